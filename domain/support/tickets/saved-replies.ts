import { asc, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cannedAnswers } from '../../../content/canned-answers.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { savedReplies } from '../../../db/schema/index.ts';
import { line, optional, text } from '../../../shared/fields.ts';
import { notFound } from '../../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import { isId, knownId } from '../../ids.ts';
import type { Deps } from '../../services.ts';

/**
 * Ready answers: beginnings for staff, to be finished by hand. While the practice has none of its own, those of the first edition are
 * offered; whoever saves one takes all of them over, so that each can be changed or removed.
 */
export async function readReplies({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }) {
  staffOnly(actor);
  return repliesOf(db);
}

export async function repliesOf(db: Db | Tx): Promise<{ id?: string; title: string; text: string }[]> {
  const own = await listReplies(db);
  return own.length > 0
    ? own.map(({ id, title, text: words }) => ({ id, title, text: words }))
    : cannedAnswers.map(({ title, text: words }) => ({ title, text: words }));
}

const MOST = 100;
const reply = z.object({
  /** Of one that is changed; of the first edition's, its title. */
  replyId: optional(z.string()),
  title: line(80, 'Please give it a title.'),
  text: text(5000, 'Please write something.'),
});

export const saveReply = staffVerb(
  'reply.saved',
  reply,
  async ({ clock }, tx, { replyId, title, text: words }, refuse) => {
    await lockReplies(tx);
    if ((await tx.$count(savedReplies)) === 0) await insertReplies(tx, cannedAnswers, clock.now());
    const changed = replyId === undefined ? undefined : await findReply(tx, replyId);
    if (replyId !== undefined && !changed) throw notFound('Ready answer');
    if (await isTaken(tx, title, changed?.id)) throw refuse({ title: 'There is one of that title already.' });
    if (!changed && (await tx.$count(savedReplies)) >= MOST) throw refuse({ title: `At most ${MOST}.` });
    const now = clock.now();
    const values = { title, text: words, updatedAt: now };
    if (changed) await tx.update(savedReplies).set(values).where(eq(savedReplies.id, changed.id));
    else await insertReplies(tx, [{ title, text: words }], now);
    return {
      about: { kind: 'saved-reply', id: changed?.id ?? 'new', label: title },
      before: changed && { title: changed.title },
      answer: undefined,
    };
  },
);

export const removeReply = staffVerb(
  'reply.removed',
  z.object({ replyId: z.string() }),
  async (_services, tx, { replyId }) => {
    const [gone] = await tx
      .delete(savedReplies)
      .where(eq(savedReplies.id, knownId(replyId, 'Ready answer')))
      .returning();
    if (!gone) throw notFound('Ready answer');
    return { about: { kind: 'saved-reply', id: gone.id, label: gone.title }, answer: undefined };
  },
);

// SQL

const listReplies = (db: Db | Tx) => db.select().from(savedReplies).orderBy(asc(savedReplies.title));

/** Two who save at once take the first edition over once. */
const lockReplies = (tx: Tx) => tx.execute(sql`lock table saved_replies in share row exclusive mode`);

async function findReply(tx: Tx, replyId: string) {
  const which = isId(replyId) ? eq(savedReplies.id, replyId) : eq(savedReplies.title, replyId);
  const [found] = await tx.select().from(savedReplies).where(which);
  return found;
}

async function isTaken(tx: Tx, title: string, besides: string | undefined): Promise<boolean> {
  const same = sql`lower(${savedReplies.title}) = lower(${title})`;
  const rows = await tx
    .select({ id: savedReplies.id })
    .from(savedReplies)
    .where(besides ? sql`${same} and ${ne(savedReplies.id, besides)}` : same);
  return rows.length > 0;
}

async function insertReplies(
  tx: Tx,
  rows: readonly { title: string; text: string }[],
  now: Date,
): Promise<void> {
  await tx
    .insert(savedReplies)
    .values(rows.map(({ title, text: words }) => ({ title, text: words, createdAt: now, updatedAt: now })));
}
