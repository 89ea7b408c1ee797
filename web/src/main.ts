/* main.ts: the page. */
import { App } from './shell/app';

const root = document.querySelector<HTMLElement>('#app');
if (root) new App(root);
