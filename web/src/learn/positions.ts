/* positions.ts: the book of positions to practise on, a file of the page (web/book), fetched when it is first needed. */
import book from 'nonet-positions.txt?url';

let text: Promise<string> | null = null;

export function positions(): Promise<string> {
  text ??= fetch(book).then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return response.text();
  });
  text.catch(() => (text = null)); // the network may be back the next time
  return text;
}
