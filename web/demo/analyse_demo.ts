/* analyse_demo.ts: the view of analysis by itself. ?text=PUZZLE&theme=NAME; the puzzle may also follow the "#". */
import '../src/analyse';

const parameters = new URLSearchParams(location.search);
const theme = parameters.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
const view = document.querySelector('nonet-analyse');
if (view) view.text = parameters.get('text') ?? decodeURIComponent(location.hash.slice(1));
