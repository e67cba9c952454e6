import { positions, threadQuestions } from '../../content/meanings/index.ts';
import { DIGITS, type Digit, findThread, type JudgedDigit, type Pull } from '../../numerology/index.ts';
import { type Couple, familyVerdict, inSentence } from '../couples/couple.ts';
import { type Block, beside, fill, glue, stack } from '../kit/block.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { ruledLines } from '../kit/closing-letter.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading, paragraphs } from '../kit/furniture.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, label, sectionHead, subhead, text } from '../kit/text-block.ts';
import { coloured, sized } from '../kit/type-scale.ts';
import { leadingYear, listed, monthsAhead } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { pullText } from '../person/thread-prose.ts';
import { crossings, threadHeads as heads, loudest } from './thread-words.ts';

const HALF = (BODY.width - GUTTER) / 2;
const MOST_CROSSINGS = 3;

/** Both charts read as a whole: what repeats, what one has for the other, what pulls at each, and one question. */
export function threadPage(couple: Couple): Page {
  const { year } = leadingYear(monthsAhead(couple.reading.first.birthDate, couple.issuedOn));
  return {
    name: 'thread',
    title: heads.title,
    level: 1,
    body: fitPage(
      heads.title,
      couple.edits,
      (draft) => {
        const { type, say, detail } = draft;
        const between = crossingsOf(couple).map((told, at) => say(`thread.crossing.${at + 1}`, told));
        return [
          chapterHead({ kicker: heads.kicker(year), title: heads.title }, type),
          glue(8, 0.5),
          divider(),
          glue(8, 0.5),
          text(
            say('thread.question', questionFor(couple)),
            coloured(sized(type.lead, type.base * 1.42), 'plum'),
            BODY.width,
          ),
          glue(10),
          sectionHead(heads.repeats, type, BODY.width),
          glue(4, 0),
          longReading(
            [say('thread.repeats', repeatsOf(couple)), say('thread.families', familyVerdict(couple.reading))],
            type,
            BODY.width,
          ),
          glue(10),
          sectionHead(heads.crossings, type, BODY.width),
          glue(4, 0),
          paragraphs(between.slice(0, detail < 2 ? MOST_CROSSINGS : 1), type.body, BODY.width),
          glue(10),
          beside(
            ([0, 1] as const).map((who) => ({
              block: pullAt(couple, who, draft),
              width: HALF,
            })),
            GUTTER,
          ),
          detail === 0 ? glue(10) : null,
          detail === 0 ? label(heads.yours, type, BODY.width) : null,
          detail === 0 ? ruledLines(2, BODY.width) : null,
          fill(),
        ];
      },
      { details: 3 },
    ),
  };
}

/** By what the one and the other wish for. */
function questionFor({ reading: { first, second } }: Couple): string {
  const [low, high] = first.soulUrge.digit < second.soulUrge.digit ? [first, second] : [second, first];
  const asked = threadQuestions.questionsForTwo[low.soulUrge.digit][high.soulUrge.digit];
  if (!asked) throw new RangeError('No question for these two wishes');
  return asked;
}

/** Where somebody has a digit in the core; a master under its own number. */
const placesIn = ({ core, digit }: JudgedDigit) =>
  listed(
    core.map(({ place, value }) =>
      value === digit ? positions[place].name : `${positions[place].name}, as ${value}`,
    ),
  );

/** The number that both have, most often between them. What only one has is nothing that repeats between two. */
function repeatsOf({ called, judged: [first, second] }: Couple): string {
  const count = (digit: Digit) => first[digit].core.length + second[digit].core.length;
  const [top] = DIGITS.filter(
    (digit) => first[digit].core.length > 0 && second[digit].core.length > 0,
  ).toSorted((one, other) => count(other) - count(one));
  if (!top) return heads.noShared;
  const where = `${inSentence(called[0])} has it in ${placesIn(first[top])}, ${inSentence(called[1])} in ${placesIn(second[top])}`;
  return `Of the numbers that you both have the ${top} is the loudest; ${where}. ${loudest[top]}`;
}

/** Equal digits in different places, one of each person. */
function crossingsOf({ called, reading: { first, second } }: Couple): string[] {
  const put = (text: string, a: string, b: string) => {
    const named = text.replaceAll('~', inSentence(a)).replaceAll('^', inSentence(b));
    return named.charAt(0).toUpperCase() + named.slice(1);
  };
  const told = CORE.flatMap((mine) =>
    CORE.flatMap((theirs) => {
      if (mine === theirs || first[mine].digit !== second[theirs].digit) return [];
      const straight = crossings[mine][theirs];
      const turned = crossings[theirs][mine];
      if (straight) return [put(straight, called[0], called[1])];
      return turned ? [put(turned, called[1], called[0])] : [];
    }),
  );
  return told.length > 0 ? told : [heads.noCrossing];
}

function pullAt({ called, reading, issuedOn }: Couple, who: 0 | 1, { type, say }: Draft): Block {
  const id = who === 0 ? 'first' : 'second';
  const [left] = findThread(reading.first, issuedOn).pulls;
  const pulls = who === 0 ? [left] : findThread(reading.second, issuedOn).pulls;
  // What pulls at the first of them is not told twice.
  const told = who === 1 && left ? keyOf(left) : '';
  const pull = pulls.find((one) => one && keyOf(one) !== told);
  const none = pulls[0] ? heads.samePull : heads.calm;
  const places = pull?.places.map((place, at) => `${positions[place].name} ${pull.values[at]}`);
  return stack([
    subhead(heads.pullsAt(inSentence(called[who])), type, HALF, places ? listed(places) : undefined),
    glue(3, 0),
    text(say(`thread.${id}.pull`, pull ? pullText(pull) : none), type.body, HALF),
  ]);
}

const keyOf = ({ digits }: Pull) => digits.toSorted().join('-');
