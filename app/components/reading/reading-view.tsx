import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Picture as Drawing, Mark, OpenChapter, Passage } from '../../../documents/index.ts';
import type { Cards, Marks } from '../../../domain/delivery/index.ts';
import { buttonLook } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { BackTo } from '../back-to.tsx';
import { Bookmark, sizeLooks, TextSize, useTextSize } from './comforts.tsx';
import { AllMarks, MarkingContext, MarkParagraph, Sentences } from './marking.tsx';
import { PrintLinks } from './print-links.tsx';
import { SendCards } from './sending.tsx';

type Props = {
  chapter: OpenChapter;
  marks?: Marks;
  cards: Cards;
  pdf: string;
  back: { to: string; text: string };
};

/** A document as a page, one chapter at a time. */
export function ReadingView({ chapter, marks, cards, pdf, back }: Props) {
  const { title, contents, number, passages } = chapter;
  const size = useTextSize();
  return (
    <div className="mx-auto max-w-[42rem]">
      <BackTo to={back.to}>{back.text}</BackTo>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h1 className="min-w-0 text-title wrap-anywhere">{title}</h1>
        <div className="flex gap-2">
          <TextSize size={size} />
          <a href={pdf} download className={buttonLook({ variant: 'outline', size: 'sm' })}>
            <Download className="size-4" aria-hidden="true" />
            PDF
          </a>
        </div>
      </div>
      <progress
        aria-label="How far you are"
        value={number}
        max={contents.length}
        className="mb-1 block h-1 w-full appearance-none overflow-hidden rounded-full bg-rule accent-[var(--leaf)]"
      />
      <details className="mb-4 border-y border-rule">
        <summary className="min-h-11 cursor-pointer content-center text-quiet">
          Chapter {number} of {contents.length}: {contents[number - 1]}
        </summary>
        <ol className="pb-3">
          {contents.map((name, at) => (
            <li key={name}>
              <ToChapter number={at + 1} current={at + 1 === number}>
                {name}
              </ToChapter>
            </li>
          ))}
        </ol>
      </details>
      <Bookmark pdf={pdf} number={number} contents={contents} />
      <article className={cx('engraved mt-4 px-5 py-7 sm:px-10 sm:py-9', sizeLooks[size])}>
        <MarkingContext value={marks && { ...marks, chapter: number }}>
          <Passages passages={passages} />
        </MarkingContext>
      </article>
      <SendCards {...cards} chapter={number} />
      {marks && <AllMarks {...marks} />}
      <nav aria-label="Chapters" className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2">
        {number > 1 && <ToChapter number={number - 1}>← {contents[number - 2]}</ToChapter>}
        {number < contents.length && <ToChapter number={number + 1}>{contents[number]} →</ToChapter>}
      </nav>
      <div className="mt-4 pb-10">
        <PrintLinks pdf={pdf} />
      </div>
    </div>
  );
}

function ToChapter({
  number,
  current,
  children,
}: {
  number: number;
  current?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to={`?chapter=${number}`}
      aria-current={current ? 'page' : undefined}
      className="inline-flex min-h-11 items-center aria-[current=page]:font-semibold aria-[current=page]:no-underline"
    >
      {children}
    </Link>
  );
}

/** What a page of a document says, set for a screen: headings, paragraphs, lists, tables, figures and boxes. */
function Passages({ passages }: { passages: Passage[] }) {
  return passages.map((passage, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change while it is read
    <Part key={at} passage={passage} />
  ));
}

/** Below the title of the whole document. */
const ranks = ['h2', 'h3', 'h4'] as const;
const looks = {
  1: 'mb-3 text-title wrap-anywhere',
  2: 'mt-7 mb-2 text-lead wrap-anywhere',
  3: 'mt-6 mb-2 font-sans text-fine font-semibold tracking-[0.08em] text-gold',
};

