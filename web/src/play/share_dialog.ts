/* share_dialog.ts: the board as a link, as a QR code of it, and as text in any notation. */
import { isProblem, type ExportKind } from '../engine/types.js';
import { choice, openDialog } from '../shell/dialog';
import { h, setText, svg } from '../shell/dom';
import { table } from '../shell/engine';
import { t } from '../shell/strings';
import { encodeQr, pathOf, type Qr } from './qr';
import type { Session } from './session';
import { linkOf } from './share';

/* What the board is written as in links: short, and able to hold what is shared. Larger boards have lines of givens only. */
const NOTATIONS: Readonly<Record<ExportKind, readonly string[]>> = {
  givens: ['line', 'numbers'], entries: ['library', 'sdk'], marks: ['library', 'sukaku', 'candidates'],
};

async function exported(session: Session, kind: ExportKind, notations: readonly string[]): Promise<string | null> {
  for (const notation of notations) {
    const answer = await session.export(kind, notation);
    if (!isProblem(answer) && answer.text.trim()) return answer.text;
  }
  return null;
}

function picture(code: Qr): SVGElement {
  const all = code.side + 8;
  return svg('svg', { viewBox: `0 0 ${all} ${all}`, class: 'qr', role: 'img', 'aria-label': t('share.qr') },
    svg('rect', { width: all, height: all, class: 'qr-ground' }), svg('path', { d: pathOf(code, 4), class: 'qr-dark' }));
}

function copyButton(text: 'share.copy' | 'share.copyText', from: () => string): HTMLButtonElement {
  const button = h('button', { class: 'btn', onclick: () => void navigator.clipboard.writeText(from()).then(() => setText(button, t('share.copied'))) }, t(text));
  return button;
}

export async function openShare(session: Session): Promise<void> {
  const notations = await table('notations');
  let kind: ExportKind = 'givens';
  const link = h('input', { class: 'field', readonly: true, 'aria-label': t('share.link') });
  const code = h('div', { class: 'code' });
  const text = h('textarea', { class: 'field', rows: 4, readonly: true, 'aria-label': t('share.text') });
  const notation = h('select', { class: 'field', 'aria-label': t('share.notation'), onchange: () => void write() },
    ...notations.map((row) => h('option', { value: row.notation, lang: 'en', 'data-engine': '' }, row.notation)));
  async function write(): Promise<void> {
    text.value = (await exported(session, kind, [notation.value])) ?? t('share.noRoom');
  }
  async function fill(): Promise<void> {
    const line = await exported(session, kind, NOTATIONS[kind]);
    link.value = line && session.state ? linkOf(location.href, line, session.state) : '';
    const qr = encodeQr(link.value);
    code.replaceChildren(qr ? picture(qr) : h('p', { class: 'mut' }, t('share.long')));
    await write();
  }
  const what = choice<ExportKind>(t('share.what'), (['givens', 'entries', 'marks'] as const).map((value) => ({ value, text: t(`share.${value}`) })), kind, (chosen) => {
    kind = chosen;
    void fill();
  });
  await fill();
  openDialog(t('share.title'), [what, h('div', { class: 'sharing' }, code,
    h('div', { class: 'col' }, link, copyButton('share.copy', () => link.value), notation, text, copyButton('share.copyText', () => text.value)))]);
}
