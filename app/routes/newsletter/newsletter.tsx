import { z } from 'zod';
import { landing } from '../../../content/landing.ts';
import { answerForm, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { Notice } from '../../components/notice.tsx';
import { pageMeta } from '../../meta/page-meta.ts';
import { sourceOfForm } from '../../sent-from.ts';
import { EmailField } from '../../ui/field.tsx';
import type { Route } from './+types/newsletter';
import { acceptSubscriber } from './accept-subscriber.server.ts';

export const handle = { islands: true };

const texts = landing.newsletter;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: texts.heading, description: texts.intro });

export const action = answerForm({
  subscribe: changeBy(z.object({ email: z.string().default('') }), ({ context, request }, typed) =>
    acceptSubscriber(context, { ...typed, source: sourceOfForm(request) }),
  ),
});

const Form = formFor<typeof action>();

/** The newsletter box as a page of its own: where a form ends that was sent without JavaScript. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-xl px-4 pt-14 sm:px-6 sm:pt-20">
      <div className="engraved px-6 py-10 sm:px-10">
        <h1 className="text-title">{texts.heading}</h1>
        {actionData?.done ? (
          <Notice title="One more step">{texts.sent}</Notice>
        ) : (
          // Sent to the address that was opened, with what led here in it.
          <Form
            intent="subscribe"
            className="mt-4 space-y-5"
            submit={texts.call}
            wide
            fields={(field) => ({
              email: (
                <div className="space-y-5">
                  <p className="text-quiet">{texts.intro}</p>
                  <EmailField
                    label={texts.field}
                    autoComplete="email"
                    maxLength={254}
                    required
                    {...field.email}
                  />
                </div>
              ),
            })}
            footer={(button) => (
              <>
                {button}
                <p className="text-fine text-quiet">{texts.small}</p>
              </>
            )}
          />
        )}
      </div>
    </div>
  );
}
