/* index.ts: defines <nonet-analyse>, the view that takes a puzzle apart. */
import '../board';
import { NonetAnalyse } from './nonet_analyse';

export { NonetAnalyse } from './nonet_analyse';
export { ENGLISH, type Strings } from './analyse_strings';

declare global {
  interface HTMLElementTagNameMap {
    'nonet-analyse': NonetAnalyse;
  }
}

if (!customElements.get('nonet-analyse')) customElements.define('nonet-analyse', NonetAnalyse);
