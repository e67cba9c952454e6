import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OpenChapter } from '../../../documents/index.ts';
import { buttonLook } from '../../ui/button.tsx';
import { BackTo } from '../back-to.tsx';
import { Passages } from './passages.tsx';
import { PrintLinks } from './print-links.tsx';

type Props = { chapter: OpenChapter; pdf: string; back: { to: string; text: string } };

/** A document as a page, one chapter at a time. */
export function ReadingView({ chapter: { title, contents, number, passages }, pdf, back }: Props) {
  return (
    <div className="mx-auto max-w-[42rem]">
      <BackTo to={back.to}>{back.text}</BackTo>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h1 className="min-w-0 text-title wrap-anywhere">{title}</h1>
        <a href={pdf} download className={buttonLook({ variant: 'outline', size: 'sm' })}>
          <Download className="size-4" aria-hidden="true" />
          PDF
        </a>
      </div>
      <details className="mb-8 border-y border-rule">
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
      <article className="engraved px-5 py-7 sm:px-10 sm:py-9">
        <Passages passages={passages} />
      </article>
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
