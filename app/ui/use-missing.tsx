import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { cx } from './class-names.ts';

type Missing = {
  /** For the button: not disabled but said to be, so that it can be reached and pressed, and tells what is missing. */
  button: { 'aria-disabled'?: true; 'aria-describedby'?: string; onFocus(): void };
  /** Stands near the button; seen when somebody has asked for it. */
  words: ReactNode;
  /** For the form: it is not sent while something is missing. */
  hold(event: SyntheticEvent): void;
};

/** A button that cannot work yet. `missing` says in words what it waits for; nothing when it works. */
export function useMissing(missing: string | undefined): Missing {
  const [asked, setAsked] = useState(false);
  const id = useId();
  return {
    button: {
      'aria-disabled': missing ? true : undefined,
      'aria-describedby': missing ? id : undefined,
      onFocus: () => setAsked(true),
    },
    words: (
      <p id={id} role="status" className={cx('mt-3 text-fine text-quiet', !(asked && missing) && 'sr-only')}>
        {missing}
      </p>
    ),
    hold(event) {
      setAsked(true);
      if (missing) event.preventDefault();
    },
  };
}
