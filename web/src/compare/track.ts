/* track.ts: what a side shows: a row of places, from the start to the end, each a board with words. A way through a puzzle is one, the
 * search of an engine is another. */
import type { BoardState, Drawing, Picture } from '../board';

export interface Look {
  readonly state: BoardState;
  readonly drawing?: Drawing | null;
  readonly picture?: Picture | null;
}

export interface Track {
  /* The last place; the first one is 0. */
  readonly end: number;
  /* How high each place from 1 on stands in the profile, of so much at most; as many as there are bars. */
  readonly heights: readonly number[];
  readonly most: number;
  look(place: number): Promise<Look | null>;
  /* What the place is called, and what is told about it. */
  name(place: number): string;
  tell(place: number): (Node | string)[];
}
