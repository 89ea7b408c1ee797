/* tabs.ts: panels of which one is seen, as WAI-ARIA wants them: arrows go from tab to tab. */
import { h } from '../shell/dom';

export class Tabs {
  readonly list: HTMLElement;
  readonly panels: readonly HTMLElement[];
  readonly #tabs: readonly HTMLButtonElement[];
  readonly #changed: (at: number) => void;
  at = 0;

  constructor(label: string, names: readonly string[], contents: readonly Node[], changed: (at: number) => void) {
    this.#changed = changed;
    this.#tabs = names.map((text, at) =>
      h('button', { type: 'button', role: 'tab', id: `nonet-analyse-tab-${at}`, 'aria-controls': `nonet-analyse-panel-${at}`, text, onclick: () => this.open(at) }));
    this.panels = contents.map((content, at) =>
      h('div', { role: 'tabpanel', id: `nonet-analyse-panel-${at}`, class: 'panel', 'aria-labelledby': `nonet-analyse-tab-${at}` }, content));
    this.list = h('div', { class: 'seg', role: 'tablist', 'aria-label': label, onkeydown: (event: KeyboardEvent) => this.#press(event) }, ...this.#tabs);
    this.#show();
  }

  name(at: number, text: string): void {
    const tab = this.#tabs[at];
    if (tab) tab.textContent = text;
  }

  open(at: number): void {
    if (at === this.at) return;
    this.at = at;
    this.#show();
    this.#changed(at);
  }

  #show(): void {
    this.#tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === this.at));
      tab.tabIndex = at === this.at ? 0 : -1;
    });
    this.panels.forEach((panel, at) => (panel.hidden = at !== this.at));
  }

  #press(event: KeyboardEvent): void {
    const last = this.#tabs.length - 1;
    const to = { ArrowLeft: this.at ? this.at - 1 : last, ArrowRight: this.at < last ? this.at + 1 : 0, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.open(to);
    this.#tabs[to]?.focus();
  }
}
