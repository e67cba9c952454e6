const LONGEST_WAIT_MS = 1000;

/**
 * Work that begins after the answer has left, at a moment nobody can foresee: how long an answer takes, or the one after
 * it, says nothing about what had to be done.
 */
export function afterwards(onProblem: () => void) {
  const waiting = new Map<NodeJS.Timeout, () => Promise<unknown>>();
  const running = new Set<Promise<unknown>>();
  const begin = (timer: NodeJS.Timeout) => {
    const work = waiting.get(timer);
    waiting.delete(timer);
    clearTimeout(timer);
    if (!work) return;
    const done = work()
      .catch(onProblem)
      .finally(() => running.delete(done));
    running.add(done);
  };
  return {
    later(work: () => Promise<unknown>): void {
      const timer = setTimeout(() => begin(timer), Math.random() * LONGEST_WAIT_MS);
      waiting.set(timer, work);
    },
    async settle(): Promise<void> {
      for (const timer of [...waiting.keys()]) begin(timer);
      await Promise.all(running);
    },
  };
}
