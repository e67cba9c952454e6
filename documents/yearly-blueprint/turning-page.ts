import type { Content } from '../../content/make-content.ts';
import { nameWords, threadQuestions, yearQuarters } from '../../content/meanings/index.ts';
import { personalYear, type TurningPoint, turningPoints } from '../../numerology/index.ts';
import { ends, itemAt, keyIn } from '../../shared/records.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { ruledLines } from '../kit/closing-letter.ts';
import { sumWorking } from '../kit/figures/letters.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card } from '../kit/furniture.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, hairline, label, numberHead, subhead, text } from '../kit/text-block.ts';
import { coloured } from '../kit/type-scale.ts';
import { aNumber, listed, longDate, type MonthAhead } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

const DATE = 104;
const WIDTH = BODY.width - DATE - GUTTER;

/** The days on which something turns within the twelve months, and the question that goes with them. */
export function turningPage(
  content: Content,
  reading: Reading,
  months: readonly MonthAhead[],
  { year, personalYear: { value } }: MonthAhead,
): Page {
  const { chart, edits } = reading;
  const [first] = ends(months);
  const all = turningPoints(chart, { year: first.year, month: first.month.month });
  // Months with one's own number come up to three times: told once, with the other dates.
  const points = all.filter(
    (point, at) => point.kind !== 'home-month' || all.findIndex(({ kind }) => kind === 'home-month') === at,
  );
  const question = threadQuestions.questions[value][chart.soulUrge.value];
  const title = 'Turning points';
  return {
    name: 'turning-points',
    title,
    level: 2,
    body: fitPage(
      title,
      edits,
      (draft) => {
        const { type, say, detail } = draft;
        return [
          chapterHead({ kicker: 'Days to know beforehand', title }, type),
          glue(6, 0.5),
          text(say('turning.introduction', words.turningPoints(reading.called)), type.lead, BODY.width),
          glue(4),
          ...points.flatMap((point, at): Item[] => [
            glue(6),
            hairline(),
            glue(6),
            turn(told(content, point, all, reading), at, draft),
          ]),
          glue(12),
          divider(),
          glue(8),
          label(`A question for ${year}`, type, BODY.width),
          glue(3, 0),
          text(say('turning.question', question), coloured(type.lead, 'plum'), BODY.width),
          ruledLines(itemAt([4, 3, 1], detail), BODY.width),
          fill(),
        ];
      },
      { details: 3 },
    ),
  };
}

interface Told {
  date: string;
  head: string;
  text: string;
}

function turn({ date, head, text: said }: Told, at: number, { type, say }: Draft): Block {
  return beside(
    [
      { block: text(date, type.smallStrong, DATE), width: DATE },
      {
        block: stack([
          subhead(head, type, WIDTH),
          glue(2, 0),
          text(say(`turning.${at + 1}`, said), type.body, WIDTH),
        ]),
        width: WIDTH,
      },
    ],
    GUTTER,
  );
}

const ORDERS = ['first', 'second', 'third', 'fourth'];
const PLACES = { physical: 'in daily life', mental: 'in your thoughts', spiritual: 'in your convictions' };

function told(
  { meaningOf }: Content,
  point: TurningPoint,
  all: readonly TurningPoint[],
  { chart }: Reading,
): Told {
  const from = `From ${longDate(point.on)}`;
  const on = `On ${longDate(point.on)}`;
  switch (point.kind) {
    case 'year':
      return {
        date: from,
        head: `Your ${point.from} year becomes ${aNumber(point.to)}`,
        text: yearQuarters.yearTurns[point.to],
      };
    case 'period': {
      const { order, number } = point.period;
      return {
        date: from,
        head: `Your ${itemAt(ORDERS, order - 1)} Period, ${aNumber(number.value)}`,
        text: words.newPeriod(meaningOf('periodCycles', number.value).title),
      };
    }
    case 'pinnacle': {
      const { order, number } = point.pinnacle;
      return {
        date: from,
        head: `Your ${itemAt(ORDERS, order - 1)} Pinnacle, ${aNumber(number.value)}`,
        text: words.newPinnacle(meaningOf('pinnacles', number.value).title),
      };
    }
    case 'birthday':
      return { date: on, head: `You are ${point.age}`, text: lettersTold(point) };
    case 'home-month':
      return {
        date: from,
        head: `A month with your own number, ${chart.lifePath.digit}`,
        text: `${yearQuarters.homeMonths[point.digit]}${again(all)}`,
      };
    case 'deep-month':
      return {
        date: from,
        head: `Year and month have one number, ${point.digit}`,
        text: `${yearQuarters.deepMonths[point.digit]} ${words.deepDays(listed(point.days))}`,
      };
  }
}

