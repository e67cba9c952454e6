import { and, desc, eq, gt, inArray, isNotNull, lte, min, ne, or, sql } from 'drizzle-orm';
import type { ContentKind, Edit } from '../../content/edition.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { contentEdition, contentVersions, media, profiles } from '../../db/schema/index.ts';

export type VersionRow = typeof contentVersions.$inferSelect;
type Place = { kind: ContentKind; key: string };

const at = ({ kind, key }: Place) => and(eq(contentVersions.kind, kind), eq(contentVersions.key, key));

export async function readEditionVersion(db: Db | Tx): Promise<number> {
  const [row] = await db.select({ version: contentEdition.version }).from(contentEdition);
  return row?.version ?? 0;
}

/** Something that every page shows has changed: all processes look again. */
export async function bumpContentVersion(tx: Tx): Promise<void> {
  await tx.update(contentEdition).set({ version: sql`${contentEdition.version} + 1` });
}

/** One change at a time: the next waits here until this one is in force. */
export async function lockEdition(tx: Tx): Promise<void> {
  await tx.select().from(contentEdition).for('update');
}

export async function readLiveBody(db: Db | Tx, place: Place, now: Date): Promise<unknown> {
  const [row] = await db
    .select({ body: contentVersions.body })
    .from(contentVersions)
    .where(and(at(place), eq(contentVersions.state, 'published'), lte(contentVersions.publishAt, now)))
    .orderBy(desc(contentVersions.publishAt), desc(contentVersions.id))
    .limit(1);
  return row?.body;
}

/** What was in force from when on, up to a moment, oldest first. */
export async function listPublished(db: Db | Tx, place: Place, until: Date) {
  const { publishAt, body, id } = contentVersions;
  const rows = await db
    .select({ from: publishAt, body })
    .from(contentVersions)
    .where(and(at(place), eq(contentVersions.state, 'published'), lte(publishAt, until)))
    .orderBy(publishAt, id);
  return rows.map(({ from, ...row }) => ({ ...row, from: from ?? undefined }));
}

/** The live version of everything that was ever changed and does not stand as the files say. */
export async function readLive(db: Db | Tx, now: Date): Promise<Edit[]> {
  const rows = await db
    .selectDistinctOn([contentVersions.kind, contentVersions.key], {
      id: contentVersions.id,
      kind: contentVersions.kind,
      key: contentVersions.key,
      body: contentVersions.body,
      publishAt: contentVersions.publishAt,
    })
    .from(contentVersions)
    .where(and(eq(contentVersions.state, 'published'), lte(contentVersions.publishAt, now)))
    .orderBy(
      contentVersions.kind,
      contentVersions.key,
      desc(contentVersions.publishAt),
      desc(contentVersions.id),
    );
  return rows
    .filter(({ body }) => body !== null)
    .sort((one, other) => one.id - other.id)
    .map(({ kind, key, body, publishAt }) => ({
      kind,
      key,
      body,
      since: publishAt?.toISOString().slice(0, 10),
    }));
}

/** Every address under which an own page was ever to be found. */
export async function readFormerSlugs(db: Db | Tx, now: Date) {
  const slug = sql<string>`${contentVersions.body}->>'slug'`;
  return db
    .selectDistinct({ key: contentVersions.key, slug })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.kind, 'page'),
        eq(contentVersions.state, 'published'),
        lte(contentVersions.publishAt, now),
        sql`${slug} <> ''`,
      ),
    );
}

/** Every address that a lesson of a course ever had; nothing where no version of the course was saved. */
export async function listLessonIds(db: Db | Tx, course: string): Promise<string[] | undefined> {
  const versions = and(eq(contentVersions.kind, 'course'), eq(contentVersions.key, course));
  const rows = await db
    .selectDistinct({
      ids: sql<
        string[]
      >`coalesce(jsonb_path_query_array(${contentVersions.body}, '$.modules[*].lessons[*].id'), '[]')`,
    })
    .from(contentVersions)
    .where(versions);
  return rows.length > 0 ? [...new Set(rows.flatMap(({ ids }) => ids))] : undefined;
}

