/* make_view.ts: to be written. */
import { h } from '../shell/dom';
import type { View } from '../shell/view';
import { t } from './make_strings';

export class MakeView implements View {
  readonly node = h('main', { class: 'make', id: 'main', tabindex: '-1' }, h('h1', {}, t('title')));

  show(): void {}

  end(): void {
    this.node.remove();
  }
}
