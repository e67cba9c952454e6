import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The server's time, ticking on: a wrong clock in the visitor's machine opens no door too early or too late. */
export function useNow(serverNow: string): Date {
  const [elapsed, setElapsed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer of the server starts the count again
  useEffect(() => {
    const began = performance.now();
    setElapsed(0);
    const timer = setInterval(() => setElapsed(performance.now() - began), TICK_MS);
    return () => clearInterval(timer);
  }, [serverNow]);
  return new Date(Date.parse(serverNow) + elapsed);
}
