/* app.ts: the frame of the page: the bar above, the view that the address names, the bar of a phone below. Views are loaded when they are
 * gone to. */
import './shell.css';
import { closeDialogs } from './dialog';
import { h, saveFile } from './dom';
import { engineAddress, fetchEngineSoon, largeAddress } from './engine';
import { icon, logo, type Icon } from './icons';
import { formatRoute, parseRoute, type Route, type ViewName } from './router';
import { applyLook, changeSettings, onSettings, settings, type Settings } from './settings';
import { openSettings } from './settings_dialog';
import { chooseLocale, t, type Key } from './strings';
import type { View } from './view';
import { games } from '../store/games';
import { makeBackup } from '../store/backup';

const NAV: readonly { view: ViewName; text: Key; icon: Icon }[] = [
  { view: 'play', text: 'app.play', icon: 'play' },
  { view: 'learn', text: 'app.learn', icon: 'learn' },
  { view: 'analyse', text: 'app.analyse', icon: 'analyse' },
  { view: 'make', text: 'app.make', icon: 'make' },
  { view: 'lists', text: 'app.lists', icon: 'table' },
];
/* Where there is room; phones come to it from Home and Analyse. */
const WIDE_NAV: typeof NAV = [...NAV, { view: 'compare', text: 'app.compare', icon: 'bars' }];

/* Another part of the page, which need not be there: <nonet-analyse> takes a text, the address of the engine, and tells when it has read
 * another text. */
const analysis = import.meta.glob('../analyse/index.ts');

async function analyseView(): Promise<View> {
  const load = analysis['../analyse/index.ts'];
  const node = h('main', { class: 'analyse', id: 'main', tabindex: '-1' }, h('h1', { class: 'vh' }, t('app.analyse')));
  await load?.();
  if (!load) node.append(h('p', { class: 'missing mut' }, t('app.analyseMissing')));
  const element = document.createElement('nonet-analyse');
  element.setAttribute('wasm', engineAddress);
  element.setAttribute('large', largeAddress);
  element.addEventListener('nonet-analyse-text', (event) => history.replaceState(null, '', formatRoute('analyse', String((event as CustomEvent).detail))));
  const show = ({ text }: Route): void => {
    element.setAttribute('text', text);
    if (load && !element.isConnected) node.append(element);
  };
  return { node, show, end: () => node.remove() };
}

const MAKERS: Readonly<Record<ViewName, () => Promise<View>>> = {
  home: async () => new (await import('../home/home_view')).HomeView(),
  play: async () => new (await import('../play/play_view')).PlayView(),
  analyse: analyseView,
  learn: async () => new (await import('../learn/learn_view')).LearnView(),
  make: async () => new (await import('../make/make_view')).MakeView(),
  lists: async () => new (await import('../lists/lists_view')).ListsView(),
  compare: async () => new (await import('../compare/compare_view')).CompareView(),
};

export class App {
  private view: View | null = null;
  private name: ViewName | null = null;
  private turn = 0;
  private readonly main = h('div', { class: 'view', 'aria-busy': 'true' });
  private readonly links = new Map<ViewName, HTMLAnchorElement[]>();

  constructor(private readonly root: HTMLElement) {
    chooseLocale(new URLSearchParams(location.search).get('locale'));
    applyLook();
    document.title = t('app.name');
    onSettings(applyLook, new AbortController().signal);
    root.replaceChildren(h('a', { class: 'skip', href: '#main', onclick: (event: Event) => this.skip(event) }, t('app.skipMain')),
      this.top(), this.main, this.nav('phone-nav'));
    window.addEventListener('hashchange', () => void this.go());
    void this.go();
    void this.warn();
  }

  private skip(event: Event): void {
    event.preventDefault();
    const board = this.main.querySelector<HTMLElement>('.play nonet-board');
    (board ?? this.main.querySelector<HTMLElement>('main'))?.focus();
  }

  /* ---- the bars -------------------------------------------------------------------------------- */

  private top(): HTMLElement {
    const button = (name: Icon & ('keys' | 'theme' | 'settings'), press: () => void, className = ''): HTMLElement =>
      h('button', { class: `icb ${className}`, 'aria-label': t(`app.${name}`), onclick: press }, icon(name));
    return h('header', { class: 'top' },
      h('a', { class: 'icb back', href: '#', 'aria-label': t('app.back') }, icon('back')),
      h('a', { class: 'logo', href: '#', 'aria-label': `${t('app.name')}: ${t('app.home')}` }, logo(), h('span', { 'aria-hidden': 'true' }, t('app.name'))), this.nav('nav'),
      h('div', { class: 'tools' },
        button('keys', () => this.openKeys(), 'only-wide'), button('theme', () => this.nextTheme()), button('settings', () => this.openSettings())));
  }

  private nav(className: string): HTMLElement {
    return h('nav', { class: className, 'aria-label': t('app.views') }, ...(className === 'nav' ? WIDE_NAV : NAV).map(({ view, text, icon: sign }) => {
      const link = h('a', { href: formatRoute(view) }, icon(sign), t(text));
      this.links.set(view, [...(this.links.get(view) ?? []), link]);
      return link;
    }));
  }

  private openKeys(): void {
    if (this.view?.openKeys) this.view.openKeys();
    else void import('../play/keys_sheet').then(({ openKeys }) => openKeys());
  }

  private openSettings(): void {
    if (this.view?.openSettings) this.view.openSettings();
    else void openSettings(null);
  }

  private nextTheme(): void {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const order: readonly Settings['theme'][] = isDark ? ['', 'light', 'contrast', 'dark'] : ['', 'dark', 'contrast', 'light'];
    const next = order[(order.indexOf(settings().theme) + 1) % order.length] ?? '';
    changeSettings({ theme: next });
  }

  /* ---- views ----------------------------------------------------------------------------------- */

  private async go(): Promise<void> {
    const route = parseRoute(location.hash);
    const turn = ++this.turn;
    closeDialogs();
    delete this.root.dataset['ready'];
    if (this.name !== route.view) await this.change(route.view, turn);
    if (turn !== this.turn || !this.view) return;
    await this.view.show(route);
    if (turn !== this.turn) return;
    this.main.setAttribute('aria-busy', 'false');
    this.root.dataset['ready'] = route.view;
    fetchEngineSoon();
  }

  private async change(name: ViewName, turn: number): Promise<void> {
    this.main.setAttribute('aria-busy', 'true');
    const view = await MAKERS[name]();
    if (turn !== this.turn) return view.end();
    this.view?.end();
    this.view = view;
    this.name = name;
    document.body.dataset['view'] = name;
    this.main.replaceChildren(view.node);
    for (const [of, links] of this.links) for (const link of links) {
      link.classList.toggle('on', of === name);
      if (of === name) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }

  /* One line if nothing is kept. */
  private async warn(): Promise<void> {
    const store = await games();
    if (store.isKept) {
      void navigator.storage?.persist?.();
      return;
    }
    const save = (): void => void makeBackup(store).then((text) => saveFile('nonet.json', text, 'application/json'));
    this.main.before(h('p', { class: 'notice', role: 'status' }, t('app.notKept'), h('button', { class: 'btn', onclick: save }, t('app.export'))));
  }
}
