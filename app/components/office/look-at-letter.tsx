import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Problem } from '../../answer.server.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../form-error.tsx';
import { LetterFrame } from './letter-frame.tsx';

type Written = { subject: string; body: string };

/** A letter as somebody would get it, by day or night, on a desk or a phone. Its page answers `preview`. */
export function LookAtLetter({ subject, body }: Written) {
  const fetcher = useFetcher<{ html?: string; done?: { html: string }; problem?: Problem }>();
  const [email, setEmail] = useState('');
  const html = fetcher.data?.done?.html ?? fetcher.data?.html;
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
      <Button
        variant="outline"
        pending={fetcher.state !== 'idle'}
        onClick={() => void fetcher.submit({ intent: 'preview', subject, body, email }, { method: 'post' })}
      >
        Look at it
      </Button>
      {problem && !problem.fields.email && <FormError problem={problem} />}
      {html && <LetterFrame html={html} />}
    </div>
  );
}
