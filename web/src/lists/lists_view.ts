/* lists_view.ts: to be written. */
import { h } from '../shell/dom';
import type { View } from '../shell/view';
import { t } from './lists_strings';

export class ListsView implements View {
  readonly node = h('main', { class: 'lists', id: 'main', tabindex: '-1' }, h('h1', {}, t('title')));

  show(): void {}

  end(): void {
    this.node.remove();
  }
}
