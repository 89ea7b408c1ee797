/* leaf_keys.ts: keys that leaf through the path, wherever the focus is, unless it is where the same keys mean something else. */

/* Home and End of the path. */
export const FIRST = -Infinity;
export const LAST = Infinity;

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: FIRST, End: LAST };
/* These mean nothing on the board either. */
const ANYWHERE: Readonly<Record<string, number>> = { ',': -1, '.': 1, PageUp: -1, PageDown: 1 };

/* How far the key leafs; 0: it does not. */
export function leafOf(event: KeyboardEvent): number {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return 0;
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return 0;
  if (target.closest('input, textarea, select, [contenteditable]')) return 0;
  const far = ANYWHERE[event.key];
  if (far !== undefined) return target.closest('.panel, .path-list') && event.key.startsWith('Page') ? 0 : far;
  if (target.closest('[role=tablist], [role=grid], dialog')) return 0;
  return event.shiftKey ? 0 : (ARROWS[event.key] ?? 0);
}
