import type { Content } from '../../content/make-content.ts';
import type { Digit } from '../../content/meanings/index.ts';
import { type KarmicDebt, lacking, type TaughtBetween, taughtBetween } from '../../numerology/index.ts';
import { type Couple, inSentence, lacksNothing } from '../couples/couple.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { prompt } from '../kit/closing-letter.ts';
import { smallMedallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import type { Said } from '../kit/paragraphs.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, label, sectionHead, subhead, text } from '../kit/text-block.ts';
import { listed, sayMeaning, titleOfNumber } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { comparing, learningTogether, teaching, words } from './words.ts';

const HALF = (BODY.width - GUTTER) / 2;

/** Who can teach whom, what is to be learned together, and the debts of both charts. */
export function bondPage(content: Content, couple: Couple): Page {
  const title = 'What you teach each other';
  const between = taughtBetween(...couple.judged);
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
                  { block: shows(0, between, couple, draft), width: HALF },
                  { block: shows(1, between, couple, draft), width: HALF },
                ],
                GUTTER,
              ),
          ...learned(between.together, draft),
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

function shows(teacher: 0 | 1, between: TaughtBetween, couple: Couple, draft: Draft): Block {
  const { type, say } = draft;
  const { called } = couple;
  const learner = teacher === 0 ? 1 : 0;
  const id = teacher === 0 ? 'first' : 'second';
  const told = [
    ...between.teaches[teacher].map((number) => ({
      number,
      said: say(`${id}.teaching.${number}`, teaching[number]),
    })),
    ...between.compares[teacher].map((number) => ({
      number,
      said: say(`${id}.comparing.${number}`, bothNamed(comparing[number], called[teacher], called[learner])),
    })),
  ];
  return stack([
    sectionHead(words.shows(called[teacher], inSentence(called[learner])), type, HALF),
    glue(5, 0),
    ...(told.length === 0
      ? [text(say(`${id}.shows-none`, whyNothing(teacher, between, couple)), type.body, HALF)]
      : told.flatMap(({ number, said }, at): Item[] => [
          at > 0 ? glue(7, 0) : null,
          numbered(number, said, draft),
        ])),
  ]);
}

/** The names put in, each with a capital where it begins the text. */
function bothNamed(text: string, first: string, second: string): string {
  const named = text.replaceAll('~', inSentence(first)).replaceAll('^', inSentence(second));
  return named
    .replaceAll(/(?<=[.?!:] )the (?=(first|second) of you)/g, 'The ')
    .replace(/^./, (letter) => letter.toUpperCase());
}

function whyNothing(teacher: 0 | 1, between: TaughtBetween, { called, reading, judged }: Couple): string {
  const learner = teacher === 0 ? reading.second : reading.first;
  const asks = inSentence(called[teacher === 0 ? 1 : 0]);
  if (learner.letters.karmicLessons.length === 0) return words.nothingAsked(asks);
  if (lacking(judged[teacher === 0 ? 1 : 0]).length === 0) return words.nothingLacked(asks);
  const shown = [...between.teaches, ...between.compares].flat();
  return shown.length === 0 ? words.equals : words.nothingToShow(inSentence(called[teacher]));
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
