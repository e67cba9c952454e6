import type { Tx } from '../../../db/connect.ts';
import { type BroadcastRow, countVariants } from './queries.ts';

type Variant = { variant?: 'b' };
type Subjects = {
  /** So many more may be written now. */
  room: number;
  isTest: boolean;
  /** Which subject the letter at this place of the portion has. */
  of(index: number): Variant;
  winner?: 'a' | 'b';
};

/**
 * With one subject, that one. With two, half of those on whom they are tried get each; then the one that more of its
 * readers clicked goes to the rest, and the first where both did as well.
 */
export async function subjectsFor(
  tx: Tx,
  { id, subjectB, testSize, tested, winner }: BroadcastRow,
): Promise<Subjects> {
  const always = (variant: Variant): Omit<Subjects, 'winner'> => ({
    room: Number.POSITIVE_INFINITY,
    isTest: false,
    of: () => variant,
  });
  if (!subjectB || !testSize) return always({});
  if (tested < testSize) {
    const isSecond = (index: number) => (tested + index) % 2 === 1;
    return {
      room: testSize - tested,
      isTest: true,
      of: (index) => (isSecond(index) ? { variant: 'b' } : {}),
    };
  }
  const better = winner ?? betterOf(await countVariants(tx, id));
  return { ...always(better === 'b' ? { variant: 'b' } : {}), winner: better };
}

type Tried = { sent: number; clicked: number };

export function betterOf({ a, b }: { a: Tried; b: Tried }): 'a' | 'b' {
  // Compared without dividing: neither may have been sent at all.
  return b.clicked * a.sent > a.clicked * b.sent ? 'b' : 'a';
}
