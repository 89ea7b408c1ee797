/* board_style.ts: the style sheet of the element. Colours come from board_colours.ts; here stands what has which. */

const FONT = 'var(--nonet-font, "Figtree", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif)';

const TEXT = `
:host { display: block; position: relative; aspect-ratio: 1; font-family: ${FONT}; -webkit-user-select: none; user-select: none; -webkit-touch-callout: none; }
:host([hidden]) { display: none; }
svg, canvas { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; font-family: inherit; font-variant-numeric: tabular-nums; overflow: visible; }
svg { forced-color-adjust: none; }
text { text-anchor: middle; }
.ground { fill: var(--nonet-cell); }
.picture { position: absolute; inset: 0; container-type: inline-size; --least: 1px; }
@media (min-resolution: 1.5dppx) { .picture { --least: .5px; } }
/* A unit of the board is 100cqw / --units; lines are never thinner than a pixel of the screen. */
/* Enlarged: the picture is wider than its place. Cut off, but not scrolled by the browser when a cell gets the focus. */
:host([zoomed]) { overflow: clip; }
:host([zoomed]) .picture { inset: auto; aspect-ratio: 1; }
:host([zoomed])::after { content: ""; position: absolute; inset: 0; border: 1.5px solid var(--nonet-box); border-radius: 4px; pointer-events: none; }
.grid-lines, .box-lines, .frame { fill: none; vector-effect: non-scaling-stroke; }
.grid-lines { stroke: var(--nonet-grid); stroke-width: max(var(--least), 1.4 * 100cqw / var(--units)); }
.box-lines { stroke: var(--nonet-box); stroke-width: max(1.6 * var(--least), 2.8 * 100cqw / var(--units)); }
.frame { stroke: var(--nonet-frame); stroke-width: max(2 * var(--least), 4 * 100cqw / var(--units)); }
.coordinates text { fill: var(--nonet-faint); font-weight: 500; }
.none { display: none; }
.gone { visibility: hidden; }

.grounds .selected { fill: var(--nonet-selection); }
.grounds .same { fill: var(--nonet-same); }
.grounds .peer { fill: var(--nonet-peer); }
.grounds .hinted { fill: var(--nonet-house); }
.grounds .conflict { fill: var(--nonet-removed-wash); }
.outline-of-selection { fill: none; stroke: var(--nonet-player); stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; }
.cursor { fill: none; stroke: var(--nonet-player); stroke-width: 2; }
.colour-sign { display: none; }
.mark-sign { stroke-width: 14; }

.digit { fill: var(--nonet-ink); font-weight: 620; }
.digit.own { fill: var(--nonet-player); font-weight: var(--nonet-own-weight); }
.digit.wrong, .digit.own.conflict { fill: var(--nonet-removed); }
.underline { fill: none; stroke: var(--nonet-removed); stroke-width: 2.6; stroke-linecap: round; }
.underline.missing { stroke-dasharray: 0 8; stroke-width: 4; }
.mark { fill: var(--nonet-mark); font-weight: var(--nonet-mark-weight); }
.mark.high { fill: var(--nonet-player); font-weight: 700; }
.mark[class*="paint"] { fill: var(--nonet-ink); font-weight: 700; }
.solved .digit.own { font-weight: 620; transition: font-weight 600ms cubic-bezier(.2, .7, .2, 1); }

.link { fill: none; stroke-linejoin: round; }
.link, .head { animation: appear 90ms backwards; animation-delay: calc(var(--order) * 420ms / var(--links)); }
.removed { animation: appear 90ms 420ms backwards; }
.dimmed > * { opacity: .35; transition: opacity 90ms; }
.dimmed > .lit { opacity: 1; }
@keyframes appear { from { opacity: 0; } }

.grid { position: absolute; display: grid; grid-template-rows: repeat(var(--side), 1fr); outline: none; cursor: default; touch-action: none; border-radius: 1%; }
:host([selects="one"]) .grid { touch-action: manipulation; }
:host([selects="none"]) .grid { touch-action: auto; }
.grid > * { display: grid; grid-template-columns: repeat(var(--side), 1fr); }
.grid > * > * { outline: none; -webkit-tap-highlight-color: transparent; }
.grid:has(:focus-visible) { outline: 2.5px solid var(--nonet-player); outline-offset: 4px; }
:host([selects="none"]) .grid > * > :focus-visible { outline: 2.5px solid var(--nonet-player); outline-offset: -4px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

@media (forced-colors: active) {
  .colour-sign { display: inline; }
  .outline-of-selection, .cursor { stroke: Highlight; }
  .grid:has(:focus-visible) { outline-color: Highlight; }
}
@media (prefers-contrast: more) { .grid-lines { stroke-width: max(var(--least), 2 * 100cqw / var(--units)); } .colour-sign { display: inline; } }
@media (prefers-reduced-motion: reduce) { .link, .head, .removed { animation: none; } .dimmed > *, .solved .digit.own { transition: none; } }
@media print { .colour-sign { display: inline; } .outline-of-selection, .cursor, .grounds .selected { display: none; } .link, .head, .removed { animation: none; } }
.is-contrast .colour-sign, .is-print .colour-sign { display: inline; }
.is-contrast .grid-lines { stroke-width: max(var(--least), 2 * 100cqw / var(--units)); }
`;

let sheet: CSSStyleSheet | undefined;

/* All boards of a page share it. */
export function boardSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(TEXT);
  }
  return sheet;
}
