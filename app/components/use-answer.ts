import { useEffect, useEffectEvent } from 'react';
import type { Fetcher } from 'react-router';

/** Runs once for each answer that a form gets. */
export function useAnswer<T>(fetcher: Fetcher<T>, onAnswer: (answer: T) => void): void {
  const answered = useEffectEvent(onAnswer);
  const { data, state } = fetcher;
  useEffect(() => {
    if (state === 'idle' && data !== undefined) answered(data);
  }, [data, state]);
}
