import type { Content } from '../content/make-content.ts';
import { type CalendarDate, parseDate } from '../numerology/index.ts';
import { glue, stack } from './kit/block.ts';
import { type RunningBlock, runningPages } from './kit/running-text.ts';
import { chapterHead } from './kit/text-block.ts';
import { typeScale } from './kit/type-scale.ts';
import { longDate } from './kit/words.ts';
import type { Composition, Page } from './kit/write-document.ts';

export type LegalBlock = RunningBlock;

export interface LegalTextsData {
  /** Of the version. */
  number: string;
  /** The day on which this version was first agreed to. */
  issuedOn: CalendarDate;
  parts: readonly { title: string; description: string; updated?: string; blocks: readonly LegalBlock[] }[];
}

const type = typeScale(10);
const MARK = 20;
/** The same measure as on the page: longer lines are lost by the eye. */
const COLUMN = 410;

/** What somebody agreed to when she ordered, to keep: each text begins a page, and runs over as many as it needs. */
export function composeLegalTexts({ site }: Content, data: LegalTextsData): Composition {
  return {
    title: `${site.brand}: terms, version ${data.number}`,
    subject: 'Terms, right of withdrawal and refunds as they held for an order',
    head: site.brand,
    issuedOn: data.issuedOn,
    pages: data.parts.flatMap((part, at) => pagesOf(part, at, data.number)),
  };
}

type Part = LegalTextsData['parts'][number];

function pagesOf({ title, description, updated, blocks }: Part, at: number, number: string): Page[] {
  const since = updated === undefined ? undefined : parseDate(updated);
  const kicker = since ? `As of ${longDate(since)}, version ${number}` : `Version ${number}`;
  const head = stack([chapterHead({ kicker, title, lead: description }, type, COLUMN), glue(14, 0)]);
  return runningPages(head, blocks, { type, width: COLUMN, markWidth: MARK }).map((body, page) => ({
    ...{ name: `${at}-${page}`, title, level: page === 0 ? (1 as const) : (0 as const), body },
  }));
}
