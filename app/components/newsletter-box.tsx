import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Landing } from '../../content/landing.ts';
import { buttonLook } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { EmailField } from '../ui/field.tsx';
import { arrival } from './arrival.ts';
import { callFunction } from './call-function.ts';

type Props = { texts: Landing['newsletter']; level?: 'h2' | 'h3'; className?: string };
type State = { is: 'open' | 'sending' | 'sent'; problem?: string };

const FAILED = 'That did not work. Please try again in a moment.';

/** Without JavaScript the form is answered by a page of its own. */
export function NewsletterBox({ texts, level: Heading = 'h3', className }: Props) {
  const [state, setState] = useState<State>({ is: 'open' });
  const place = useRef<HTMLFormElement>(null);
  // What is wrong stands at its field by then, and is read out with it.
  useEffect(() => {
    if (state.problem) place.current?.querySelector('input')?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    setState({ is: 'sending' });
    const answer = await callFunction('subscribe-newsletter', { email, ...arrival() });
    if (answer.ok) return setState({ is: 'sent' });
    setState({ is: 'open', problem: answer.fields?.email ?? (answer.message || FAILED) });
  }

  return (
    <div className={cx('engraved grid items-end gap-x-12 gap-y-5 p-6 sm:p-10 lg:grid-cols-2', className)}>
      <div>
        <Heading className="text-[1.5rem]">{texts.heading}</Heading>
        <p className="mt-1 text-quiet">{texts.intro}</p>
      </div>
      <div>
        {state.is !== 'sent' && (
          <form
            ref={place}
            method="post"
            action="/functions/v1/subscribe-newsletter"
            onSubmit={submit}
            noValidate
          >
            <div className="flex flex-wrap items-start gap-3">
              <div className="min-w-48 flex-1">
                <EmailField
                  id="newsletter-email"
                  label={texts.field}
                  name="email"
                  autoComplete="email"
                  required
                  error={state.problem}
                />
              </div>
              <button
                type="submit"
                disabled={state.is === 'sending'}
                className={cx(buttonLook({}), 'min-h-12 max-sm:w-full sm:mt-8.5')}
              >
                {texts.call}
              </button>
            </div>
            <p className="mt-3 text-fine text-quiet">{texts.small}</p>
          </form>
        )}
        <p role="status" className="font-semibold text-good empty:hidden">
          {state.is === 'sent' && texts.sent}
        </p>
      </div>
    </div>
  );
}
