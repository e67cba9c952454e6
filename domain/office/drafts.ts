import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { officeDrafts, users } from '../../db/schema/index.ts';
import { MINUTE } from '../../shared/durations.ts';
import { invalid } from '../errors.ts';
import { type Actor, staffOnly } from '../identity/index.ts';
import type { Services } from '../services.ts';
import { retainedSince } from '../settings.ts';

type About = { actor: Actor; subject: string };

const SUBJECT = /^[a-z][a-z-]*:[\w:.-]{1,190}$/;
const MOST_CHARACTERS = 200_000;
/** Somebody whose last stroke is older is not at it any more. */
const WRITING_MS = 3 * MINUTE;

/** What this writer has not saved yet, and who else is writing about the same thing. */
export async function readDraft(services: Pick<Services, 'db' | 'clock'>, about: About) {
  const key = checked(about);
  const [draft, writers] = await Promise.all([findDraft(services.db, key), othersAt(services, key)]);
  return { fields: draft?.fields, writers };
}

function checked({ actor, subject }: About) {
  staffOnly(actor);
  if (!SUBJECT.test(subject)) throw invalid({ subject: 'There is nothing of that name.' });
  return { userId: actor.id, subject };
}

/** Kept as it is typed, for this writer alone. */
export async function saveDraft(
  services: Pick<Services, 'db' | 'clock'>,
  { fields, ...about }: About & { fields: Record<string, string> },
) {
  const key = checked(about);
  if (JSON.stringify(fields).length > MOST_CHARACTERS)
    throw invalid({ fields: 'This is too long to be kept.' });
  await upsertDraft(services.db, { ...key, fields, updatedAt: services.clock.now() });
  return { writers: await othersAt(services, key) };
}

/** Saved for good, or not wanted. */
export async function deleteDraftOf({ db }: Pick<Services, 'db'>, about: About): Promise<void> {
  await deleteDraft(db, checked(about));
}

export async function pruneDrafts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteOldDrafts(db, await retainedSince(db, 'drafts', clock.now()));
}

async function othersAt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: { userId: string; subject: string },
) {
  const writers = await listWriters(db, key, new Date(clock.now().getTime() - WRITING_MS));
  return writers.map(({ name }) => name);
}

// SQL

type Key = { userId: string; subject: string };

const isIt = ({ userId, subject }: Key) =>
  and(eq(officeDrafts.userId, userId), eq(officeDrafts.subject, subject));

async function findDraft(db: Db | Tx, key: Key) {
  const [draft] = await db.select().from(officeDrafts).where(isIt(key));
  return draft;
}

async function upsertDraft(db: Db | Tx, row: typeof officeDrafts.$inferInsert): Promise<void> {
  const { fields, updatedAt } = row;
  await db
    .insert(officeDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [officeDrafts.userId, officeDrafts.subject], set: { fields, updatedAt } });
}

async function deleteDraft(db: Db | Tx, key: Key): Promise<void> {
  await db.delete(officeDrafts).where(isIt(key));
}

/** Who else has written about it since then. */
async function listWriters(db: Db | Tx, { userId, subject }: Key, since: Date) {
  return db
    .select({ name: users.name, at: officeDrafts.updatedAt })
    .from(officeDrafts)
    .innerJoin(users, eq(users.id, officeDrafts.userId))
    .where(
      and(
        eq(officeDrafts.subject, subject),
        ne(officeDrafts.userId, userId),
        gt(officeDrafts.updatedAt, since),
      ),
    )
    .orderBy(users.name);
}

export async function deleteDraftsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(officeDrafts).where(eq(officeDrafts.userId, userId));
}

async function deleteOldDrafts(db: Db | Tx, before: Date): Promise<void> {
  await db.delete(officeDrafts).where(lt(officeDrafts.updatedAt, before));
}
