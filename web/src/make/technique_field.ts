/* technique_field.ts: names of techniques and families, as tags that a press removes, and a field that suggests the next. Whether there is
 * such a name the library says. */
import { engineText, h } from '../shell/dom';
import { table } from '../shell/engine';
import { icon } from '../shell/icons';
import { t } from './make_strings';

const LIST = 'techniques';

/* The suggestions, one list for all fields; they come when the first is gone to. */
export function suggestions(): HTMLDataListElement {
  return h('datalist', { id: LIST });
}

async function suggest(list: HTMLElement | null): Promise<void> {
  if (!list || list.childElementCount) return;
  const rows = await table('techniques');
  const names = new Set([...rows.map(({ family }) => family), ...rows.map(({ technique }) => technique)]);
  list.replaceChildren(...[...names].map((value) => h('option', { value })));
}

export class TechniqueField {
  readonly input: HTMLInputElement;
  readonly node: HTMLElement;
  private names: string[] = [];

  constructor(label: string, private readonly changed: () => void) {
    this.input = h('input', {
      list: LIST, 'aria-label': label, placeholder: t('technique'), autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', maxlength: 60,
      onfocus: () => void suggest(document.getElementById(LIST)), onchange: () => this.take(),
      onkeydown: (event: KeyboardEvent) => this.press(event), oninput: (event: InputEvent) => this.type(event),
    });
    this.node = h('div', { class: 'field techniques' }, this.input);
  }

  get value(): string {
    return this.names.join();
  }

  set value(names: string) {
    if (names !== this.value) this.fill(names ? names.split(',') : []);
  }

  private fill(names: string[]): void {
    this.names = names;
    const tags = names.map((name) => h('button', { type: 'button', class: 'name', 'aria-label': t('remove', { name }), onclick: () => this.remove(name) }, engineText(name), icon('close')));
    // The field stays where it is, and with it the keyboard.
    while (this.input.previousSibling) this.input.previousSibling.remove();
    this.input.before(...tags);
  }

  private remove(name: string): void {
    this.fill(this.names.filter((other) => other !== name));
    this.input.focus();
    this.changed();
  }

  private take(): void {
    const fresh = this.input.value.split(',').map((name) => name.trim()).filter((name) => name && !this.names.includes(name));
    this.input.value = '';
    if (!fresh.length) return;
    this.fill([...this.names, ...fresh]);
    this.changed();
  }

  private press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && this.input.value) {
      event.preventDefault();
      this.take();
    } else if (event.key === 'Backspace' && !this.input.value && this.names.length) {
      this.remove(this.names.at(-1) ?? '');
    }
  }

  /* A suggestion that was chosen comes without a key. */
  private type(event: InputEvent): void {
    if (event.inputType === 'insertReplacementText' || !event.inputType) this.take();
  }
}
