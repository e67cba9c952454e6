import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { TRIADS, type Triad } from '../../numerology/index.ts';
import { itemAt } from '../../shared/records.ts';
import { askedPage, askedWords } from '../asked.ts';
import {
  answersForTwo,
  type Couple,
  familyVerdict,
  inSentence,
  metBefore,
  namePair,
  pairKeyOf,
  toldBefore,
  triadKey,
  widestStep,
} from '../couples/couple.ts';
import { differenceEquation, saySumAndStep, sumEquation } from '../couples/ladder-page.ts';
import { type Block, beside, drawn, glue, type Item, stack } from '../kit/block.ts';
import { CORE, type CoreKey, coreDigits } from '../kit/chart-sheet.ts';
import { paragraphsOf, prompt } from '../kit/closing-letter.ts';
import { crescent, onCircle, type Point, rosette, star } from '../kit/engraving.ts';
import { drawNumeral, drawSmallMedallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import type { Pen } from '../kit/pen.ts';
import { BODY } from '../kit/sheet.ts';
import { chapterHead, divider, hairline, label, subhead, text } from '../kit/text-block.ts';
import { centred, coloured, sized, type TypeScale } from '../kit/type-scale.ts';
import { listed, longDate, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

/** What the two asked, answered; who asked nothing sees where they meet, with three sentences to finish. */
export function lastPage(content: Content, couple: Couple): Page {
  const answers = answersForTwo(couple);
  if (answers.length === 0) return meetingPage(content, couple);
  return askedPage(answers, {
    edits: couple.edits,
    introduction: askedWords.forTwo,
    level: 1,
    closing: (draft): Item[] => [
      divider(),
      glue(6, 0),
      text(draft.say('widest', widest(couple)), draft.type.body, BODY.width),
      glue(6, 0),
      paragraphs(paragraphsOf(couple.note), draft.type.body, BODY.width),
      glue(6, 0),
      ...signature(content, couple, draft),
    ],
  });
}

function signature({ site }: Content, { issuedOn }: Couple, { type }: Draft): Item[] {
  return [
    text(site.guide, coloured(sized(type.lead, 22), 'gold'), BODY.width),
    text(`${longDate(issuedOn)} · ${site.contactEmail}`, type.small, BODY.width),
  ];
}

function meetingPage(content: Content, couple: Couple): Page {
  const title = 'Where you meet, where you build';
  const note = paragraphsOf(couple.note);
  return {
    name: 'meeting',
    title,
    level: 1,
    body: fitPage(
      title,
      couple.edits,
      (draft) => {
        const { type, say, detail } = draft;
        const closing = words.closing.map((paragraph, at) => say(`closing.${at + 1}`, paragraph));
        return [
          chapterHead({ kicker: 'Families and bridges', title }, { ...type, title: sized(type.title, 27) }),
          glue(14),
          familyFigure(couple, 64, type),
          glue(8),
          familyColumns(content, draft),
          glue(12),
          text(say('families', familyVerdict(couple.reading)), type.body, BODY.width),
          glue(6),
          text(say('widest', widest(couple)), type.body, BODY.width),
          glue(12),
          divider(),
          glue(8),
          ...(detail < 2 || note.length === 0 ? yours(draft) : []),
          note.length > 0
            ? paragraphs(note, detail < 2 ? type.lead : type.body, BODY.width)
            : paragraphs(detail === 0 ? closing : closing.slice(0, 1), type.lead, BODY.width),
          glue(10),
          ...signature(content, couple, draft),
        ];
      },
      { details: 3 },
    ),
  };
}

function widest({ reading }: Couple): string {
  const { keys, steps } = widestStep(reading);
  if (steps === 0) return words.noBridge;
  const places = keys.map((place) => positions[place].name);
  return places.length === 1
    ? words.widest(places.join(), steps)
    : words.widestSeveral(listed(places), steps);
}

function yours({ type, say }: Draft): Item[] {
  return [
    label(words.yours, type, BODY.width),
    ...words.prompts.flatMap((start, at): Item[] => [
      glue(4, 0.5),
      prompt(say(`prompt.${at + 1}`, start), 1, type.strong, BODY.width),
    ]),
    glue(12),
  ];
}

const GAP = 20;
const COLUMN = (BODY.width - 2 * GAP) / 3;

/** The three rings with both people's marks, and what the marks mean. */
function familyFigure({ reading, called }: Couple, radius: number, type: TypeScale): Block {
  return stack([
    threeFamilies(coreDigits(reading.first), coreDigits(reading.second), BODY.width, radius),
    glue(6, 0),
    text(
      `Stars are the numbers of ${inSentence(called[0])}, crescents those of ${inSentence(called[1])}.`,
      centred(type.fine),
      BODY.width,
      { tag: 'Caption' },
    ),
  ]);
}

/** Each family by name, below its ring. */
function familyColumns({ meaningOf }: Content, { type, say }: Draft): Block {
  return beside(
    (['mind', 'business', 'creative'] as const).map((triad: Triad) => {
      const { title, essence } = meaningOf('triads', triadKey(triad));
      return {
        block: stack([
          text(TRIADS[triad].join(' · '), centred(type.kicker), COLUMN, { tag: 'Caption' }),
          text(title, centred(sized(type.subtitle, 12)), COLUMN, { tag: 'H2' }),
          glue(2, 0),
          text(say(`family.${triad}`, essence), centred(type.small), COLUMN),
        ]),
        width: COLUMN,
      };
    }),
    GAP,
  );
}

const ORDER: Triad[] = ['mind', 'business', 'creative'];
const MARK = 9.4;

/** Three rings of three numbers each. A star marks each number of the first chart, a crescent each of the second. */
function threeFamilies(
  first: readonly number[],
  second: readonly number[],
  width: number,
  radius: number,
): Block {
  const alt = ORDER.map((triad) => {
    const own = (digits: readonly number[]) =>
      digits.filter((digit) => TRIADS[triad].some((own) => own === digit)).join(', ') || 'none';
    return `${TRIADS[triad].join(', ')}: first ${own(first)}, second ${own(second)}`;
  }).join('; ');
  return drawn(radius * 2, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        ORDER.forEach((triad, at) => {
          const centre = { x: x + ((at + 0.5) * width) / 3, y: y + radius };
          drawFamily(pen, centre, radius, TRIADS[triad], first, second);
        });
      },
      { alt: `Families of numbers. ${alt}.` },
    ),
  );
}

