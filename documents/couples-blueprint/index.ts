import type { Content } from '../../content/make-content.ts';
import { type Digit, positions } from '../../content/meanings/index.ts';
import type { KarmicDebt } from '../../numerology/index.ts';
import { askedPage, askedWords } from '../asked.ts';
import {
  answersForTwo,
  type Couple,
  type CoupleDocumentData,
  coupleCover,
  coupleOf,
  headNames,
  inSentence,
  lacksNothing,
} from '../couples/couple.ts';
import { ladderPage } from '../couples/ladder-page.ts';
import { pairPage } from '../couples/pair-page.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { CORE, type CoreKey } from '../kit/chart-sheet.ts';
import { closingLetter, drawCardName, keepsake, prompt } from '../kit/closing-letter.ts';
import { contentsWithHowToRead } from '../kit/contents-page.ts';
import { drawNumeral, drawSmallMedallion, smallMedallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import type { Said } from '../kit/paragraphs.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, label, sectionHead, subhead, text } from '../kit/text-block.ts';
import { listed, ordinal, sayMeaning, titleOfNumber } from '../kit/words.ts';
import type { Composition, Page } from '../kit/write-document.ts';
import { chartPage, eveningsPage } from './chart-page.ts';
import { lessonsPage } from './lessons-page.ts';
import { threadPage } from './thread-page.ts';
import { learningTogether, teaching, words } from './words.ts';
import { yearPage } from './year-page.ts';

/** The long reading for two: sixteen pages. */
export function composeCouplesBlueprint(content: Content, data: CoupleDocumentData): Composition {
  const couple = coupleOf(data);
  return {
    title: `Soulmates & Karmic Bonds for ${couple.names.join(' and ')}`,
    subject: 'A numerology reading for two',
    head: `${content.site.brand} · ${headNames(couple)}`,
    issuedOn: couple.issuedOn,
    pages: [
      coupleCover(content, couple, words.kind),
      contentsPage(couple),
      chartPage(content, couple, 0),
      chartPage(content, couple, 1),
      glancePage(content, couple),
      ...CORE.map((key, at) =>
        pairPage(content, key, couple, `${ordinal(at)} pair · ${positions[key].name}`),
      ),
      threadPage(couple),
      lessonsPage(content, couple),
      bondPage(content, couple),
      yearPage(content, couple),
      answersOrEvenings(couple),
      closingPage(content, couple),
    ],
  };
}

/** Whoever asked something is answered; the evenings with a pen are for the others. */
function answersOrEvenings(couple: Couple): Page {
  const answers = answersForTwo(couple);
  if (answers.length === 0) return eveningsPage(couple);
  return askedPage(answers, { edits: couple.edits, introduction: askedWords.forTwo, level: 1 });
}

function contentsPage({ edits }: Couple): Page {
  return {
    name: 'contents',
    title: 'The two charts',
    level: 1,
    body: contentsWithHowToRead(words.howToRead, edits),
  };
}

function glancePage(content: Content, couple: Couple): Page {
  return ladderPage(content, couple, {
    name: 'pairs',
    kicker: 'Both charts on one table',
    title: 'Five pairs at a glance',
    introduction: words.glance,
    foot: longestAndShortest(couple),
  });
}

function longestAndShortest({ reading: { pairs } }: Couple): string {
  const length = (key: CoreKey) => pairs[key].bridge.value;
  const [least, most] = [Math.min(...CORE.map(length)), Math.max(...CORE.map(length))];
  const named = (steps: number) =>
    listed(CORE.filter((key) => length(key) === steps).map((key) => positions[key].name));
  if (least === most) return words.allAlike(most);
  return words.longest(named(most), most, named(least), least);
}

const HALF = (BODY.width - GUTTER) / 2;

/** Who can teach whom, what is to be learned together, and the debts of both charts. */
function bondPage(content: Content, couple: Couple): Page {
  const title = 'What you teach each other';
  const { firstTeaches, secondTeaches, sharedLessons } = couple.reading.karmicBond;
  const isWhole = lacksNothing(couple.reading);
  return {
    name: 'bond',
    title,
    level: 2,
    body: fitPage(
      title,
      couple.edits,
      (draft) => {
        const { type, say } = draft;
        return [
          chapterHead({ kicker: 'The karmic bond', title }, type),
          glue(6, 0.5),
          text(say('bond.introduction', isWhole ? words.bondWhole : words.bond), type.lead, BODY.width),
          glue(8),
          divider(),
          glue(8),
          isWhole
            ? text(say('bond.whole', words.bothWhole), type.body, BODY.width)
            : beside(
                [
                  { block: shows(0, firstTeaches, couple, draft), width: HALF },
                  { block: shows(1, secondTeaches, couple, draft), width: HALF },
                ],
                GUTTER,
              ),
          ...learned(sharedLessons, draft),
          glue(10),
          divider(),
          glue(8),
          ...debts(content, couple, draft),
          ...(draft.detail === 0 ? ownWords(couple, draft) : []),
          fill(),
        ];
      },
      { details: 5 },
    ),
  };
}

function shows(teacher: 0 | 1, numbers: readonly Digit[], couple: Couple, draft: Draft): Block {
  const { type, say } = draft;
  const { called } = couple;
  const learner = teacher === 0 ? 1 : 0;
  return stack([
    sectionHead(words.shows(called[teacher], inSentence(called[learner])), type, HALF),
    glue(5, 0),
    ...(numbers.length === 0
      ? [
          text(
            say(`${teacher === 0 ? 'first' : 'second'}.shows-none`, whyNothing(teacher, couple)),
            type.body,
            HALF,
          ),
        ]
      : numbers.flatMap((number, at): Item[] => [
          at > 0 ? glue(7, 0) : null,
          numbered(number, say(`teaching.${number}`, teaching[number]), draft),
        ])),
  ]);
}

function whyNothing(teacher: 0 | 1, { called, reading }: Couple): string {
  const { firstTeaches, secondTeaches } = reading.karmicBond;
  const learner = teacher === 0 ? reading.second : reading.first;
  if (learner.letters.karmicLessons.length === 0)
    return words.nothingAsked(inSentence(called[1 - teacher] ?? ''));
  if (firstTeaches.length + secondTeaches.length === 0) return words.equals;
  return words.nothingToShow(inSentence(called[teacher]));
}

function learned(numbers: readonly Digit[], draft: Draft): Item[] {
  if (numbers.length === 0) return [];
  const blocks = numbers.map((number) =>
    numbered(number, draft.say(`together.${number}`, learningTogether[number]), draft),
  );
  return [glue(10), label(words.together, draft.type, BODY.width), glue(5), ...inPairs(blocks)];
}

function inPairs(blocks: readonly Block[]): Item[] {
  return Array.from({ length: Math.ceil(blocks.length / 2) }, (_, row) =>
    beside(
      blocks.slice(row * 2, row * 2 + 2).map((block) => ({ block, width: HALF })),
      GUTTER,
    ),
  ).flatMap((row, at): Item[] => (at > 0 ? [glue(7), row] : [row]));
}

function numbered(number: number, said: Said, { type, detail }: Draft): Block {
  const indent = 36;
  return beside(
    [
      { block: smallMedallion(12.5, number, String(number)), width: indent },
      {
        block: text(said, detail < 2 ? type.body : { ...type.small, colour: 'ink' }, HALF - indent),
        width: HALF - indent,
      },
    ],
    0,
  );
}

/** Each debt once, with all the places where it stands. */
function debts({ meaningOf }: Content, { called, reading }: Couple, { type, say, detail }: Draft): Item[] {
  const findings = ([0, 1] as const).flatMap((at) =>
    (at === 0 ? reading.first : reading.second).karmicDebts.map((finding) => ({
      ...finding,
      who: called[at],
    })),
  );
  const all = [...new Set(findings.map(({ debt }) => debt))].toSorted((a, b) => a - b);
  const head = [sectionHead(words.debts, type, BODY.width), glue(4, 0)];
  if (all.length === 0) return [...head, text(say('debts.none', words.noDebts), type.body, BODY.width)];
  const width = all.length === 1 ? BODY.width : HALF;
  const blocks = all.map((debt: KarmicDebt) => {
    const said = sayMeaning(say, `debt-${debt}`, meaningOf('karmicDebts', debt));
    const places = findings
      .filter((finding) => finding.debt === debt)
      .map(({ who, in: place, steps }) => `${who}, ${titleOfNumber(place)} ${steps[0]}/${steps.at(-1)}`);
    const isShared = reading.karmicBond.sharedDebts.includes(debt);
    const essence = say(`debt-${debt}.essence`, said.essence);
    const body = [[said.short], [said.short], [said.short], [essence], []][detail] ?? [];
    return stack([
      subhead(said.title, type, width, `${debt} · ${listed(places)}`),
      glue(2, 0),
      paragraphs(
        [...body, ...(isShared && detail < 4 ? [say(`debt-${debt}.shared`, words.sharedDebt)] : [])],
        all.length === 1 ? type.body : { ...type.small, colour: 'ink' },
        width,
      ),
    ]);
  });
  return [...head, ...inPairs(blocks)];
}

/** Where the charts have little to say about lessons, there is room for what the two know better. */
function ownWords({ called }: Couple, { type, say }: Draft): Item[] {
  return [
    glue(12),
    divider(),
    ...words.prompts.flatMap((ask, at): Item[] => [
      glue(8),
      beside(
        ([1, 0] as const).map((other) => ({
          block: prompt(
            say(`bond.prompt.${at + 1}.${2 - other}`, ask(inSentence(called[other]))),
            3,
            type.smallStrong,
            HALF,
          ),
          width: HALF,
        })),
        GUTTER,
        'bottom',
      ),
    ]),
  ];
}

function closingPage(content: Content, couple: Couple): Page {
  const { note, issuedOn, edits } = couple;
  return {
    name: 'closing',
    title: 'In closing',
    level: 1,
    body: closingLetter(content, {
      kicker: 'The end of the reading',
      note,
      words: [closings[couple.reading.pairs.soulUrge.sum.digit]],
      prompt: words.closingPrompt(inSentence(couple.called[0]), inSentence(couple.called[1])),
      issuedOn,
      edits,
      keepsake: pairsCard(couple),
    }),
  };
}

const CARD = 226;
const ON_CARD = { ink: 'starlight', line: 'brass', fill: null } as const;

/** Both names and the five pairs, with each sum between its two numbers. */
function pairsCard({ names, reading }: Couple): Block {
  const alt = `Card to keep: ${CORE.map((key) => {
    const { first, second, sum } = reading.pairs[key];
    return `${positions[key].name} ${first.value} and ${second.value}, together ${sum.value}`;
  }).join('; ')}.`;
  const column = (BODY.width - 60) / CORE.length;
  return keepsake(CARD, alt, (pen, x, y) => {
    const middle = x + BODY.width / 2;
    drawCardName(pen, names[0], middle, y + 45, BODY.width - 90, 'centre');
    drawCardName(pen, names[1], middle, y + CARD - 30, BODY.width - 90, 'centre');
    CORE.forEach((key, at) => {
      const { first, second, sum } = reading.pairs[key];
      const centre = x + 30 + (at + 0.5) * column;
      pen.label(positions[key].name.toUpperCase(), centre, y + 66, {
        voice: 'strong',
        size: 6,
        colour: 'brass',
        tracking: 1,
      });
      pen.line(centre, y + 98, centre, y + 140, 'brass', 0.5);
      drawSmallMedallion(pen, { x: centre, y: y + 86 }, 13, first.value, ON_CARD);
      drawSmallMedallion(pen, { x: centre, y: y + 152 }, 13, second.value, ON_CARD);
      pen.circle(centre, y + 119, 9, { fill: 'brass' });
      drawNumeral(pen, { x: centre, y: y + 119 }, sum.value > 9 ? 9.5 : 11, sum.value, 'midnight');
    });
  });
}

/** The last words, by the number that the two wishes make together. */
const closings: Record<Digit, string> = {
  1: 'Two people who would each like to be chosen first have here a simple remedy: choose, and say so, on an ordinary morning. The rest of these pages is commentary. If one of them made you sad, write to me.',
  2: 'You wish, between you, for nearness. No page can give it, but one read aloud in a kitchen comes fairly close. Keep what you recognised. Where something hurt, put the pages down and write to me instead.',
  3: 'What you both hope for likes to laugh, so do not read this too gravely a second time. No number chose you; you did, and the joke was probably good. If a page spoiled your mood, tell me which.',
  4: 'Your wishes together ask for something that holds. Pages do not hold; promises kept on the day do. Take one from here and keep it this month. If a sentence troubled you, write, and we shall look at it.',
  5: 'Between you there is a wish for air. So do not turn these pages into rules. Leave the window open, come back with stories, and leaf through this again in a year. Should a page weigh on one of you, send me a line.',
  6: 'What you want, the two of you, is a full house and a place at its table. Nobody was destined for it; you set the plates yourselves, and again tomorrow. If anything here sat badly with one of you, write to me.',
  7: 'Your wishes meet in the quiet. You may close this now and say nothing for a while, which is an answer too. What no number could know about you is worth most. If a page left one of you alone with it, write to me.',
  8: 'Together you would like to see something come of it. Then let something come: one decision from these pages, with a date and two signatures. You are the ones who made this, no sum did. Where I was wrong, tell me.',
  9: 'You wish for a love that is good for more than two. It begins, all the same, with the one across the table. Keep what was true, give the rest away, and if a page made one of you sad, let me know.',
};
