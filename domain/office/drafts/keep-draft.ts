import { invalid } from '../../errors.ts';
import { type Actor, staffOnly } from '../../identity/index.ts';
import type { Services } from '../../services.ts';
import { retainedSince } from '../../settings/index.ts';
import { deleteDraft, deleteOldDrafts, findDraft, listWriters, upsertDraft } from './queries.ts';

type About = { actor: Actor; subject: string };

const SUBJECT = /^[a-z][a-z-]*:[\w:.-]{1,190}$/;
const MOST_CHARACTERS = 200_000;
/** Somebody whose last stroke is older is not at it any more. */
const WRITING_MS = 3 * 60_000;

function checked({ actor, subject }: About) {
  staffOnly(actor);
  if (!SUBJECT.test(subject)) throw invalid({ subject: 'There is nothing of that name.' });
  return { userId: actor.id, subject };
}

/** What this writer has not saved yet, and who else is writing about the same thing. */
export async function readDraft(services: Pick<Services, 'db' | 'clock'>, about: About) {
  const key = checked(about);
  const [draft, writers] = await Promise.all([findDraft(services.db, key), othersAt(services, key)]);
  return { fields: draft?.fields, writers };
}

/** Kept as it is typed, for this writer alone. */
export async function keepDraft(
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
export async function dropDraft({ db }: Pick<Services, 'db'>, about: About): Promise<void> {
  await deleteDraft(db, checked(about));
}

export async function forgetOldDrafts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteOldDrafts(db, await retainedSince(db, 'drafts', clock.now()));
}

async function othersAt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: { userId: string; subject: string },
) {
  const writers = await listWriters(db, key, new Date(clock.now().getTime() - WRITING_MS));
  return writers.map(({ name }) => name);
}
