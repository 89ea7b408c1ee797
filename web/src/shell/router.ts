/* router.ts: the part of the address after #: which view, with what. "#play/TEXT?seed=7&level=hard" plays TEXT; "#play?game=3" a game
 * that was begun; "" is home. */

const VIEWS = ['home', 'play', 'learn', 'analyse', 'make', 'lists', 'compare'] as const;
export type ViewName = (typeof VIEWS)[number];

export interface Route {
  readonly view: ViewName;
  /* A puzzle in any notation, or "". */
  readonly text: string;
  readonly options: ReadonlyMap<string, string>;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/* A text may hold question marks and slashes of its own, as links of other sites do: the options begin after the last "?" that is not
 * written as %3F. */
export function parseRoute(hash: string): Route {
  const found = /^#?\/?([a-z]*)(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash);
  const name = found?.[1] ?? '';
  const view = VIEWS.find((known) => known === name) ?? 'home';
  const options = new Map(new URLSearchParams(found?.[3] ?? ''));
  return { view, text: view === 'home' ? '' : decoded(found?.[2] ?? '').trim(), options };
}

export function formatRoute(view: ViewName, text = '', options: Readonly<Record<string, string | number | undefined>> = {}): string {
  const known = Object.entries(options).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  const path = text ? `/${encodeURIComponent(text).replace(/%2C/g, ',').replace(/%3A/g, ':')}` : '';
  return `#${view === 'home' && !path ? '' : view}${path}${query ? `?${query}` : ''}`;
}
