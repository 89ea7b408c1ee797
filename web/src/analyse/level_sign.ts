/* level_sign.ts: how hard something is, as dots and a word. */
import { h } from '../shell/dom';

export class Levels {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    this.names = names;
  }

  /* 0 the easiest; a name that there is not counts as the hardest. */
  numberOf(name: string): number {
    const found = this.names.indexOf(name);
    return found < 0 ? this.names.length - 1 : found;
  }

  get most(): number {
    return this.names.length - 1;
  }

  dots(name: string): HTMLElement {
    const number = this.numberOf(name);
    return h('span', { class: 'lv', 'aria-hidden': true }, ...this.names.map((_, at) => h('i', { class: at <= number ? 'f' : '' })));
  }

  tag(name: string): HTMLElement {
    return h('span', { class: 'tag' }, this.dots(name), name);
  }
}
