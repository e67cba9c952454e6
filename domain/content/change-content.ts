import type { ContentKind } from '../../content/edition.ts';
import type { Tx } from '../../db/connect.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { type ActionName, type Actor, ownerVerb, staffVerb } from '../identity/index.ts';
import type { Parts } from '../services.ts';
import { checkContent } from './check-content.ts';
import {
  findVersion,
  insertVersion,
  listVersions,
  lockEdition,
  raiseEdition,
  readLiveBody,
  unschedule,
} from './queries.ts';
import { findWritten, titleOf } from './written-content.ts';

type Place = { kind: ContentKind; key: string };
/** `base`: the version the editor opened with, so that nobody overwrites what somebody else wrote meanwhile. */
type Change = Place & { body: unknown; base?: number };
type Saved = { versionId: number };
type By = { actor: Actor };

/** Keeps what was written so far; nobody else sees it. */
export const draftContent = staffVerb<Change, Saved>(
  'content.drafted',
  async (services, tx, { kind, key, body, base, actor }) => {
    await begin(tx, { kind, key }, base);
    const checked = checkContent(services, kind, key, body);
    const made = { madeBy: actor.id, madeAt: services.clock.now() };
    const { id } = await insertVersion(tx, { kind, key, body: checked, state: 'draft', ...made });
    return { about: about({ kind, key }, checked), answer: { versionId: id } };
  },
);

const publishNow = publishing('content.published');
const publishLater = publishing('content.scheduled');

/** In force at once, in this process before the answer; or from a given moment on. */
export async function publishContent(
  services: Parts,
  { at, ...change }: Change & By & { at?: Date },
): Promise<Saved> {
  const now = services.clock.now();
  if (at && at <= now) throw invalid({ publishAt: 'Please choose a moment that is still to come.' });
  const saved = await (at ? publishLater : publishNow)(services, { ...change, at: at ?? now });
  await services.content.refresh();
  return saved;
}

function publishing(action: ActionName) {
  return ownerVerb<Change & { at: Date }, Saved>(
    action,
    async (services, tx, { kind, key, body, base, at, actor }) => {
      await begin(tx, { kind, key }, base);
      const checked = checkContent(services, kind, key, body);
      return publish(services, tx, { kind, key, body: checked, at, by: actor.id });
    },
  );
}

const bringBack = ownerVerb<Place & { versionId: number | 'written' }, Saved>(
  'content.restored',
  async (services, tx, { kind, key, versionId, actor }) => {
    await lockEdition(tx);
    const body = versionId === 'written' ? null : await bodyOf(tx, { kind, key, id: versionId });
    if (body !== null) checkContent(services, kind, key, body);
    return publish(services, tx, { kind, key, body, at: services.clock.now(), by: actor.id });
  },
);

/** An earlier version, or the text as it was first written, is in force again. What came between is kept. */
export async function restoreContent(services: Parts, wish: Parameters<typeof bringBack>[1]): Promise<Saved> {
  const saved = await bringBack(services, wish);
  await services.content.refresh();
  return saved;
}

const takeBack = ownerVerb<Place, void>('content.unscheduled', async ({ clock }, tx, place) => {
  await lockEdition(tx);
  const count = await unschedule(tx, place, clock.now());
  if (count === 0) throw notFound('Schedule');
  await raiseEdition(tx);
  return { about: about(place, undefined), answer: undefined };
});

/** What was to be published later stays a draft. */
export async function unscheduleContent(services: Parts, wish: Place & By): Promise<void> {
  await takeBack(services, wish);
  await services.content.refresh();
}

type Publication = Place & { body: unknown; at: Date; by: string };

async function publish({ clock }: Parts, tx: Tx, { kind, key, body, at, by }: Publication) {
  const now = clock.now();
  const before = (await readLiveBody(tx, { kind, key }, now)) ?? findWritten(kind, key);
  await unschedule(tx, { kind, key }, now);
  const made = { madeBy: by, madeAt: now };
  const { id } = await insertVersion(tx, { kind, key, body, state: 'published', publishAt: at, ...made });
  await raiseEdition(tx);
  const after = body ?? findWritten(kind, key);
  return {
    about: about({ kind, key }, after ?? before),
    before: brief(before),
    after: at > now ? { ...brief(after), publishAt: at.toISOString() } : brief(after),
    answer: { versionId: id },
  };
}

/** One change at a time, each on what its author saw. */
async function begin(tx: Tx, place: Place, base: number | undefined): Promise<void> {
  await lockEdition(tx);
  if (base === undefined) return;
  const [latest] = await listVersions(tx, place, 1);
  if ((latest?.id ?? 0) === base) return;
  throw new DomainError(
    'conflict',
    'Somebody else has changed this text since you opened it. Open it again to see their version; yours is kept in the form.',
  );
}

async function bodyOf(tx: Tx, place: Place & { id: number }): Promise<unknown> {
  const version = await findVersion(tx, place);
  if (!version) throw notFound('Version');
  return version.body;
}

const about = ({ kind, key }: Place, body: unknown) => ({
  kind,
  id: key,
  label: titleOf(kind, key, body),
});

/** Whole articles stay in the versions; the log needs their opening only. */
const LONGEST = 400;
function brief(body: unknown): Record<string, unknown> {
  if (body === null || typeof body !== 'object') return {};
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)} …` : value,
    ]),
  );
}
