import type { Colour } from './palette.ts';
import { type Paint, type Path, type Pen, round } from './pen.ts';

export interface Point {
  x: number;
  y: number;
}

const TURN = 2 * Math.PI;

/** A point on a circle; turns are counted clockwise from the top, so 0.25 is at three o'clock. */
export function onCircle(centre: Point, radius: number, turn: number): Point {
  const angle = turn * TURN;
  return { x: round(centre.x + radius * Math.sin(angle)), y: round(centre.y - radius * Math.cos(angle)) };
}

/** Fine strokes between two circles, as on the rim of an astrolabe. */
export function ticks(pen: Pen, centre: Point, from: number, to: number, count: number, paint: Paint): void {
  pen.paint(paint, (path) => {
    for (let at = 0; at < count; at++) {
      const inner = onCircle(centre, from, at / count);
      const outer = onCircle(centre, to, at / count);
      path.moveTo(inner.x, inner.y).lineTo(outer.x, outer.y);
    }
  });
}

/** A star with long thin points. */
export function star(
  pen: Pen,
  centre: Point,
  radius: number,
  colour: Colour,
  points = 4,
  waist = 0.18,
): void {
  pen.paint({ fill: colour }, (path) => {
    for (let at = 0; at < points * 2; at++) {
      const tip = onCircle(centre, at % 2 === 0 ? radius : radius * waist, at / (points * 2));
      if (at === 0) path.moveTo(tip.x, tip.y);
      else path.lineTo(tip.x, tip.y);
    }
    path.closePath();
  });
}

export function crescent(pen: Pen, centre: Point, radius: number, colour: Colour): void {
  const { x, y } = centre;
  const k = 0.5523 * radius;
  pen.paint({ fill: colour }, (path) => {
    path
      .moveTo(round(x + radius * 0.3), round(y - radius))
      .bezierCurveTo(
        round(x - k - radius * 0.5),
        round(y - radius),
        round(x - k - radius * 0.5),
        round(y + radius),
        round(x + radius * 0.3),
        round(y + radius),
      )
      .bezierCurveTo(
        round(x - radius * 0.35),
        round(y + radius * 0.6),
        round(x - radius * 0.35),
        round(y - radius * 0.6),
        round(x + radius * 0.3),
        round(y - radius),
      )
      .closePath();
  });
}

/** How far a Bezier handle reaches along a half wave so that the curve looks like a cosine. */
const COSINE_HANDLE = 0.3642;

/**
 * A closed wave around a circle, the line that engravers turn on a lathe. Several of them, each shifted a little, make
 * a rosette. Knots stand on crests and in troughs only, where the wave runs along the circle.
 */
export function rosette(
  pen: Pen,
  centre: Point,
  radius: number,
  swing: number,
  lobes: number,
  phases: number,
  paint: Paint,
): void {
  const steps = lobes * 2;
  pen.paint(paint, (path) => {
    for (let phase = 0; phase < phases; phase++) {
      const shift = phase / phases / lobes;
      const knot = (at: number) => {
        const r = radius + (at % 2 === 0 ? swing : -swing);
        const angle = (at / steps + shift) * TURN;
        const reach = ((r * TURN) / steps) * COSINE_HANDLE;
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
        return { x: centre.x + r * sin, y: centre.y - r * cos, dx: reach * cos, dy: reach * sin };
      };
      let from = knot(0);
      path.moveTo(coarse(from.x), coarse(from.y));
      for (let at = 1; at <= steps; at++) {
        const to = knot(at);
        path.bezierCurveTo(
          coarse(from.x + from.dx),
          coarse(from.y + from.dy),
          coarse(to.x - to.dx),
          coarse(to.y - to.dy),
          coarse(to.x),
          coarse(to.y),
        );
        from = to;
      }
    }
  });
}

/** Hundreds of hairlines: a tenth of a point is exact enough and keeps the file small. */
function coarse(value: number): number {
  return Math.round(value * 10) / 10;
}

/** An arc of a circle, from one turn to a later one. */
export function arc(
  path: Path,
  centre: Point,
  radius: number,
  from: number,
  to: number,
  start: 'move' | 'line' = 'move',
): void {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) * 8));
  const step = (to - from) / pieces;
  const reach = (4 / 3) * Math.tan((step * TURN) / 4) * radius;
  let at = from;
  let point = onCircle(centre, radius, at);
  if (start === 'move') path.moveTo(point.x, point.y);
  else path.lineTo(point.x, point.y);
  for (let piece = 0; piece < pieces; piece++) {
    const next = onCircle(centre, radius, at + step);
    const [a, b] = [at * TURN, (at + step) * TURN];
    path.bezierCurveTo(
      round(point.x + reach * Math.cos(a)),
      round(point.y + reach * Math.sin(a)),
      round(next.x - reach * Math.cos(b)),
      round(next.y - reach * Math.sin(b)),
      next.x,
      next.y,
    );
    point = next;
    at += step;
  }
}

/** A ring's slice, such as one month of a wheel. */
export function slice(
  pen: Pen,
  centre: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
  paint: Paint,
): void {
  pen.paint(paint, (path) => {
    arc(path, centre, outer, from, to);
    arc(path, centre, inner, to, from, 'line');
    path.closePath();
  });
}

/** A rule that swells into a star: set between two parts of a page. */
export function starRule(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  colour: Colour = 'leaf',
  line: Colour = 'rule',
): void {
  const middle = x + width / 2;
  pen.line(x, y, middle - 12, y, line, 0.6);
  pen.line(middle + 12, y, x + width, y, line, 0.6);
  star(pen, { x: middle, y }, 4.2, colour);
  for (const side of [-1, 1]) pen.circle(middle + side * 8.5, y, 0.8, { fill: colour });
}

/** A small arrow for workings: 29 → 11. */
export function arrow(pen: Pen, x: number, y: number, length: number, colour: Colour): void {
  pen.line(x, y, x + length, y, colour, 0.6);
  pen.paint({ stroke: colour, width: 0.6 }, (path) =>
    path
      .moveTo(round(x + length - 2.4), round(y - 1.8))
      .lineTo(round(x + length), round(y))
      .lineTo(round(x + length - 2.4), round(y + 1.8)),
  );
}
