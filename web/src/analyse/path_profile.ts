/* path_profile.ts: the steps of a path as bars: as high as the step is hard. */

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const PROFILE = { width: 700, height: 60, base: 58, top: 4 };

/* `levels`: of each step, from 0 to `most`. */
export function profileBars(levels: readonly number[], most: number): Bar[] {
  const pitch = PROFILE.width / Math.max(1, levels.length);
  const least = 6;
  const rise = (PROFILE.base - PROFILE.top - least) / Math.max(1, most);
  // A gap that can still be seen, and no bars as broad as a board if there are few.
  const width = Math.min(pitch * 0.8, 24);
  return levels.map((level, at) => {
    const height = Math.round((least + rise * level) * 10) / 10;
    return { x: at * pitch + (pitch - width) / 2, y: PROFILE.base - height, width, height };
  });
}

/* The step at a place, given as a part of the width. */
export function stepAtPlace(part: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(part * count)));
}
