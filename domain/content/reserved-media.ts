import { and, eq, inArray, sql } from 'drizzle-orm';
import { signLink } from '../../adapters/files/signed-link.ts';
import { type Course, lessonsOf } from '../../content/courses.ts';
import type { Content } from '../../content/make-content.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { media } from '../../db/schema/index.ts';
import { HOUR } from '../../shared/durations.ts';
import type { Deps } from '../services.ts';
import { allCourses } from './courses.ts';
import type { Shown } from './markdown.ts';
import { bumpContentVersion } from './queries.ts';
import { oncePerEdition } from './site-words.ts';

/**
 * Media of what is paid for (decision 0439). Whoever may read a lesson is shown its film by a link that was made for her and
 * runs out; the film's own address opens it to the office alone.
 */
const IN_TEXT = /\/(?:media|pictures)\/([0-9a-f]{32})/g;

const namedIn = (text: string): string[] => [...text.matchAll(IN_TEXT)].map(([, id = '']) => id);

/** Whether it is shown by such links alone: it stands in what is paid for, and nowhere that everybody reads. */
export const isReserved = (content: Content, id: string): boolean => closed(content).has(id);

const closed = oncePerEdition((content): ReadonlySet<string> => {
  const reserved = new Set(content.edition.reserved);
  if (reserved.size === 0) return reserved;
  const others = content.edition.edits.filter(({ kind }) => kind !== 'course').map(({ body }) => body);
  const open = JSON.stringify([others, allCourses(content).map(openPart)]);
  for (const id of namedIn(open)) reserved.delete(id);
  return reserved;
});

/** What everybody may read of a course: all but its lessons, and of those the previews, as long as it is on offer. */
const openPart = ({ modules, hidden, ...facts }: Course) => ({
  ...facts,
  modules: modules.map(({ title, summary, goals }) => ({ title, summary, goals })),
  previews: hidden ? [] : lessonsOf({ modules }).filter(({ free }) => free),
});

const HALF = 6 * HOUR;

/** The same for six hours, so that a film plays on while its page is drawn anew, and six more for whoever came last. */
const endOfLinks = (now: Date) => new Date((Math.floor(now.getTime() / HALF) + 2) * HALF);

/**
 * How a text is drawn that is not everybody's, for somebody who may read it: with links to its media that open for this
 * member alone, or, where its reader has no account, for whoever has the page.
 */
export function shownTo(
  { config, clock, content }: Pick<Deps, 'config' | 'clock' | 'content'>,
  audience: string | undefined,
): Shown {
  const current = content.current();
  const expiresAt = endOfLinks(clock.now());
  return {
    media: current.media,
    catalogue: current.catalogue,
    linkOf(address) {
      const [id] = namedIn(address);
      if (!id || !isReserved(current, id)) return address;
      return signLink(config.secret, { key: address.slice(1), expiresAt, audience });
    },
  };
}

/** A text that is paid for was saved: from now on its media are reserved. Whatever everybody sees elsewhere stays open. */
export async function reserveMedia(tx: Tx, text: string): Promise<void> {
  const ids = [...new Set(namedIn(text))];
  if (ids.length === 0) return;
  const fresh = await tx
    .update(media)
    .set({ reserved: true })
    .where(and(inArray(media.id, ids), eq(media.reserved, false)))
    .returning({ id: media.id });
  if (fresh.length > 0) await bumpContentVersion(tx);
}

// SQL

/** The lessons of a version of a course that are no previews, as one text. */
export async function paidWordsOf(tx: Tx, versionId: number): Promise<string> {
  const { rows } = await tx.execute<{ words: string | null }>(sql`
    select string_agg(lesson->>'body', ' ') as words
    from content_versions v, jsonb_path_query(v.body, '$.modules[*].lessons[*]') lesson
    where v.id = ${versionId} and lesson->>'free' is distinct from 'true'`);
  return rows[0]?.words ?? '';
}

export async function readReserved(db: Db | Tx): Promise<string[]> {
  const rows = await db.select({ id: media.id }).from(media).where(eq(media.reserved, true));
  return rows.map(({ id }) => id);
}
