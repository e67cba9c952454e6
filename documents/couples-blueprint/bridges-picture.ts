import { positions } from '../../content/meanings/index.ts';
import { itemAt } from '../../shared/records.ts';
import { type Couple, inSentence } from '../couples/couple.ts';
import { type Block, glue, stack } from '../kit/block.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { drawCardName, keepsake } from '../kit/closing-letter.ts';
import { crescent, type Point, star } from '../kit/engraving.ts';
import { drawNumeral, drawSmallMedallion } from '../kit/figures/pairs.ts';
import { type Pen, round } from '../kit/pen.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred, type TypeScale } from '../kit/type-scale.ts';
import { words } from './words.ts';

const HEIGHT = 486;
const ON_NIGHT = { ink: 'starlight', line: 'brass', fill: 'midnight' } as const;

/** From far to near: where each bridge crosses, how wide the river is there, and how large the numbers are. */
const CROSSINGS = [
  { deck: 104, half: 66, radius: 15 },
  { deck: 170, half: 80, radius: 17 },
  { deck: 243, half: 95, radius: 19 },
  { deck: 323, half: 111, radius: 21 },
  { deck: 408, half: 128, radius: 23 },
] as const;

/** A river by night with the five bridges of two people, made to be hung up, and what is to be seen on it. */
export function bridgesPicture(couple: Couple, type: TypeScale): Block {
  const { names, called, reading } = couple;
  const steps = CORE.map(
    (key) =>
      `${positions[key].name} ${reading.pairs[key].first.value} and ${reading.pairs[key].second.value}, ${stepsOf(reading.pairs[key].bridge.value)}`,
  );
  const alt = `A river by night between ${names.join(' and ')}, with five bridges: ${steps.join('; ')}.`;
  return stack([
    keepsake(HEIGHT, alt, (pen, x, y) => {
      const middle = x + BODY.width / 2;
      drawSky(pen, x, y);
      drawBanks(pen, middle, y);
      CORE.forEach((key, at) => {
        const { deck, half, radius } = itemAt(CROSSINGS, at);
        const { first, second, sum, bridge } = reading.pairs[key];
        const centre = { x: middle, y: y + deck };
        drawBridge(pen, centre, half, bridge.value, at);
        drawSmallMedallion(
          pen,
          { x: middle - half - radius - 5, y: centre.y },
          radius,
          first.value,
          ON_NIGHT,
        );
        drawSmallMedallion(
          pen,
          { x: middle + half + radius + 5, y: centre.y },
          radius,
          second.value,
          ON_NIGHT,
        );
        const lantern = { x: middle, y: centre.y - humpOf(half, bridge.value) - 1 };
        pen.circle(lantern.x, lantern.y, 8 + at, { fill: 'brass' });
        drawNumeral(pen, lantern, (sum.value > 9 ? 9 : 10.5) + at, sum.value, 'midnight');
        pen.label(
          `${positions[key].name} · ${stepsOf(bridge.value)}`,
          middle,
          centre.y + baseOf(at) + 16 + at,
          {
            voice: 'italic',
            size: 8.4,
            colour: 'starlight',
          },
        );
      });
      drawCardName(pen, names[0], x + BODY.width * 0.25, y + HEIGHT - 24, BODY.width / 2 - 50, 'centre');
      drawCardName(pen, names[1], x + BODY.width * 0.75, y + HEIGHT - 24, BODY.width / 2 - 50, 'centre');
      star(pen, { x: middle, y: y + HEIGHT - 29 }, 5, 'brass');
    }),
    glue(6, 0),
    text(words.pictured(called[0], inSentence(called[1])), centred(type.fine), BODY.width, {
      tag: 'Caption',
    }),
  ]);
}

const stepsOf = (steps: number) => (steps === 0 ? 'no step' : steps === 1 ? 'one step' : `${steps} steps`);

/** How high the middle of a bridge stands over its ends, and how far below them the water is. */
const humpOf = (half: number, steps: number) => (steps === 0 ? 3 : half * 0.16);
const baseOf = (at: number) => 9 + at * 1.6;

function drawSky(pen: Pen, x: number, y: number): void {
  crescent(pen, { x: x + BODY.width / 2, y: y + 46 }, 13, 'brass');
  let seed = 5;
  for (let at = 0; at < 46; at++) {
    seed = (seed * 16_807) % 2_147_483_647;
    const across = round(x + 24 + (seed / 2_147_483_647) * (BODY.width - 48));
    seed = (seed * 16_807) % 2_147_483_647;
    // Stars over the hills at both sides, and none in the water.
    const down = round(y + 24 + (seed / 2_147_483_647) * 66);
    if (Math.abs(across - x - BODY.width / 2) < 30) continue;
    if (at % 9 === 0) star(pen, { x: across, y: down }, 2.6, 'brass');
    else pen.circle(across, down, 0.35 + (at % 4) * 0.12, { fill: 'starlight' });
  }
}

/** Both shores, wider towards us, and the shine of the moon on the water between them. */
function drawBanks(pen: Pen, middle: number, y: number): void {
  const [top, bottom] = [y + 82, y + HEIGHT - 58];
  for (const side of [-1, 1]) {
    for (const [offset, width] of [
      [0, 0.9],
      [4, 0.3],
    ] as const)
      pen.paint({ stroke: 'brass', width }, (path) =>
        path
          .moveTo(middle + side * (58 + offset), top)
          .bezierCurveTo(
            middle + side * (70 + offset),
            top + 110,
            middle + side * (102 + offset),
            bottom - 130,
            middle + side * (140 + offset),
            bottom,
          ),
      );
  }
  for (let at = 0; at < 34; at++) {
    const down = top + 8 + at * 10;
    const half = 3 + at * 0.55 + (at % 3) * 4;
    const across = middle + ((at % 5) - 2) * (2 + at * 0.35);
    pen.line(across - half, down, across + half, down, 'dusk', 0.9);
  }
}

/** A road over as many arches as the two numbers stand apart, and the arches again in the water. */
function drawBridge(pen: Pen, { x, y }: Point, half: number, steps: number, at: number): void {
  const [hump, base] = [humpOf(half, steps), y + baseOf(at)];
  const deck = (share: number) => y - hump * (1 - (2 * share - 1) ** 2);
  for (const [below, width] of [
    [0, 1.2],
    [2.4, 0.4],
  ] as const)
    pen.paint({ stroke: 'brass', width }, (path) =>
      // The middle of the curve lies at three quarters of its handles.
      path
        .moveTo(x - half, y + below)
        .bezierCurveTo(
          x - half / 3,
          y + below - (hump * 4) / 3,
          x + half / 3,
          y + below - (hump * 4) / 3,
          x + half,
          y + below,
        ),
    );
  const span = (2 * half) / Math.max(1, steps);
  for (let arch = 0; arch < steps; arch++) {
    const [from, to] = [x - half + arch * span + 1.2, x - half + (arch + 1) * span - 1.2];
    const crown = deck((arch + 0.5) / steps) + 5;
    drawArch(pen, from, to, base, crown, 0.7);
    drawArch(pen, from, to, base, base + Math.min((base - crown) * 0.4, 6 + at), 0.28);
    if (arch > 0) pen.line(from - 1.2, deck(arch / steps) + 2.4, from - 1.2, base, 'brass', 0.8);
  }
}

function drawArch(pen: Pen, from: number, to: number, base: number, crown: number, width: number): void {
  const lift = base + ((crown - base) * 4) / 3;
  pen.paint({ stroke: 'brass', width }, (path) =>
    path.moveTo(from, base).bezierCurveTo(from, lift, to, lift, to, base),
  );
}
