/* icons.ts: what the page is called and looks like when it is installed: the manifest, and public/icon.svg as pixels, since not
 * every system takes SVG. The picture is nine discs, the one in the middle blue; it is drawn here from the same numbers. */
import type { Plugin } from 'vite';
import { png } from './png';

const paper = [0xfa, 0xf9, 0xf6], grey = [0x9a, 0x9c, 0xa3], blue = [0x2a, 0x4f, 0xc4];

/* In units of icon.svg, whose side is 20. */
const centres = [3, 10, 17], radius = 2.3, unitsAcross = 20;

/* How much of a pixel the nearest disc covers, from the distance of its centre. */
function coverage(x: number, y: number, unit: number): { share: number; isMiddle: boolean } {
  const nearest = (at: number): number => centres.reduce((best, centre) => (Math.abs(at - centre) < Math.abs(at - best) ? centre : best));
  const column = nearest(x), row = nearest(y);
  const distance = Math.hypot(x - column, y - row);
  return { share: Math.min(1, Math.max(0, (radius - distance) / unit + 0.5)), isMiddle: column === 10 && row === 10 };
}

/* `margin`: how much of the side is left free at each edge; systems cut icons that fill theirs (maskable) into shapes. */
export function iconPixels(side: number, margin: number): Uint8Array {
  const pixels = new Uint8Array(side * side * 4);
  const unit = unitsAcross / (side * (1 - 2 * margin));
  const place = (at: number): number => (at + 0.5 - side * margin) * unit;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const { share, isMiddle } = coverage(place(column), place(row), unit);
      const ink = isMiddle ? blue : grey;
      const mixed = paper.map((channel, at) => Math.round(channel + ((ink[at] ?? 0) - channel) * share));
      pixels.set([...mixed, 255], (row * side + column) * 4);
    }
  }
  return pixels;
}

const drawn = [
  { fileName: 'icon-192.png', side: 192, margin: 0.08, purpose: 'any' },
  { fileName: 'icon-512.png', side: 512, margin: 0.08, purpose: 'any' },
  { fileName: 'icon-maskable-512.png', side: 512, margin: 0.2, purpose: 'maskable' },
];

const manifest = {
  name: 'nonet',
  short_name: 'nonet',
  description: 'Sudoku: play with explained hints, rate, analyse, make puzzles. All in the page, also without a network.',
  lang: 'en',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#FAF9F6',
  theme_color: '#FAF9F6',
  categories: ['games', 'education'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...drawn.map(({ fileName, side, purpose }) => ({ src: fileName, sizes: `${side}x${side}`, type: 'image/png', purpose })),
  ],
};

export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    generateBundle() {
      for (const { fileName, side, margin } of drawn)
        this.emitFile({ type: 'asset', fileName, source: png(side, iconPixels(side, margin)) });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: `${JSON.stringify(manifest, null, 1)}\n` });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
    ],
  };
}
