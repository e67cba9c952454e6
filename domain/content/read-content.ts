import { type ContentKind, contentKinds } from '../../content/edition.ts';
import { has } from '../../shared/problem.ts';
import { notFound } from '../errors.ts';
import { type Actor, staffOnly } from '../identity/index.ts';
import type { Parts } from '../services.ts';
import type { ContentBodies } from './content-bodies.ts';
import { listLatest, listVersions } from './queries.ts';
import { findWritten, titleOf, writtenOf } from './written-content.ts';

type By = { actor: Actor };
const SHOWN_VERSIONS = 50;

export type ContentState = 'written' | 'changed' | 'draft' | 'scheduled' | 'hidden';
export type ContentLine<Kind extends ContentKind = ContentKind> = {
  key: string;
  title: string;
  state: ContentState;
  /** When it goes live, for what is scheduled; when it was last touched, for the rest. */
  at?: string;
  /** What stands on the site; for a draft that was never published, the draft. */
  body: ContentBodies[Kind];
};

/** Every text of a kind, as the office sees it: written ones first, in their order, then what was added. */
export async function listContent<Kind extends ContentKind>(
  { db, clock, content }: Pick<Parts, 'db' | 'clock' | 'content'>,
  { actor, kind }: By & { kind: Kind },
): Promise<ContentLine<Kind>[]> {
  staffOnly(actor);
  const now = clock.now();
  const { edits } = content.current();
  const latest = new Map((await listLatest(db, kind)).map((row) => [row.key, row]));
  const written = writtenOf(kind);
  const known = new Set(written.map(({ key }) => key));
  const added = [...latest.values()].filter(({ key, body }) => !known.has(key) && body !== null);
  return [...written, ...added.map(({ key, body }) => ({ key, body: body as ContentBodies[Kind] }))].map(
    ({ key, body: first }) => {
      const last = latest.get(key);
      const body = edits.of<ContentBodies[Kind]>(kind, key) ?? first;
      const state = stateOf(last, now);
      const at = state === 'scheduled' ? last?.publishAt : last?.madeAt;
      return { key, title: titleOf(kind, key, body), state, at: at?.toISOString(), body };
    },
  );
}

/** How many texts of each kind there are, how many the office changed, and how many wait to be published. */
export async function countContent(services: Pick<Parts, 'db' | 'clock' | 'content'>, { actor }: By) {
  const counts = await Promise.all(
    contentKinds.map(async (kind) => {
      const lines = await listContent(services, { actor, kind });
      const inState = (...states: ContentState[]) =>
        lines.filter(({ state }) => states.includes(state)).length;
      return [
        kind,
        { all: lines.length, changed: inState('changed', 'hidden'), waiting: inState('draft', 'scheduled') },
      ] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<ContentKind, (typeof counts)[number][1]>;
}

type Latest = { body: unknown; state: 'draft' | 'published'; publishAt: Date | null };

function stateOf(last: Latest | undefined, now: Date): ContentState {
  if (!last) return 'written';
  if (last.state === 'draft') return 'draft';
  if (last.publishAt && last.publishAt > now) return 'scheduled';
  if (last.body === null) return 'written';
  return has(last.body, 'hidden') && last.body.hidden ? 'hidden' : 'changed';
}

/** One text with its history. The editor goes on with the last word, published or not. */
export async function readContent<Kind extends ContentKind>(
  { db, clock, content }: Pick<Parts, 'db' | 'clock' | 'content'>,
  { actor, kind, key }: By & { kind: Kind; key: string },
) {
  staffOnly(actor);
  const now = clock.now();
  const { edits } = content.current();
  const versions = await listVersions(db, { kind, key }, SHOWN_VERSIONS);
  const written = findWritten(kind, key);
  const last = versions[0];
  const body = (last?.body ?? written) as ContentBodies[Kind] | undefined;
  if (!body) throw notFound('Text');
  const live = edits.of<ContentBodies[Kind]>(kind, key) ?? written;
  const liveVersion = versions
    .filter(({ publishAt }) => publishAt && publishAt <= now)
    .sort((one, other) => (other.publishAt?.getTime() ?? 0) - (one.publishAt?.getTime() ?? 0))[0];
  return {
    kind,
    key,
    title: titleOf(kind, key, body),
    state: stateOf(last, now),
    publishAt: last?.publishAt && last.publishAt > now ? last.publishAt.toISOString() : undefined,
    body,
    live,
    base: last?.id ?? 0,
    hasWritten: written !== undefined,
    isWritten: liveVersion === undefined || liveVersion.body === null,
    versions: versions.map((version) => ({
      id: version.id,
      madeAt: version.madeAt.toISOString(),
      madeBy: version.madeBy ?? 'Somebody who has left',
      title: titleOf(kind, key, version.body ?? written),
      isWritten: version.body === null,
      label: labelOf(version, liveVersion?.id, now),
    })),
  };
}

export type ContentPage = Awaited<ReturnType<typeof readContent>>;

function labelOf(version: Latest & { id: number }, liveId: number | undefined, now: Date) {
  if (version.state === 'draft') return 'draft' as const;
  if (version.publishAt && version.publishAt > now) return 'scheduled' as const;
  return version.id === liveId ? ('live' as const) : ('earlier' as const);
}
