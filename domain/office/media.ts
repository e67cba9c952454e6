import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ContentKind } from '../../content/edition.ts';
import { LANDING } from '../../content/sections.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { dropMedia, isReserved, listMedia, meaningName, readMedia, readMediaRoom } from '../content/index.ts';
import { DomainError } from '../errors.ts';
import { type Actor, isStaff, ownerVerb, staffOnly } from '../identity/index.ts';
import type { Deps } from '../services.ts';

type Asked = { actor: Actor };
type Search = { kind?: string; q?: string; skip?: number; unused?: boolean };

/** The library, how full it is, and, where asked for, only what nothing shows. */
export async function readMediaLibrary(services: Deps, { actor, unused, ...search }: Search & Asked) {
  staffOnly(actor);
  const only = unused ? await listUnused(services.db) : undefined;
  const [list, room] = await Promise.all([
    listMedia(services, { actor, ...search, only }),
    readMediaRoom(services, { actor }),
  ]);
  return { ...list, room };
}

/** One thing of it, with every place that shows it. */
export async function readMediaItem(services: Deps, { actor, id }: Asked & { id: string }) {
  const item = await readMedia(services, { actor, id });
  const [uses, room] = await Promise.all([listUses(services, id), readMediaRoom(services, { actor })]);
  return { item, uses, room };
}

/**
 * Who may open something of the library by its own address: everybody; or the office alone, where it stands in what is paid
 * for and nowhere else. Readers of that have links of their own.
 */
export async function mayOpenMedia(
  { db, content }: Pick<Deps, 'db' | 'content'>,
  { id, viewer }: { id: string; viewer: () => Promise<Pick<Actor, 'role'> | undefined> },
): Promise<'everybody' | 'office' | 'nobody'> {
  if (!isReserved(content.current(), id) || (await isSentOut(db, id))) return 'everybody';
  const asking = await viewer();
  return asking && isStaff(asking) ? 'office' : 'nobody';
}

/** Gone for good: only what no text, letter or draft names, not even an earlier version that may come back. */
export const removeMedia = ownerVerb(
  'media.removed',
  z.object({ id: z.string() }),
  async (services, tx, { id }) => {
    if (!(await isUnused(tx, id)))
      throw new DomainError('conflict', 'Something shows it. Replace it, or take it out there first.');
    const [gone] = await dropMedia(services, tx, [id]);
    if (!gone) return { unchanged: true, answer: {} };
    return { about: { kind: 'media', id, label: gone.title }, answer: {} };
  },
);

/** Where something of the library is shown: what it is called there, and where the office changes it. */
export type MediaUse = {
  label: string;
  to?: string;
  /** Visitors or readers see it; it waits to be seen; it stands in an earlier version only. */
  state: 'live' | 'waiting' | 'earlier';
};

async function listUses({ db, clock }: Deps, id: string): Promise<MediaUse[]> {
  const rows = await findUses(db, id, clock.now());
  return rows.map(({ what, key, label, state }) => ({ ...placeOf(what, key, label), state }));
}

const rooms: Partial<Record<string, string>> = {
  page: '/office/pages/',
  product: '/office/catalogue/',
  course: '/office/courses/',
  broadcast: '/office/letters/broadcasts/',
  automation: '/office/letters/automations/',
  event: '/office/events/',
};

function placeOf(what: string, key: string, title: string): Omit<MediaUse, 'state'> {
  if (what === 'draft') return { label: 'Something that is being written' };
  if (what === 'customer') return { label: 'A text for a customer' };
  const name = what === 'page' && key === LANDING ? 'Landing page' : title || key;
  const label =
    what === 'meaning' ? meaningName(key) : `${what.slice(0, 1).toUpperCase()}${what.slice(1)}: ${name}`;
  if (what === 'navigation') return { label: 'Menu and foot', to: '/office/pages/menu' };
  return {
    label,
    to: rooms[what] ? `${rooms[what]}${key}` : `/office/content/${what}/${encodeURIComponent(key)}`,
  };
}

// SQL

/** Every text of the site and of letters, with what it belongs to. */
const texts = (now: Date) => sql`
  select kind as what, key, coalesce(body->>'title', body->>'name', body->>'question', '') as label, body::text as words,
    case
      when id = first_value(id) over (partition by kind, key
        order by (state = 'published' and publish_at <= ${now.toISOString()}::timestamptz) desc, publish_at desc nulls last, id desc)
        and state = 'published' and publish_at <= ${now.toISOString()}::timestamptz then 'live'
      when id = max(id) over (partition by kind, key) or publish_at > ${now.toISOString()}::timestamptz then 'waiting'
      else 'earlier' end as state
  from content_versions
  union all select 'broadcast', id::text, subject, body, case when state = 'draft' then 'waiting' else 'live' end from broadcasts
  union all select 'automation', id::text, name, draft::text, 'waiting' from automations
  union all select 'automation', v.automation_id::text, a.name, v.plan::text,
      case when v.version = a.version then 'live' else 'earlier' end
    from automation_versions v join automations a on a.id = v.automation_id
  union all select 'event', id::text, title, description, 'live' from events
  union all select 'customer', fulfilment_id::text, '', draft || coalesce(sent, ''), 'live' from written_texts
  union all select 'draft', subject, '', fields::text, 'waiting' from office_drafts`;

type Use = { what: ContentKind | string; key: string; label: string; state: MediaUse['state'] };

async function findUses(db: Db, id: string, now: Date): Promise<Use[]> {
  const { rows } = await db.execute<Use>(sql`
    select what, key, max(label) as label, (array_agg(state order by state = 'live' desc, state = 'waiting' desc))[1] as state
    from (${texts(now)}) t where words like ${`%/${id}%`} group by what, key
    order by bool_or(state = 'live') desc, what, max(label) limit 200`);
  return rows;
}

/** It went out by letter, or may, or tells of an event that everybody may come to: no reader of those signs in to see it. */
async function isSentOut(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from (
      select body::text as words from content_versions where kind = 'letter'
      union all select body from broadcasts
      union all select draft::text from automations
      union all select plan::text from automation_versions
      union all select description from events where is_public
    ) t where words like ${`%/${id}%`} limit 1`);
  return rows.length > 0;
}

async function isUnused(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from (${texts(new Date(0))}) t where words like ${`%/${id}%`} limit 1`,
  );
  return rows.length === 0;
}

/** The texts are read once, whatever is in the library. */
async function listUnused(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with used as (
      select distinct (regexp_matches(words, '/(?:pictures|media)/([0-9a-f]{32})', 'g'))[1] as id
      from (${texts(new Date(0))}) t where words like '%/pictures/%' or words like '%/media/%'
    )
    select id from media where id not in (select id from used where id is not null) order by made_at desc limit 500`);
  return rows.map(({ id }) => id);
}
