/** Places on a circle around the origin, in degrees clockwise from the top; rounded, so that server and browser agree. */
export function polar(radius: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

export const round = (value: number) => Math.round(value * 100) / 100;

export const range = (length: number) => Array.from({ length }, (_, at) => at);

/** A closed outline through points that lie on circles of the given radii, evenly spread from the top. */
export function starPath(radii: number[], count: number): string {
  const points = Array.from({ length: count * radii.length }, (_, at) =>
    polar(radii[at % radii.length] ?? 0, (at / (count * radii.length)) * 360).join(' '),
  );
  return `M${points.join('L')}Z`;
}

/** A four-pointed star, as a punch-cutter would cut it: sides drawn in towards the middle. */
export function sparkPath(x: number, y: number, size: number): string {
  const waist = round(size * 0.16);
  const corner = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  return (
    `M${corner(0, -size)}Q${corner(waist, -waist)} ${corner(size, 0)}Q${corner(waist, waist)} ${corner(0, size)}` +
    `Q${corner(-waist, waist)} ${corner(-size, 0)}Q${corner(-waist, -waist)} ${corner(0, -size)}Z`
  );
}

/** The lit part of the moon, `elongation` degrees after new: a half circle closed by half an ellipse. */
export function moonPath(radius: number, elongation: number): string {
  const waxing = elongation <= 180;
  const terminator = round(radius * Math.cos((elongation * Math.PI) / 180));
  const outer = `A${radius} ${radius} 0 0 ${waxing ? 1 : 0} 0 ${radius}`;
  const inwards = waxing === terminator > 0;
  const inner = `A${Math.abs(terminator)} ${radius} 0 0 ${inwards ? 0 : 1} 0 ${-radius}`;
  return `M0 ${-radius}${outer}${inner}Z`;
}
