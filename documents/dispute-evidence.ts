import type { Content } from '../content/make-content.ts';
import type { CalendarDate } from '../numerology/index.ts';
import { money } from '../shared/money.ts';
import { glue, stack } from './kit/block.ts';
import { type RunningBlock, runningPages } from './kit/running-text.ts';
import { BODY } from './kit/sheet.ts';
import { chapterHead } from './kit/text-block.ts';
import { typeScale } from './kit/type-scale.ts';
import { longDate } from './kit/words.ts';
import type { Composition } from './kit/write-document.ts';

/** A fact with its moment, as it is printed; none where it has no moment of its own. */
type DatedLine = { at: string | null; text: string };

export interface DisputeEvidenceData {
  order: string;
  product: string;
  amountCents: number;
  /** In the practice's own words. */
  words: string;
  facts: readonly (readonly [name: string, said: string])[];
  agreed: readonly DatedLine[];
  delivered: readonly DatedLine[];
  timeline: readonly DatedLine[];
  letters: readonly DatedLine[];
  issuedOn: CalendarDate;
}

const type = typeScale(10);
/** As wide as "29 Sep 2026, 16:45". */
const MOMENT = 104;

/** For a bank: what was bought, agreed to and delivered, each line with its moment. Nothing is drawn that is not a fact. */
export function composeDisputeEvidence({ site }: Content, data: DisputeEvidenceData): Composition {
  const { order, product, amountCents, words, facts, issuedOn } = data;
  const title = `Order ${order}`;
  const lead = `${product}, ${money(amountCents)} in dispute. Times are those of ${site.timeZone.split('/').at(-1)?.replaceAll('_', ' ')}.`;
  const kicker = `Evidence for a disputed payment, ${longDate(issuedOn)}`;
  const head = stack([chapterHead({ kicker, title, lead }, type, BODY.width), glue(14, 0)]);
  const blocks: RunningBlock[] = [
    ...(words ? [heading('What happened, in our words'), ...paragraphs(words)] : []),
    heading('The order'),
    ...facts.flatMap(([name, said]) => (said ? [item(name, said)] : [])),
    ...section('What was agreed to', data.agreed),
    ...section('What was delivered and used', data.delivered),
    ...section('Day by day', data.timeline),
    ...section('Correspondence', data.letters),
  ];
  return {
    title: `${site.brand}: evidence for order ${order}`,
    subject: 'What was bought, agreed to and delivered',
    head: site.brand,
    issuedOn,
    pages: runningPages(head, blocks, { type, width: BODY.width, markWidth: MOMENT }).map((body, page) => ({
      ...{ name: `evidence-${page}`, title, level: page === 0 ? (1 as const) : (0 as const), body },
    })),
  };
}

const heading = (text: string): RunningBlock => ({ kind: 'heading', text });
const item = (mark: string, text: string): RunningBlock => ({ kind: 'item', mark, text });

const paragraphs = (words: string): RunningBlock[] =>
  words
    .split(/\n{1,}/)
    .filter((line) => line.trim() !== '')
    .map((text) => ({ kind: 'paragraph', text }));

const section = (title: string, lines: readonly DatedLine[]): RunningBlock[] =>
  lines.length === 0 ? [] : [heading(title), ...lines.map(({ at, text }) => item(at ?? '–', text))];
