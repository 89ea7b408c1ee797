/* view.ts: what the frame of the page (app.ts) wants of a view. */
import type { Route } from './router';

export interface View {
  readonly node: HTMLElement;
  /* Another address of the same view. */
  show(route: Route): Promise<void> | void;
  /* It goes. */
  end(): void;
  /* "?" and the sign of it in the bar. */
  openKeys?(): void;
  openSettings?(): void;
}
