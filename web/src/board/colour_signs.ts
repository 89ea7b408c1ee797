/* colour_signs.ts: a shape for each of the player's six colours, the same that the library gives to sets of a step: disc, square,
 * diamond, hexagon, pentagon, cross. Around (0, 0), 100 is the radius. */

const SIGNS = [
  'M-100 0a100 100 0 1 0 200 0a100 100 0 1 0-200 0Z',
  'M-62-92H62a30 30 0 0 1 30 30V62a30 30 0 0 1-30 30H-62a30 30 0 0 1-30-30V-62a30 30 0 0 1 30-30Z',
  'M0-108 108 0 0 108-108 0Z',
  'M-56-93H56L108 0 56 93H-56L-108 0Z',
  'M0-108 103-33 64 87H-64L-103-33Z',
  'M-48-105H48V-48H105V48H48V105H-48V48H-105V-48H-48Z',
];

export function colourSign(colour: number): string {
  return SIGNS[(colour - 1) % SIGNS.length] ?? '';
}
