import { nameWords, positions } from '../../content/meanings/index.ts';
import {
  DIGITS_OF_PLANE,
  dailyName,
  type LetterYear,
  letterYear,
  nameItself,
  PLANES,
  type Plane,
  type Transit,
} from '../../numerology/index.ts';
import { spellName } from '../../numerology/names/index.ts';
import { itemAt, keyIn } from '../../shared/records.ts';
import { type Block, beside, glue, type Item, stack } from '../kit/block.ts';
import { lettersAsTheyStand } from '../kit/figures/letters.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import type { Said } from '../kit/paragraphs.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { chapterHead, divider, label, sectionHead, table, text } from '../kit/text-block.ts';
import { coloured } from '../kit/type-scale.ts';
import { aNumber, listed, longDate } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';

const TITLE = 'The name itself';
const HALF = (BODY.width - GUTTER) / 2;

/** What only this name has: its letters as they stand, the planes they stand on, and its next three years. */
export function namePage(reading: Reading): Page {
  return {
    name: 'name',
    title: TITLE,
    level: 2,
    body: fitPage(
      TITLE,
      reading.edits,
      (draft) => [
        chapterHead({ kicker: 'Letter by letter', title: TITLE }, draft.type),
        glue(6, 0.5),
        ...asItStands(reading, draft),
        ...parted(draft),
        ...planes(reading, draft),
        ...parted(draft),
        ...threeYears(reading, draft),
      ],
      { details: 4 },
    ),
  };
}

const parted = ({ detail }: Draft): Item[] => {
  const space = detail === 0 ? 8 : 4;
  return [glue(space), divider(), glue(space)];
};

function asItStands(reading: Reading, draft: Draft): Item[] {
  const { chart, called } = reading;
  const { working } = chart.expression;
  const { initials } = nameItself(chart);
  const letters = working.words.flatMap((word) => word.letters);
  const vowels = letters.filter(({ kind }) => kind === 'vowel').length;
  const count = countTold(called, letters.length, vowels, initials, chart.balance.value);
  const [left, right] = ownLetters(reading, draft);
  return [
    text(draft.say('name.letters', count), draft.type.lead, BODY.width),
    glue(8, 0.5),
    lettersAsTheyStand(
      working,
      BODY.width,
      `The letters of the name: ${working.words.map(({ word }) => word).join(' ')}. Initials ${initials.join(', ')}.`,
    ),
    glue(8, 0.5),
    beside(
      [
        { block: left, width: HALF },
        { block: right, width: HALF },
      ],
      GUTTER,
    ),
  ];
}

