import { readReplies, removeReply, saveReply } from '../../../domain/support/index.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { SettingsHead } from '../../components/office/settings/settings-nav.tsx';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import type { Route } from './+types/replies';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Ready answers' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  return { replies: await readReplies(services, { actor: member }) };
});

export const action = answerForm({
  save: change(saveReply, byActor),
  remove: change(removeReply, byActor),
});

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

const Form = formFor<typeof action>();
type Reply = Route.ComponentProps['loaderData']['replies'][number];

export default function Replies({ loaderData: { replies } }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  return (
    <>
      <SettingsHead isOwner={isOwner} />
      <div className="max-w-3xl space-y-10">
        <section aria-labelledby="replies">
          <h2 id="replies" className="text-[1.375rem]">
            Ready answers
          </h2>
          <p className="mb-4 text-quiet">
            Beginnings for answers in Support, to be finished by hand. {'{name}'} becomes the first name.
          </p>
          <ul className="divide-y divide-rule border-y border-rule">
            {replies.map((reply) => (
              <li key={reply.id ?? reply.title} className="py-2">
                <Disclosure label={reply.title} align="start">
                  <div className="space-y-3 px-3 pb-3">
                    <ReplyForm reply={reply} />
                    {reply.id && (
                      <Form
                        intent="remove"
                        hidden={{ replyId: reply.id }}
                        className=""
                        variant="quiet"
                        size="sm"
                        submit={
                          <>
                            Remove<span className="sr-only"> {reply.title}</span>
                          </>
                        }
                        done="Removed"
                      />
                    )}
                  </div>
                </Disclosure>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="new-reply" className="engraved p-6 sm:p-8">
          <h2 id="new-reply" className="mb-4 text-[1.375rem]">
            New answer
          </h2>
          <ReplyForm />
        </section>
      </div>
    </>
  );
}

function ReplyForm({ reply }: { reply?: Reply }) {
  return (
    <Form
      intent="save"
      hidden={{ replyId: reply ? (reply.id ?? reply.title) : undefined }}
      values={{ title: reply?.title, text: reply?.text ?? 'Hello {name},\n\n' }}
      className="space-y-4"
      variant={reply ? 'outline' : 'gold'}
      submit={
        <>
          Save<span className="sr-only"> {reply?.title}</span>
        </>
      }
      done="Saved"
      resets={!reply}
      fields={(field) => ({
        title: <Field label="Title" maxLength={80} required {...field.title} />,
        text: <TextArea label="Text" rows={5} maxLength={5000} required {...field.text} />,
      })}
    />
  );
}
