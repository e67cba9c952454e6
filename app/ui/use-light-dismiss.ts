import { type RefObject, useEffect, useRef } from 'react';

/** A <details> that hangs over the page: Escape and a press elsewhere close it. */
export function useLightDismiss(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const pressed = ({ target }: Event) => {
      const { current } = details;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    const typed = ({ key }: KeyboardEvent) => {
      const { current } = details;
      if (key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', pressed);
    addEventListener('keydown', typed);
    return () => {
      removeEventListener('pointerdown', pressed);
      removeEventListener('keydown', typed);
    };
  }, []);
  return details;
}
