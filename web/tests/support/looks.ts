/* looks.ts: in which themes and widths a view is looked at. All of both are seen, each with one of the other; with ALL_LOOKS=1 each with
 * each, which takes minutes. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export function looks(sizes: readonly Size[], themes: readonly string[]): { size: Size; theme: string }[] {
  const all = sizes.flatMap((size, row) => themes.map((theme, column) => ({ size, theme, isOnDiagonal: row % themes.length === column % sizes.length })));
  return all.filter(({ isOnDiagonal }) => isOnDiagonal || process.env['ALL_LOOKS']);
}
