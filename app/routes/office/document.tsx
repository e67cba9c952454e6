import { Form, Link, useNavigation } from 'react-router';
import { readDocumentWords, writeDocument } from '../../../domain/delivery/index.ts';
import { orProblem, orRefuse } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { fieldsOf } from '../../parse.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import type { Route } from './+types/document';

export const meta: Route.MetaFunction = () => [{ title: 'Write in a document' }];

export async function loader({ params: { fulfilmentId }, context }: Route.LoaderArgs) {
  const actor = context.get(memberContext);
  return orRefuse(readDocumentWords(servicesOf(context), { actor, fulfilmentId }));
}

/** Fields of the form that hold a paragraph begin with this. */
const PARAGRAPH = 'paragraph:';

export async function action({ params: { fulfilmentId }, request, context }: Route.ActionArgs) {
  const typed = await fieldsOf(request);
  const edits = Object.fromEntries(
    Object.entries(typed)
      .filter(([name]) => name.startsWith(PARAGRAPH))
      .map(([name, value]) => [name.slice(PARAGRAPH.length), value]),
  );
  const words = { note: typed.note ?? '', edits };
  const actor = context.get(memberContext);
  return orProblem(
    writeDocument(servicesOf(context), { actor, fulfilmentId, words }).then(() => ({ saved: true })),
    { typed },
  );
}

export default function WriteInDocument({ loaderData, actionData, params }: Route.ComponentProps) {
  const { note, paragraphs, problem: undrawn } = loaderData;
  const base = `/office/orders/${params.orderId}`;
  const pending = useNavigation().state === 'submitting';
  const problem = actionData?.problem;
  const kept = problem ? actionData?.typed : undefined;
  return (
    <>
      <Link to={base} className="mb-2 inline-flex min-h-11 items-center text-quiet">
        Back to the order
      </Link>
      <PageHeading
        title="Write in the document"
        subtitle="What you change here stands in the next version you release"
      >
        <a
          href={`${base}/documents/${params.fulfilmentId}/preview`}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ variant: 'outline' })}
        >
          Preview
        </a>
      </PageHeading>
      <Form method="post" className="measure space-y-8" key={problem ? 'kept' : 'fresh'}>
        <FormError problem={problem ?? (undrawn ? { message: undrawn } : undefined)} />
        {actionData && 'saved' in actionData && !problem && (
          <p role="status" className="rounded-md border border-good bg-good/5 p-4">
            Saved. Look at the preview, then release it from the order.
          </p>
        )}
        <TextArea
          label="Your personal note"
          name="note"
          rows={6}
          maxLength={1200}
          hint="It closes the reading, on the page of the letter. An empty line begins a new paragraph."
          defaultValue={kept?.note ?? note}
          error={problem?.fields.note}
        />
        <fieldset className="space-y-6">
          <legend className="text-lead">Paragraph by paragraph</legend>
          {paragraphs.map(({ id, text, original }, index) => (
            <TextArea
              key={id}
              label={`Paragraph ${index + 1}`}
              name={`${PARAGRAPH}${id}`}
              rows={Math.max(2, Math.ceil(text.length / 75))}
              defaultValue={kept?.[`${PARAGRAPH}${id}`] ?? text}
              hint={text === original ? undefined : `In the press's own words: ${original}`}
              error={problem?.fields[id]}
            />
          ))}
        </fieldset>
        <div className="sticky bottom-0 z-40 -mx-2 flex gap-3 border-t border-rule bg-paper px-2 py-3">
          <Button type="submit" variant="gold" pending={pending}>
            Save the words
          </Button>
        </div>
      </Form>
    </>
  );
}
