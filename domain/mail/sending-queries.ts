import { randomInt } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { toJson } from '../../db/sql.ts';
import { HOUR } from '../../shared/durations.ts';
import type { SettledLetter } from '../facts.ts';
import type { Deps } from '../services.ts';
import { suppressionKey } from './consent.ts';
import { readPace } from './consent-queries.ts';
import type { MailRow } from './queries.ts';

/** At least this long between two letters that an address did not ask for. */
export const SPACING_HOURS = 20;

/** From when on an address may get the next such letter. */
export async function nextMarketingAt(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  email: string,
): Promise<Date> {
  const last = await readPace(tx, suppressionKey(config, email));
  return new Date((last?.getTime() ?? 0) + SPACING_HOURS * HOUR);
}

/** Any number will do, as long as every process of ours takes the same. */
const SENDER_LOCKS = 7_239_004;

/**
 * A run of the sender holds a lock of the database session as long as it lives. When its process dies, the lock is
 * gone with the connection, and others know at once that its mails have lost their sender.
 */
export async function withSenderLock<T>(db: Db, work: (sender: number) => Promise<T>): Promise<T> {
  const sender = randomInt(1, 2 ** 31);
  const connection = await db.$client.connect();
  let broken = true;
  try {
    await connection.query('select pg_advisory_lock($1, $2)', [SENDER_LOCKS, sender]);
    const result = await work(sender);
    await connection.query('select pg_advisory_unlock($1, $2)', [SENDER_LOCKS, sender]);
    broken = false;
    return result;
  } finally {
    connection.release(broken);
  }
}

/** What could not be claimed or settled waits for its next try (domain/duties), and keeps no other mail. */
const NOT_PAUSING = (id: string, now: string) => `not exists (select from failing_work f
  where f.duty = 'send-mails' and f.subject = ${id}::text and f.next_try_at > ${now}::timestamptz)`;

/** Mails whose sender is gone: its lock is free, or it has been silent for longer than any conversation takes. */
export async function findInterruptedMails(db: Db, silentSince: Date, now: Date) {
  const { rows } = await db.$client.query<
    Pick<MailRow, 'id' | 'topic' | 'runId' | 'claimedBy' | 'claimedAt'>
  >({
    name: 'find-interrupted-mails',
    text: `
      select id, topic, run_id as "runId", claimed_by as "claimedBy", claimed_at as "claimedAt"
      from mails
      where state = 'sending' and ${NOT_PAUSING('mails.id', '$3')} and (claimed_at < $2 or not exists (
        select 1 from pg_locks
        where locktype = 'advisory' and classid = $1 and objid = claimed_by
          and database = (select oid from pg_database where datname = current_database())))`,
    values: [SENDER_LOCKS, silentSince, now],
  });
  return rows;
}

/** Why a mail is held back, or that it is not. */
type Verdict = 'send' | 'unsubscribed' | 'bounced' | 'complaint' | 'stopped';

export type ClaimedMail = Pick<
  MailRow,
  | 'id'
  | 'toAddress'
  | 'addressKey'
  | 'replyTo'
  | 'template'
  | 'props'
  | 'attachments'
  | 'topic'
  | 'about'
  | 'broadcastId'
  | 'runId'
  | 'step'
  | 'tries'
  | 'messageId'
  | 'tryUntil'
  | 'claimedBy'
> & { verdict: Verdict };

/** How one try ended. `queued` means: again later. */
export type Outcome = {
  id: string;
  claimedBy: number | null;
  /** A step of an automation, which has to know how it ended. */
  isStep: boolean;
  state: 'sent' | 'queued' | 'failed' | 'unknown' | 'suppressed';
  at: Date;
  nextTryAt?: Date;
  error?: string;
  failure?: NonNullable<MailRow['failure']>;
  /** The address itself was refused: nobody lives there. */
  deadAddress?: boolean;
  verdict?: Exclude<Verdict, 'send'>;
  /** What was sent, to be read in the office. Of the HTML only the letter: what is around it is the same for all. */
  subject?: string;
  html?: string;
  text?: string;
  /** The link in it was its reader's alone, and has reached her: nothing here needs it any more. */
  forgetLink?: boolean;
};

/**
 * Records how tries ended ($1, their ids in $2), and that nobody lives at a refused address. A sender that was thought
 * dead and then reports may turn "unknown" into "sent"; nothing else changes a mail that is settled. `ends` is for the
 * run whose step it was: one that was held back or refused ends it.
 */
