import { type RefObject, useEffect, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { useLeavingWarning } from '../../../components/use-leaving-warning.ts';

/** How long a hand rests before what it wrote is saved. */
const PAUSE_MS = 1_500;

/**
 * Saves a form when its writer pauses, one save after another: each needs the version that the one before it made. What was
 * refused waits for the button.
 */
export function useAutosave(
  saving: FetcherWithComponents<unknown>,
  form: RefObject<HTMLFormElement | null>,
  isRefused: boolean,
) {
  const [strokes, setStrokes] = useState(0);
  const [saved, setSaved] = useState(0);
  const isIdle = saving.state === 'idle';
  const isTyping = strokes > saved;
  const { submit } = saving;
  useEffect(() => {
    if (!isTyping || !isIdle || isRefused) return;
    const timer = setTimeout(() => {
      setSaved(strokes);
      void submit(form.current, { method: 'post' });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [strokes, isTyping, isIdle, isRefused, submit, form]);
  useLeavingWarning(isTyping);
  const state = !isIdle ? ('saving' as const) : isTyping ? ('typing' as const) : ('still' as const);
  return { state, heard: () => setStrokes((count) => count + 1) };
}
