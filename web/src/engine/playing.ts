/* playing.ts: the game of the module: each call tells the state after it, and what is to be added to the saved game. */
import { command, exportKind, key, request, selecting, status } from './constants.js';
import type { Argument } from './host.js';
import { Lists } from './lists.js';
import {
    isProblem,
    type Answer,
    type Box,
    type CommandName,
    type Drawing,
    type ExportKind,
    type GameAnswer,
    type GameLog,
    type GameOrigin,
    type GameState,
    type GameWish,
    type Look,
    type Reading,
    type RequestName,
    type SelectingName,
    type StepAt,
} from './types.js';

/* Keys of game.h; any other key is its character. */
export type KeyName = keyof typeof key;

const requests = Object.keys(request) as RequestName[];

export function requestName(number: number): RequestName {
    return requests[number] ?? 'none';
}

export function keyNumber(pressed: string): number {
    return pressed in key ? key[pressed as KeyName] : (pressed.codePointAt(0) ?? 0);
}

export class Playing extends Lists {
    /* ---- beginning ------------------------------------------------------------------------------- */

    /* With a new puzzle. */
    gameBegin(wish: GameWish = {}): Answer<GameAnswer> {
        const { box = [3, 3], level, seed = 1, limitMs = 0 } = wish;
        const number = level === undefined ? -1 : this.level(level);
        return this.begin('web_game_generate', box[0], box[1], number, BigInt(seed), limitMs);
    }

    /* With the puzzle of a day. */
    gameDaily(year: number, month: number, day: number, limitMs = 0): Answer<GameAnswer> {
        return this.begin('web_game_daily', year, month, day, limitMs);
    }

    /* With a position, or the one before a step about it. */
    gamePlay(reading: Reading, origin: GameOrigin = {}, step?: StepAt): Answer<GameAnswer> {
        const { title = '', level, seed } = origin;
        const number = level === undefined ? -1 : this.level(level);
        return this.atStep(reading, step, (at) =>
            this.begin('web_game_play', at, number, seed !== undefined, BigInt(seed ?? 0), title),
        );
    }

    /* With an empty board to be filled in. */
    gameEdit(box: Box = [3, 3]): Answer<GameAnswer> {
        return this.begin('web_game_edit', box[0], box[1]);
    }

    /* With a saved game, or a puzzle in any notation. */
    gameOpen(text: string, title = ''): Answer<GameAnswer> {
        return this.begin('web_game_open', { text }, title);
    }

    gamePaste(text: string): Answer<GameAnswer> {
        return this.begin('web_game_paste', { text });
    }

    private begin(name: string, ...args: Argument[]): Answer<GameAnswer> {
        this.setClock();
        const { code, output } = this.ask(name, ...args);
        const state = JSON.parse(output) as Answer<GameState>;
        return isProblem(state) ? state : { ok: code === status.ok, state, request: 'none', log: this.log(false) };
    }

    /* ---- playing ---------------------------------------------------------------------------------- */

    /* A key by its name, or its character. */
    gamePress(pressed: string): Answer<GameAnswer> {
        return this.move(() => this.host.call('web_game_press', keyNumber(pressed)));
    }

    gameDo(name: CommandName, argument = 0): Answer<GameAnswer> {
        return this.move(() => this.host.call('web_game_do', command[name], argument));
    }

    gameClick(cell: number): Answer<GameAnswer> {
        return this.move(() => void this.host.call('web_game_click', cell));
    }

    /* Choose cells. */
    gameSelect(cell: number, how: SelectingName): Answer<GameAnswer> {
        return this.move(() => void this.host.call('web_game_select', cell, selecting[how]));
    }

    /* '': it has no name any more. */
    gameNameCheckpoint(number: number, name: string): Answer<GameAnswer> {
        return this.move(() => void this.host.call('web_game_name_checkpoint', number, name));
    }

    gameOption(name: string, isOn: boolean): Answer<GameAnswer> {
        const number = this.option(name);
        return this.move(() => void this.host.call('web_game_option', number, isOn));
    }

    /* The state as it is now; the timer goes on. */
    gameState(): Answer<GameAnswer> {
        return this.move(() => undefined);
    }

    /* Do what is still open (`open` of the state), for so long at most. */
    gameThink(limitMs: number): Answer<GameAnswer> {
        return this.move(() => void this.host.call('web_game_think', limitMs));
    }

    private move(work: () => number | undefined | void): Answer<GameAnswer> {
        this.setClock();
        const wanted = work() ?? 0;
        const state = this.answer<GameState>('web_game_state');
        return isProblem(state) ? state : { ok: true, state, request: requestName(wanted), log: this.log(false) };
    }

    /* The same clock in every worker: the game may go on in another one. */
    private setClock(): void {
        this.host.call('web_game_clock', performance.timeOrigin + performance.now());
    }

    /* ---- keeping ----------------------------------------------------------------------------------- */

    /* The whole game as text. */
    gameSave(): Answer<string> {
        this.setClock();
        return this.text('web_game_save');
    }

    /* What is to be added to the saved game when the game is left: the timer, too. */
    gameLeave(): Answer<GameLog> {
        this.setClock();
        return this.log(true);
    }

    /* The board in a notation. */
    gameExport(kind: ExportKind, notation: string): Answer<{ text: string }> {
        const text = this.text('web_game_export', exportKind[kind], notation);
        return typeof text === 'string' ? { text } : text;
    }

    /* The hint that is shown, drawn; before its reason is told there is none. */
    gameHintDrawing(look: Look = {}): Answer<Drawing> {
        this.setLook(look);
        return this.answer<Drawing>('web_game_hint_drawing', look.picture ?? 0);
    }

    private log(withTime: boolean): GameLog {
        const text = this.text('web_game_log', withTime);
        return { text: typeof text === 'string' ? text : '', replaces: this.host.call('web_game_log_replaces') !== 0 };
    }
}