function drawFamily(
  pen: Pen,
  centre: Point,
  radius: number,
  digits: readonly number[],
  first: readonly number[],
  second: readonly number[],
): void {
  pen.circle(centre.x, centre.y, radius, { fill: 'card', stroke: 'leaf', width: 0.9 });
  pen.circle(centre.x, centre.y, radius * 0.965, { stroke: 'leaf', width: 0.3 });
  rosette(pen, centre, radius * 0.9, radius * 0.035, 27, 2, { stroke: 'leaf', width: 0.25 });
  const corners = digits.map((_, at) => onCircle(centre, radius * 0.48, at / 3));
  pen.paint({ stroke: 'rule', width: 0.7 }, (path) => {
    corners.forEach((corner, at) => {
      if (at === 0) path.moveTo(corner.x, corner.y);
      else path.lineTo(corner.x, corner.y);
    });
    path.closePath();
  });
  digits.forEach((digit, at) => {
    const corner = itemAt(corners, at);
    const stars = first.filter((own) => own === digit).length;
    const moons = second.filter((own) => own === digit).length;
    const isLit = stars + moons > 0;
    pen.circle(corner.x, corner.y, radius * 0.23, { fill: 'card' });
    drawNumeral(pen, corner, radius * (isLit ? 0.4 : 0.28), digit, isLit ? 'ink' : 'faint');
    drawMarks(pen, { x: corner.x, y: corner.y + radius * 0.28 }, stars, moons);
  });
}

function drawMarks(pen: Pen, at: Point, stars: number, moons: number): void {
  const from = at.x - ((stars + moons - 1) * MARK) / 2;
  for (let index = 0; index < stars + moons; index++) {
    const centre = { x: from + index * MARK, y: at.y };
    if (index < stars) star(pen, centre, 4.4, 'leaf', 4, 0.32);
    else crescent(pen, centre, 3.5, 'plum');
  }
}

const OTHERS = CORE.slice(1);
const INDENT = 92;
const WIDTH = BODY.width - INDENT;
const RADIUS = 19;

/** The four pairs beside the road, each with its reading, its sum and its step. */
export function otherPairsPage(content: Content, couple: Couple): Page {
  const title = 'Four more pairs';
  return {
    name: 'other-pairs',
    title,
    level: 1,
    body: fitPage(
      title,
      couple.edits,
      (draft) => [
        chapterHead({ kicker: 'Work, wishes, manners and a gift', title }, draft.type),
        glue(6, 0.5),
        text(draft.say('others', words.others), draft.type.lead, BODY.width),
        ...OTHERS.flatMap((key): Item[] => [
          glue(8),
          hairline(),
          glue(8),
          pairBlock(content, key, couple, draft),
        ]),
      ],
      { details: 3 },
    ),
  };
}

function pairBlock(
  { meaningOf }: Content,
  key: CoreKey,
  couple: Couple,
  { type, say, detail }: Draft,
): Block {
  const pair = couple.reading.pairs[key];
  const id = pair.first.name;
  const said = sayMeaning(say, `${id}.pair`, namePair(meaningOf('couples', pairKeyOf(pair)), pair, couple));
  const before = toldBefore(key, couple.reading);
  const between = saySumAndStep(say, key, pair);
  const told = before.length === 0 || (before.length === 1 && before[0] === 'lifePath');
  const reading = told
    ? detail === 0
      ? said.short
      : say(`${id}.pair.essence`, said.essence)
    : say(`${id}.met-before`, metBefore(before.map((earlier) => positions[earlier].name)));
  const small = { ...type.small, colour: 'ink' as const };
  const equation = 94;
  const line = (block: Block, words: Block) =>
    beside(
      [
        { block, width: equation },
        { block: words, width: WIDTH - equation },
      ],
      0,
    );
  return beside(
    [
      { block: twoNumbers(pair.first.value, pair.second.value), width: INDENT },
      {
        block: stack([
          subhead(
            said.title,
            type,
            WIDTH,
            `${positions[key].name} · ${pair.first.compound} and ${pair.second.compound}`,
          ),
          glue(3, 0),
          text(reading, detail < 2 ? type.body : small, WIDTH),
          glue(5, 0),
          line(sumEquation(pair), text(between.sum, small, WIDTH - equation)),
          glue(3, 0),
          line(differenceEquation(pair), text(between.step, small, WIDTH - equation)),
        ]),
        width: WIDTH,
      },
    ],
    0,
  );
}

function twoNumbers(first: number, second: number): Block {
  return drawn(RADIUS * 2, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        drawSmallMedallion(pen, { x: x + RADIUS, y: y + RADIUS }, RADIUS, first);
        drawSmallMedallion(pen, { x: x + RADIUS * 2.85, y: y + RADIUS }, RADIUS, second);
      },
      { alt: `${first} and ${second}` },
    ),
  );
}
