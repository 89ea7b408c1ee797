/* practice.ts: the progress in practice, as the text that the engine writes (docs/practice.md). It is short, and lies beside the settings. */
const NAME = 'nonet-practice';

/* Where the browser keeps nothing: until the page goes. */
let here = '';

export function keptPractice(): string {
  try {
    return localStorage.getItem(NAME) ?? here;
  } catch {
    return here;
  }
}

export function keepPractice(text: string): void {
  here = text;
  try {
    localStorage.setItem(NAME, text);
  } catch {
    // The page says so elsewhere.
  }
}

const DAY_MS = 86_400_000;

/* Days since 1970-01-01, by the calendar of who practises. */
export function today(now = new Date()): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;
}

/* How many techniques have been practised, and how many are due, without asking the engine. */
export function countPractised(text: string, day = today()): { practised: number; due: number } {
  const days = [...text.matchAll(/: box [1-9]\d* due (\d+)/g)].map((found) => Number(found[1]));
  return { practised: days.length, due: days.filter((due) => due <= day).length };
}
