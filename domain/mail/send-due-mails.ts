import { MailDoubtful, MailRefused, MailUnreachable, type OutgoingMail } from '../../adapters/mail/mail.ts';
import type { Tx } from '../../db/connect.ts';
import { isDatabaseLost } from '../../db/database-lost.ts';
import { type MailName, storedMail, storedProps } from '../../emails/mails.ts';
import { MINUTE } from '../../shared/durations.ts';
import { asError } from '../../shared/problem.ts';
import { readerOf } from '../contacts/index.ts';
import { clearFailure, listFailing, once, processDue, recordFailure, runSteps } from '../duties.ts';
import { announce } from '../facts.ts';
import { isId } from '../ids.ts';
import type { Config, Deps } from '../services.ts';
import { isPrivate, makeAttachments, makeEnclosed, makeValues } from './post-mail.ts';
import type { MailRow } from './queries.ts';
import {
  type Claim,
  type ClaimedMail,
  claimWaiting,
  findInterruptedMails,
  listDueMails,
  listSettled,
  type Outcome,
  putOffHeld,
  recordResultsAndClaimNext,
  settle,
  withSenderLock,
} from './sending-queries.ts';
import { trackLinks, unsubscribeUrl } from './unsubscribe.ts';

export type { ClaimedMail } from './sending-queries.ts';

const DUTY = 'send-mails';
/** Two lanes: while one waits for the database, the other's mails are on the wire. */
const LANES = 2;
const QUICK_MS = 100;
/** A sender that no run has: theirs begin with 1. */
const NOBODY = 0;
/** Longer than any SMTP conversation: a mail claimed before that has lost its sender, lock or no lock. */
const SILENCE_MS = 10 * MINUTE;

/** Sends what is due. May run on several machines at once; each mail is claimed by one of them. */
export async function sendDueMails(services: Deps): Promise<number> {
  let sent = 0;
  await runSteps(services, DUTY, {
    interrupted: () => settleInterrupted(services),
    held: () => putOffHeld(services.db, services.clock.now()),
    send: async () => {
      sent = await withSenderLock(services.db, async (sender) => {
        const run = { sender, unreachable: false };
        const lanes = await Promise.all(Array.from({ length: LANES }, () => runLane(services, run)));
        return lanes.reduce((sum, count) => sum + count, 0);
      });
    },
    settled: () => forgetSettled(services),
  });
  return sent;
}

/**
 * Claims a handful of mails, hands them over, and writes down how it went while it claims the next. Two lanes with
 * a mail per connection each keep a quick server busy; when a server takes its time, the lanes share the connections,
 * so that what is claimed is always about to leave: a later unsubscription misses, and a crash leaves in doubt, only
 * what was on the wire or next in line.
 */
async function runLane(services: Deps, run: { sender: number; unreachable: boolean }): Promise<number> {
  const { clock, mail: transport } = services;
  const all = transport.connections;
  const share = Math.max(1, Math.floor(all / LANES));
  let outcomes: Outcome[] = [];
  let handful = share;
  let sent = 0;
  let wasDue = 0;
  do {
    const limit = run.unreachable ? 0 : handful;
    const next = await exchangeFor(services, outcomes, { sender: run.sender, now: clock.now(), limit });
    const { claimed } = next;
    wasDue = next.wasDue;
    const began = performance.now();
    outcomes = await Promise.all(
      claimed.map((mail) => trySending(services, mail, () => (run.unreachable = true))),
    );
    handful = performance.now() - began < QUICK_MS ? all : share;
    sent += outcomes.filter(({ state }) => state === 'sent').length;
    // A handful that must all wait ends nothing: others may be due behind it.
  } while (outcomes.length > 0 || wasDue > 0);
  return sent;
}

/** One round trip, as long as nobody else has to know how the last mails ended: of steps and of dead addresses they do. */
async function exchangeFor(services: Deps, outcomes: Outcome[], claim: Claim): Promise<Exchanged> {
  if (!outcomes.some(({ isStep, deadAddress }) => isStep || deadAddress)) {
    try {
      return await recordResultsAndClaimNext(services.db, outcomes, claim);
    } catch (err) {
      if (isDatabaseLost(err)) throw err;
      services.log.warn({ err }, 'mails could not be exchanged together, and are taken one by one');
    }
  }
  await settleOutcomes(services, outcomes).catch((err: unknown) => {
    if (isDatabaseLost(err)) throw err;
    return settleEach(services, outcomes);
  });
  try {
    return await recordResultsAndClaimNext(services.db, [], claim);
  } catch (err) {
    if (isDatabaseLost(err)) throw err;
    return claimEach(services, claim);
  }
}