/** First and last letter on the left; first vowel and the name in use on the right. */
function ownLetters(reading: Reading, { type, say, detail }: Draft): [Block, Block] {
  const { cornerstones, capstones, firstVowels } = nameWords;
  const { cornerstone, capstone, firstVowel } = nameItself(reading.chart);
  const end = detail < 1 && capstone ? capstone : null;
  const daily = dailyTold(reading);
  const own = (id: string, head: string, told: string): Block =>
    stack([label(head, type, HALF), glue(2, 0), text(say(`name.${id}`, told), type.body, HALF)]);
  return [
    stack([
      own('cornerstone', `The first letter · ${cornerstone}`, cornerstones[keyIn(cornerstones, cornerstone)]),
      end ? glue(7, 0) : null,
      end ? own('capstone', `The last of the first name · ${end}`, capstones[keyIn(capstones, end)]) : null,
    ]),
    stack([
      firstVowel
        ? own('first-vowel', `The first vowel · ${firstVowel}`, firstVowels[keyIn(firstVowels, firstVowel)])
        : null,
      daily && glue(7, 0),
      daily && own('daily', daily.head, daily.text),
    ]),
  ];
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const capital = (told: string) => told.charAt(0).toUpperCase() + told.slice(1);

function countTold(
  called: string | null,
  letters: number,
  vowels: number,
  initials: readonly string[],
  balance: number,
): string {
  const count = `${inWords(letters)} ${letters === 1 ? 'letter' : 'letters'}, ${inWords(vowels)} of them ${vowels === 1 ? 'a vowel' : 'vowels'}`;
  const opened = called ? `${called}, your name has ${count}.` : `${capital(count)}.`;
  const few = initials.length < 7 ? ` ${listed(initials)}` : '';
  return `${opened} Here they stand as they are. Your ${initials.length === 1 ? `initial${few} comes` : `initials${few} come`} to ${aNumber(balance)}, the Balance you fall back on.`;
}

/** The name somebody is called by, where it is another than the first one and can be counted. */
function dailyTold({ chart, wish }: Reading): { head: string; text: string } | null {
  const spelled = wish ? spellName(wish) : null;
  if (!wish || !spelled?.ok || spelled.spelling.name.join(' ') === chart.name[0]) return null;
  const daily = dailyName(chart, spelled.spelling.name);
  const same =
    daily.value === chart.expression.value ? ' It is the number of your whole birth name over again.' : '';
  const brings =
    daily.brings.length > 0
      ? ` Its letters have the ${listed(daily.brings)}, which ${daily.brings.length === 1 ? 'is' : 'are'} missing from those you were born with.`
      : '';
  return {
    head: `The name in use · ${daily.compound}`,
    text: `As ${wish} you answer to ${aNumber(daily.value)}, ${nameWords.dailyNames[daily.value]}${same}${brings}`,
  };
}

const PLANE = 68;

/** In the margin the letters of each plane, and beside them what it means that one has most and one fewest. */
function planes(reading: Reading, { type, say, detail }: Draft): Item[] {
  const { planes: letters } = nameItself(reading.chart);
  const shown = (plane: Plane) => {
    const own = letters[plane];
    const distinct = [...new Set(own)];
    return own.length === 0 ? 'none' : (own.length > 12 ? distinct : own).join(' ');
  };
  const { width } = MARGIN;
  const inMargin = PLANES.flatMap((plane, at): Item[] => [
    at > 0 && glue(3, 0),
    beside(
      [
        { block: label(`${plane} · ${letters[plane].length}`, type, PLANE), width: PLANE },
        {
          block: text(shown(plane), coloured(type.smallStrong, 'gold'), width - PLANE),
          width: width - PLANE,
        },
      ],
      0,
      'middle',
    ),
  ]);
  const told = text(say('name.planes', planesTold(reading, detail < 3)), type.body, MAIN.width);
  return [
    beside(
      [
        { block: stack(inMargin), width },
        { block: told, width: MAIN.width },
      ],
      GUTTER,
    ),
  ];
}

export function planesTold({ chart, judged }: Reading, withQuiet = true): string {
  const { planes: letters, ranked } = nameItself(chart);
  const [first, second, , last] = [itemAt(ranked, 0), itemAt(ranked, 1), null, itemAt(ranked, 3)];
  const count = (plane: Plane) => letters[plane].length;
  if (count(first) === count(last)) return nameWords.evenPlanes;
  const ties = ranked.filter((plane) => count(plane) === count(first));
  const lead =
    ties.length === 1
      ? nameWords.leadingPlanes[first]
      : `${nameWords.leadingPlanes[first]} The ${ties.length === 2 ? `${second} plane has` : `${listed(ties.slice(1))} planes have`} just as many letters, so they take turns.`;
  if (!withQuiet) return lead;
  const few = [...new Set(letters[last])];
  const where =
    few.length === 0
      ? `No letter of yours stands on the ${last} plane.`
      : `On the ${last} plane ${count(last) === 1 ? 'stands' : 'stand'} only ${listed(few.map((letter) => `the ${letter}`))}.`;
  const held = DIGITS_OF_PLANE[last].flatMap((digit) => judged[digit].core)[0];
  return held
    ? `${lead} ${where} Your ${positions[held.place].name} ${held.value} ${nameWords.suppliedPlanes[last]}`
    : `${lead} ${where} ${nameWords.quietPlanes[last]}`;
}

const YEARS = 3;

/** The letters that run, and the Essence of the year that is running and the two after it. */
function threeYears(reading: Reading, draft: Draft): Item[] {
  const { chart, age } = reading;
  const { type, say, detail } = draft;
  const years = Array.from({ length: YEARS }, (_, at) => letterYear(chart, age + at));
  return [
    beside(
      [
        { block: sectionHead('Three years by the letters', type, MARGIN.width), width: MARGIN.width },
        {
          block: text(
            say(
              'name.years',
              'Each letter lasts as many years as it is worth. First, middle and last name run side by side from birth on, and the three letters of a year add up to its Essence, the weather within.',
            ),
            type.small,
            MAIN.width,
          ),
          width: MAIN.width,
        },
      ],
      GUTTER,
      'middle',
    ),
    glue(6, 0.5),
    table(
      [
        { title: 'From', share: 24, style: type.smallStrong },
        { title: 'Letters', share: 12, style: coloured(type.smallStrong, 'gold') },
        { title: 'Essence', share: 11, style: coloured(type.smallStrong, 'gold') },
        { title: 'Within', share: 53, style: coloured(type.small, 'ink') },
      ],
      essenceRows(years, draft),
      type,
      BODY.width,
    ),
    ...(detail < 2 ? [glue(8), runningLetters(itemAt(years, 0), reading, draft)] : []),
  ];
}

/** A row for each sum; years that have the same one share it. */
function essenceRows(years: readonly LetterYear[], { say }: Draft): (Said | string)[][] {
  return years.flatMap(({ age, from, transits, essence }, at) => {
    const before = years.slice(0, at).filter((year) => year.essence.compound === essence.compound);
    const lettersOf = (year: LetterYear['transits']) =>
      `${year.physical.letter} ${year.mental.letter} ${year.spiritual.letter}`;
    const told =
      before.length === 0
        ? nameWords.essences[essence.total]
        : at === 1 || before.length > 1
          ? 'The same weather for another year; what was begun in it may be finished in it.'
          : `The sum returns. What you found out from ${itemAt(before, 0).from.year} on is of use again.`;
    return [[longDate(from), lettersOf(transits), essence.compound, say(`name.essence.${age}`, told ?? '')]];
  });
}

const PLACES: Record<Transit['place'], string> = {
  physical: 'daily life',
  mental: 'thoughts',
  spiritual: 'convictions',
};

/** The letters of the running year, each until the birthday on which it ends; one that runs in two places is told once. */
function runningLetters({ transits }: LetterYear, { chart }: Reading, { type, say }: Draft): Block {
  const running = [transits.physical, transits.mental, transits.spiritual];
  const letters = [...new Set(running.map(({ letter }) => letter))];
  const width = (BODY.width - (letters.length - 1) * 16) / letters.length;
  return beside(
    letters.map((letter) => {
      const own = running.filter((transit) => transit.letter === letter);
      const places = capital(listed(own.map(({ place }) => PLACES[place])));
      const years = listed([...new Set(own.map(({ untilAge }) => chart.birthDate.year + untilAge))]);
      const told = nameWords.transits[keyIn(nameWords.transits, letter)];
      return {
        block: stack([
          label(`${places} · ${letter} until ${years}`, type, width),
          glue(2, 0),
          text(say(`name.transit.${itemAt(own, 0).place}`, told), { ...type.small, colour: 'ink' }, width),
        ]),
        width,
      };
    }),
    16,
  );
}
