import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 500;
/** Freed at last, a full disk is noticed this soon. */
const LONGEST_PAUSE_MS = 4_000;

export type Watcher = {
  /** The server has ended by itself. */
  onLost(): void;
  onBack(after: { ms: number; starts: number }): void;
};

type Server = {
  /** Whether its process is there. */
  isAlive(): boolean;
  /** Starts it, or waits for one that starts; throws when none answers. */
  bringUp(): Promise<void>;
};

/** Looks after a server, and brings it up again when it has ended: at once, then with growing pauses. */
export function supervise({ isAlive, bringUp }: Server, { onLost, onBack }: Watcher): { stop(): void } {
  const ended = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: ended.signal, ref: false });
  const bringBack = async () => {
    onLost();
    const began = performance.now();
    for (let starts = 1; ; starts++) {
      try {
        await bringUp();
        return onBack({ ms: Math.round(performance.now() - began), starts });
      } catch {
        await pause(Math.min(LONGEST_PAUSE_MS, LOOK_MS * 2 ** starts));
      }
    }
  };
  const look = async () => {
    for (;;) {
      await pause(LOOK_MS);
      if (!isAlive()) await bringBack();
    }
  };
  look().catch(() => {}); // only by being told to stop
  return { stop: () => ended.abort() };
}