type Exchanged = Awaited<ReturnType<typeof recordResultsAndClaimNext>>;

/** One of them cannot be recorded: it stays as it is for now, and the others are. */
const settleEach = (services: Deps, outcomes: Outcome[]): Promise<number> =>
  processDue(services, {
    duty: DUTY,
    next: once(outcomes),
    subject: ({ id }: Outcome) => id,
    shown: ({ id }) => ({ path: `/office/outbox/${id}` }),
    work: (outcome) => settleOutcomes(services, [outcome]),
  });

/**
 * One of the next cannot be claimed: it waits, and the others are. None is taken from the list of failures here, for the other
 * lane may hold what this one does not get; `forgetSettled` does that once it has left.
 */
async function claimEach(services: Deps, claim: Claim): Promise<Exchanged> {
  const due = await listDueMails(services.db, claim.now, claim.limit);
  const claimed: ClaimedMail[] = [];
  for (const { id } of due) {
    try {
      const one = await recordResultsAndClaimNext(services.db, [], { ...claim, limit: 1, only: id });
      claimed.push(...one.claimed);
    } catch (err) {
      if (isDatabaseLost(err)) throw err;
      await recordFailure(services, { duty: DUTY, subject: id, path: `/office/outbox/${id}` }, err);
    }
  }
  return { claimed, wasDue: due.length };
}

/** What failed and has left since, by whichever way, stands in no list any more. */
async function forgetSettled(services: Deps): Promise<void> {
  const failing = (await listFailing(services.db, DUTY)).map(({ subject }) => subject).filter(isId);
  if (failing.length === 0) return;
  for (const id of await listSettled(services.db, failing)) await clearFailure(services, DUTY, id);
}

async function settleOutcomes(services: Deps, outcomes: Outcome[]): Promise<void> {
  if (outcomes.length > 0) await services.db.transaction((tx) => settleIn(services, tx, outcomes));
}

async function settleIn(services: Deps, tx: Tx, outcomes: Outcome[]): Promise<void> {
  const { letters, dead } = await settle(tx, outcomes);
  if (letters.length > 0) await announce(services, tx, { type: 'letters-settled', letters });
  for (const email of dead) await announce(services, tx, { type: 'mail-bounced', email });
}

/**
 * What was written before that moment and waits is not sent: somebody else may have. Each ends as "perhaps sent", with which
 * its run goes on. Answers how many there were.
 */
export async function dropMailsWrittenBefore(services: Deps, tx: Tx, before: Date): Promise<number> {
  const at = services.clock.now();
  const error = 'Not sent: it was written before this site was restored from a backup.';
  const waiting = await claimWaiting(tx, { before, sender: NOBODY, now: at });
  const outcomes = waiting.map(
    (mail): Outcome => ({
      id: mail.id,
      claimedBy: NOBODY,
      isStep: isStepOf(mail),
      error,
      state: 'unknown',
      at,
    }),
  );
  if (outcomes.length > 0) await settleIn(services, tx, outcomes);
  return outcomes.length;
}

async function trySending(services: Deps, mail: ClaimedMail, stop: () => void): Promise<Outcome> {
  const { clock, mail: transport, log } = services;
  const { id, claimedBy, verdict } = mail;
  const isStep = isStepOf(mail);
  if (verdict !== 'send') {
    const error = `held back: ${verdict}`;
    return { id, claimedBy, isStep, state: 'suppressed', at: clock.now(), verdict, error };
  }
  try {
    const { outgoing, body } = await composeMail(services, mail);
    await transport.send(outgoing);
    const { subject, text } = outgoing;
    const sent = { id, claimedBy, isStep, state: 'sent' as const, at: clock.now(), subject };
    return isPrivate(services.config, mail.template)
      ? { ...sent, forgetLink: true }
      : { ...sent, html: body, text };
  } catch (error) {
    if (error instanceof MailUnreachable) stop();
    const outcome = afterFailure(mail, asError(error), clock.now());
    log.warn({ err: error, mailId: id, tries: mail.tries, state: outcome.state }, 'mail could not be sent');
    return outcome;
  }
}

