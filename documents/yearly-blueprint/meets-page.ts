import type { Content } from '../../content/make-content.ts';
import { positions, yearTalents, yearWishes } from '../../content/meanings/index.ts';
import { type Digit, inSameTriad } from '../../numerology/index.ts';
import { type Block, beside, glue, type Item, stack } from '../kit/block.ts';
import { CORE, type CoreKey } from '../kit/chart-sheet.ts';
import { pairLadder } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, hairline, subhead, text } from '../kit/text-block.ts';
import { listed, type MonthAhead } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

/** What the year asks of each of the five core numbers. */
export function meetsPage(
  content: Content,
  { chart, edits }: Reading,
  { personalYear, year }: MonthAhead,
): Page {
  const title = 'The year and you';
  const digit = personalYear.value;
  const close = CORE.filter((key) => relationOf(chart[key].digit, digit) !== words.apartFamilies);
  const foot =
    close.length > 0 ? words.meetsFoot(listed(close.map((key) => positions[key].name))) : words.meetsFootNone;
  return {
    name: 'meets',
    title,
    level: 2,
    body: fitPage(title, edits, (draft) => {
      const { type, say } = draft;
      return [
        chapterHead({ kicker: `${year} · personal year ${personalYear.compound}`, title }, type),
        glue(6, 0.5),
        text(say('meets.introduction', words.meets(digit)), type.lead, BODY.width),
        ...CORE.flatMap((key): Item[] => [
          glue(7),
          hairline(),
          glue(7),
          meeting(content, key, chart, digit, draft),
        ]),
        glue(9),
        divider(),
        glue(8),
        text(say('meets.foot', foot), type.aside, BODY.width),
      ];
    }),
  };
}

function relationOf(own: Digit, year: Digit): string {
  if (own === year) return words.sameNumber;
  return inSameTriad(own, year) ? words.oneFamily : words.apartFamilies;
}

const FIGURE = 190;
const WIDTH = BODY.width - FIGURE - GUTTER;

function meeting(
  { meaningOf }: Content,
  key: CoreKey,
  chart: Reading['chart'],
  year: Digit,
  { type, say }: Draft,
): Block {
  const number = chart[key];
  const rung = {
    label: '',
    first: number.value,
    second: year,
    bridge: Math.abs(number.digit - year),
  };
  return beside(
    [
      { block: pairLadder([rung], FIGURE, 62), width: FIGURE },
      {
        block: stack([
          subhead(
            meaningOf(key, number.value).title,
            type,
            WIDTH,
            `${positions[key].name} ${number.value} · ${relationOf(number.digit, year)}`,
          ),
          glue(2, 0),
          text(say(`meets.${number.name}`, yearMeeting(year, key, number.digit)), type.body, WIDTH),
        ]),
        width: WIDTH,
      },
    ],
    GUTTER,
    'middle',
  );
}

/** What a year of each number asks of a road, a first impression and a knack, whatever those are. */
const yearMeets: Record<Digit, Record<'lifePath' | 'personality' | 'birthday', string>> = {
  1: {
    lifePath:
      'Your road comes to a fork without a signpost. Pick the turning you would regret least, and walk it for a month before you judge it.',
    personality: 'People meet somebody a little more direct than they remember. Let them get used to it.',
    birthday: 'Your handiest gift opens doors this year, so show it early in any first meeting.',
  },
  2: {
    lifePath: 'The pace is set by company. Take the stretch of road that two can walk side by side.',
    personality: 'A softer first impression serves you now. Ask before you tell, and remember names.',
    birthday: 'Lend your gift to somebody who needs it more this year, and see it come home improved.',
  },
  3: {
    lifePath:
      'The road goes through the market square. Stop there, talk, and let it be known where you are heading.',
    personality: 'You are looked at more than usual; wear what you like being seen in.',
    birthday: 'Play with your gift a little. It learns new uses when nothing depends on it.',
  },
  4: {
    lifePath: 'A stretch with paving to be laid. It is slow, and every stone you set will carry you again.',
    personality: 'You come across as reliable, and will be asked to prove it. Promise dates you can keep.',
    birthday: 'Make your gift a habit: the same hour, twice a week.',
  },
  5: {
    lifePath: 'Side roads open without notice. Follow two of them far enough to see round the bend.',
    personality: 'New people meet you this year with no idea of who you used to be. That is a rare chance.',
    birthday: 'The gift adapts. Try it on a task it was never meant for.',
  },
  6: {
    lifePath: 'The road passes your own front door, and a good part of this year happens inside.',
    personality: 'You are taken for somebody who will see to it. Check whether you wish to.',
    birthday: 'Use your gift at home for once, where nobody pays and everybody notices.',
  },
  7: {
    lifePath: 'A bench beside the road. Sit long enough to learn where the last six years were leading.',
    personality:
      'Others may think you distant. A sentence about being busy with a thought will keep friendships warm.',
    birthday:
      "Study your own gift as if it were a stranger's: when it comes, what it needs, what scares it off.",
  },
  8: {
    lifePath: 'The road climbs, the view is good and there is a toll. Know what you are ready to pay.',
    personality: 'You are given weight before you have spoken. Use few words and keep appointments.',
    birthday: 'Let the gift earn something, if only its own keep.',
  },
  9: {
    lifePath: 'You are near the end of a long stretch. Empty your pockets before the next one begins.',
    personality: 'People open up to you, strangers included. Choose when you are at home to callers.',
    birthday: 'Spend your gift on a cause that cannot repay you.',
  },
};

/** How each number carries itself in a place that a year only brushes against; it follows the year's own sentence. */
const manners: Record<'lifePath' | 'personality' | 'birthday', Record<Digit, string>> = {
  lifePath: {
    1: 'You will want to go first; let that be true of the thinking too.',
    2: 'You will look round for company, and some is coming.',
    3: 'You will make a story of it, so see that it has an ending.',
    4: 'You will ask for a plan. Half of one is on offer.',
    5: 'You will look for the side door, which this time is marked.',
    6: 'You will ask who else has to be fed. Eat first.',
    7: 'You will want to think about it; book the evening.',
    8: 'You will want to know what it comes to. Ask again in autumn.',
    9: 'You will wonder whom it helps. It may take a year to see.',
  },
  personality: {
    1: 'With a face that leads, a question disarms people more than an answer.',
    2: 'With so mild a manner, say the firm thing in your first sentence.',
    3: 'Your sparkle does the introductions; stay long enough for the second talk.',
    4: 'You look as if you had a plan, so they will wait for you to begin.',
    5: 'They take you for a bird of passage. Mention the date of your return.',
    6: 'They will bring you their coats and their worries. Take the coats.',
    7: 'Your reserve reads as judgement. One smile at the door corrects it.',
    8: 'They credit you with authority, which saves time, so spend it kindly.',
    9: 'Everyone feels they know you. Let a few be right.',
  },
  birthday: {
    1: 'Yours is to dare it before the others.',
    2: 'Yours is to calm what is ruffled.',
    3: 'Yours is to find the word for it.',
    4: 'Yours is to make it hold.',
    5: 'Yours is to find another way.',
    6: 'Yours is to make it comfortable.',
    7: 'Yours is to see what does not add up.',
    8: 'Yours is to know what it is worth.',
    9: 'Yours is to part as friends.',
  },
};

/** What the year asks of one of the reader's own numbers in its place. */
export function yearMeeting(year: Digit, key: CoreKey, own: Digit): string {
  if (key === 'expression') return yearTalents[year][own];
  if (key === 'soulUrge') return yearWishes[year][own];
  return `${yearMeets[year][key]} ${manners[key][own]}`;
}
