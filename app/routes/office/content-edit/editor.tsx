import { useState } from 'react';
import type { ContentKind } from '../../../../content/edition.ts';
import type { ContentPreview } from '../../../../domain/office/index.ts';
import { Plate } from '../../../components/drawings/plates.tsx';
import { LetterFrame } from '../../../components/office/letter-frame.tsx';
import { VersionForm } from '../../../components/office/version-form.tsx';
import { QuoteCard } from '../../../components/quote-card.tsx';
import { RenderedText } from '../../../components/rendered-text.tsx';
import { Choice } from '../../../ui/field.tsx';
import { Medallion } from '../../../ui/medallion.tsx';
import { ContentFields, type FieldsProps, type TextKind } from './fields.tsx';

type Props = {
  kind: TextKind;
  contentKey: string;
  body: FieldsProps<TextKind>['body'];
  base: number;
} & Pick<FieldsProps<TextKind>, 'limits' | 'letter'>;

/** Write, look, then publish: now, or at a moment to come. */
export function Editor({ kind, contentKey, body, base, limits, letter }: Props) {
  const [preview, setPreview] = useState<ContentPreview>();
  return (
    <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <VersionForm
        kind={kind}
        contentKey={contentKey}
        base={base}
        onPreview={setPreview}
        isBeside
        className="space-y-6"
      >
        {(errors) => (
          // Anew with each version, so that a restored text stands in the form.
          <ContentFields key={base} kind={kind} body={body} errors={errors} limits={limits} letter={letter} />
        )}
      </VersionForm>
      <section aria-labelledby="preview" aria-live="polite">
        <h2 id="preview" className="text-[1.375rem]">
          Preview
        </h2>
        <div className="mt-3">
          {preview ? (
            <Preview preview={preview} />
          ) : (
            <p className="rounded-md border border-dashed border-control px-5 py-10 text-center text-quiet">
              Press Preview to see it as visitors would.
            </p>
          )}
        </div>
      </section>
    </div>
  );
}

/** The text as visitors would see it, from what stands in the form. */
function Preview({ preview }: { preview: ContentPreview }) {
  if (preview.kind === 'letter') return <LetterPreview {...preview} />;
  return (
    <div className="rounded-md border border-rule bg-paper p-5 sm:p-7" inert>
      <Shown preview={preview} />
    </div>
  );
}

function Shown({ preview }: { preview: ContentPreview }) {
  switch (preview.kind) {
    case 'testimonial':
      return (
        <ul>
          <QuoteCard quote={preview.quote} />
        </ul>
      );
    case 'question':
      return (
        <>
          <p className="serif text-[1.375rem]">{preview.question}</p>
          <RenderedText html={preview.html} className="mt-3" />
        </>
      );
    case 'article':
      return <ArticlePreview {...preview} />;
    case 'meaning':
      return <MeaningPreview {...preview} />;
    case 'legal':
      return (
        <>
          <p className="text-title">{preview.title}</p>
          <RenderedText html={preview.html} className="mt-6" />
        </>
      );
    case 'product':
    case 'page':
    case 'letter':
      return null;
  }
}

type Of<Kind extends ContentKind> = Extract<ContentPreview, { kind: Kind }>;

function ArticlePreview({ article }: Of<'article'>) {
  return (
    <article>
      <p className="text-fine text-quiet">
        {article.date} · {article.minutes} min read
      </p>
      <p className="mt-1 text-title">{article.title}</p>
      <p className="mt-3 text-lead text-quiet">{article.description}</p>
      <Plate name={article.image} className="mx-auto mt-6 w-full max-w-xs" />
      <RenderedText html={article.html} className="opening-capital mt-6" />
    </article>
  );
}

function MeaningPreview({ number, name, meaning }: Of<'meaning'>) {
  return (
    <div className="space-y-4">
      <div className="flex items-center gap-5">
        <Medallion value={number} label={name} />
        <div>
          <p className="serif text-[1.375rem] leading-snug">{meaning.title}</p>
          <p className="text-quiet">{meaning.essence}</p>
        </div>
      </div>
      <p>{meaning.short}</p>
      {meaning.long.map((paragraph) => (
        <p key={paragraph} className="text-quiet">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** The letter as three people who differ get it, and on its other occasions. */
function LetterPreview({ looks }: Extract<ContentPreview, { kind: 'letter' }>) {
  const [chosen, setChosen] = useState(0);
  const look = looks[chosen] ?? looks[0];
  if (!look) return null;
  return (
    <div className="space-y-3">
      <Choice
        label="As it comes to"
        value={String(chosen)}
        onChange={({ target }) => setChosen(Number(target.value))}
        options={looks.map(({ who }, at) => ({ value: String(at), label: who }))}
      />
      <p className="font-semibold">{look.subject}</p>
      <LetterFrame html={look.html} />
    </div>
  );
}
