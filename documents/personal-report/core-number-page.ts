import type { Content } from '../../content/make-content.ts';
import {
  letterWords,
  type Meaning,
  maturityAhead,
  maturityLived,
  ownNumbers,
  positions,
} from '../../content/meanings/index.ts';
import {
  hasConsonants,
  inSameTriad,
  isHeld,
  type JudgedDigit,
  letterYear,
  nameItself,
  singleDigit,
} from '../../numerology/index.ts';
import { isKeyOf, itemAt } from '../../shared/records.ts';
import { type Block, beside, glue, stack } from '../kit/block.ts';
import { CORE, type CoreKey } from '../kit/chart-sheet.ts';
import { letterTable, sumWorking } from '../kit/figures/letters.ts';
import { smallMedallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card, longReading, paragraphs, phraseList, tryThis } from '../kit/furniture.ts';
import type { Said } from '../kit/paragraphs.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { chapterHead, divider, hairline, label, numberHead, subhead, text } from '../kit/text-block.ts';
import { sized } from '../kit/type-scale.ts';
import { inCore } from '../kit/whence.ts';
import { aNumber, listed, NO_CONSONANTS, ordinal, type SaidMeaning, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { idOf, type Reading, registerOf } from '../person/reading.ts';
import { words } from './words.ts';

/** One core number on one page: medallion, reading, strengths and stumbling places, exercise, working. */
export function coreNumberPage({ meaningOf }: Content, key: CoreKey, reading: Reading): Page {
  const number = reading.chart[key];
  const position = positions[key];
  const id = idOf(key, reading);
  const meaning = meaningOf(key, number.value);
  return {
    name: id,
    title: `${position.name} ${number.value}: ${meaning.title}`,
    level: 2,
    body: fitPage(
      position.name,
      reading.edits,
      (draft) => {
        const said = sayMeaning(draft.say, id, meaning);
        const heading = {
          kicker: `${ordinal(CORE.indexOf(key))} core number · ${position.name}`,
          title: said.title,
          lead: said.essence,
        };
        return [
          numberHead(heading, number.value, `${position.name} ${number.value}`, draft.type),
          glue(9),
          divider(),
          glue(9),
          beside(
            [
              { block: mainColumn(key, id, said, reading, draft), width: MAIN.width },
              { block: marginColumn(key, id, said, reading, draft), width: MARGIN.width },
            ],
            GUTTER,
          ),
          glue(12),
          workingCard(key, reading, draft),
        ];
      },
      { details: 2 },
    ),
  };
}

function mainColumn(
  key: CoreKey,
  id: string,
  said: SaidMeaning,
  reading: Reading,
  { type, say, detail }: Draft,
): Block {
  const own = ownTold(key, reading);
  const letters = lettersTold(key, reading);
  const told = [
    ...(own ? [say(`${id}.own`, own)] : []),
    ...(letters && detail < 1 ? [say(`${id}.letters`, letters)] : []),
  ];
  const long = [...generally(said.long, told.length + detail, reading), ...told];
  return stack([longReading(long, type, MAIN.width), glue(11, 0), tryThis(said.exercise, type, MAIN.width)]);
}

/** What is true of this reader alone takes the place of general paragraphs; the last of them is about later years. */
function generally(long: readonly Said[], own: number, { age }: Reading): readonly Said[] {
  if (own === 0) return long;
  const [first, ...others] = long;
  const second = registerOf(age) === 'late' ? others.at(-1) : others[0];
  return [first, own === 1 ? second : undefined].filter((each) => each !== undefined);
}

/** What the letters of the name make of the number, where they speak clearly. */
export function lettersTold(key: CoreKey, { chart, judged, age }: Reading): string | null {
  const { letters, balance, birthDate } = chart;
  if (key === 'lifePath')
    return isHeld(judged[balance.digit])
      ? `In trouble you fall back on your Balance, ${aNumber(balance.digit)}. ${letterWords.roadBlocked[balance.digit]}`
      : null;
  if (key === 'expression') {
    const [passion, ...others] = letters.hiddenPassions;
    return passion && others.length === 0 && judged[passion].isPassion
      ? `No number comes as often among your letters as the ${passion}: that tool lies on top. ${letterWords.toolOnTop[passion]}`
      : null;
  }
  if (key === 'birthday') {
    const { essence } = letterYear(chart, age);
    return isKeyOf(letterWords.knackThisYear, essence.value)
      ? `Until your birthday in ${birthDate.year + age + 1} the letters of your name come to the Essence ${essence.compound}. ${letterWords.knackThisYear[essence.value]}`
      : null;
  }
  const { firstVowel, planes, ranked } = nameItself(chart);
  if (key === 'soulUrge')
    return firstVowel && isKeyOf(letterWords.wishVoiced, firstVowel)
      ? `The first vowel of your name is ${'AEIO'.includes(firstVowel) ? 'an' : 'a'} ${firstVowel}. ${letterWords.wishVoiced[firstVowel]}`
      : null;
  const [first, second] = [itemAt(ranked, 0), itemAt(ranked, 1)];
  return planes[first].length > planes[second].length
    ? `No plane of your name has as many letters as the ${first} one. ${letterWords.firstTaken[first]}`
    : null;
}

const FIRST_NAME = {
  expression: { opening: 'Your first name alone comes to', texts: ownNumbers.firstNames },
  soulUrge: { opening: 'The vowels of your first name alone come to', texts: ownNumbers.firstNameVowels },
  personality: {
    opening: 'The consonants of your first name alone come to',
    texts: ownNumbers.firstNameConsonants,
  },
};

/**
 * What others with the same number do not read: the day itself behind a Birthday, the first name within a number of the name. A
 * first name whose number the whole chart lacks is passed over, since the lessons tell of that.
 */
export function ownTold(key: CoreKey, { chart, judged }: Reading): string | null {
  if (key === 'birthday') return ownNumbers.birthDays[chart.birthDate.day] ?? null;
  if (key === 'lifePath') return null;
  const { words: counted } = chart[key].working;
  const first = counted[0]?.value ?? 0;
  const { opening, texts } = FIRST_NAME[key];
  if (counted.length === 1 || !isKeyOf(texts, first) || !isHeld(judged[singleDigit(first)])) return null;
  return `${opening} ${aNumber(first)}. ${texts[first]}`;
}

function marginColumn(
  key: CoreKey,
  id: string,
  said: SaidMeaning,
  reading: Reading,
  { type, say }: Draft,
): Block {
  const { width } = MARGIN;
  return stack([
    text(positions[key].question, type.aside, width),
    glue(5, 0),
    text(say(`${id}.place`, placeInChart(key, reading)), { ...type.small, colour: 'ink' }, width),
    glue(13, 0),
    phraseList('What comes easily', said.strengths, 'star', type, width),
    glue(13, 0),
    phraseList('Where it trips', said.cautions, 'crescent', type, width),
  ]);
}

function workingCard(key: CoreKey, { chart }: Reading, { type }: Draft): Block {
  const number = chart[key];
  const { working } = number;
  return card(
    (width) =>
      stack([
        label(`The working · ${number.compound}`, type, width),
        glue(4, 0),
        working.kind === 'letters' ? letterTable(working, width) : sumWorking(working, width),
      ]),
    BODY.width,
  );
}

/** What each place is, in one line, as the opening of a note on this chart. */
const PLACES: Record<CoreKey, string> = {
  lifePath: 'The road under your feet, from your birth date alone.',
  expression: 'The toolbox, from every letter of your birth name.',
  soulUrge: 'The wish behind it, from the vowels of your name.',
  personality: 'The front garden, from the consonants of your name.',
  birthday: 'Something handy in your pocket, from the day of the month.',
};

/** Where this number stands among the other four: its equals, its family and those it has furthest to go to. */
function placeInChart(key: CoreKey, { chart, called }: Reading): string {
  if (key === 'personality' && !hasConsonants(chart.personality))
    return `The front garden. ${NO_CONSONANTS} What people meet first is your ${positions.expression.name} ${chart.expression.value}, with nothing in front of it.`;
  const { digit, value } = chart[key];
  const others = CORE.filter((other) => other !== key);
  const named = (keys: readonly CoreKey[]) =>
    listed(keys.map((other) => `${positions[other].name} ${chart[other].value}`));
  const same = others.filter((other) => chart[other].digit === digit);
  const family = others.filter(
    (other) => chart[other].digit !== digit && inSameTriad(chart[other].digit, digit),
  );
  const widest = Math.max(...others.map((other) => Math.abs(chart[other].digit - digit)));
  const far = others.filter((other) => Math.abs(chart[other].digit - digit) === widest);
  const isFarCousin = far.every((other) => family.includes(other));
  const whose = called && key === 'lifePath' ? `${called}, your` : 'Your';
  return [
    PLACES[key],
    value > 9 ? `${whose} ${value} is a ${digit} with the volume up.` : '',
    same.length > 0 ? `It has an equal in your ${named(same)}.` : '',
    family.length > 0 ? `It is of one family with your ${named(family)}.` : '',
    same.length === 0 && family.length === 0
      ? 'It has neither an equal nor a cousin among your other four.'
      : '',
    widest > 3 && isFarCousin
      ? `Of one family does not mean next door: to your ${named(far)} it is ${widest} steps.`
      : '',
    widest > 3 && !isFarCousin ? `It has the longest way to go to your ${named(far)}, ${widest} steps.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const HALF = (BODY.width - GUTTER) / 2;

export function maturityPage(content: Content, reading: Reading): Page {
  const { chart, edits } = reading;
  const { maturity, balance } = chart;
  const title = 'Maturity, Balance, Hidden Passion';
  return {
    name: 'maturity',
    title,
    level: 2,
    body: fitPage(
      title,
      edits,
      (draft) => {
        const { type, say, detail } = draft;
        const ripe = sayMeaning(say, 'maturity', maturityAt(content, reading));
        const steady = sayMeaning(say, 'balance', content.meaningOf('balance', balance.value));
        return [
          chapterHead({ kicker: 'The quieter numbers', title }, { ...type, title: sized(type.title, 26) }),
          glue(7, 0.5),
          divider(),
          glue(8),
          traitHead(`${positions.maturity.name} · ${maturity.compound}`, maturity.value, ripe, draft),
          glue(6, 0.5),
          beside(
            [
              { block: maturityText(ripe, reading, draft), width: MAIN.width },
              { block: maturityMargin(ripe, draft), width: MARGIN.width },
            ],
            GUTTER,
          ),
          glue(9),
          hairline(),
          glue(9),
          beside(
            [
              {
                block: balanceBlock(
                  balance.value,
                  `${positions.balance.name} · ${balance.compound}`,
                  steady,
                  draft,
                ),
                width: HALF,
              },
              { block: passions(content, reading, draft), width: HALF },
            ],
            GUTTER,
          ),
          detail === 0 ? glue(4) : null,
        ];
      },
      { details: 5 },
    ),
  };
}

/** Nobody is told of a middle of life that is far ahead or long over: they have essence and paragraphs of their own. */
function maturityAt({ meaningOf }: Content, { chart, age }: Reading): Meaning {
  const { value } = chart.maturity;
  const meaning = meaningOf('maturity', value);
  const own = { young: maturityAhead, working: null, late: maturityLived }[registerOf(age)]?.[value];
  return own ? { ...meaning, ...own, long: [...own.long], short: itemAt(own.long, 0) } : meaning;
}

function traitHead(kicker: string, value: number, said: SaidMeaning, { type }: Draft): Block {
  const indent = 66;
  const width = BODY.width - indent;
  return beside(
    [
      { block: smallMedallion(25, value, kicker), width: indent },
      {
        block: stack([
          subhead(said.title, type, width, kicker),
          glue(2, 0),
          text(said.essence, type.aside, width),
        ]),
        width,
      },
    ],
    0,
    'middle',
  );
}

function maturityText({ long, short }: SaidMeaning, { age }: Reading, { type, say, detail }: Draft): Block {
  if (detail === 4) return text(short, type.body, MAIN.width);
  const at = say('maturity.at', words.maturityAt[registerOf(age)]);
  return longReading(detail === 0 ? [at, ...long] : long, type, MAIN.width);
}

function maturityMargin({ strengths, cautions }: SaidMeaning, { type }: Draft): Block {
  const { width } = MARGIN;
  return stack([
    phraseList('What ripens', strengths, 'star', type, width),
    glue(10, 0),
    phraseList('What to watch', cautions, 'crescent', type, width),
  ]);
}

function balanceBlock(value: number, kicker: string, said: SaidMeaning, { type, detail }: Draft): Block {
  const body = [[...said.long, said.exercise], said.long, [said.short, said.exercise]][detail] ?? [
    said.short,
  ];
  return stack([smallHead(value, kicker, said.title, type), glue(4, 0), paragraphs(body, type.body, HALF)]);
}

function smallHead(value: number, kicker: string, title: string, type: Draft['type']): Block {
  const indent = 46;
  return beside(
    [
      { block: smallMedallion(18, value, kicker), width: indent },
      { block: subhead(title, type, HALF - indent, kicker), width: HALF - indent },
    ],
    0,
    'middle',
  );
}

/** Somebody with a short name may have many leading numbers; the more they are, the less is said of each. */
function passions(
  { meaningOf }: Content,
  { chart, judged, called }: Reading,
  { type, say, detail }: Draft,
): Block {
  const { hiddenPassions: all, tally } = chart.letters;
  const repeats = tally.some(({ count }) => count > 1);
  const kicker = `${positions.hiddenPassion.name} · ${listed(all)}`;
  const said = all.map((number) =>
    sayMeaning(say, `hidden-passion-${number}`, meaningOf('hiddenPassion', number)),
  );
  const [only] = said;
  if (said.length === 1 && only && repeats) {
    const body = [[...only.long, only.exercise], only.long, [only.short, only.exercise]][detail] ?? [
      only.short,
    ];
    return stack([
      smallHead(itemAt(all, 0), kicker, only.title, type),
      glue(4, 0),
      paragraphs(
        [...body, say('hidden-passion.standing', passionIn(judged[itemAt(all, 0)], called))],
        type.body,
        HALF,
      ),
    ]);
  }
  const small = { ...type.small, colour: 'ink' as const };
  const told = (at: number, short: Said, essence: string) => {
    if (said.length === 2 && detail < 4 && repeats) return text(short, small, HALF);
    return said.length <= 5 && text(say(`hidden-passion-${all[at]}.essence`, essence), small, HALF);
  };
  return stack([
    subhead(repeats ? 'Talents that take turns' : 'No number leads', type, HALF, kicker),
    glue(3, 0),
    text(say('hidden-passion.several', several(all, repeats)), type.small, HALF),
    ...said.flatMap(({ title, short, essence }, at) => [
      glue(5, 0),
      text(`${all[at]} · ${title}`, type.smallStrong, HALF),
      told(at, short, essence),
    ]),
  ]);
}

/** Whether the rest of the chart knows of what the letters repeat. */
function passionIn(judged: JudgedDigit, called: string | null): string {
  return judged.core.length > 0 ? words.passionOpen(called, inCore(judged, 'your')) : words.passionHidden;
}

/** A name without a repeated number has no leader, whatever the count says. */
function several(all: readonly number[], repeats: boolean): string {
  if (repeats) return words.passionMany(listed(all));
  return all.length === 1 ? words.passionAlone(itemAt(all, 0)) : words.passionOnce(listed(all));
}
