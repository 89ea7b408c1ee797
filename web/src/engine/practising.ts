/* practising.ts: practice of the module: positions for techniques, answers to them, the progress. Like the game it lives in the module, but
 * little is lost with it: technique and number bring the position back, the progress is a text that the page keeps. */
import { command, selecting } from './constants.js';
import { keyNumber, Playing, requestName } from './playing.js';
import {
    isProblem,
    type Answer,
    type CommandName,
    type Drawing,
    type Look,
    type PracticeAnswer,
    type Problem,
    type RequestName,
    type SelectingName,
} from './types.js';

type State = Pick<PracticeAnswer, 'practice' | 'game'>;

export class Practising extends Playing {
    /* The positions that there are: nonet-positions.txt. */
    positionsGive(book: string): Problem | null {
        return this.refusal('book_give', { text: book });
    }

    /* Of a technique, in the notation `library`. */
    positionsOf(technique: string): Answer<readonly string[]> {
        return this.answer<readonly string[]>('web_positions', technique);
    }

    /* ---- the progress ------------------------------------------------------------------------------ */

    /* With this progress, '' if there is none. `day`: since 1970-01-01. What is damaged in it is told, and the rest is read. */
    practiceOpen(progress: string, day: number, seed: number | bigint = 1): Answer<PracticeAnswer> {
        const problem = this.refusal('web_practice_new', BigInt(seed), day);
        if (problem) return problem;
        const damage = progress ? this.add(progress) : null;
        const answer = this.stateAfter('none');
        return damage && !isProblem(answer) ? { ...answer, damage } : answer;
    }

    /* What is known, joined with the progress that another page may have kept meanwhile. */
    practiceKeep(progress: string): Answer<{ text: string }> {
        if (progress) this.add(progress);
        const text = this.text('web_practice_write');
        return typeof text === 'string' ? { text } : text;
    }

    /* Of several texts one, with whatever can be read in them; it ends a practice that goes on. */
    practiceJoin(texts: readonly string[]): Answer<{ text: string }> {
        const problem = this.refusal('web_practice_new', 1n, 0);
        for (const text of texts) this.add(text);
        return problem ?? this.practiceKeep('');
    }

    private add(progress: string): Problem | null {
        const { output } = this.ask('web_practice_read', { text: progress });
        return output ? (JSON.parse(output) as Problem) : null;
    }

    /* ---- positions --------------------------------------------------------------------------------- */

    /* '': the technique that comes next; 0: the number after the last. */
    practiceBegin(technique = '', number = 0): Answer<PracticeAnswer> {
        const answer = this.answer<State>('web_practice_begin', technique, BigInt(number));
        return isProblem(answer) ? answer : { ...answer, request: 'none' };
    }

    practicePress(pressed: string): Answer<PracticeAnswer> {
        return this.stateAfter(requestName(this.host.call('web_practice_press', keyNumber(pressed))));
    }

    practiceDo(name: CommandName, argument = 0): Answer<PracticeAnswer> {
        return this.stateAfter(requestName(this.host.call('web_practice_do', command[name], argument)));
    }

    practiceSelect(cell: number, how: SelectingName): Answer<PracticeAnswer> {
        this.host.call('web_practice_select', cell, selecting[how]);
        return this.stateAfter('none');
    }

    practiceOption(name: string, isOn: boolean): Answer<PracticeAnswer> {
        this.host.call('web_practice_option', this.option(name), isOn);
        return this.stateAfter('none');
    }

    private stateAfter(request: RequestName): Answer<PracticeAnswer> {
        const answer = this.answer<State>('web_practice_state');
        return isProblem(answer) ? answer : { ...answer, request };
    }

    /* The hint that is shown, drawn. */
    practiceDrawing(look: Look = {}): Answer<Drawing> {
        this.setLook(look);
        return this.answer<Drawing>('web_practice_hint_drawing', look.picture ?? 0);
    }
}
