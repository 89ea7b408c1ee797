import { expect, test } from 'vitest';
import { isLine, signsOfEureka, signsOfNodes } from '../../src/analyse/chain_strip';
import { cellsText } from '../../src/analyse/effect_text';

const short = (text: string): string[] =>
  signsOfEureka(text).map(({ value, cells, isTrue, link }) => `${link === 'strong' ? '=' : link === 'weak' ? '-' : ''}${isTrue ? '' : '!'}${value}${cells}`);

test('reads a chain in Eureka notation', () => {
  expect(short('(7=9)r2c3-r2c2=r8c2')).toEqual(['!7r2c3', '=9r2c3', '-!9r2c2', '=9r8c2']);
  expect(short('(2)r5c5=r9c5-(2=8)r7c4-r3c4=r1c5')).toEqual(['!2r5c5', '=2r9c5', '-!2r7c4', '=8r7c4', '-!8r3c4', '=8r1c5']);
});

test('weak links inside a cell and groups of cells', () => {
  expect(short('(4)r1c1=(4-5)r3c1=(5-8)r3c4=r1c5')).toEqual(['!4r1c1', '=4r3c1', '-!5r3c1', '=5r3c4', '-!8r3c4', '=8r1c5']);
  expect(short('(7)r3c9=r3c4-r46c4=r5c5')).toEqual(['!7r3c9', '=7r3c4', '-!7r46c4', '=7r5c5']);
});

test('a chain that begins with a weak link begins with what is true', () => {
  expect(short('(5)r4c7-(5=9)r7c7')).toEqual(['5r4c7', '-!5r7c7', '=9r7c7']);
});

test('what is no chain is no strip', () => {
  for (const text of ['', 'r1c1', 'XY-wing', '(7=9)r2c3-', '(7=9)r2c3+r1c1', '(7r2c3']) expect(signsOfEureka(text)).toEqual([]);
});

test('nodes are the same strip as their text', () => {
  const nodes = [
    { cells: ['r3c9'], value: 7, is_true: false },
    { cells: ['r3c4'], value: 7, is_true: true, link: 'strong' as const, causes: [0] },
    { cells: ['r4c4', 'r6c4'], value: 7, is_true: false, link: 'weak' as const, causes: [1] },
    { cells: ['r5c5'], value: 7, is_true: true, link: 'strong' as const, causes: [2] },
  ];
  expect(isLine(nodes)).toBe(true);
  expect(signsOfNodes(nodes, cellsText, String)).toEqual(signsOfEureka('(7)r3c9=r3c4-r46c4=r5c5'));
});

test('a net is no strip', () => {
  const nodes = [{ cells: ['r1c1'], value: 1, is_true: true }, { cells: ['r1c2'], value: 1, is_true: false, causes: [0] }, { cells: ['r1c3'], value: 2, is_true: true, causes: [0, 1] }];
  expect(isLine(nodes)).toBe(false);
});