const SETTLE = `
  outcomes as materialized (
    select * from json_to_recordset($1::json) as o(
      id uuid, "claimedBy" int, state text, at timestamptz, "nextTryAt" timestamptz, error text, failure text,
      "deadAddress" boolean, verdict text, subject text, html text, text text, "forgetLink" boolean)
  ), settled as (
    update mails m set
      state = o.state,
      next_try_at = case o.state when 'queued' then o."nextTryAt" end,
      sent_at = case o.state when 'sent' then o.at end,
      subject = coalesce(o.subject, m.subject),
      html = coalesce(o.html, m.html),
      text = coalesce(o.text, m.text),
      props = case when o."forgetLink" then m.props - 'url' else m.props end,
      error = o.error,
      failure = o.failure,
      outcome = case when o."deadAddress" then 'bounced' else m.outcome end,
      outcome_at = case when o."deadAddress" then o.at else m.outcome_at end
    from outcomes o
    where m.id = any($2::uuid[]) and m.id = o.id and m.claimed_by = o."claimedBy"
      and (m.state = 'sending' or (m.state = 'unknown' and o.state = 'sent'))
    returning m.to_address, m.run_id, m.step, m.template, m.address_key, m.then_due_at, o.state, o.at, o."deadAddress" as dead,
      case
        when o.state in ('sent', 'unknown') then m.then_ends
        when o."deadAddress" or o.verdict = 'bounced' then 'bounced'
        when o.verdict is not null then 'unsubscribed'
        else 'failed'
      end as ends
  ), dead_addresses as (
    insert into suppressions (address_key, topic, reason, created_at)
    select distinct on (address_key) address_key, 'all', 'bounced', at from settled
    where dead and address_key is not null
    on conflict do nothing
  )`;

/**
 * Takes due mails ($4 at most, at $3; only $6 where it is given) for the sender $5 alone; others skip what is taken. Whether the recipient still wants
 * them, whether they are held or all marketing is stopped, and whether enough time has passed since the last one is judged here:
 * what is committed before this statement counts. Mails that have to wait go back with a later time.
 */
const CLAIM = `
  due as materialized (
    select m.id, m.topic, m.address_key, m.next_try_at, m.hold
    from mails m
    where m.state = 'queued' and m.next_try_at <= $3::timestamptz
      and case when $6::uuid is null then ${NOT_PAUSING('m.id', '$3')} else m.id = $6::uuid end
    order by (m.topic <> 'service'), m.next_try_at
    limit $4
    for update of m skip locked
  ), judged as (
    select due.*, coalesce(
      case hold when 'stopped' then 'stopped' when 'paused' then 'wait' end,
      (select reason from suppressions s
        where due.topic <> 'service' and s.address_key = due.address_key and s.topic in ('all', due.topic)
        order by s.topic limit 1),
      case when due.topic <> 'service' and exists (select from settings
        where key = 'marketing_stop' and value ->> 'stoppedAt' is not null) then 'wait' end,
      'send') as verdict
    from due
  ), paced as (
    insert into marketing_pace as pace (address_key, mail_id, last_at)
    select distinct on (address_key) address_key, id, $3::timestamptz
    from judged where topic <> 'service' and verdict = 'send'
    order by address_key, next_try_at
    on conflict (address_key) do update set mail_id = excluded.mail_id, last_at = excluded.last_at
      where pace.mail_id = excluded.mail_id or pace.last_at <= $3::timestamptz - interval '${SPACING_HOURS} hours'
    returning mail_id
  ), verdicts as (
    select judged.id, case
        when verdict = 'send' and topic <> 'service' and paced.mail_id is null then 'wait' else verdict
      end as verdict,
      case when verdict = 'wait' then $3::timestamptz + interval '1 hour'
        else greatest((select last_at + interval '${SPACING_HOURS} hours' from marketing_pace pace
          where pace.address_key = judged.address_key), $3::timestamptz + interval '1 minute')
      end as later
    from judged left join paced on paced.mail_id = judged.id
  ), taken as (
    update mails m set
      state = case verdict when 'wait' then 'queued' else 'sending' end,
      tries = m.tries + (verdict = 'send')::int,
      next_try_at = case verdict when 'wait' then later else m.next_try_at end,
      claimed_at = case when verdict <> 'wait' then $3::timestamptz end,
      claimed_by = case when verdict <> 'wait' then $5::int end
    from verdicts where m.id = verdicts.id
    returning m.id, m.to_address as "toAddress", m.address_key as "addressKey", m.reply_to as "replyTo", m.template,
      m.props, m.attachments, m.topic, m.about,
      m.broadcast_id as "broadcastId", m.run_id as "runId", m.step, m.tries, m.message_id as "messageId",
      m.try_until as "tryUntil", m.claimed_by as "claimedBy", verdict
  )`;

export type Claim = { sender: number; now: Date; limit: number; only?: string };

