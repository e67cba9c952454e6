import { and, type Column, eq, gt, lt, or, type SQL } from 'drizzle-orm';

/** The rest of a list that runs newest first (rows of one moment by their id), from a row on that was shown. */
export function olderThan(
  { createdAt, id }: { createdAt: Column; id: Column },
  before: { at: Date; id: string } | undefined,
): SQL | undefined {
  return before && or(lt(createdAt, before.at), and(eq(createdAt, before.at), gt(id, before.id)));
}
