/* classes.ts: which puzzles of a list are equivalent: those whose canonical forms have the same 64 bits. A hash table with open addresses
 * leads from these bits to the row that had them first to be found out, the leader; workers finish in any order, so the leader
 * also knows the first row of its class. */

export class Classes {
  #one = new Uint32Array(0);
  #two = new Uint32Array(0);
  /* The leader of a row, plus 1; 0: not known. */
  #leader = new Uint32Array(0);
  /* Of leaders. */
  #least = new Uint32Array(0);
  #size = new Uint32Array(0);
  /* Leaders, plus 1. */
  #table = new Uint32Array(16);
  /* How many classes have been seen. */
  count = 0;

  grow(room: number): void {
    const larger = (column: Uint32Array): Uint32Array<ArrayBuffer> => {
      const made = new Uint32Array(room);
      made.set(column);
      return made;
    };
    this.#one = larger(this.#one);
    this.#two = larger(this.#two);
    this.#leader = larger(this.#leader);
    this.#least = larger(this.#least);
    this.#size = larger(this.#size);
  }

  add(row: number, one: number, two: number): void {
    if (this.#leader[row]) return;
    this.#one[row] = one;
    this.#two[row] = two;
    if (2 * this.count >= this.#table.length) this.#rehash();
    const place = this.#find(one, two);
    const leader = this.#table[place] ? this.#table[place]! - 1 : row;
    if (leader === row) {
      this.#table[place] = row + 1;
      this.#least[row] = row;
      this.count++;
    }
    this.#leader[row] = leader + 1;
    this.#least[leader] = Math.min(this.#least[leader]!, row);
    this.#size[leader]!++;
  }

  /* The first row that is equivalent to this one; -1: not known. */
  first(row: number): number {
    const leader = this.#leader[row]!;
    return leader ? this.#least[leader - 1]! : -1;
  }

  /* How many there are of its class. */
  times(row: number): number {
    const leader = this.#leader[row]!;
    return leader ? this.#size[leader - 1]! : 0;
  }

  #find(one: number, two: number): number {
    const mask = this.#table.length - 1;
    for (let place = (one ^ two) & mask; ; place = (place + 1) & mask) {
      const entry = this.#table[place]!;
      if (!entry || (this.#one[entry - 1] === one && this.#two[entry - 1] === two)) return place;
    }
  }

  #rehash(): void {
    const entries = this.#table;
    this.#table = new Uint32Array(2 * entries.length);
    for (const entry of entries) if (entry) this.#table[this.#find(this.#one[entry - 1]!, this.#two[entry - 1]!)] = entry;
  }
}
