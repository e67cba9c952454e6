import type { Content } from '../../content/make-content.ts';
import type { Digit } from '../../content/meanings/index.ts';
import {
  type Chart,
  type LetterTally,
  type TallyEntry,
  type Triad,
  triadOf,
} from '../../numerology/index.ts';
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
import { sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const HALF = (BODY.width - GUTTER) / 2;

/** The gaps of both names side by side; a gap they share is told once, for both. */
export function lessonsPage(content: Content, couple: Couple): Page {
  const title = 'Karmic lessons, side by side';
  const { first, second, karmicBond } = couple.reading;
  const shared = karmicBond.sharedLessons;
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
          ...(shared.length > 0 ? sharedLessons(content, shared, draft) : []),
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
  const { called, reading } = couple;
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
          ownLesson(content, lesson, atHome(lesson, chart, called[who]), draft),
        ])),
  ]);
}

function sharedLessons(content: Content, lessons: readonly Digit[], draft: Draft): Item[] {
  const blocks = lessons.map((lesson) => sharedLesson(content, lesson, draft));
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
  return lessonsAtHome[lesson][triadOf(lifePath.digit)]
    .replaceAll(/(?<=^|[.?!] )~/g, called)
    .replaceAll('~', inSentence(called));
}

/** From the whole text with its exercise down to the title: somebody called Bo lacks seven numbers. */
function ownLesson({ meaningOf }: Content, lesson: Digit, home: string, draft: Draft): Block {
  const { say, detail } = draft;
  const { title, essence, exercise } = sayMeaning(
    say,
    `lesson-${lesson}`,
    meaningOf('karmicLessons', lesson),
  );
  const own = say(`lesson-${lesson}.at-home`, home);
  const line = say(`lesson-${lesson}.essence`, essence);
  return numbered(lesson, title, [[own, exercise], [own], [own], [line], []][detail] ?? [], draft);
}

function sharedLesson({ meaningOf }: Content, lesson: Digit, draft: Draft): Block {
  const { say, detail } = draft;
  const said = sayMeaning(say, `lesson-${lesson}`, meaningOf('karmicLessons', lesson));
  const line = say(`lesson-${lesson}.essence`, said.essence);
  return numbered(lesson, said.title, [[said.short], [said.short], [line], [line], []][detail] ?? [], draft);
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

/** A gap in a name, as it shows between two people: by the family of its owner's Life Path. The name is put in for `~`. */
const lessonsAtHome: Record<Digit, Record<Triad, string>> = {
  1: {
    mind: '~ knows very well what would be right and waits for somebody else to say it. At home it helps to ask twice, and to leave the second silence alone until an answer has grown in it.',
    business:
      'Others are led with ease, and the own wish goes to the end of the list. ~ might practise with small orders: this film, that table, the window open. Nobody will be inconvenienced as much as was feared.',
    creative:
      '~ would rather be liked than first. Going ahead feels rude. Let there be one evening a week which ~ decides alone, bad choices included, and let it pass without a vote.',
  },
  2: {
    mind: 'Thoughts come quickly here, and the other person is met with a conclusion. ~ learns to stop one sentence earlier and to ask what the day was like, before explaining it.',
    business:
      'Where ~ is at work, things get done, and feelings are told to wait outside. Ten minutes after coming home, without telephone or advice, would teach more than a whole weekend of good intentions.',
    creative:
      'So much is given that nobody notices how little is asked. ~ has to learn the small exchange, yours and then mine, and to hear a no without taking it for the end of the party.',
  },
  3: {
    mind: 'What ~ feels is kept under glass, well ordered and out of reach. Say one thing aloud each evening that is neither useful nor certain. It may be silly; it ought to be.',
    business:
      'Play is put off until the work is done, and so it is put off. ~ could be taken dancing without notice. Praise that is only thought of does not reach the person across the table.',
    creative:
      '~ has the colours and doubts the picture. At home this shows as a joke in place of a sentence. Hold the joke back once a week, and let what stood behind it come forward.',
  },
  4: {
    mind: 'The plan is splendid and the light bill lies under it. ~ can learn order as one learns a language, in daily phrases: keys here, post there, and the appointment in the shared book at once.',
    business:
      'Large matters are managed and small ones mislaid. ~ needs one dull habit at home that is never discussed. Once it stands, the household forgives a good deal.',
    creative:
      'A room is filled with beginnings. ~ might finish one thing a month in company, with somebody holding the other end of the shelf, and be applauded for the screws.',
  },
  5: {
    mind: 'Change is considered from all sides until the season is over. ~ should sometimes say yes before thinking. A train for an hour, an unknown dish: the practice is harmless, and the freedom real.',
    business:
      '~ holds on to what works and calls it prudence. When the other one wants something new, the first answer might be "when?" rather than "why?". The accounts will bear it.',
    creative:
      'For the sake of everybody’s comfort ~ stays where it is known. A separate hour, a separate friend, a bag packed for one night: small absences make the coming home better for both.',
  },
  6: {
    mind: 'Care is felt and not shown, and so it is missed. ~ has feeling enough. What is wanted is a coat held, a call made, a dish carried out before anybody has to say so.',
    business:
      'Responsibility is no trouble to ~, as long as it can be organised. Being needed on a Tuesday evening without a reason is another matter. Stay in the chair; that is the whole lesson.',
    creative:
      '~ loves people in general and is late for the one at home. A promise made in passing counts as a promise here. Write it on the hand, if the calendar is too far away.',
  },
  7: {
    mind: 'The head is never still and is seldom asked what it believes. ~ might sit by a window for a quarter of an hour with nothing to find out. What comes up then is worth telling the other person.',
    business:
      'An empty Sunday makes ~ uneasy, so it is filled with errands for two. Let one in four stay empty. The partner may be better at it, and can be copied.',
    creative:
      'There is always company, outside or in the head. ~ has to learn to be alone without calling it a quarrel. A closed door for an hour, announced and kept, is a good teacher.',
  },
  8: {
    mind: 'Money and influence are left to those who care for such things. ~ should know three figures by heart: what comes in, what goes out, what is put by. To name them at breakfast is an act of love.',
    business:
      '~ has the gift of steering and was never shown the wheel. At home the sums may lie with the other one for convenience. Change places for three months, with all the envelopes.',
    creative:
      'Asking for a fair price seems ungenerous, and so ~ gives the work away and is tired. Let the other person hear the sum first, across the kitchen table, until the voice no longer drops.',
  },
  9: {
    mind: 'What is not understood is not let go. ~ goes over an old matter once more, to be just to it. Some things between two people may be put away unexplained; nothing worse will follow.',
    business:
      '~ keeps accounts of kindness without wishing to. Give something each month that cannot be returned, and tell nobody. The other person will notice a change in the air.',
    creative:
      'The circle of the people who matter is warm and small. ~ could widen it by one chair. What the two of you have is not used up by being shared.',
  },
};

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
