import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents, ShouldRevalidateFunctionArgs } from 'react-router';
import { Form, Link, useFetcher } from 'react-router';
import { z } from 'zod';
import { readDocumentWords, writeDocument } from '../../../../domain/delivery/index.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { useLeavingWarning } from '../../../components/use-leaving-warning.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import type { Route } from './+types/route';
import { NOTE, shownChapters } from './shown-chapters.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Write in a document' }];

export const loader = answerPage(
  async ({ params: { fulfilmentId }, request, services, member: actor }: Asked<Route.LoaderArgs>) => {
    const words = await readDocumentWords(services, { actor, fulfilmentId });
    const { searchParams } = new URL(request.url);
    const chapter = searchParams.get('chapter') ?? (words.openQuestions > 0 ? 'asked' : NOTE);
    const sought = searchParams.get('q')?.trim() ?? '';
    return { ...words, chapter, sought, ...shownChapters(words.chapters, { chapter, sought }), chapters: [] };
  },
);

const wordsSchema = z.object({
  note: z.string().optional(),
  edits: z.record(z.string(), z.string()).default({}),
  version: z.coerce.number().int().catch(-1),
});

export const action = answerForm({
  write: changeBy(
    wordsSchema,
    ({ params: { fulfilmentId }, services, member: actor }: Asked<Route.ActionArgs>, typed) =>
      writeDocument(services, { actor, fulfilmentId, typed }),
  ),
});

/** Whoever was refused because somebody else wrote meanwhile sees what stands there by now, and may then decide. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

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

type Entry = { name: string; title: string; number: number; written: number };

/** The pages of the document beside the form, and a search through all their words. */
function ChapterList({ list, chapter, sought }: { list: Entry[]; chapter: string; sought: string }) {
  return (
    <div className="space-y-5 lg:sticky lg:top-4 lg:max-h-[calc(100vh-2rem)] lg:self-start lg:overflow-y-auto">
      <Form role="search" className="space-y-2">
        <Field label="Search the words" name="q" type="search" defaultValue={sought} />
        <Button type="submit" variant="outline" size="sm">
          Search
        </Button>
      </Form>
      <nav aria-label="Pages of the document">
        <ol className="divide-y divide-rule border-y border-rule">
          <Page name={NOTE} title="Your personal note" isOpen={chapter === NOTE} />
          {list.map(({ name, title, number, written }) => (
            <Page
              key={name}
              name={name}
              title={title}
              number={number}
              written={written}
              isOpen={chapter === name}
            />
          ))}
        </ol>
      </nav>
    </div>
  );
}

type PageProps = { name: string; title: string; number?: number; written?: number; isOpen: boolean };

function Page({ name, title, number, written = 0, isOpen }: PageProps) {
  return (
    <li>
      <Link
        to={`?${new URLSearchParams({ chapter: name })}`}
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        className="flex min-h-11 items-center gap-3 py-1.5 text-fine aria-[current=page]:font-semibold"
      >
        <span className="w-6 shrink-0 text-right text-quiet lining-nums">{number}</span>
        <span className="grow">{title}</span>
        {written > 0 && <Badge look="good">{written}</Badge>}
      </Link>
    </li>
  );
}

type Props = {
  loaderData: Route.ComponentProps['loaderData'];
  /** The answer to a form that was sent without script. */
  posted: Route.ComponentProps['actionData'];
  questions: string;
};

/** The words of one page, or of a search. They are saved while she writes; without script, by the button. */
function ChapterForm({ loaderData, posted, questions }: Props) {
  const { shown, sought, chapter, note, version } = loaderData;
  const saving = useFetcher<Route.ComponentProps['actionData']>();
  const form = useRef<HTMLFormElement>(null);
  const answer = saving.data ?? posted;
  const { problem, typed } = answer?.problem ? answer : { problem: undefined, typed: undefined };
  const isConflict = problem?.code === 'conflict';
  const { state, heard } = useAutosave(saving, form, problem !== undefined);
  const paragraphErrors: Partial<Record<string, string>> = problem?.fields ?? {};
  const isNote = chapter === NOTE && sought === '';
  return (
    <saving.Form ref={form} method="post" onInput={heard} className="min-w-0 space-y-8">
      <input type="hidden" name="version" value={version} />
      <FormError problem={problem} />
      {isNote && (
        <TextArea
          label="Your personal note"
          name="note"
          rows={8}
          maxLength={1200}
          hint={
            (isConflict && changed(note, typed?.note)) ||
            'It closes the reading, on the page of the letter. An empty line begins a new paragraph.'
          }
          defaultValue={typed?.note ?? note}
          error={problem?.fields.note}
        />
      )}
      {questions !== '' && (
        <blockquote className="whitespace-pre-line border-l-2 border-gold pl-4 text-quiet">
          {questions}
        </blockquote>
      )}
      {shown.map(({ name, title, number, paragraphs }) => (
        <fieldset key={name} className="space-y-6">
          <legend className="text-lead">
            {title}, page {number}
          </legend>
          {paragraphs.map(({ id, label, text, original }) => (
            <TextArea
              key={id}
              label={label}
              name={`edits.${id}`}
              rows={Math.max(2, Math.ceil(text.length / 68))}
              defaultValue={typed?.[`edits.${id}`] ?? text}
              hint={
                (isConflict && changed(text, typed?.[`edits.${id}`])) ||
                (text === original ? undefined : `As the reading has it: ${original}`)
              }
              error={paragraphErrors[id]}
            />
          ))}
        </fieldset>
      ))}
      {!isNote && shown.length === 0 && <p className="text-quiet">No words like these in the document.</p>}
      <div className="sticky bottom-0 z-40 -mx-2 flex items-center gap-4 border-t border-rule bg-paper px-2 py-3">
        <Button type="submit" variant="gold" pending={state === 'saving'}>
          Save the words
        </Button>
        <p role="status" className="text-fine text-quiet">
          {answer && !problem && state !== 'typing' && 'Saved. Release it from the order.'}
          {state === 'typing' && 'Not saved yet'}
        </p>
      </div>
    </saving.Form>
  );
}

/** What somebody else has written meanwhile, where it differs from what was typed here. */
const changed = (now: string, typed: string | undefined) =>
  typed === undefined || now === typed ? undefined : `As it stands now: ${now}`;

/** How long a hand rests before what it wrote is saved. */
const PAUSE_MS = 1_500;

/**
 * Saves a form when its writer pauses, one save after another: each needs the version that the one before it made. What was
 * refused waits for the button.
 */
function useAutosave(
  saving: FetcherWithComponents<unknown>,
  form: RefObject<HTMLFormElement | null>,
  isRefused: boolean,
) {
  const [strokes, setStrokes] = useState(0);
  const [saved, setSaved] = useState(0);
  const isIdle = saving.state === 'idle';
  const isTyping = strokes > saved;
  const { submit } = saving;
  useEffect(() => {
    if (!isTyping || !isIdle || isRefused) return;
    const timer = setTimeout(() => {
      setSaved(strokes);
      void submit(form.current, { method: 'post' });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [strokes, isTyping, isIdle, isRefused, submit, form]);
  useLeavingWarning(isTyping);
  const state = !isIdle ? ('saving' as const) : isTyping ? ('typing' as const) : ('still' as const);
  return { state, heard: () => setStrokes((count) => count + 1) };
}
