/* index.ts: defines the element nonet-board, and names what pages use of it. */
import { NonetBoard } from './nonet_board';

export { NonetBoard } from './nonet_board';
export { ENGLISH, type Strings } from './board_strings';
export { stateOfPosition, type Position } from './board_position';
export { cellOf, symbolOf, type BoardState, type CellState, type Drawing, type Picture, type Shape } from './board_state';
export type { Choice, How } from './stroke';
export type { KeyDetail } from './board_keys';

declare global {
  interface HTMLElementTagNameMap {
    'nonet-board': NonetBoard;
  }
}

if (!customElements.get('nonet-board')) customElements.define('nonet-board', NonetBoard);
