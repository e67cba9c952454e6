import { arc, onCircle, type Point, star } from './engraving.ts';
import type { Colour } from './palette.ts';
import { type Pen, round } from './pen.ts';
import { BODY, SHEET } from './sheet.ts';
import { shortened } from './text-block.ts';

export type Paper = 'ivory' | 'midnight';

const OUTER = 26;
const INNER = 30;
/** The rules stop short of the corners, where the ornament sits. */
const CORNER = 22;

export function drawPaper(pen: Pen, paper: Paper, { isFramed }: { isFramed: boolean }): void {
  pen.decoration(() => {
    pen.paint({ fill: paper === 'ivory' ? 'paper' : 'midnight' }, (path) =>
      path.rect(0, 0, SHEET.width, SHEET.height),
    );
    if (isFramed) frame(pen, paper === 'ivory' ? 'rule' : 'dusk', paper === 'ivory' ? 'leaf' : 'brass');
  });
}

/** Brand and document at the head, the page's title at the right, the number at the foot. */
export function drawRunningHead(pen: Pen, left: string, right: string, page: number): void {
  pen.decoration(() => {
    const look = { voice: 'strong', size: 6.6, colour: 'quiet', tracking: 1.1 } as const;
    const half = BODY.width / 2 - 16;
    const cut = (text: string) => shortened(text.toUpperCase(), look.voice, look.size, half, look.tracking);
    pen.label(cut(left), BODY.x, 60, { ...look, align: 'left' });
    pen.label(cut(right), BODY.x + BODY.width, 60, { ...look, align: 'right' });
    pen.line(BODY.x, 68, BODY.x + BODY.width, 68, 'rule', 0.5);
    const middle = SHEET.width / 2;
    const foot = 797;
    pen.label(String(page), middle, foot, { voice: 'heading', size: 10, colour: 'gold' });
    for (const side of [-1, 1]) {
      pen.line(middle + side * 16, foot - 3.4, middle + side * 44, foot - 3.4, 'rule', 0.5);
      star(pen, { x: middle + side * 48, y: foot - 3.4 }, 2.2, 'leaf');
    }
  });
}

function frame(pen: Pen, line: Colour, accent: Colour): void {
  for (const [inset, width] of [
    [OUTER, 0.9],
    [INNER, 0.35],
  ] as const) {
    const [right, bottom] = [SHEET.width - inset, SHEET.height - inset];
    const near = OUTER + CORNER;
    pen.paint({ stroke: line, width }, (path) => {
      path.moveTo(near, inset).lineTo(round(SHEET.width - near), inset);
      path.moveTo(near, round(bottom)).lineTo(round(SHEET.width - near), round(bottom));
      path.moveTo(inset, near).lineTo(inset, round(SHEET.height - near));
      path.moveTo(round(right), near).lineTo(round(right), round(SHEET.height - near));
    });
  }
  const corners: [x: number, y: number, turn: number][] = [
    [OUTER, OUTER, 0.25],
    [SHEET.width - OUTER, OUTER, 0.5],
    [SHEET.width - OUTER, SHEET.height - OUTER, 0.75],
    [OUTER, SHEET.height - OUTER, 0],
  ];
  for (const [x, y, turn] of corners) corner(pen, { x, y }, turn, line, accent);
}

/** Two quarter arcs turned inwards, with a star between them and the corner. */
function corner(pen: Pen, at: Point, turn: number, line: Colour, accent: Colour): void {
  pen.paint({ stroke: line, width: 0.9 }, (path) => arc(path, at, CORNER, turn, turn + 0.25));
  pen.paint({ stroke: line, width: 0.35 }, (path) => arc(path, at, CORNER - 4, turn, turn + 0.25));
  star(pen, onCircle(at, CORNER * 0.42, turn + 0.125), 3.6, accent);
  for (const off of [0.035, 0.215]) {
    const dot = onCircle(at, CORNER * 0.55, turn + off);
    pen.circle(dot.x, dot.y, 0.7, { fill: accent });
  }
}
