import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { action } from '../../routes/office/letters/broadcast/route.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/field.tsx';
import { FormError } from '../form-error.tsx';
import { LetterFrame } from './letter-frame.tsx';

type Written = { subject: string; body: string };

/** A letter as somebody would get it, by day or night, on a desk or a phone. It may stand in a form, so that it is none itself. */
export function LookAtLetter({ subject, body }: Written) {
  const fetcher = useFetcher<typeof action>();
  const [email, setEmail] = useState('');
  const answer = fetcher.data?.intent === 'preview' ? fetcher.data : undefined;
  const problem = answer?.problem;
  return (
    <div className="space-y-3">
      <EmailField
        label="As this person sees it"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        placeholder="maya@example.com"
        hint="Empty: a sample person."
        error={problem?.fields.email}
      />
      <Button
        variant="outline"
        pending={fetcher.state !== 'idle'}
        onClick={() =>
          void fetcher.submit(
            { intent: 'preview', subject, body, email },
            { method: 'post', action: '/office/letters/broadcasts/new' },
          )
        }
      >
        Look at it
      </Button>
      {problem && !problem.fields.email && <FormError problem={problem} />}
      {answer?.done && <LetterFrame html={answer.done.html} />}
    </div>
  );
}
