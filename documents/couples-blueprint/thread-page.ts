import { positions, threadWords } from '../../content/meanings/index.ts';
import { type Chart, type Digit, findThread, singleDigit } from '../../numerology/index.ts';
import { mapPair } from '../../shared/records.ts';
import { type Couple, familyVerdict, inSentence } from '../couples/couple.ts';
import { type Block, beside, fill, glue, stack } from '../kit/block.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { ruledLines } from '../kit/closing-letter.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading, paragraphs } from '../kit/furniture.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, label, sectionHead, subhead, text } from '../kit/text-block.ts';
import { coloured, sized } from '../kit/type-scale.ts';
import { leadingYear, listed, type MonthAhead, monthsAhead } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { pullText } from '../person/thread-prose.ts';
import { crossings, threadHeads as heads, loudest, presents, twoCould } from './thread-words.ts';

const HALF = (BODY.width - GUTTER) / 2;
const MOST_CROSSINGS = 3;

/** Both charts read as a whole: what repeats, what one has for the other, what pulls at each, and one question. */
export function threadPage(couple: Couple): Page {
  const { first, second } = couple.reading;
  const months = mapPair([first, second], ({ birthDate }) =>
    leadingYear(monthsAhead(birthDate, couple.issuedOn)),
  );
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
          chapterHead({ kicker: heads.kicker, title: heads.title }, type),
          glue(8, 0.5),
          divider(),
          glue(8, 0.5),
          text(
            say('thread.question', questionFor(couple, months)),
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
              block: pullAt(couple, who, months[who].year, draft),
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
      { details: 3, roomy: true },
    ),
  };
}

function questionFor({ called, reading }: Couple, [one, other]: readonly [MonthAhead, MonthAhead]): string {
  const year = singleDigit(one.personalYear.value + other.personalYear.value);
  const wishes = [reading.first.soulUrge.digit, reading.second.soulUrge.digit] as const;
  const given =
    wishes[0] === wishes[1]
      ? `give you both ${presents[wishes[0]]}`
      : `give ${inSentence(called[0])} ${presents[wishes[0]]} and ${inSentence(called[1])} ${presents[wishes[1]]}`;
  const cost = threadWords.costWithout[reading.pairs.lifePath.sum.digit];
  return `What could the two of you ${twoCould[year]} in ${one.year} that would ${given}, without ${cost}?`;
}

function placesOf(chart: Chart, digit: Digit): string[] {
  return CORE.filter((key) => chart[key].digit === digit).map((key) => positions[key].name);
}

function repeatsOf({ called, reading: { first, second } }: Couple): string {
  const digits = [first, second].flatMap((chart) => CORE.map((key) => chart[key].digit));
  const count = (digit: Digit) => digits.filter((own) => own === digit).length;
  const top = digits.reduce((best, digit) => (count(digit) > count(best) ? digit : best));
  const where = ([0, 1] as const).flatMap((who) => {
    const places = placesOf(who === 0 ? first : second, top);
    return places.length > 0 ? [`${inSentence(called[who])} has it in ${listed(places)}`] : [];
  });
  return `Among your ten numbers the ${top} is the loudest; ${listed(where)}. ${loudest[top]}`;
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

function pullAt(
  { called, reading, issuedOn }: Couple,
  who: 0 | 1,
  year: number,
  { type, say }: Draft,
): Block {
  const id = who === 0 ? 'first' : 'second';
  const [left] = findThread(reading.first, issuedOn, year).pulls;
  const pulls = who === 0 ? [left] : findThread(reading.second, issuedOn, year).pulls;
  // What pulls at the first of them is not told twice.
  const told = who === 1 && left ? pullText(left.digits) : '';
  const pull = pulls.find((one) => one && pullText(one.digits) !== told);
  const none = pulls[0] ? heads.samePull : heads.calm;
  const places = pull?.places.map((place, at) => `${positions[place].name} ${pull.digits[at]}`);
  return stack([
    subhead(heads.pullsAt(inSentence(called[who])), type, HALF, places ? listed(places) : undefined),
    glue(3, 0),
    text(say(`thread.${id}.pull`, pull ? pullText(pull.digits) : none), type.body, HALF),
  ]);
}
