/* main.ts: the page. For now it shows a board; the views come into it. */
import './board';
