import type { Content } from '../../content/make-content.ts';
import type { Digit } from '../../content/meanings/index.ts';
import { type Chart, isHeld, type LetterTally, type TallyEntry, triadOf } from '../../numerology/index.ts';
import { mapPair } from '../../shared/records.ts';
import { type Couple, inSentence, lacksNothing } from '../couples/couple.ts';
import { type Block, beside, drawn, glue, type Item, stack } from '../kit/block.ts';
import { drawNumeral, smallMedallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import type { Said } from '../kit/paragraphs.ts';
import type { Pen } from '../kit/pen.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, label, sectionHead, subhead, text } from '../kit/text-block.ts';
import { whence } from '../kit/whence.ts';
import { sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { lessonsAtHome, suppliedAtHome } from './lesson-words.ts';
import { words } from './words.ts';

const HALF = (BODY.width - GUTTER) / 2;

/** The gaps of both names side by side; a gap they share is told once, for both. */
export function lessonsPage(content: Content, couple: Couple): Page {
  const title = 'Karmic lessons, side by side';
  const { first, second } = couple.reading;
  const shared = sharedBy(couple);
  const own = mapPair([first, second], ({ letters }) =>
    letters.karmicLessons.filter((lesson) => !shared.includes(lesson)),
  );
  return {
    name: 'lessons',
    title,
    level: 1,
    body: fitPage(
      title,
      couple.edits,
      (draft) => {
        const { type, say } = draft;
        return [
          chapterHead({ kicker: 'What nobody packed for you', title }, type),
          glue(6, 0.5),
          text(
            say('lessons.introduction', lacksNothing(couple.reading) ? words.lessonsWhole : words.lessons),
            type.lead,
            BODY.width,
          ),
          glue(10),
          text(couple.called[0], type.aside, BODY.width),
          mirrorTally(first.letters, second.letters, BODY.width),
          text(couple.called[1], type.aside, BODY.width),
          glue(10),
          divider(),
          glue(8),
          beside(
            ([0, 1] as const).map((who) => ({
              block: ownLessons(content, who, own[who], shared.length > 0, couple, draft),
              width: HALF,
            })),
            GUTTER,
          ),
          ...(shared.length > 0 ? sharedLessons(content, shared, couple, draft) : []),
        ];
      },
      { details: 5 },
    ),
  };
}

function ownLessons(
  content: Content,
  who: 0 | 1,
  lessons: readonly Digit[],
  sharesSome: boolean,
  couple: Couple,
  draft: Draft,
): Block {
  const { type, say } = draft;
  const { called, reading, judged } = couple;
  const chart = who === 0 ? reading.first : reading.second;
  const id = who === 0 ? 'first' : 'second';
  const none = sharesSome ? words.ownLessonsShared(called[who]) : words.noLessons(called[who]);
  return stack([
    sectionHead(called[who], type, HALF),
    glue(4, 0),
    ...(lessons.length === 0
      ? [
          lacksNothing(reading) ? null : text(say(`${id}.no-lessons`, none), type.body, HALF),
          glue(8, 0),
          ...(chart.letters.karmicLessons.length === 0 ? mostLetters(content, who, couple, draft) : []),
        ]
      : lessons.flatMap((lesson, at): Item[] => [
          at > 0 ? glue(8, 0) : null,
          isHeld(judged[who][lesson])
            ? suppliedLesson(content, lesson, who, couple, draft)
            : ownLesson(content, id, lesson, atHome(lesson, chart, called[who]), draft),
        ])),
  ]);
}

/** Gaps of both names that both charts make up for, or neither does; each is told once for the two. */
function sharedBy({ reading: { karmicBond }, judged: [first, second] }: Couple): Digit[] {
  return karmicBond.sharedLessons.filter((lesson) => isHeld(first[lesson]) === isHeld(second[lesson]));
}

function sharedLessons(
  content: Content,
  lessons: readonly Digit[],
  { judged: [first] }: Couple,
  draft: Draft,
): Item[] {
  const blocks = lessons.map((lesson) => sharedLesson(content, lesson, isHeld(first[lesson]), draft));
  return [
    glue(10),
    label(words.bothLack, draft.type, BODY.width),
    glue(5),
    ...Array.from({ length: Math.ceil(blocks.length / 2) }, (_, row) =>
      beside(
        blocks.slice(row * 2, row * 2 + 2).map((block) => ({ block, width: HALF })),
        GUTTER,
      ),
    ).flatMap((row, at): Item[] => (at > 0 ? [glue(7), row] : [row])),
  ];
}

/** What the gap looks like in this household; the name is put in, with a capital where a sentence begins. */
function atHome(lesson: Digit, { lifePath }: Chart, called: string): string {
  return withName(lessonsAtHome[lesson][triadOf(lifePath.digit)], called);
}

const withName = (text: string, called: string) =>
  text.replaceAll(/(?<=^|[.?!] )~/g, called).replaceAll('~', inSentence(called));

/** A gap in the name that the rest of the chart fills: where it is filled from, and how that shows between two people. */
function suppliedLesson(
  { meaningOf }: Content,
  lesson: Digit,
  who: 0 | 1,
  { called, judged }: Couple,
  draft: Draft,
): Block {
  const { say, detail } = draft;
  const id = `${who === 0 ? 'first' : 'second'}.supplied-${lesson}`;
  const { title, exercise } = sayMeaning(say, id, meaningOf('suppliedLessons', lesson));
  const first = say(`${id}.whence`, whence(judged[who][lesson], 'the'));
  const own = say(`${id}.at-home`, withName(suppliedAtHome[lesson], called[who]));
  const told = [[first, own, exercise], [first, own], [own], [first], []][detail] ?? [];
  return numbered(lesson, title, told, draft, words.supplied);
}

/** From the whole text with its exercise down to the title: somebody called Bo lacks seven numbers. */
function ownLesson({ meaningOf }: Content, who: string, lesson: Digit, home: string, draft: Draft): Block {
  const { say, detail } = draft;
  const { title, essence, exercise } = sayMeaning(
    say,
    `${who}.lesson-${lesson}`,
    meaningOf('karmicLessons', lesson),
  );
  const own = say(`${who}.lesson-${lesson}.at-home`, home);
  const line = say(`${who}.lesson-${lesson}.essence`, essence);
  return numbered(lesson, title, [[own, exercise], [own], [own], [line], []][detail] ?? [], draft);
}

function sharedLesson({ meaningOf }: Content, lesson: Digit, isMadeUpFor: boolean, draft: Draft): Block {
  const { say, detail } = draft;
  const id = `${isMadeUpFor ? 'both.supplied' : 'lesson'}-${lesson}`;
  const said = sayMeaning(say, id, meaningOf(isMadeUpFor ? 'suppliedLessons' : 'karmicLessons', lesson));
  const line = say(`${id}.essence`, said.essence);
  const told = [[said.short], [said.short], [line], [line], []][detail] ?? [];
  return numbered(lesson, said.title, told, draft, isMadeUpFor ? words.supplied : words.lesson);
}

/** A name without gaps is told by what it repeats; what both repeat is told once. */
function mostLetters({ meaningOf }: Content, who: 0 | 1, { called, reading }: Couple, draft: Draft): Item[] {
  const { first, second } = reading;
  const [own, other] = who === 0 ? [first, second] : [second, first];
  const digit = mostOf(own.letters);
  if (!digit) return [];
  const id = `${who === 0 ? 'first' : 'second'}.passion-${digit}`;
  if (who === 1 && lacksNothing(reading) && mostOf(other.letters) === digit)
    return [text(draft.say(id, words.sameMost(called[1], digit)), draft.type.body, HALF)];
  const said = sayMeaning(draft.say, id, meaningOf('hiddenPassion', digit));
  const essence = draft.say(`${id}.essence`, said.essence);
  const told = [[...said.long, said.exercise], said.long, [said.short], [essence], []][draft.detail] ?? [];
  return [numbered(digit, said.title, told, draft, words.most)];
}

/** The number that most letters carry, where one comes more than once. */
function mostOf({ tally, hiddenPassions }: Chart['letters']): Digit | undefined {
  return tally.some(({ count }) => count > 1) ? hiddenPassions[0] : undefined;
}

const INDENT = 40;
const WIDTH = HALF - INDENT;

function numbered(
  digit: Digit,
  title: string,
  body: readonly Said[],
  { type }: Draft,
  kind: string = words.lesson,
): Block {
  return beside(
    [
      { block: smallMedallion(14, digit, `${kind} ${digit}`), width: INDENT },
      {
        block: stack([
          subhead(title, type, WIDTH, `${kind} ${digit}`),
          glue(2, 0),
          paragraphs(body, { ...type.small, colour: 'ink' }, WIDTH),
        ]),
        width: WIDTH,
      },
    ],
    0,
  );
}

const TALLEST = 6;
const ROW = 11;
const MIDDLE = 26;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The letters of two names by their numbers: one name rises from the line, the other hangs from it, gaps are ringed. */
function mirrorTally(first: LetterTally, second: LetterTally, width: number): Block {
  const rows = mapPair([first, second], ({ tally }) =>
    Math.max(2, Math.min(TALLEST, Math.max(...tally.map(({ count }) => count)))),
  );
  const column = width / NUMBERS.length;
  const count = ({ tally }: LetterTally) =>
    tally.map(({ number, count: own }) => `${number}: ${own}`).join(', ');
  return drawn(rows[0] * ROW + MIDDLE + rows[1] * ROW, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        const top = y + rows[0] * ROW;
        for (const line of [top, top + MIDDLE]) pen.line(x, line, x + width, line, 'leaf', 0.8);
        NUMBERS.forEach((number, at) => {
          const centre = x + (at + 0.5) * column;
          drawNumeral(pen, { x: centre, y: top + MIDDLE / 2 }, 14, number, 'ink');
          drawLetters(pen, entryOf(first, number), rows[0], centre, top - 4, -1);
          drawLetters(pen, entryOf(second, number), rows[1], centre, top + MIDDLE + 10, 1);
        });
      },
      { alt: `Letters by number. First name: ${count(first)}. Second name: ${count(second)}.` },
    ),
  );
}

/** The Chaldean table has no 9, so nobody counted in it has an entry there, or a gap. */
function entryOf({ tally }: LetterTally, number: number): TallyEntry | undefined {
  return tally.find((entry) => entry.number === number);
}

function drawLetters(
  pen: Pen,
  entry: TallyEntry | undefined,
  rows: number,
  x: number,
  from: number,
  direction: 1 | -1,
): void {
  if (!entry) return;
  if (entry.count === 0) {
    pen.circle(x, from + direction * 3 - 3, 4, { stroke: 'plum', width: 0.7, dash: [1.5, 1.3] });
    return;
  }
  const shown =
    entry.letters.length > rows
      ? [...entry.letters.slice(0, rows - 1), `+${entry.letters.length - rows + 1}`]
      : entry.letters;
  shown.forEach((letter, at) => {
    pen.label(letter, x, from + direction * at * ROW, { voice: 'heading', size: 9.4, colour: 'ink' });
  });
}
