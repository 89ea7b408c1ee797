/* settings_dialog.ts: how the page looks, what the game does by itself, and the player's data as a file. */
import type { GameState } from '../engine/types.js';
import { offlineState, useUpdate } from '../offline/offline';
import { makeBackup, takeBackup } from '../store/backup';
import { games } from '../store/games';
import { choice, openDialog, tick } from './dialog';
import { askFile, h, saveFile, setText } from './dom';
import { engine, table } from './engine';
import { changeSettings, settings, type Settings } from './settings';
import { named, t } from './strings';

/* A game that is being played, so that options hold at once. */
export interface OptionTarget {
  readonly state: GameState | null;
  option(name: string, isOn: boolean): Promise<void>;
}

const THEMES = [['', 'system'], ['light', 'light'], ['dark', 'dark'], ['contrast', 'contrast']] as const;
/* In the game when nobody has changed anything (game.h). */
const ON_AT_FIRST = ['remove-marks', 'show-conflicts', 'show-timer', 'follow', 'move-on', 'shade'];

function isOn(name: string, target: OptionTarget | null): boolean {
  return target?.state?.options.includes(name) ?? settings().options[name] ?? ON_AT_FIRST.includes(name);
}

function options(names: readonly string[], target: OptionTarget | null): HTMLElement {
  return h('section', {}, h('h3', {}, t('settings.game')), ...names.map((name) => tick(named('option', name), isOn(name, target), (on) => {
    changeSettings({ options: { ...settings().options, [name]: on } });
    void target?.option(name, on);
  })));
}

function look(): HTMLElement {
  const own = (['coordinates', 'leftHand', 'hideRating', 'pauseAway'] as const).map((name) =>
    tick(t(`settings.${name}`), settings()[name], (on) => changeSettings({ [name]: on })));
  const theme = choice<Settings['theme']>(t('settings.theme'), THEMES.map(([value, name]) => ({ value, text: t(`settings.${name}`) })), settings().theme,
    (chosen) => changeSettings({ theme: chosen }));
  return h('section', {}, h('h3', {}, t('settings.look')), theme, ...own);
}

async function exportAll(): Promise<void> {
  saveFile('nonet.json', await makeBackup(await games()), 'application/json');
}

function data(): HTMLElement {
  const told = h('p', { class: 'mut xs', role: 'status' });
  const take = async (): Promise<void> => {
    const text = await askFile('.json,application/json');
    if (text === null) return;
    try {
      setText(told, t('settings.imported', await takeBackup(await games(), text, (texts) => engine().call('practiceJoin', texts))));
    } catch (error) {
      setText(told, t('settings.notABackup', { reason: (error as Error).message }));
    }
  };
  return h('section', {}, h('h3', {}, t('settings.data')), h('p', { class: 'mut xs' }, t('settings.dataHelp')),
    h('div', { class: 'acts' }, h('button', { class: 'btn', onclick: () => void exportAll() }, t('settings.exportAll')),
      h('button', { class: 'btn', onclick: () => void take() }, t('settings.importAll'))), told);
}

/* Nothing is shown of a new version anywhere else: it can wait. */
function update(): HTMLElement[] {
  if (offlineState() !== 'update') return [];
  return [h('section', {}, h('h3', {}, t('settings.version')), h('p', { class: 'mut xs' }, t('settings.versionHelp')),
    h('div', { class: 'acts' }, h('button', { class: 'btn', onclick: () => useUpdate() }, t('settings.reload'))))];
}

export async function openSettings(target: OptionTarget | null): Promise<void> {
  const names = await table('options');
  openDialog(t('settings.title'), [h('div', { class: 'settings' }, look(), options(names, target), data(), ...update())]);
}
