/* latest.ts: of many wishes that come faster than they can be met, only the last one counts; the one under way is finished. */

export function latest<Wish>(meet: (wish: Wish) => Promise<void>): (wish: Wish) => Promise<void> {
  let waiting: { wish: Wish } | null = null;
  let work: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (waiting) {
      const { wish } = waiting;
      waiting = null;
      await meet(wish);
    }
    work = null;
  };
  return (wish) => {
    waiting = { wish };
    work ??= run();
    return work;
  };
}
