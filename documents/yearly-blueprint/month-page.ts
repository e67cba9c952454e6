import type { Content } from '../../content/make-content.ts';
import { type Digit, type Meaning, monthRoads, monthWishes } from '../../content/meanings/index.ts';
import type { Chart } from '../../numerology/index.ts';
import { itemAt } from '../../shared/records.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { prompt, ruledLines } from '../kit/closing-letter.ts';
import { monthCalendar, moonsOf, twelveMoons } from '../kit/figures/months.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading, phraseList, tryThis } from '../kit/furniture.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { label, numberHead, text } from '../kit/text-block.ts';
import { coloured } from '../kit/type-scale.ts';
import { type MonthAhead, type SaidMeaning, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { monthQuestions, returningMonths } from './returning-months.ts';
import { words } from './words.ts';

/** One month on one page: its number, its days, and room for the conversation. */
export function monthPage(
  { meaningOf }: Content,
  { edits, chart }: Reading,
  months: readonly MonthAhead[],
  at: number,
): Page {
  const { name, year, month, toldBefore } = itemAt(months, at);
  const { value } = month.personalMonth;
  const title = `${name} ${year}`;
  const general = { ...meaningOf('personalMonth', value), ...returningMonths[value][toldBefore - 1] };
  const meaning = {
    ...(toldBefore === 0 ? ownMonth(general, value, chart) : general),
    ...ownTraits(meaningOf, chart, at),
  };
  return {
    name: idOf(at),
    title: `${title}: ${meaning.title}`,
    level: 2,
    body: fitPage(title, edits, (draft) => toldMonth(meaning, months, at, draft), { details: 3 }),
  };
}

const idOf = (at: number) => `month-${at + 1}`;

function toldMonth(meaning: Meaning, months: readonly MonthAhead[], at: number, draft: Draft): Item[] {
  const { type, say, detail } = draft;
  const ahead = itemAt(months, at);
  const { name, year, month, personalYear, toldBefore } = ahead;
  const { value } = month.personalMonth;
  const said = sayMeaning(say, idOf(at), meaning);
  const kicker = `${name} ${year} · ${words.inYear(value, personalYear.value)}`;
  return [
    twelveMoons(moonsOf(months), at, BODY.width),
    glue(8),
    numberHead({ kicker, title: said.title, lead: said.essence }, value, `Personal month ${value}`, type),
    glue(10),
    beside(
      [
        { block: longReading(said.long, type, MAIN.width), width: MAIN.width },
        { block: margin(said, draft), width: MARGIN.width },
      ],
      GUTTER,
    ),
    glue(10),
    tryThis(said.exercise, type, BODY.width, words.tryIt),
    glue(8),
    beside(
      [
        { block: monthCalendar(month, MAIN.width, detail === 0 ? 25 : 22), width: MAIN.width },
        { block: days(ahead, draft), width: MARGIN.width },
      ],
      GUTTER,
    ),
    glue(10),
    conversation(idOf(at), at, itemAt(monthQuestions[value], toldBefore), draft),
    fill(),
  ];
}

/** The first month of its number is told from the reader's road and wish; one that returns, in the words for a return. */
function ownMonth(general: Meaning, month: Digit, { lifePath, soulUrge }: Chart): Meaning {
  const { text: road, exercise } = monthRoads[month][lifePath.digit];
  return {
    ...general,
    long: [road, monthWishes[month][soulUrge.digit]],
    exercise,
  };
}

/** Two of the reader's own strengths and a weakness for every month, in turn, so that none is named twice. */
function ownTraits(
  meaningOf: Content['meaningOf'],
  chart: Chart,
  at: number,
): Pick<Meaning, 'strengths' | 'cautions'> {
  const strengths = CORE.flatMap((key) => meaningOf(key, chart[key].value).strengths);
  const cautions = CORE.flatMap((key) => meaningOf(key, chart[key].value).cautions);
  // Steps that share no divisor with the 20 strengths and 15 cautions visit each before any comes again.
  const strength = (turn: number) => itemAt(strengths, (turn * 7) % strengths.length);
  return {
    strengths: at < strengths.length - 12 ? [strength(at), strength(at + 12)] : [strength(at)],
    cautions: [itemAt(cautions, (at * 4) % cautions.length)],
  };
}

function margin(said: SaidMeaning, { type }: Draft): Block {
  const { width } = MARGIN;
  return stack([
    phraseList(words.favours, said.strengths, 'star', type, width),
    glue(10, 0),
    phraseList(words.watch, said.cautions, 'crescent', type, width),
  ]);
}

/** The dates of the month by what they are good for. */
function days({ month }: MonthAhead, { type }: Draft): Block {
  const { width } = MARGIN;
  const datesOf = (digit: number) =>
    month.days.filter(({ personalDay }) => personalDay.value === digit).map(({ date }) => date.day);
  return stack([
    glue(17, 0),
    label(words.days, type, width),
    ...Object.entries(words.dayPurposes).flatMap(([digit, purpose]): Item[] => [
      glue(4, 0),
      text(`${purpose}, day ${digit}`, { ...type.aside, size: 8.4, leading: 11 }, width, { tag: 'Caption' }),
      text(datesOf(Number(digit)).join(' · '), { ...type.smallStrong, size: 9, leading: 12 }, width),
    ]),
  ]);
}

function conversation(id: string, at: number, question: string, { type, say, detail }: Draft): Block {
  const half = (BODY.width - GUTTER) / 2;
  const lines = itemAt([3, 2, 2], detail);
  return stack([
    label(words.conversation(at), type, BODY.width),
    glue(3, 0),
    beside(
      [
        {
          block: prompt(say(`${id}.question`, question), lines, coloured(type.lead, 'plum'), half),
          width: half,
        },
        {
          block: stack([text(words.decided, type.smallStrong, half, { tag: 'H3' }), ruledLines(lines, half)]),
          width: half,
        },
      ],
      GUTTER,
      'bottom',
    ),
  ]);
}
