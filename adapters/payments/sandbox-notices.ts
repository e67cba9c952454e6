import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { signNotice, strictText, verifyNotice } from './notice-signature.ts';
import { type Notice, NoticeRejected } from './payments.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { notices } from './sandbox-tables.ts';

export const SIGNATURE_HEADER = 'sandbox-signature';
const BATCH = 20;
const ANSWER_WITHIN_MS = 10_000;
/** Longer than a delivery can take: after that its process is taken for dead, and the notice goes out again. */
const LEASE_MS = 60_000;
const MAX_PAUSE_MS = 3_600_000;

type Row = typeof notices.$inferSelect;

/** Posts what is due, each until it is answered with 2xx: at least once, in no particular order. */
export async function deliverNotices(
  context: SandboxContext,
): Promise<{ delivered: number; failed: number }> {
  const result = { delivered: 0, failed: 0 };
  for (;;) {
    const batch = await claim(context);
    if (batch.length === 0) return result;
    const answers = await Promise.all(batch.map((row) => deliver(context, row)));
    for (const ok of answers) result[ok ? 'delivered' : 'failed']++;
  }
}

async function claim({ db, clock }: SandboxContext): Promise<Row[]> {
  const now = clock.now();
  const due = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(isNull(notices.deliveredAt), lte(notices.nextTryAt, now)))
    .orderBy(notices.nextTryAt)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(notices)
    .set({ tries: sql`${notices.tries} + 1`, nextTryAt: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${notices.id} in ${due}`)
    .returning();
}

async function deliver(context: SandboxContext, row: Row): Promise<boolean> {
  const error = await post(context, row);
  const now = context.clock.now();
  const pause = Math.min(1000 * 2 ** row.tries, MAX_PAUSE_MS);
  await context.db
    .update(notices)
    .set(error === null ? { deliveredAt: now, error } : { nextTryAt: new Date(now.getTime() + pause), error })
    .where(eq(notices.id, row.id));
  return error === null;
}

async function post({ noticeUrl, secret, clock }: SandboxContext, row: Row): Promise<string | null> {
  const body = JSON.stringify({
    id: row.id,
    type: row.type,
    created: Math.floor(row.createdAt.getTime() / 1000),
    subject: { kind: row.subjectKind, id: row.subjectId },
  });
  try {
    const response = await fetch(noticeUrl, {
      method: 'POST',
      // Signed anew for each try, or a late one would be refused as too old.
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signNotice(body, secret, clock.now()),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    return (error as Error).message.slice(0, 200);
  }
}

const noticeShape = z.strictObject({
  id: z.string().startsWith('evt_sandbox_'),
  type: z.string().min(1),
  created: z.number().int().positive(),
  subject: z.strictObject({
    kind: z.enum(['checkout', 'payment', 'subscription', 'invoice']),
    id: z.string().min(1),
  }),
});

export function parseNotice(
  rawBody: Uint8Array | string,
  signature: string | null,
  { secret, now }: { secret: string; now: Date },
): Notice {
  const body = strictText(rawBody);
  verifyNotice(body, signature, secret, now);
  const notice = noticeShape.safeParse(parseJson(body));
  if (!notice.success) throw new NoticeRejected('signed, but not a notice');
  const { id, type, subject, created } = notice.data;
  return { id, type, subject, createdAt: new Date(created * 1000) };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new NoticeRejected('signed, but not JSON');
  }
}
