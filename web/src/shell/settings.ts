/* settings.ts: what the player wants the page to be like; kept in the browser, told to whoever listens. */

export interface Settings {
  /* '': as the system */
  theme: '' | 'light' | 'dark' | 'contrast';
  leftHand: boolean;
  hideRating: boolean;
  pauseAway: boolean;
  coordinates: boolean;
  /* Options of the game by their names, as far as they were ever changed. */
  options: Record<string, boolean>;
  /* What was chosen last, so that it is offered first. */
  level: string;
  side: number;
}

const DEFAULTS: Settings = {
  theme: '', leftHand: false, hideRating: false, pauseAway: true, coordinates: false, options: {}, level: 'medium', side: 9,
};
const NAME = 'nonet-settings';

/* Whatever was kept, only what is known and of the right kind is taken. */
export function readSettings(text: string | null): Settings {
  let kept: Record<string, unknown> = {};
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read === 'object' && read !== null) kept = read as Record<string, unknown>;
  } catch {
    // Damaged: as if there were none.
  }
  const known = Object.entries(DEFAULTS).map(([name, value]) => [name, typeof kept[name] === typeof value && kept[name] !== null ? kept[name] : value]);
  return Object.fromEntries(known) as Settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

let current = readSettings(typeof localStorage === 'undefined' ? null : stored());
const listeners = new Set<(settings: Settings) => void>();

export function settings(): Readonly<Settings> {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(NAME, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing; the page says so elsewhere.
  }
  for (const listener of listeners) listener(current);
}

export function onSettings(listener: (settings: Settings) => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
}

/* In the whole page. */
export function applyLook(): void {
  const root = document.documentElement;
  if (current.theme) root.dataset['theme'] = current.theme;
  else delete root.dataset['theme'];
  document.body.classList.toggle('left-hand', current.leftHand);
}
