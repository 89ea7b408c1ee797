/* screens.ts: the pictures of the start page: pictures of the page as it looks (docs/screens), and where there are none, drawings. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './places';
import type { Picture } from './start_page';

interface Placing {
  place(source: string): Place;
}

/* The size of a WebP, as Chromium writes it, stands in its first chunk, that of a drawing of ours in its first element. */
function sizeOf(file: string): { width: number; height: number } {
  if (file.endsWith('.webp')) {
    const bytes = readFileSync(file);
    if (bytes.toString('latin1', 12, 16) !== 'VP8X') throw new Error(`${file}: its size is not known`);
    return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  }
  const text = readFileSync(file, 'utf8');
  const [, width = '0', height = '0'] = /<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/.exec(text) ?? /<svg [^>]*?viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text) ?? [];
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

export interface Screens {
  readonly hero: Picture;
  readonly phone?: Picture | undefined;
  readonly analyse: Picture;
  readonly terminal: Picture;
}

export function findScreens(project: string, site: Placing): Screens {
  const folder = join(project, 'docs/screens');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.webp')).sort() : [];
  const picture = (source: string, words: string, dark?: string): Picture =>
    ({ path: site.place(source).path, dark: dark && site.place(dark).path, ...sizeOf(join(project, source)), words });
  /* By the words in its name: play-desktop-light.webp, and play-desktop-dark.webp if there is one. */
  const screen = (view: string, isPhone: boolean, words: string): Picture | undefined => {
    const fits = names.filter((name) => name.includes(view) && /phone|mobile|390/.test(name) === isPhone && !/tablet|contrast/.test(name));
    const light = fits.find((name) => !name.includes('dark')), dark = fits.find((name) => name.includes('dark'));
    return light ? picture(`docs/screens/${light}`, words, dark && `docs/screens/${dark}`) : undefined;
  };
  const drawn = (name: string, words: string): Picture => ({ ...picture(`docs/techniques/${name}.svg`, words), dark: `docs/techniques/${name}.dark.svg` });
  const phone = screen('play', true, 'The same game on a phone');
  const pair = (wide: Picture | undefined, narrow: Picture | undefined): Picture | undefined => wide && { ...wide, narrow };
  return {
    hero: pair(screen('play', false, 'A game in the browser: the board, a hint, and the pad'), phone) ?? drawn('x-wing', 'A drawn hint: the 5s of two rows stand in the same two columns, so they go from the rest of these'),
    phone,
    analyse: pair(screen('analyse', false, 'A puzzle taken apart: the list of its steps, and the hardest one drawn with arrows'), screen('analyse', true, '')) ?? drawn('aic', 'A chain: arrows lead from candidate to candidate, and what it removes is struck through'),
    terminal: picture('docs/play.svg', 'nonet play in a terminal: a hint with its cells and candidates in colours, and the reason beside the board'),
  };
}
