/* main.ts: the page. */
import { App } from './shell/app';
import { startOffline } from './offline/offline';

startOffline();
const root = document.querySelector<HTMLElement>('#app');
if (location.hash === '#self-test') void import('./offline/self_test').then(({ selfTest }) => selfTest());
else if (root) new App(root);
