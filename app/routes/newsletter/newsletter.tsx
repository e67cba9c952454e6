import { landing } from '../../../content/landing.ts';
import { orProblem } from '../../answer.server.ts';
import { Notice } from '../../components/notice.tsx';
import { pageMeta } from '../../meta/page-meta.ts';
import { fieldsOf } from '../../parse.ts';
import { sourceOfForm } from '../../sent-from.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/newsletter';
import { acceptSubscriber } from './accept-subscriber.server.ts';

export const handle = { islands: true };

const texts = landing.newsletter;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: texts.heading, description: texts.intro });

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await fieldsOf(request);
  const source = sourceOfForm(request);
  return orProblem(acceptSubscriber(context, { ...typed, source }), { email: String(typed.email ?? '') });
}

/** The newsletter box as a page of its own: where a form ends that was sent without JavaScript. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  const problem = actionData?.problem;
  return (
    <div className="mx-auto max-w-xl px-4 pt-14 sm:px-6 sm:pt-20">
      <div className="engraved px-6 py-10 sm:px-10">
        <h1 className="text-title">{texts.heading}</h1>
        {actionData && !problem ? (
          <Notice title="One more step">{texts.sent}</Notice>
        ) : (
          // Sent to the address that was opened, with what led here in it.
          <form method="post" className="mt-4 space-y-5">
            <p className="text-quiet">{texts.intro}</p>
            <Field
              label={texts.field}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={actionData?.email}
              error={problem?.fields.email ?? problem?.message}
              required
            />
            <Button type="submit" className="w-full">
              {texts.call}
            </Button>
            <p className="text-fine text-quiet">{texts.small}</p>
          </form>
        )}
      </div>
    </div>
  );
}
