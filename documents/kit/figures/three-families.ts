import { TRIADS, type Triad } from '../../../numerology/index.ts';
import { itemAt } from '../../../shared/lists.ts';
import { type Block, drawn } from '../block.ts';
import { crescent, onCircle, type Point, rosette, star } from '../engraving.ts';
import type { Pen } from '../pen.ts';
import { drawNumeral } from './medallion.ts';

const ORDER: Triad[] = ['mind', 'business', 'creative'];
const MARK = 9.4;

/** Three rings of three numbers each. A star marks each number of the first chart, a crescent each of the second. */
export function threeFamilies(
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
