import { expect, test } from 'vitest';
import { PROFILE, profileBars, stepAtPlace } from '../../src/analyse/path_profile';

test('a harder step is higher, and all stand on one line', () => {
  const bars = profileBars([0, 3, 6], 6);
  expect(bars.map(({ height }) => height)).toEqual([6, 30, 54]);
  expect(new Set(bars.map(({ y, height }) => y + height))).toEqual(new Set([PROFILE.base]));
});

test('bars never touch or leave the picture', () => {
  for (const count of [1, 2, 30, 71, 400]) {
    const bars = profileBars(Array.from({ length: count }, () => 1), 6);
    bars.forEach(({ x, width }, at) => expect(x + width).toBeLessThan(bars[at + 1]?.x ?? PROFILE.width + 0.01));
    expect(bars[0]?.x).toBeGreaterThanOrEqual(0);
  }
});

test('a click goes to the step below it', () => {
  const bars = profileBars(Array.from({ length: 71 }, () => 1), 6);
  bars.forEach(({ x, width }, at) => expect(stepAtPlace((x + width / 2) / PROFILE.width, 71)).toBe(at));
  expect(stepAtPlace(-0.1, 71)).toBe(0);
  expect(stepAtPlace(1, 71)).toBe(70);
});
