/* start_page.ts: the first page: what nonet is, how it looks, and what to press. */
import { escaped } from './markdown';

export interface Picture {
  readonly path: string; // below the site
  readonly dark?: string | undefined;
  readonly narrow?: Picture | undefined; // for phones
  readonly width: number;
  readonly height: number;
  readonly words: string;
}

export interface Download {
  readonly path: string;
  readonly name: string;
  readonly what: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface StartParts {
  readonly version: string;
  readonly techniques: number;
  readonly hero: Picture;
  readonly phone?: Picture | undefined;
  readonly analyse: Picture;
  readonly terminal: Picture;
  readonly downloads: readonly Download[];
}

function pictureTag(picture: Picture, kind: string): string {
  const source = (path: string | undefined, media: string): string => (path ? `<source srcset="${escaped(path)}" media="${media}">` : '');
  const sources = [
    source(picture.narrow?.dark, '(max-width: 560px) and (prefers-color-scheme: dark)'),
    source(picture.narrow?.path, '(max-width: 560px)'),
    source(picture.dark, '(prefers-color-scheme: dark)'),
  ];
  return `<picture class="${kind}">${sources.join('')}<img src="${escaped(picture.path)}" alt="${escaped(picture.words)}" width="${picture.width}" height="${picture.height}"></picture>`;
}

const size = (bytes: number): string => (bytes < 1e6 ? `${Math.round(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

function downloadRow({ path, name, what, bytes, sha256 }: Download): string {
  return `<li><a href="${escaped(path)}" download>${escaped(name)}</a> <span class="size">${size(bytes)}</span><br>${escaped(what)}
<details><summary>SHA-256<span class="unseen"> of ${escaped(name)}</span></summary><code>${sha256}</code></details></li>`;
}

/* A picture of a whole screen needs all of the width. */
const isWide = (picture: Picture): string => (picture.width > 1.3 * picture.height ? ' wide' : '');

export function startBody(parts: StartParts): string {
  const { hero, phone, analyse, terminal, downloads } = parts;
  return `<main id="content" tabindex="-1" class="start">
<section class="hero${isWide(hero)}">
<div class="words">
<h1>Sudoku, and the reason for every step</h1>
<p>Play with hints that explain themselves, take any puzzle apart, learn ${parts.techniques} techniques, make puzzles of any level and size. In the browser, in the
terminal, or as a library for your own programs.</p>
<p class="buttons"><a class="button main" href="app/index.html">Play in the browser</a> <a class="button" href="#download">Download</a></p>
<p class="small">No account, no tracking, no network needed once it is open. Free, MIT licence. Version ${parts.version}.</p>
</div>
<div class="shots">${pictureTag(hero, 'shot')}${phone ? pictureTag(phone, 'shot phone') : ''}</div>
</section>

<section class="feature${isWide(analyse)}">
<div class="words">
<h2>A hint says why</h2>
<p>First where to look, then what is there, then the whole reason, drawn on the board: what follows from what, and what it removes. Every hint is true, and leads to the
solution. Every move is kept as you make it.</p>
<p><a href="app/index.html#analyse">Take a puzzle apart</a>, or read <a href="docs/web-play.html">how to play</a>.</p>
</div>
${pictureTag(analyse, 'shot')}
</section>

<section class="cards" aria-label="What it does">
<div><h2><a href="docs/techniques/index.html">Techniques</a></h2><p>${parts.techniques} of them, easiest first, each with an example that is drawn, its reason, and a way to try it.</p></div>
<div><h2><a href="docs/rating.html">Ratings</a></h2><p>As Sudoku Explainer rates, to the tenth; as HoDoKu scores; and nonet's own levels.</p></div>
<div><h2><a href="docs/generating.html">Puzzles</a></h2><p>By level, rating, technique or pattern, minimal if you like; <a href="docs/books.html">books</a> of them, ready to print.</p></div>
<div><h2><a href="docs/search.html">Search</a></h2><p>How engines find solutions, with search trees to teach with, from 1x1 to 64x64.</p></div>
<div><h2><a href="docs/proofs.html">Proofs</a></h2><p>"No other solution" comes with a proof that other programs can check.</p></div>
<div><h2><a href="docs/tutorial.html">Library</a></h2><p>C without dependencies: solve a puzzle in microseconds, explain it, rate it, draw it.</p></div>
</section>

<section class="feature turned">
<div class="words">
<h2>In the terminal, too</h2>
<p>One program solves, explains, rates, converts, draws and makes puzzles, millions of lines at a time, in any of 19 notations. <code>nonet play</code> is the same game
with the same hints.</p>
<p><a href="readme.html#use-it">What it can do</a></p>
</div>
${pictureTag(terminal, 'shot')}
</section>

<section class="download">
<h2 id="download">Download</h2>
<ul>
${downloads.map(downloadRow).join('\n')}
</ul>
<p>To build it on Debian or Ubuntu: unpack it, then <code>make run</code>; <code>sudo make install</code> makes it a command. <a href="readme.html#start">More about that</a>.</p>
</section>
</main>`;
}
