import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Problem } from '../../answer.server.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { MailFrame } from '../emails/mail-frame.tsx';
import { FormError } from '../form-error.tsx';

type Written = { subject: string; body: string };

/** A letter as somebody would get it, by day or night, on a desk or a phone. Its page answers `preview`. */
export function LookAtLetter({ subject, body }: Written) {
  const fetcher = useFetcher<{ html?: string; problem?: Problem }>();
  const [email, setEmail] = useState('');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [isPhone, setPhone] = useState(false);
  const html = fetcher.data?.html;
  const problem = fetcher.data?.problem;
  return (
    <div className="space-y-3">
      <Field
        label="As this person sees it"
        type="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        placeholder="maya@example.com"
        hint="Empty: a sample person."
        error={problem?.fields.email}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          pending={fetcher.state !== 'idle'}
          onClick={() => void fetcher.submit({ intent: 'preview', subject, body, email }, { method: 'post' })}
        >
          Look at it
        </Button>
        {html && (
          <>
            <Button variant="quiet" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
              {theme === 'light' ? 'By night' : 'By day'}
            </Button>
            <Button variant="quiet" onClick={() => setPhone(!isPhone)}>
              {isPhone ? 'On a desk' : 'On a phone'}
            </Button>
          </>
        )}
      </div>
      {problem && !problem.fields.email && <FormError problem={problem} />}
      {html && (
        // In a frame without rights: what somebody wrote is looked at, never run.
        <div className={cx(isPhone && 'max-w-[24.375rem]')}>
          <MailFrame html={html} theme={theme} title="The letter as a reader gets it" />
        </div>
      )}
    </div>
  );
}
