/* main.ts: the page. For now it shows a board; the views come into it. */
import './board';
import { startOffline } from './offline/offline';

startOffline();
if (location.hash === '#self-test') void import('./offline/self_test').then(({ selfTest }) => selfTest());
