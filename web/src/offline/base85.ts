/* base85.ts: bytes as text, five letters for four bytes: a sixteenth less than base64. The letters are none that end a
 * string or a script. For the page that is a single file: one side is used when it is built, the other when it starts. */

const FIRST = 35; // "#": all from there to "z" but three
const LEFT_OUT = ["'", '<', '\\'];
const LETTERS = Array.from({ length: 88 }, (_, at) => String.fromCharCode(FIRST + at)).filter((letter) => !LEFT_OUT.includes(letter));
const BASE = LETTERS.length;

/* As many bytes as there are come first, in letters of their own, since the last four may be fewer. */
export function toBase85(bytes: Uint8Array): string {
  const padded = new Uint8Array(4 + 4 * Math.ceil(bytes.length / 4));
  padded.set(bytes, 4);
  const view = new DataView(padded.buffer);
  view.setUint32(0, bytes.length);
  let text = '';
  for (let at = 0; at < padded.length; at += 4) {
    let number = view.getUint32(at), group = '';
    for (let digit = 0; digit < 5; digit++, number = Math.floor(number / BASE)) group += LETTERS[number % BASE];
    text += group;
  }
  return text;
}

export function fromBase85(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128);
  LETTERS.forEach((letter, value) => (values[letter.charCodeAt(0)] = value));
  const bytes = new Uint8Array((4 * text.length) / 5);
  const view = new DataView(bytes.buffer);
  for (let at = 0, to = 0; at < text.length; at += 5, to += 4) {
    let number = 0;
    for (let digit = 4; digit >= 0; digit--) number = number * BASE + (values[text.charCodeAt(at + digit)] ?? 0);
    view.setUint32(to, number);
  }
  return bytes.subarray(4, 4 + view.getUint32(0));
}
