import { data, Link } from 'react-router';
import { z } from 'zod';
import { readDocumentWords, writeDocument } from '../../../../domain/delivery/index.ts';
import { orProblem, orRefuse } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { fieldsOf } from '../../../parse.ts';
import { buttonLook } from '../../../ui/button.tsx';
import type { Route } from './+types/route';
import { ChapterForm, PARAGRAPH } from './chapter-form.tsx';
import { ChapterList } from './chapter-list.tsx';
import { NOTE, shownChapters } from './shown-chapters.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Write in a document' }];

export async function loader({ params: { fulfilmentId }, request, context }: Route.LoaderArgs) {
  const actor = context.get(memberContext);
  const words = await orRefuse(readDocumentWords(servicesOf(context), { actor, fulfilmentId }));
  const { searchParams } = new URL(request.url);
  const chapter = searchParams.get('chapter') ?? (words.openQuestions > 0 ? 'asked' : NOTE);
  const sought = searchParams.get('q')?.trim() ?? '';
  return { ...words, chapter, sought, ...shownChapters(words.chapters, { chapter, sought }), chapters: [] };
}

const readVersion = z.coerce.number().int().catch(-1);

export async function action({ params: { fulfilmentId }, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const fields = await fieldsOf(request);
  const edits = Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith(PARAGRAPH))
      .map(([name, value]) => [name.slice(PARAGRAPH.length), value]),
  );
  const typed = { note: fields.note, edits, version: readVersion.parse(fields.version) };
  const answer = await orProblem(writeDocument(services, { actor, fulfilmentId, typed }), { fields });
  // Whoever was refused sees what stands there by now, and may then decide.
  const isConflict = answer.init?.status === 409;
  const newer = isConflict ? await newerWords(services, { actor, fulfilmentId }) : undefined;
  return data({ ...answer.data, newer }, answer.init ?? undefined);
}

async function newerWords(...asked: Parameters<typeof readDocumentWords>) {
  const { version, note, chapters } = await orRefuse(readDocumentWords(...asked));
  const said = chapters.flatMap(({ paragraphs }) => paragraphs);
  const texts: Record<string, string> = Object.fromEntries(said.map(({ id, text }) => [id, text]));
  return { version, note, texts };
}

export default function WriteInDocument({ loaderData, actionData, params }: Route.ComponentProps) {
  const {
    list,
    shown,
    chapter,
    sought,
    openQuestions,
    questions,
    problem,
    called,
    version: read,
  } = loaderData;
  const base = `/office/orders/${params.orderId}`;
  const preview = `${base}/documents/${params.fulfilmentId}/preview`;
  const page = shown[0]?.number ?? 1;
  return (
    <>
      <Link to={base} className="mb-2 inline-flex min-h-11 items-center text-quiet">
        Back to the order
      </Link>
      <PageHeading
        title="Write in the document"
        subtitle="What you change here stands in the next version you release"
      >
        <a href={preview} target="_blank" rel="noreferrer" className={buttonLook({ variant: 'outline' })}>
          Preview
        </a>
      </PageHeading>
      <FormError problem={problem ? { message: problem } : undefined} />
      {called && (
        <p className="mb-6">
          The buyer asked to be called <strong>{called}</strong>.
        </p>
      )}
      {openQuestions > 0 && (
        <p className="mb-6 rounded-md border border-warn bg-warn/5 p-4">
          {openQuestions === 1
            ? 'One question of the buyer waits for your own answer.'
            : `${openQuestions} questions of the buyer wait for your own answers.`}{' '}
          The document is not sent before. <Link to="?chapter=asked">Answer now</Link>
        </p>
      )}
      <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)_minmax(0,24rem)] 2xl:grid-cols-[15rem_minmax(0,1fr)_minmax(0,30rem)]">
        <ChapterList list={list} chapter={sought === '' ? chapter : ''} sought={sought} />
        <ChapterForm
          key={`${chapter} ${sought}`}
          loaderData={loaderData}
          posted={actionData}
          questions={chapter === 'asked' || sought !== '' ? questions : ''}
        />
        <iframe
          key={read}
          title="Preview of the document"
          src={`${preview}?words=${read}#page=${page}`}
          loading="lazy"
          className="sticky top-4 hidden h-[calc(100vh-2rem)] w-full rounded-md border border-rule xl:block"
        />
      </div>
    </>
  );
}
