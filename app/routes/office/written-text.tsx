import { readTextDesk, releaseText, saveTextDraft } from '../../../domain/delivery/index.ts';
import { type Asked, answerForm, answerPage, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { BackTo } from '../../components/back-to.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { TextEditor } from '../../components/office/text-editor/text-editor.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { RenderedText } from '../../components/rendered-text.tsx';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/written-text';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title ?? 'Write a text' }];

export const loader = answerPage(({ params, services, member: actor }: Asked<Route.LoaderArgs>) =>
  readTextDesk(services, { actor, fulfilmentId: params.fulfilmentId }),
);

const byText = ({ member, params }: Asked<Route.ActionArgs>) => ({
  actor: member,
  fulfilmentId: params.fulfilmentId,
});

export const action = answerForm({
  draft: change(saveTextDraft, byText),
  release: change(releaseText, byText),
});

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

const Form = formFor<typeof action>();

/** A text for one customer: written on the left, as its reader will see it on the right, and released when it is good. */
export default function WriteText({ loaderData: text }: Route.ComponentProps) {
  const { title, order, draft, html, version, dueAt, sentAt, isChanged } = text;
  return (
    <>
      <BackTo to={`/office/orders/${order.id}`}>Back to the order</BackTo>
      <PageHeading title={title} subtitle={`${order.product}, order ${order.number}`} />
      <p className="mb-6 text-quiet">
        {dueAt && (
          <>
            Promised for <LocalTime at={dueAt} />.{' '}
          </>
        )}
        {sentAt && (
          <>
            The customer has it since <LocalTime at={sentAt} />
            {isChanged ? '; what you have written since is with you alone.' : '.'}
          </>
        )}
      </p>
      <div className="grid gap-10 xl:grid-cols-2">
        <Form
          intent="draft"
          also={['release']}
          hidden={{ version: String(version) }}
          values={{ draft }}
          guards
          submit="Save and preview"
          variant="outline"
          done="Saved"
          fields={(field) => ({
            draft: <TextEditor label="Your text" rows={22} maxLength={60_000} required {...field.draft} />,
          })}
          footer={(button) => (
            <div className="flex flex-wrap gap-3">
              {button}
              <Button type="submit" name="intent" value="release" variant="gold">
                {sentAt ? 'Release it anew' : 'Release to the customer'}
              </Button>
              <p className="w-full text-fine text-quiet">
                Released, it stands on the page of the order, and a letter with the link goes out.
              </p>
            </div>
          )}
        />
        <section aria-labelledby="preview" className="min-w-0">
          <h2 id="preview" className="mb-4 text-[1.375rem]">
            As the customer reads it
          </h2>
          {html ? (
            <article className="engraved px-5 py-7 sm:px-10 sm:py-9">
              <RenderedText html={html} />
            </article>
          ) : (
            <p className="text-quiet">Save what you have written, and it stands here.</p>
          )}
        </section>
      </div>
    </>
  );
}