function afterFailure(mail: ClaimedMail, cause: Error, at: Date): Outcome {
  const { id, claimedBy, tries, tryUntil } = mail;
  const base = { id, claimedBy, isStep: isStepOf(mail), at, error: cause.message.slice(0, 500) };
  if (cause instanceof MailRefused) {
    return { ...base, state: 'failed', failure: 'refused', deadAddress: cause.deadAddress };
  }
  if (cause instanceof MailDoubtful && isSentAtMostOnce(mail)) return { ...base, state: 'unknown' };
  if (at >= tryUntil) return { ...base, state: 'failed', failure: 'gave_up' };
  return { ...base, state: 'queued', nextTryAt: new Date(at.getTime() + backOff(tries)) };
}

const isStepOf = ({ runId }: Pick<MailRow, 'runId'>) => runId !== null;

/** Steps and other marketing end at "perhaps"; receipts, reports and sign-in mail go again under the same Message-ID. */
const isSentAtMostOnce = ({ runId, topic }: Pick<MailRow, 'runId' | 'topic'>) =>
  runId !== null || topic !== 'service';

/** What a dead sender left behind. */
async function settleInterrupted(services: Deps): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const error = 'The program ended while it was sending this mail.';
  const interrupted = await findInterruptedMails(db, new Date(now.getTime() - SILENCE_MS), now);
  await settleEach(
    services,
    interrupted.map((mail): Outcome => {
      const { id, claimedBy, claimedAt } = mail;
      const isStep = isStepOf(mail);
      return isSentAtMostOnce(mail)
        ? { id, claimedBy, isStep, error, state: 'unknown', at: claimedAt ?? now }
        : { id, claimedBy, isStep, error, state: 'queued', at: now, nextTryAt: now };
    }),
  );
}

/** 30 s, 1 min, 2 min … at most every 15 minutes. */
export function backOff(tries: number): number {
  return Math.min(30_000 * 2 ** (tries - 1), 15 * MINUTE);
}

/** From a row of the outbox to what goes over the wire, and the letter in it, to be kept. */
async function composeMail(
  services: Deps,
  mail: ClaimedMail,
): Promise<{ outgoing: OutgoingMail; body: string }> {
  const { config, clock, content } = services;
  const { id, toAddress, addressKey, template, topic, broadcastId, runId, messageId, replyTo } = mail;
  // Letters that nobody asked for, and those that begin a row of them, show the way out.
  const leaving =
    addressKey && (topic !== 'service' || runId) ? unsubscribeUrl(config, id, addressKey) : undefined;
  const props = { ...storedProps(mail.props), ...(await makeValues(services, mail)) };
  const { subject, html, text, body, attachments } = await services.mails.render(
    storedMail(template, props),
    content.current(),
    {
      unsubscribeUrl: leaving,
      reader: await readerOf(services.db, toAddress),
      changeLinks: broadcastId || runId ? (letter) => trackLinks(config, id, letter) : undefined,
    },
  );
  const outgoing = {
    to: toAddress,
    subject,
    html,
    text,
    messageId,
    date: clock.now(),
    ...(replyTo ? { replyTo } : {}),
    headers: {
      ...(byHand.includes(template) ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...threadHeaders(config, mail),
      ...(leaving ? leavingHeaders(leaving) : {}),
    },
    attachments: [
      ...attachments,
      ...(await makeAttachments(services, mail.attachments)),
      ...(await makeEnclosed(services, mail)),
    ],
  };
  return { outgoing, body };
}

/** Somebody wrote these to somebody. All others tell the other side's program not to answer them (RFC 3834). */
const byHand: string[] = ['personal-letter', 'ticket-answered'] satisfies MailName[];

/**
 * All letters about a ticket name the same beginning, which no letter has: so mail programs show them, and the answers to
 * them, as one conversation, whichever of them somebody has kept.
 */
function threadHeaders({ appUrl }: Pick<Config, 'appUrl'>, { about }: ClaimedMail): Record<string, string> {
  const ticketId = /^ticket:(.+)$/.exec(about ?? '')?.[1];
  if (!ticketId) return {};
  const thread = `<ticket-${ticketId}@${new URL(appUrl).hostname}>`;
  return { 'In-Reply-To': thread, References: thread };
}

/** RFC 8058: mail programs show a button of their own, which posts to the address and asks nothing more. */
const leavingHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