function Part({ passage }: { passage: Passage }) {
  switch (passage.kind) {
    case 'heading': {
      const As = ranks[passage.rank - 1] ?? 'h4';
      return <As className={looks[passage.level]}>{passage.text}</As>;
    }
    case 'kicker':
      return (
        <p className="mt-6 mb-1 text-fine font-semibold tracking-[0.08em] text-gold [&+*]:mt-0">
          {passage.text}
        </p>
      );
    case 'text':
      return (
        <>
          <p className="my-4 wrap-anywhere">
            <Sentences text={passage.text} />
          </p>
          <MarkParagraph text={passage.text} />
        </>
      );
    case 'note':
      return <p className="my-4 text-fine text-quiet">{passage.text}</p>;
    case 'quote':
      return (
        <>
          <blockquote className="serif my-6 text-lead">
            <Sentences text={passage.text} />
          </blockquote>
          <MarkParagraph text={passage.text} />
        </>
      );
    case 'list':
      return (
        <ul className="my-4 list-disc space-y-2 pl-5 marker:text-leaf">
          {passage.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'link':
      return (
        <p className="my-4">
          <a href={passage.url} className="inline-flex min-h-11 items-center wrap-anywhere">
            {passage.text}
          </a>
        </p>
      );
    case 'table':
      return <Table rows={passage.rows} />;
    case 'figure':
      return <Picture {...passage} />;
    case 'box':
      return (
        <div className="my-6 rounded-md border border-rule bg-sunken px-5 py-1 *:first:mt-4">
          <Passages passages={passage.passages} />
        </div>
      );
  }
}

function Table({ rows }: { rows: Extract<Passage, { kind: 'table' }>['rows'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs into a form
    <div role="group" className="my-6 overflow-x-auto" aria-label="Table" tabIndex={0}>
      <table className="w-full border-collapse text-left text-fine">
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.map(({ text }) => text).join(' ')} className="border-b border-rule align-baseline">
              {cells.map(({ isHead, text }, at) => {
                const key = `${at} ${text}`;
                return isHead ? (
                  <th key={key} scope="col" className="py-2 pr-3 font-semibold text-quiet">
                    {text}
                  </th>
                ) : (
                  <td key={key} className="py-2 pr-3 lining-nums">
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Colour = Extract<Mark, { text: string }>['colour'];
type Font = Extract<Mark, { text: string }>['font'];

/** The documents' palette in the theme of the page: what a PDF draws on midnight stands here on the page's own ground. */
const inks: Record<Colour, string> = {
  paper: 'var(--card)',
  card: 'var(--card)',
  sunken: 'var(--sunken)',
  ink: 'var(--ink)',
  quiet: 'var(--quiet)',
  faint: 'var(--control)',
  rule: 'var(--rule)',
  gold: 'var(--gold)',
  leaf: 'var(--leaf)',
  plum: 'var(--plum)',
  midnight: 'var(--sunken)',
  dusk: 'var(--rule)',
  starlight: 'var(--ink)',
  brass: 'var(--gold)',
};

const faces: Partial<Record<Font, { fontFamily: string; fontStyle?: string; fontWeight?: number }>> = {
  'source-sans-regular': { fontFamily: 'var(--font-sans)' },
  'source-sans-semibold': { fontFamily: 'var(--font-sans)', fontWeight: 600 },
  'fraunces-italic': { fontFamily: 'var(--font-serif)', fontStyle: 'italic' },
};
const serif = { fontFamily: 'var(--font-serif)' };

/** Pixels for a point: a little larger than on paper. */
const SCREEN = 1.3;
/** Points; above it the lettering becomes small on a phone, so the picture is told in words as well. */
const WIDE = 180;

/** A figure of a document, drawn from the same strokes. */
function Picture({ alt, ...drawing }: Drawing & { alt: string }) {
  const { width, height } = drawing;
  // Made smaller, a sum that runs across the page could not be read any more: it is moved sideways instead.
  const isStrip = width > 300 && height < width / 3;
  return (
    <figure className="my-6">
      {isStrip ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs into a form
        <div role="group" className="overflow-x-auto" aria-label="Wide picture" tabIndex={0}>
          <Strokes alt={alt} drawing={drawing} look="max-w-none" />
        </div>
      ) : (
        <Strokes alt={alt} drawing={drawing} look="max-w-full" />
      )}
      {width > WIDE && (
        <figcaption className="mt-2 text-fine text-quiet">
          <details>
            <summary className="min-h-11 cursor-pointer content-center">The picture in words</summary>
            <p className="pb-2 wrap-anywhere">{alt}</p>
          </details>
        </figcaption>
      )}
    </figure>
  );
}

type StrokesProps = { alt: string; drawing: Drawing; look: string };

function Strokes({ alt, drawing: { width, height, marks }, look }: StrokesProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
      className={`mx-auto block h-auto ${look}`}
      width={Math.round(width * SCREEN)}
    >
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move, and two may be alike
        <Stroke key={at} mark={mark} />
      ))}
    </svg>
  );
}

function Stroke({ mark }: { mark: Mark }) {
  if ('d' in mark) {
    const { d, fill, stroke, width, dash, opacity } = mark;
    return (
      <path
        d={d}
        fill={fill ? inks[fill] : 'none'}
        stroke={stroke && inks[stroke]}
        strokeWidth={width}
        strokeDasharray={dash?.join(' ')}
        opacity={opacity}
      />
    );
  }
  const { text, x, y, size, font, colour, tracking, turned } = mark;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fill={inks[colour]}
      letterSpacing={tracking}
      transform={turned ? `rotate(${turned} ${x} ${y})` : undefined}
      {...(faces[font] ?? serif)}
    >
      {text}
    </text>
  );
}
