import { PenLine } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import type { Mark, Marks } from '../../../domain/delivery/index.ts';
import { sentencesIn } from '../../../shared/sentences.ts';
import type { action } from '../../routes/orders/reading.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { formFor } from '../action-form.tsx';
import { SentenceChoice } from './sentence-choice.tsx';

const Form = formFor<typeof action>();

type Marking = Marks & { chapter: number };

/** In a document that can be marked; in others a paragraph is a paragraph. */
export const MarkingContext = createContext<Marking | undefined>(undefined);

const said = { me: 'This is me', 'not-me': 'Not me', note: 'My note' } as const;
const looks = {
  me: 'bg-transparent text-inherit underline decoration-leaf decoration-2 underline-offset-4',
  'not-me': 'bg-transparent text-quiet line-through decoration-1',
  note: 'bg-transparent text-inherit underline decoration-plum decoration-dotted decoration-2 underline-offset-4',
} as const;

/** A paragraph with what its reader has marked in it, and the way to mark another sentence. */
export function Sentences({ text }: { text: string }) {
  const marking = useContext(MarkingContext);
  if (!marking) return text;
  const markOf = (sentence: string) => marking.marks.find((mark) => mark.sentence === sentence);
  return sentencesIn(text).map((sentence, at) => {
    const mark = markOf(sentence);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change while it is read
      <span key={at}>
        {at > 0 && ' '}
        {mark ? (
          <mark className={looks[mark.kind]}>
            {sentence}
            <span className="sr-only"> ({said[mark.kind]})</span>
          </mark>
        ) : (
          sentence
        )}
      </span>
    );
  });
}

/** Below a paragraph. Closed it is one word; open, it works by keyboard, by touch, and without JavaScript. */
export function MarkParagraph({ text }: { text: string }) {
  const marking = useContext(MarkingContext);
  if (!marking) return null;
  const sentences = sentencesIn(text);
  const notes = marking.marks.filter(({ sentence, note }) => note && sentences.includes(sentence));
  const begin = sentences[0]?.split(' ').slice(0, 4).join(' ');
  return (
    <div className="-mt-3 mb-2 print:hidden">
      {notes.map(({ id, note }) => (
        <p key={id} className="border-l-2 border-plum pl-3 text-fine text-quiet wrap-anywhere">
          {note}
        </p>
      ))}
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 text-fine text-quiet">
          <PenLine className="size-4" aria-hidden="true" />
          Mark<span className="sr-only"> a sentence of “{begin} …”</span>
        </summary>
        <MarkForm sentences={sentences} marking={marking} />
      </details>
    </div>
  );
}

function MarkForm({ sentences, marking }: { sentences: string[]; marking: Marking }) {
  return (
    <Form
      intent="me"
      also={['notMe', 'note']}
      hidden={{ chapter: String(marking.chapter) }}
      className="rounded-md border border-rule bg-sunken px-4 py-3"
      fields={(field) => ({
        sentence: <SentenceChoice legend="Which sentence?" sentences={sentences} {...field.sentence} />,
        note: <TextArea label="A note of your own (optional)" rows={2} maxLength={1_000} {...field.note} />,
      })}
      submit={said.me}
      done="Marked"
      footer={(button) => (
        <>
          <div className="flex flex-wrap gap-3">
            {button}
            <Button type="submit" name="intent" value="notMe" variant="outline">
              {said['not-me']}
            </Button>
            <Button type="submit" name="intent" value="note" variant="outline">
              Only the note
            </Button>
          </div>
          {marking.marks.length === 0 && (
            <p className="mt-3 text-fine text-quiet">
              Nobody but you sees what you mark, unless you agree that your practitioner may read it. What we
              make for you next begins from the sentences you marked; your notes are printed nowhere.
            </p>
          )}
        </>
      )}
    />
  );
}

/** Everything she has marked in this document, and who may see it. */
export function AllMarks({ marks, isShared }: Marks): ReactNode {
  if (marks.length === 0) return null;
  return (
    <details className="mt-6 border-y border-rule print:hidden">
      <summary className="min-h-11 cursor-pointer content-center text-quiet">
        What you marked ({marks.length})
      </summary>
      <ul className="divide-y divide-rule">
        {marks.map((mark) => (
          <OneMark key={mark.id} mark={mark} />
        ))}
      </ul>
      <div className="my-4">
        <p className="mb-2 text-fine text-quiet">
          {isShared
            ? 'Your practitioner may read these before a session with you.'
            : 'Only you see these. If you like, your practitioner may read them before a session with you.'}
        </p>
        <Form
          key={String(isShared)}
          intent="share"
          hidden={{ agreed: isShared ? 'no' : 'yes' }}
          submit={isShared ? 'Keep them to myself' : 'Let my practitioner read them'}
          variant="outline"
        />
      </div>
    </details>
  );
}

function OneMark({ mark: { id, chapter, sentence, kind, note } }: { mark: Mark }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-fine text-quiet">
          {said[kind]} · {chapter}
        </p>
        <p className="wrap-anywhere">{sentence}</p>
        {note && (
          <p className="mt-1 border-l-2 border-plum pl-3 text-fine text-quiet wrap-anywhere">{note}</p>
        )}
      </div>
      <Form intent="remove" hidden={{ id }} submit="Remove" variant="outline" size="sm" />
    </li>
  );
}
