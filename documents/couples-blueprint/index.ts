import type { Content } from '../../content/make-content.ts';
import { type Digit, positions } from '../../content/meanings/index.ts';
import { askedPage, askedWords } from '../asked.ts';
import {
  answersForTwo,
  type Couple,
  type CoupleDocumentData,
  coupleCover,
  coupleOf,
  headNames,
  inSentence,
} from '../couples/couple.ts';
import { pairPage } from '../couples/pair-page.ts';
import { type Block, centredIn, glue } from '../kit/block.ts';
import { CORE, type CoreKey } from '../kit/chart-sheet.ts';
import { closingLetter, drawCardName, keepsake } from '../kit/closing-letter.ts';
import { contentsWithHowToRead } from '../kit/contents-page.ts';
import { drawNumeral, drawSmallMedallion } from '../kit/figures/pairs.ts';
import { fitPage } from '../kit/fit-page.ts';
import { BODY } from '../kit/sheet.ts';
import { centredHead, text } from '../kit/text-block.ts';
import { centred } from '../kit/type-scale.ts';
import { listed, ordinal } from '../kit/words.ts';
import type { Composition, Page } from '../kit/write-document.ts';
import { bondPage } from './bond-page.ts';
import { bridgesPicture } from './bridges-picture.ts';
import { chartPage, eveningsPage } from './chart-page.ts';
import { lessonsPage } from './lessons-page.ts';
import { threadPage } from './thread-page.ts';
import { words } from './words.ts';
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
      glancePage(couple),
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

function glancePage(couple: Couple): Page {
  const title = 'Five pairs at a glance';
  return {
    name: 'pairs',
    title,
    level: 1,
    body: fitPage(title, couple.edits, ({ type, say }) => [
      centredHead({ kicker: 'Both charts on one table', title }, type),
      glue(10, 0.5),
      bridgesPicture(couple, type),
      glue(10, 0.5),
      centredIn(
        BODY.width,
        text(say('pairs.foot', longestAndShortest(couple)), centred(type.lead), READING),
        READING,
      ),
    ]),
  };
}

const READING = 400;

function longestAndShortest({ reading: { pairs } }: Couple): string {
  const length = (key: CoreKey) => pairs[key].bridge.value;
  const [least, most] = [Math.min(...CORE.map(length)), Math.max(...CORE.map(length))];
  const named = (steps: number) =>
    listed(CORE.filter((key) => length(key) === steps).map((key) => positions[key].name));
  if (least === most) return words.allAlike(most);
  return words.longest(named(most), most, named(least), least);
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
