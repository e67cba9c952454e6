/** A picture as texts name it: `/pictures/<name>-1600x1067.jpg`, which is its largest size. */
export type Picture = { name: string; width: number; height: number; kind: 'jpg' | 'png' };

type Size = { width: number; height: number };

const ADDRESS = /^\/pictures\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.(jpg|png)$/;
const SMALLER = [480, 960];

/** For pages that show it as large as it gets. */
export const LARGEST = { width: 1600, height: 2400 };

export function pictureOf(address: string): Picture | undefined {
  const [, name, width, height, kind] = ADDRESS.exec(address) ?? [];
  if (!name || (kind !== 'jpg' && kind !== 'png')) return undefined;
  return { name, kind, width: Number(width), height: Number(height) };
}

export const addressOf = ({ name, width, height, kind }: Picture): string =>
  `/pictures/${name}-${width}x${height}.${kind}`;

/** The key of its file is its address. */
export const keyOf = (picture: Picture): string => addressOf(picture).slice(1);

/** All sizes that are kept of it, the smallest first. The address of the largest is enough to know them. */
export function sizesOf<Of extends Size>(largest: Of): Of[] {
  const smaller = SMALLER.filter((width) => width < largest.width);
  const fitting = smaller.map((width) => ({
    ...largest,
    width,
    height: Math.max(1, Math.round((largest.height * width) / largest.width)),
  }));
  return [...fitting, largest];
}
