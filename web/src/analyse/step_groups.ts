/* step_groups.ts: all steps of a position in groups: by technique, or by what they give. */
import type { Step } from '../engine/types.js';
import { effectText } from './effect_text';

export interface Entry {
  /* Its number in the engine's list. */
  readonly at: number;
  readonly step: Step;
}

export interface Group {
  readonly name: string;
  /* Of the easiest step in it. */
  readonly level: string;
  readonly entries: readonly Entry[];
}

export function byTechnique(steps: readonly Step[]): Group[] {
  return grouped(steps, (step) => [step.technique]);
}

/* A step that removes several candidates is in the group of each of them: who looks for a way to remove one finds all. */
export function byEffect(steps: readonly Step[], symbol: (value: number) => string): Group[] {
  const groups = grouped(steps, (step) => [
    ...step.placements.map((one) => effectText({ placements: [one], eliminations: [] }, symbol)),
    ...step.eliminations.map((one) => effectText({ placements: [], eliminations: [one] }, symbol)),
  ]);
  const isPlaced = ({ name }: Group): number => (name.includes('=') ? 0 : 1);
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  return groups.sort((one, two) => isPlaced(one) - isPlaced(two) || compare(one.name, two.name));
}

function grouped(steps: readonly Step[], namesOf: (step: Step) => readonly string[]): Group[] {
  const groups = new Map<string, { level: string; entries: Entry[] }>();
  steps.forEach((step, at) => {
    for (const name of namesOf(step)) {
      const group = groups.get(name) ?? { level: step.level, entries: [] };
      groups.set(name, group);
      group.entries.push({ at, step });
    }
  });
  return [...groups].map(([name, group]) => ({ name, ...group }));
}
