import type { Outline, Point } from './canvas.ts';

/** On a circle, in degrees clockwise from the top. */
export function onCircle([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

export function disc(centre: Point, radius: number): Outline {
  const steps = Math.max(16, Math.round(radius * 2));
  return Array.from({ length: steps }, (_, at) => onCircle(centre, radius, (at * 360) / steps));
}

/** Two circles, the inner one running backwards: what lies between them. */
export function ring(centre: Point, radius: number, width: number): Outline[] {
  return [disc(centre, radius + width / 2), disc(centre, radius - width / 2).toReversed()];
}

export function stroke([x0, y0]: Point, [x1, y1]: Point, width: number): Outline {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [dx, dy] = [((y1 - y0) / length) * (width / 2), ((x0 - x1) / length) * (width / 2)];
  return [
    [x0 + dx, y0 + dy],
    [x1 + dx, y1 + dy],
    [x1 - dx, y1 - dy],
    [x0 - dx, y0 - dy],
  ];
}

export function frame(x: number, y: number, width: number, height: number, line: number): Outline[] {
  const box = (inset: number): Outline => [
    [x + inset, y + inset],
    [x + width - inset, y + inset],
    [x + width - inset, y + height - inset],
    [x + inset, y + height - inset],
  ];
  return [box(0), box(line).toReversed()];
}

/** The four-pointed star of the house, its sides drawn in towards the middle. */
export function spark(centre: Point, size: number): Outline {
  const waist = size * 0.16;
  return [0, 90, 180, 270].flatMap((turn) => {
    const tip = onCircle(centre, size, turn);
    const next = onCircle(centre, size, turn + 90);
    const bend = onCircle(centre, waist * Math.SQRT2, turn + 45);
    return Array.from({ length: 8 }, (_, at) => quadratic(tip, bend, next, at / 8));
  });
}

export function quadratic([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, t: number): Point {
  const [p, q, r] = [(1 - t) ** 2, 2 * (1 - t) * t, t ** 2];
  return [p * ax + q * bx + r * cx, p * ay + q * by + r * cy];
}
