import type { Bridge } from '../../../numerology/index.ts';
import { type Block, drawn } from '../block.ts';
import type { Point } from '../engraving.ts';
import type { Pen } from '../pen.ts';
import { drawNumeral, drawSmallMedallion } from './medallion.ts';

export interface BridgeEndpoint {
  name: string;
  label: string;
  value: number;
}

const NODE = 25;

/** Four numbers at the corners of a lozenge and the six bridges between them. */
export function bridgeDiagram(
  ends: readonly BridgeEndpoint[],
  bridges: readonly Bridge[],
  width: number,
  height: number,
): Block {
  const alt = `Diagram of bridges: ${bridges.map(({ between, number }) => `${between.join(' and ')}, ${number.value}`).join('; ')}.`;
  return drawn(height, (pen, x, y) =>
    pen.tag('Figure', () => drawDiagram(pen, ends, bridges, { x, y }, width, height), { alt }),
  );
}

function drawDiagram(
  pen: Pen,
  ends: readonly BridgeEndpoint[],
  bridges: readonly Bridge[],
  at: Point,
  width: number,
  height: number,
): void {
  const corners: Point[] = [
    { x: at.x + width / 2, y: at.y + NODE },
    { x: at.x + width - NODE - 58, y: at.y + height / 2 },
    { x: at.x + NODE + 58, y: at.y + height / 2 },
    { x: at.x + width / 2, y: at.y + height - NODE },
  ];
  const place = (name: string) => corners[ends.findIndex((end) => end.name === name)] as Point;
  for (const { between } of bridges) {
    const [from, to] = between.map(place) as [Point, Point];
    pen.paint({ stroke: 'leaf', width: 0.5, dash: [2.2, 2] }, (path) =>
      path.moveTo(from.x, from.y).lineTo(to.x, to.y),
    );
  }
  for (const { between, number } of bridges) {
    const [from, to] = between.map(place) as [Point, Point];
    // The two long bridges cross in the middle, so each keeps its number nearer to its first end.
    const share = from.x === to.x || from.y === to.y ? 0.34 : 0.5;
    const middle = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    pen.circle(middle.x, middle.y, 9.5, { fill: 'paper', stroke: 'plum', width: 0.6 });
    drawNumeral(pen, middle, 12, number.value, 'plum');
  }
  ends.forEach((end, index) => {
    const corner = corners[index] as Point;
    drawSmallMedallion(pen, corner, NODE, end.value);
    const side = index === 1 ? 1 : -1;
    const look = { voice: 'heading', size: 9.6, colour: 'ink' } as const;
    if (index === 1 || index === 2)
      pen.label(end.label, corner.x + side * (NODE + 7), corner.y + 3.4, {
        ...look,
        align: side === 1 ? 'left' : 'right',
      });
    else
      pen.label(end.label, corner.x + NODE + 7, corner.y + (index === 0 ? -6 : 12), {
        ...look,
        align: 'left',
      });
  });
}