/** What of the media library is no longer as an address in a text says, or is cut elsewhere than in the middle. */
export async function readMovedMedia(db: Db | Tx) {
  const rows = await db
    .select({ id: media.id, key: media.fileKey, x: media.focalX, y: media.focalY })
    .from(media)
    .where(or(gt(media.version, 1), ne(media.focalX, 50), ne(media.focalY, 50)));
  return rows.map(({ id, key, x, y }) => ({ id, address: `/${key}`, focus: { x, y } }));
}

/** When the next scheduled version goes live. */
export async function readNextPublish(db: Db | Tx, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: min(contentVersions.publishAt) })
    .from(contentVersions)
    .where(and(eq(contentVersions.state, 'published'), gt(contentVersions.publishAt, now)));
  return row?.at ?? undefined;
}

export async function insertVersion(
  tx: Tx,
  row: Omit<typeof contentVersions.$inferInsert, 'id'>,
): Promise<VersionRow> {
  const [version] = await tx.insert(contentVersions).values(row).returning();
  if (!version) throw new Error('the version was not kept');
  return version;
}

/** What waits for its hour becomes a draft again. */
export async function unschedule(tx: Tx, place: Place, now: Date): Promise<number> {
  const taken = await tx
    .update(contentVersions)
    .set({ state: 'draft', publishAt: null })
    .where(and(at(place), eq(contentVersions.state, 'published'), gt(contentVersions.publishAt, now)))
    .returning({ id: contentVersions.id });
  return taken.length;
}

/** Newest first. Of all but the newest a course is without its lessons: fifty of them are megabytes. */
export async function listVersions(db: Db | Tx, place: Place, limit: number) {
  const { id, body } = contentVersions;
  return db
    .select({
      id,
      body: sql<unknown>`case when ${id} = max(${id}) over () or jsonb_typeof(${body}) is distinct from 'object'
        then ${body} else ${body} - 'modules' end`,
      state: contentVersions.state,
      publishAt: contentVersions.publishAt,
      madeAt: contentVersions.madeAt,
      madeBy: profiles.fullName,
    })
    .from(contentVersions)
    .leftJoin(profiles, eq(profiles.id, contentVersions.madeBy))
    .where(at(place))
    .orderBy(desc(contentVersions.id))
    .limit(limit);
}

export async function findVersion(
  db: Db | Tx,
  { kind, key, id }: Place & { id: number },
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(and(at({ kind, key }), eq(contentVersions.id, id)));
  return row;
}

/** What the newest version of every changed text is called, without the text. */
export async function listLatestTitles(db: Db | Tx) {
  const { body } = contentVersions;
  const named = sql<unknown>`jsonb_build_object('name', ${body}->'name', 'place', ${body}->'place',
    'title', ${body}->'title', 'question', ${body}->'question')`;
  return db
    .selectDistinctOn([contentVersions.kind, contentVersions.key], {
      kind: contentVersions.kind,
      key: contentVersions.key,
      isGone: sql<boolean>`${body} is null`,
      body: named,
    })
    .from(contentVersions)
    .orderBy(contentVersions.kind, contentVersions.key, desc(contentVersions.id));
}

/** The last word on each text of a kind, draft or published: what an editor goes on with. */
export async function listLatest(db: Db | Tx, kind: ContentKind, keys?: string[]) {
  return db
    .selectDistinctOn([contentVersions.key], {
      key: contentVersions.key,
      body: contentVersions.body,
      state: contentVersions.state,
      publishAt: contentVersions.publishAt,
      madeAt: contentVersions.madeAt,
    })
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), keys && inArray(contentVersions.key, keys)))
    .orderBy(contentVersions.key, desc(contentVersions.id));
}

/** The last version of everything of which none is in force. */
export async function listWithoutLive(db: Db | Tx, kind: ContentKind, now: Date) {
  const live = sql`select from content_versions live
    where live.kind = ${contentVersions.kind} and live.key = ${contentVersions.key}
      and live.state = 'published' and live.publish_at <= ${now.toISOString()}::timestamptz`;
  return db
    .selectDistinctOn([contentVersions.key], { key: contentVersions.key, body: contentVersions.body })
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), isNotNull(contentVersions.body), sql`not exists (${live})`))
    .orderBy(contentVersions.key, desc(contentVersions.id));
}
