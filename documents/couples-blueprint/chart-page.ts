import type { Content } from '../../content/make-content.ts';
import { type Digit, positions } from '../../content/meanings/index.ts';
import { type Chart, singleDigit } from '../../numerology/index.ts';
import { itemAt, keyIn, mapPair } from '../../shared/records.ts';
import { type Couple, widestStep } from '../couples/couple.ts';
import type { PairSum } from '../couples/ladder-page.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { CORE, type CoreKey, chartWorking } from '../kit/chart-sheet.ts';
import { ruledLines } from '../kit/closing-letter.ts';
import { smallMedallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { bulletList, card } from '../kit/furniture.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, hairline, shortened, subhead, text } from '../kit/text-block.ts';
import { sized } from '../kit/type-scale.ts';
import { leadingYear, longDate, monthsAhead, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const LONG_NAME = 34;

/** One chart on one page: five numbers and everything that was added up. */
export function chartPage(content: Content, { names, reading, edits }: Couple, who: 0 | 1): Page {
  const chart = who === 0 ? reading.first : reading.second;
  const name = names[who];
  const id = who === 0 ? 'first' : 'second';
  return {
    name: `${id}-chart`,
    title: name,
    level: 2,
    body: fitPage(
      name,
      edits,
      (draft) => {
        const { type, say, detail } = draft;
        const title = sized(type.title, name.length > LONG_NAME ? 20 : 31);
        return [
          chapterHead(
            {
              kicker: `The ${id} chart · born on ${longDate(chart.birthDate)}`,
              title: name,
            },
            { ...type, title },
          ),
          glue(8),
          divider(),
          ...CORE.flatMap((key, at): Item[] => [
            glue(detail < 3 ? 7 : 3),
            at > 0 ? hairline() : null,
            at > 0 ? glue(detail < 3 ? 7 : 3) : null,
            numberRow(content, key, chart, id, draft),
          ]),
          glue(12),
          card((width) => chartWorking(chart, type, width), BODY.width),
          glue(5, 0),
          text(
            say(
              `${id}.method`,
              words.chartMethod(
                chart.name.join(' '),
                chart.system === 'pythagorean' ? 'Pythagorean' : 'Chaldean',
              ),
            ),
            type.fine,
            BODY.width,
          ),
        ];
      },
      { details: 5 },
    ),
  };
}

const INDENT = 62;
const LIST = 152;
const WIDTH = BODY.width - INDENT - LIST - GUTTER;

function numberRow(
  { meaningOf }: Content,
  key: CoreKey,
  chart: Chart,
  id: string,
  { type, say, detail }: Draft,
): Block {
  const number = chart[key];
  const { name } = positions[key];
  const said = sayMeaning(say, `${number.name}.${id}.chart`, meaningOf(key, number.value));
  const easy = said.strengths.slice(0, [3, 2, 1][detail] ?? 0);
  return beside(
    [
      { block: smallMedallion(detail < 3 ? 23 : 18, number.value, `${name} ${number.value}`), width: INDENT },
      {
        block: stack([
          subhead(said.title, type, WIDTH, `${name} · ${number.compound}`),
          glue(2, 0),
          detail < 4 ? text(said.essence, { ...type.small, colour: 'ink' }, WIDTH) : null,
        ]),
        width: WIDTH + GUTTER,
      },
      { block: bulletList(easy, 'star', type, LIST), width: LIST },
    ],
    0,
    'middle',
  );
}

const HALF = (BODY.width - GUTTER) / 2;

/** Four evenings with a pen, two of them set by the couple's own numbers. */
export function eveningsPage(couple: Couple): Page {
  const title = 'Four evenings for two';
  const { pairs } = couple.reading;
  const widest = itemAt(widestStep(couple.reading).keys, 0);
  const tasks = [
    {
      id: 'first',
      title: evenings.first.title,
      asks: giftTasks[keyIn(giftTasks, pairs.birthday.sum.value)],
      lines: 3,
    },
    {
      id: 'second',
      title: evenings.second.title,
      asks: sumQuestions[keyIn(sumQuestions, pairs.lifePath.sum.value)],
      lines: 3,
    },
    { id: 'third', title: evenings.third.title, asks: bridgeQuestions[widest], lines: 3 },
    { id: 'fourth', title: evenings.fourth.title, asks: promisesForTwo[yearForTwo(couple)], lines: 2 },
  ];
  return {
    name: 'evenings',
    title,
    level: 1,
    body: fitPage(title, couple.edits, (draft) => [
      chapterHead({ kicker: 'Exercises', title }, draft.type),
      glue(6, 0.5),
      text(draft.say('evenings.introduction', words.evenings), draft.type.lead, BODY.width),
      glue(8, 0.5),
      divider(),
      ...tasks.flatMap((task): Item[] => [glue(10), evening(task, couple, draft)]),
      fill(),
    ]),
  };
}

function evening(
  { id, title, asks, lines }: { id: string; title: string; asks: string; lines: number },
  { called }: Couple,
  { type, say }: Draft,
): Block {
  return stack([
    subhead(title, type, BODY.width),
    glue(2, 0),
    text(say(`evening.${id}`, asks), type.body, BODY.width),
    glue(4, 0),
    beside(
      called.map((name) => ({
        block: stack([
          text(shortened(name, 'italic', type.aside.size, HALF), type.aside, HALF),
          ruledLines(lines, HALF),
        ]),
        width: HALF,
      })),
      GUTTER,
    ),
  ]);
}

/** What the two personal years make together, in the year that holds most of the months ahead. */
function yearForTwo({ reading, issuedOn }: Couple): Digit {
  const [one, other] = mapPair(
    [reading.first, reading.second],
    ({ birthDate }) => leadingYear(monthsAhead(birthDate, issuedOn)).personalYear.value,
  );
  return singleDigit(one + other);
}

const evenings = {
  first: { title: 'The first evening, about your gifts' },
  second: { title: 'The second evening, about your sum' },
  third: { title: 'The third evening, on the widest bridge' },
  fourth: { title: 'The fourth evening, with two signatures' },
} as const;

/** What to praise, by the number that the two birthdays make together. */
const giftTasks: Record<PairSum, string> = {
  1: 'Three occasions on which the other one went first, and what it spared you.',
  2: 'Three times you were understood before you had finished. Describe the face that went with it.',
  3: 'Three moments when the other one saved the mood. Quote, if you can.',
  4: 'Three things that work in your house because somebody looks after them unasked.',
  5: 'Three detours you would never have made alone, and what was at the end of them.',
  6: 'Three kindnesses of the last month for which nobody said thank you. Say it now, in writing.',
  7: 'Three things the other one noticed that escaped everybody else.',
  8: 'Three matters that the other one settled, and what they would have cost you in sleep.',
  9: 'Three people who are better off because the other one exists.',
  11: 'Three hunches of the other one that turned out right, and one that you laughed at.',
};

/** A promise that suits the year the two have together. */
const promisesForTwo: Record<Digit, string> = {
  1: 'One thing each that you will begin this year, with its first date. Sign both promises, both of you.',
  2: 'One habit of listening each, small enough to survive a bad week. Sign for your own, and then for the other.',
  3: 'One celebration each, which nobody expects, and its day. Sign, and tell nobody else.',
  4: 'One repair each, in the house or between you, and by when. Two signatures make it binding.',
  5: 'One freedom each that you grant the other, in so many words. Sign under what you are giving.',
  6: 'One duty each that you take off the other for three months. Sign, and fetch the apron.',
  7: 'One quiet hour each, its day and its door. Sign that it will be left alone.',
  8: 'One sum or one decision each that shall be settled, with its month. Sign as you would at the bank.',
  9: 'One old matter each that you will not bring up again. Name it once more, sign, and turn the page.',
};

/** A question for the number your Life Paths make together. */
const sumQuestions: Record<PairSum, string> = {
  1: 'Your roads make a 1. What would we begin if nobody asked us why?',
  2: 'Your roads make a 2. When did one of us last listen to the very end, and what was said?',
  3: 'Your roads make a 3. What shall we celebrate that stands in no calendar?',
  4: 'Your roads make a 4. What do we want to have built by this day in five years?',
  5: 'Your roads make a 5. Which habit could we do without for a month?',
  6: 'Your roads make a 6. Who needs a place at our table, and who has had one for long enough?',
  7: 'Your roads make a 7. What do we still not know about each other?',
  8: 'Your roads make an 8. What is enough, in figures?',
  9: 'Your roads make a 9. What are we ready to finish?',
  11: 'Your roads make an 11. Which hunch have we both had and never followed?',
};

/** A question for the place where you stand furthest apart. */
const bridgeQuestions: Record<CoreKey, string> = {
  lifePath:
    'It lies between your roads. Where does mine lead me just now, and where would I like company on it?',
  expression:
    'It lies between your ways of working. Which job do we do so differently that we should divide it?',
  soulUrge: 'It lies between your wishes. What do I wish for that you have never heard me say?',
  personality: 'It lies between your manners. How do we look from outside, and what do people fail to see?',
  birthday: 'It lies between your gifts. Which of yours would I like to borrow more often?',
};
