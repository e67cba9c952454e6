import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { MailFrame } from '../emails/mail-look.tsx';

/** A letter by day or night, on a desk or a phone; in a frame without rights: it is looked at, never run. */
export function LetterFrame({ html }: { html: string }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [isPhone, setPhone] = useState(false);
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
          {theme === 'light' ? 'By night' : 'By day'}
        </Button>
        <Button variant="quiet" onClick={() => setPhone(!isPhone)}>
          {isPhone ? 'On a desk' : 'On a phone'}
        </Button>
      </div>
      <div className={cx(isPhone && 'max-w-[24.375rem]')}>
        <MailFrame html={html} theme={theme} title="The letter as a reader gets it" />
      </div>
    </div>
  );
}
