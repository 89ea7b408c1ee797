/* compare_view.ts: to be written. */
import { h } from '../shell/dom';
import type { View } from '../shell/view';
import { t } from './compare_strings';

export class CompareView implements View {
  readonly node = h('main', { class: 'compare', id: 'main', tabindex: '-1' }, h('h1', {}, t('title')));

  show(): void {}

  end(): void {
    this.node.remove();
  }
}
