/* database.ts: the browser's IndexedDB, with promises: three tables, and work on several of them that happens as a whole or not at all.
 *
 *     games    one row a game, for lists: what it is, how far it is
 *     lines    what the game's log said, in its order; the texts of a game in turn are its saved game
 *     results  one row a solved game, for statistics; it stays when the game is deleted */

const NAME = 'nonet';
const VERSION = 1;
export type TableName = 'games' | 'lines' | 'results';

export function openDatabase(name = NAME): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      const base = request.result;
      base.createObjectStore('games', { keyPath: 'id', autoIncrement: true });
      base.createObjectStore('lines', { keyPath: 'at', autoIncrement: true }).createIndex('game', 'game');
      base.createObjectStore('results', { keyPath: 'game' });
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('IndexedDB'));
    request.onblocked = () => fail(new Error('IndexedDB is in use'));
  });
}

export function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('IndexedDB'));
  });
}

/* Resolves when everything that `work` asked for is kept. */
export function transact<Result>(
  base: IDBDatabase, tables: readonly TableName[], work: (table: (name: TableName) => IDBObjectStore) => Promise<Result> | Result,
): Promise<Result> {
  return new Promise((done, fail) => {
    const transaction = base.transaction([...tables], 'readwrite');
    let result: Promise<Result> | Result;
    transaction.oncomplete = () => void Promise.resolve(result).then(done, fail);
    transaction.onerror = transaction.onabort = () => fail(transaction.error ?? new Error('IndexedDB'));
    result = work((name) => transaction.objectStore(name));
  });
}
