import { useEffect, useEffectEvent } from 'react';
import type { Fetcher } from 'react-router';

/**
 * Runs once for each answer that a form gets: when the page has been read anew, or at once, for forms that the new
 * page may no longer have.
 */
export function useAnswer<T>(
  fetcher: Fetcher<T>,
  onAnswer: (answer: T) => void,
  { atOnce = false }: { atOnce?: boolean } = {},
): void {
  const answered = useEffectEvent(onAnswer);
  const { data, state } = fetcher;
  const arrived = atOnce ? state !== 'submitting' : state === 'idle';
  useEffect(() => {
    if (arrived && data !== undefined) answered(data);
  }, [data, arrived]);
}
