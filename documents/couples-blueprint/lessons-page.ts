import type { Content } from '../../content/make-content.ts';
import type { Digit } from '../../content/meanings/index.ts';
import { type Chart, triadOf } from '../../numerology/index.ts';
import { mapPair } from '../../shared/lists.ts';
import { type Couple, inSentence, lacksNothing } from '../couples/couple.ts';
import { type Block, beside, glue, type Item, stack } from '../kit/block.ts';
import { smallMedallion } from '../kit/figures/medallion.ts';
import { mirrorTally } from '../kit/figures/mirror-tally.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import { chapterHead, divider, label, sectionHead, subhead } from '../kit/headings.ts';
import type { Said } from '../kit/paragraphs.ts';
import { sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import type { Page } from '../kit/write-document.ts';
import { lessonsAtHome } from './lesson-words.ts';
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