/** What others have to know: what a settled step means for its run, and at which addresses nobody lives. */
const NEWS = `select to_address as email, run_id as "runId", step, template, state,
    coalesce(dead, false) as "isAddressDead", at, then_due_at as "nextDueAt", ends
  from settled where dead or (step is not null and state <> 'queued')`;

/**
 * Records how the last mails ended and takes the next ones, in one statement and one round trip. In pieces (a
 * transaction with an update for mails, sequences and events each, then a claim) the same work took three times as long.
 * `wasDue`: how many were due, also of those that have to wait; none means that nothing is left.
 */
export async function recordResultsAndClaimNext(
  db: Db,
  outcomes: Outcome[],
  { sender, now, limit, only }: Claim,
): Promise<{ claimed: ClaimedMail[]; wasDue: number }> {
  const { rows } = await db.$client.query<Omit<ClaimedMail, 'verdict'> & { verdict: Verdict | 'wait' }>({
    name: 'exchange-mails',
    text: `with ${SETTLE}, ${CLAIM} select * from taken`,
    values: [toJson(outcomes), outcomes.map(({ id }) => id), now, limit, sender, only ?? null],
  });
  const claimed = rows.flatMap(({ verdict, ...row }) =>
    verdict === 'wait' ? [] : [{ ...row, verdict, tryUntil: new Date(row.tryUntil) }],
  );
  return { claimed, wasDue: rows.length };
}

/** The due mails that a claim would take next. */
export async function listDueMails(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  const { rows } = await db.$client.query<{ id: string }>({
    text: `select m.id from mails m where m.state = 'queued' and m.next_try_at <= $1 and ${NOT_PAUSING('m.id', '$1')}
      order by (m.topic <> 'service'), m.next_try_at limit $2`,
    values: [now, limit],
  });
  return rows;
}

/**
 * Puts off what is held, all of it in one statement: a paused broadcast, or all marketing while it is stopped, must not be
 * claimed letter by letter in front of those that may leave.
 */
export async function putOffHeld(db: Db, now: Date): Promise<void> {
  await db.$client.query({
    name: 'put-off-held-mails',
    text: `update mails m set next_try_at = $1::timestamptz + interval '1 hour'
      where m.state = 'queued' and m.next_try_at <= $1::timestamptz and ${NOT_PAUSING('m.id', '$1')}
        and (m.hold = 'paused' or (m.hold is null and m.topic <> 'service' and exists (select from settings
          where key = 'marketing_stop' and value ->> 'stoppedAt' is not null)))`,
    values: [now],
  });
}

/** Takes everything that was written before that moment and has not left, also what a dead sender holds. */
export async function claimWaiting(
  tx: Tx,
  { before, sender, now }: { before: Date; sender: number; now: Date },
): Promise<Pick<MailRow, 'id' | 'runId'>[]> {
  const { rows } = await tx.execute<Pick<MailRow, 'id' | 'runId'>>(sql`
    update mails set state = 'sending', claimed_by = ${sender}, claimed_at = ${now.toISOString()}, next_try_at = null
    where state in ('queued', 'sending') and created_at < ${before.toISOString()}::timestamptz
    returning id, run_id as "runId"`);
  return rows;
}

/** Which of these are neither due nor under way any more. */
export async function listSettled(db: Db, ids: string[]): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>({
    text: `select wanted as id from unnest($1::text[]) as wanted
      where not exists (select from mails m where m.id::text = wanted and m.state in ('queued', 'sending'))`,
    values: [ids],
  });
  return rows.map(({ id }) => id);
}

type News = Omit<SettledLetter, 'runId'> & { email: string; runId: string | null };

/** Records how tries ended, and says which steps were among them and which addresses turned out dead. */
export async function settle(
  tx: Tx,
  outcomes: Outcome[],
): Promise<{ letters: SettledLetter[]; dead: string[] }> {
  const ids = outcomes.map(({ id }) => id);
  const { rows } = await tx.execute<News>(withValues(`with ${SETTLE} ${NEWS}`, [toJson(outcomes), ids]));
  const letters = rows.flatMap(({ email: _, runId, at, nextDueAt, ...row }) =>
    runId ? [{ ...row, runId, at: new Date(at), nextDueAt: nextDueAt && new Date(nextDueAt) }] : [],
  );
  const dead = rows.filter(({ isAddressDead }) => isAddressDead).map(({ email }) => email);
  return { letters, dead: [...new Set(dead)] };
}

/** A statement written with $1, $2 … as drizzle wants it. */
function withValues(text: string, values: unknown[]): SQL {
  const pieces = text.split(/(\$\d+)/).map((piece) => {
    const index = /^\$(\d+)$/.exec(piece)?.[1];
    return index ? sql`${sql.param(values[Number(index) - 1])}` : sql.raw(piece);
  });
  return sql.join(pieces);
}
