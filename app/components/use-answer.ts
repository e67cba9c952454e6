import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Fetcher, FetcherWithComponents } from 'react-router';

/** Runs once for each answer that a form gets, when the page has been read anew. */
export function useAnswer<T>(fetcher: Fetcher<T>, onAnswer: (answer: T) => void): void {
  const answered = useEffectEvent(onAnswer);
  const { data, state } = fetcher;
  const arrived = state === 'idle';
  useEffect(() => {
    if (arrived && data !== undefined) answered(data);
  }, [data, arrived]);
}

/**
 * The same for a form that the page may take away in the moment it learns of the success, before any effect of the form
 * can run: then `onGone` says what there is to say. Gives the form's onSubmit.
 */
export function useLastAnswer<T>(
  fetcher: FetcherWithComponents<T>,
  { onAnswer, onGone, before }: { onAnswer(answer: T): void; onGone(): void; before?(): Promise<unknown> },
) {
  const isWaiting = useRef(false);
  const isDone = useRef(false);
  const sayIfGone = useEffectEvent(() => {
    if (isWaiting.current && isDone.current) onGone();
  });
  useAnswer(fetcher, (answer) => {
    isWaiting.current = false;
    onAnswer(answer);
  });
  useEffect(() => () => sayIfGone(), []);
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const page = location.pathname;
    isWaiting.current = true;
    isDone.current = false;
    // A form may have several buttons, each with a change of its own.
    const sent = buttonOf(event.nativeEvent) ?? form;
    if (before) await before();
    await fetcher.submit(sent);
    // Whoever went to another page meanwhile is told nothing, since nobody knows how it went.
    isDone.current = location.pathname === page;
    if (isDone.current && isWaiting.current && !form.isConnected) onGone();
  };
}

function buttonOf(event: Event): HTMLButtonElement | undefined {
  const submitter = event instanceof SubmitEvent ? event.submitter : undefined;
  return submitter instanceof HTMLButtonElement && submitter.name ? submitter : undefined;
}
