/**
 * Sends one thing after the other; of those that come while one is under way, only the newest. A fetcher by itself would call
 * back the one under way, and where its answer has begun to arrive the router throws what nobody can catch.
 */
export function inTurn<Thing>(send: (thing: Thing) => Promise<unknown>) {
  let waiting: Thing | undefined;
  let isBusy = false;

  return {
    async give(thing: Thing): Promise<void> {
      waiting = thing;
      if (isBusy) return;
      isBusy = true;
      try {
        while (waiting !== undefined) {
          const next = waiting;
          waiting = undefined;
          await send(next);
        }
      } finally {
        isBusy = false;
      }
    },
    /** What waits is wanted no more. */
    drop(): void {
      waiting = undefined;
    },
  };
}
