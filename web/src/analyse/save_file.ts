/* save_file.ts: a file made in the page, to be kept by its user. */
import { make } from './dom';

export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = make('a', { href: address, download: name });
  link.click();
  // The browser has begun to read it by the next turn; a while more does no harm.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
