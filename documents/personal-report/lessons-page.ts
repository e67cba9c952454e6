import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Digit, isHeld, type KarmicDebtFinding, type LetterTally } from '../../numerology/index.ts';
import { type Block, beside, drawn, glue, type Item, stack } from '../kit/block.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { prompt } from '../kit/closing-letter.ts';
import { drawNumeral, smallMedallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import type { Said } from '../kit/paragraphs.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, sectionHead, subhead, text } from '../kit/text-block.ts';
import { whence } from '../kit/whence.ts';
import { listed, type SaidMeaning, sayMeaning, titleOfNumber } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

export function lessonsPage(content: Content, reading: Reading): Page {
  return {
    name: 'lessons',
    title: 'Karmic lessons and debts',
    level: 2,
    body: fitPage(
      'Karmic lessons and debts',
      reading.edits,
      (draft) => [
        chapterHead({ kicker: 'What is learned on purpose', title: 'Lessons and debts' }, draft.type),
        glue(8),
        divider(),
        glue(8),
        ...lessonsPart(content, reading, draft),
        glue(10),
        divider(),
        glue(8),
        ...debtsPart(content, reading, draft),
        ...(hasNothingToLearn(reading) ? ownTool(draft) : []),
      ],
      { details: 6 },
    ),
  };
}

const hasNothingToLearn = ({ chart }: Reading) =>
  chart.letters.karmicLessons.length === 0 && chart.karmicDebts.length === 0;

/** A page without lessons and debts has room, and it is the reader's. */
const ownTool = ({ type, say }: Draft): Item[] => [
  glue(10),
  divider(),
  glue(8),
  prompt(say('lessons.own', words.ownTool), 4, type.strong, BODY.width),
];

/** The numbers that no letter of the name has, beside the count of its letters. */
function lessonsPart(content: Content, reading: Reading, draft: Draft): Item[] {
  const { type, say } = draft;
  const { chart, judged } = reading;
  const lessons = chart.letters.karmicLessons.toSorted(
    (one, other) => Number(isHeld(judged[one])) - Number(isHeld(judged[other])),
  );
  const tallyWidth = 186;
  const textWidth = BODY.width - tallyWidth - GUTTER;
  const explanation = stack([
    sectionHead(positions.karmicLessons.name, type, textWidth),
    glue(4, 0),
    draft.detail < 5 &&
      text(say('lessons.position', positions.karmicLessons.explanation), type.body, textWidth),
  ]);
  return [
    beside(
      [
        { block: explanation, width: textWidth },
        { block: letterTally(chart.letters, tallyWidth), width: tallyWidth },
      ],
      GUTTER,
      'middle',
    ),
    glue(10),
    ...(lessons.length === 0
      ? [text(say('lessons.none', words.noLessons(reading.called)), type.lead, BODY.width)]
      : told(
          lessons.map((lesson) => toldLesson(content, lesson, reading, draft)),
          draft,
        )),
  ];
}

/** What the chart has elsewhere is no lack: it is told as something that was learnt, with the place it comes from. */
function toldLesson({ meaningOf }: Content, lesson: Digit, reading: Reading, { say }: Draft): Told {
  const { judged, called, chart } = reading;
  const firstHeld = chart.letters.karmicLessons.find((digit) => isHeld(judged[digit]));
  if (!isHeld(judged[lesson]))
    return {
      id: `lesson-${lesson}`,
      value: lesson,
      said: sayMeaning(say, `lesson-${lesson}`, meaningOf('karmicLessons', lesson)),
      kicker: `Lesson ${lesson}`,
    };
  const id = `supplied-${lesson}`;
  return {
    id,
    value: lesson,
    said: sayMeaning(say, id, meaningOf('suppliedLessons', lesson)),
    kicker: `Lesson ${lesson} · learnt by another way`,
    first: say(`${id}.whence`, whence(judged[lesson], 'your', lesson === firstHeld ? called : null)),
  };
}

/** The debts that stand behind a number of the chart, and where. */
function debtsPart({ meaningOf }: Content, { chart, called }: Reading, draft: Draft): Item[] {
  const { type, say } = draft;
  const debts = [...new Set(chart.karmicDebts.map(({ debt }) => debt))];
  const none = () => say('debts.none', words.noDebts(called, listed(CORE.map((key) => chart[key].compound))));
  return [
    sectionHead(positions.karmicDebts.name, type, BODY.width),
    glue(4, 0),
    text(say('debts.position', positions.karmicDebts.explanation), type.lead, BODY.width),
    glue(10),
    ...(debts.length === 0
      ? [text(none(), type.body, BODY.width)]
      : told(
          debts.map((debt) => ({
            id: `debt-${debt}`,
            value: debt,
            said: sayMeaning(say, `debt-${debt}`, meaningOf('karmicDebts', debt)),
            kicker: whereFound(chart.karmicDebts.filter((finding) => finding.debt === debt)),
          })),
          draft,
        )),
  ];
}

function whereFound(findings: readonly KarmicDebtFinding[]): string {
  return `In your ${listed(findings.map((finding) => `${titleOfNumber(finding.in)} ${finding.steps[0]}/${finding.steps.at(-1)}`))}`;
}

interface Told {
  id: string;
  value: number;
  said: SaidMeaning;
  kicker: string;
  /** Before the rest, in every telling. */
  first?: Said;
}

/** From the whole text with its exercise down to one line each: somebody called Bo lacks seven numbers. */
function told(all: readonly Told[], { type, say, detail }: Draft): Item[] {
  const columns = detail >= 2 && all.length > 1 ? 2 : 1;
  const width = (BODY.width - GUTTER * (columns - 1)) / columns;
  const blocks = all.map(({ id, value, said, kicker, first }) => {
    const indent = detail >= 3 ? 40 : 52;
    const inner = width - indent;
    const essence = say(`${id}.essence`, said.essence);
    const body = [
      [...said.long, said.exercise],
      said.long,
      [said.short, said.exercise],
      [said.short],
      [essence],
    ][detail] ?? [essence];
    return beside(
      [
        { block: smallMedallion(detail >= 3 ? 14 : 18, value, kicker), width: indent },
        {
          block: stack([
            subhead(said.title, type, inner, kicker),
            glue(2, 0),
            paragraphs(
              first ? [first, ...body] : body,
              detail >= 2 ? { ...type.small, colour: 'ink' } : type.body,
              inner,
            ),
          ]),
          width: inner,
        },
      ],
      0,
    );
  });
  return inColumns(blocks, columns, width).flatMap((row, at): Item[] => (at > 0 ? [glue(8), row] : [row]));
}

function inColumns(blocks: readonly Block[], columns: number, width: number): Block[] {
  if (columns === 1) return [...blocks];
  return Array.from({ length: Math.ceil(blocks.length / columns) }, (_, row) =>
    beside(
      blocks.slice(row * columns, row * columns + columns).map((block) => ({ block, width })),
      GUTTER,
    ),
  );
}

const TALLEST = 9;
const ROW = 9.4;
const FOOT = 22;

/** The letters of a name sorted into nine columns: the tallest is the Hidden Passion, the bare ones are the lessons. */
function letterTally({ tally, hiddenPassions }: LetterTally, width: number): Block {
  const rows = Math.max(3, Math.min(TALLEST, Math.max(...tally.map(({ count }) => count))));
  const height = rows * ROW + FOOT;
  const column = width / tally.length;
  const alt = `Letters of the name by number: ${tally.map(({ number, count }) => `${number}: ${count}`).join(', ')}.`;
  return drawn(height, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        const ground = y + rows * ROW;
        pen.line(x, ground, x + width, ground, 'leaf', 0.8);
        pen.line(x, ground + 2.2, x + width, ground + 2.2, 'leaf', 0.3);
        tally.forEach(({ number, letters }, index) => {
          const centre = x + (index + 0.5) * column;
          const most = hiddenPassions.includes(number);
          const shown =
            letters.length > rows
              ? [...letters.slice(0, rows - 1), `+${letters.length - rows + 1}`]
              : letters;
          shown.forEach((letter, up) => {
            pen.label(letter, centre, ground - up * ROW - 3, {
              voice: 'heading',
              size: 8.4,
              colour: most ? 'gold' : 'ink',
            });
          });
          if (letters.length === 0)
            pen.circle(centre, ground - 7, 3.2, { stroke: 'plum', width: 0.6, dash: [1.4, 1.2] });
          drawNumeral(
            pen,
            { x: centre, y: ground + 13 },
            12,
            number,
            letters.length === 0 ? 'plum' : most ? 'gold' : 'ink',
          );
        });
      },
      { alt },
    ),
  );
}