function again(all: readonly TurningPoint[]): string {
  const later = all.filter(({ kind }) => kind === 'home-month').slice(1);
  return later.length > 0 ? ` ${words.homeAgain(listed(later.map(({ on }) => longDate(on))))}` : '';
}

/** What the birthday changes in the letters; where none gives way, the Essence says whether the weather does. */
function lettersTold({ begins, essence }: Extract<TurningPoint, { kind: 'birthday' }>): string {
  const [first, ...others] = begins;
  if (!first) return words.lettersStay(essence.compound);
  const texts = nameWords.transits;
  const named = `${capital(PLACES[first.place])} ${aLetter(first.letter)} begins.`;
  const also = others
    .filter(({ letter }) => letter !== first.letter)
    .map(({ place, letter }) => ` ${capital(PLACES[place])} ${aLetter(letter)} takes over.`)
    .join('');
  return `${named} ${texts[keyIn(texts, first.letter)]}${also} ${words.essenceNow(essence.compound)}`;
}

const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);
const aLetter = (letter: string) => `${/[AEFHILMNORSX]/.test(letter) ? 'an' : 'a'} ${letter}`;

/** The personal year from quarter to quarter, as far as the twelve months reach. */
export function yearPage(
  content: Content,
  { chart, edits }: Reading,
  months: readonly MonthAhead[],
  leading: MonthAhead,
): Page {
  const { value, compound, working } = leading.personalYear;
  const meaning = content.meaningOf('personalYear', value);
  return {
    name: 'personal-year',
    title: `Personal year ${value}: ${meaning.title}`,
    level: 2,
    body: fitPage('Personal year', edits, ({ type, say }) => [
      numberHead(
        {
          kicker: `${leading.year} · personal year ${compound}`,
          title: meaning.title,
          lead: meaning.essence,
        },
        value,
        `Personal year ${value}`,
        type,
      ),
      glue(8),
      divider(),
      ...quartersIn(months).flatMap((quarter): Item[] => {
        const { year, at, head } = quarter;
        const own = personalYear(chart.birthDate, year).value;
        return [
          glue(9),
          subhead(head, type, BODY.width, own === value ? undefined : `personal year ${own}`),
          glue(2, 0),
          text(
            say(`personal-year.quarter.${year}-${at + 1}`, itemAt(yearQuarters.yearQuarters[own], at)),
            type.body,
            BODY.width,
          ),
        ];
      }),
      glue(12),
      card(
        (width) => stack([label(`The working · ${compound}`, type, width), sumWorking(working, width)]),
        BODY.width,
      ),
    ]),
  };
}

/** Calendar quarters that the months touch, each with those of its months that are among them. */
function quartersIn(months: readonly MonthAhead[]): { year: number; at: number; head: string }[] {
  const quarterOf = ({ year, month }: MonthAhead) => `${year}-${Math.floor((month.month - 1) / 3)}`;
  return [...Map.groupBy(months, quarterOf).values()].map((own) => {
    const [first, last] = ends(own);
    const span =
      first === last ? first.name : `${first.name} ${own.length === 2 ? 'and' : 'to'} ${last.name}`;
    return { year: first.year, at: Math.floor((first.month.month - 1) / 3), head: `${span} ${first.year}` };
  });
}
