import { z } from 'zod';
import type { Db, Tx } from '../../../db/connect.ts';
import { WEEK } from '../../../shared/durations.ts';
import { line, optional, optionalLine, text, whole } from '../../../shared/fields.ts';
import { figure } from '../../../shared/figures.ts';
import { findByAddress } from '../../contacts/index.ts';
import { bodyProblem } from '../../content/index.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { FactOf } from '../../facts.ts';
import { formVerb, type Refuse } from '../../form-verb.ts';
import {
  type Actor,
  accountById,
  allowStaff,
  ownerVerb,
  staffOnly,
  staffVerb,
} from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { checkedEmail, holdBroadcast, postMail, releaseBroadcast } from '../../mail/index.ts';
import { officeMoment } from '../../moments.ts';
import type { Deps, ReadsContent } from '../../services.ts';
import { today } from '../../today.ts';
import { findSegment } from '../segments.ts';
import {
  asConfirmed,
  confirmationOf,
  fillLetter,
  type MergeFields,
  mergeFieldProblem,
  mergeFieldsOf,
  savedVersion,
} from './letter-of-broadcast.ts';
import {
  type BroadcastRow,
  changeBroadcast,
  countEvents,
  countOutcome,
  countPages,
  countVariants,
  deleteBroadcast,
  findBroadcast,
  insertBroadcast,
  insertEvent,
  lastBroadcastTo,
  listBroadcasts,
  lockBroadcast,
  orderCents,
  resultsOf,
  waitingBetween,
} from './queries.ts';

export const about = ({ id, subject }: Pick<BroadcastRow, 'id' | 'subject'>) => ({
  kind: 'broadcast',
  id,
  label: subject,
});

export async function broadcastIn(
  tx: Tx,
  id: string,
  ...states: BroadcastRow['state'][]
): Promise<BroadcastRow> {
  const found = await lockBroadcast(tx, knownId(id, 'Broadcast'));
  if (!found) throw notFound('Broadcast');
  if (!states.includes(found.state)) {
    throw new DomainError('conflict', 'This broadcast has gone on meanwhile. Please look at it again.');
  }
  return found;
}

const letter = z.object({
  subject: line(150, 'Please give it a subject.'),
  body: text(50_000, 'Please write something first.'),
});
const upTo = (least: number, most: number) =>
  optional(whole(least, most, `A whole number from ${least} to ${figure(most)}.`));

/** A broadcast as it stands on the screen. */
export const draftFields = letter.extend({
  /** Unknown while nothing was saved. */
  broadcastId: z.string().optional(),
  segmentId: optional(z.string()),
  perHour: z.coerce
    .number('Please give a number.')
    .pipe(z.int().min(60, 'At least 60.').max(36_000, 'At most 36,000.')),
  /** Both subjects are tried on so many people; the one that is clicked more goes to the rest. */
  subjectB: optionalLine(150),
  testSize: upTo(2, 100_000),
  /** What each reader gets for herself, where the letter says it. */
  codePercent: upTo(1, 99),
  codeDays: upTo(1, 365),
  codeProduct: optional(z.string()),
});
export type Draft = z.output<typeof draftFields>;

const TEST_SIZE = 200;
const CODE_DAYS = 7;

/** What has no second subject is not tried, and what has no percentage is no code. */
export const toRow = (draft: Draft) => ({
  subject: draft.subject,
  body: draft.body,
  perHour: draft.perHour,
  segmentId: draft.segmentId ?? null,
  codePercent: draft.codePercent ?? null,
  codeDays: draft.codePercent ? (draft.codeDays ?? CODE_DAYS) : null,
  codeProduct: (draft.codePercent && draft.codeProduct) || null,
  subjectB: draft.subjectB ?? null,
  testSize: draft.subjectB ? (draft.testSize ?? TEST_SIZE) : null,
});

export async function refuseUnclear(
  { content }: ReadsContent,
  tx: Db | Tx,
  { subject, body, segmentId, codePercent, codeProduct, subjectB }: Draft,
  refuse: Refuse<typeof draftFields>,
): Promise<void> {
  const { byId } = content.current().catalogue;
  const hasCode = codePercent !== undefined;
  if (codeProduct && !byId.has(codeProduct)) throw refuse({ codeProduct: 'Please choose a product.' });
  const inSubject = mergeFieldProblem(subject, () => false, { hasCode });
  if (inSubject) throw refuse({ subject: inSubject });
  const inSecond = subjectB && mergeFieldProblem(subjectB, () => false, { hasCode });
  if (inSecond) throw refuse({ subjectB: inSecond });
  const inBody = mergeFieldProblem(body, (id) => byId.has(id), { hasCode }) ?? bodyProblem(body);
  if (inBody) throw refuse({ body: inBody });
  if (segmentId && !(await findSegment(tx, knownId(segmentId, 'Segment')))) throw notFound('Segment');
}

/** Saves what was written. Only a draft can be changed: what is on its way is the same for all its readers. */
export const saveBroadcast = staffVerb(
  'broadcast.saved',
  draftFields,
  async (services, tx, { actor: _, ...written }, refuse) => {
    const { broadcastId } = written;
    await refuseUnclear(services, tx, written, refuse);
    const draft = toRow(written);
    const now = services.clock.now();
    if (!broadcastId) {
      const made = await insertBroadcast(tx, { ...draft, state: 'draft', createdAt: now, updatedAt: now });
      return { about: about(made), answer: { broadcastId: made.id } };
    }
    const before = await broadcastIn(tx, broadcastId, 'draft');
    await changeBroadcast(tx, before.id, { ...draft, updatedAt: now });
    return { about: about({ id: before.id, subject: written.subject }), answer: { broadcastId: before.id } };
  },
);

export const oneBroadcast = z.object({ broadcastId: z.string() });

/** Stops it where it is; what waits in the outbox waits there. */
export const pauseBroadcast = ownerVerb(
  'broadcast.paused',
  oneBroadcast,
  async (_services, tx, { broadcastId }) => {
    const found = await broadcastIn(tx, broadcastId, 'sending');
    await changeBroadcast(tx, found.id, { state: 'paused' });
    await holdBroadcast(tx, found.id);
    return { about: about(found), answer: undefined };
  },
);

export const resumeBroadcast = ownerVerb(
  'broadcast.resumed',
  oneBroadcast,
  async (services, tx, { broadcastId }) => {
    const found = await broadcastIn(tx, broadcastId, 'paused');
    await changeBroadcast(tx, found.id, { state: 'sending' });
    const keepsHours = found.localTime !== null;
    await releaseBroadcast(services, tx, { broadcastId: found.id, keepsHours });
    await services.jobs.enqueue(tx, 'send-broadcasts');
    return { about: about(found), answer: undefined };
  },
);

export const removeBroadcast = ownerVerb(
  'broadcast.removed',
  oneBroadcast,
  async (_services, tx, { broadcastId }) => {
    const found = await broadcastIn(tx, broadcastId, 'draft');
    await deleteBroadcast(tx, found.id);
    return { about: about(found), answer: undefined };
  },
);

const SHOWN = 100;

export async function listBroadcastCards({ db }: Deps, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const found = await listBroadcasts(db, SHOWN);
  const results = await resultsOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map((row) => ({ ...toCard(row), results: results.get(row.id) }));
}

const toCard = ({ id, subject, state, sendAt, beganAt, finishedAt, updatedAt }: BroadcastRow) => ({
  id,
  subject,
  state,
  sendAt: sendAt?.toISOString(),
  beganAt: beganAt?.toISOString(),
  finishedAt: finishedAt?.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** A broadcast as it was written, and what came of it. */
export async function readBroadcast(
  { db }: Deps,
  { actor, broadcastId }: { actor: Actor; broadcastId: string },
) {
  staffOnly(actor);
  const row = await findBroadcast(db, knownId(broadcastId, 'Broadcast'));
  if (!row) throw notFound('Broadcast');
  const found = asConfirmed(row);
  const [outcome, events, pages, subjects, between] = await Promise.all([
    countOutcome(db, found.id),
    countEvents(db, found.id),
    countPages(db, found.id),
    found.subjectB ? countVariants(db, found.id) : undefined,
    found.localTime ? waitingBetween(db, found.id) : undefined,
  ]);
  const { body, segmentId, perHour, codePercent, codeDays, codeProduct, subjectB, testSize, winner } = found;
  return {
    ...toCard(found),
    body,
    segmentId: segmentId ?? undefined,
    perHour,
    ...outcome,
    ...events,
    pages,
    codePercent,
    codeDays,
    codeProduct,
    subjectB,
    testSize,
    winner,
    subjects,
    localTime: found.localTime ?? undefined,
    version: savedVersion(found),
    confirmed: shownConfirmation(found),
    leaves: between && { first: between.first.toISOString(), last: between.last.toISOString() },
  };
}

/** What was confirmed, for the page of the broadcast: its letter is what `body` and `subject` say. */
function shownConfirmation(row: BroadcastRow) {
  const confirmation = confirmationOf(row);
  if (!confirmation) return undefined;
  const { segment, reached, notReached, confirmedAt } = confirmation;
  return { segment: segment ?? undefined, reached, notReached, confirmedAt };
}

/** Somebody to look at a letter with, when nobody is chosen. */
const sample = { name: 'Maya Okafor', birthDate: '1990-07-04', lifePath: 3, expression: 7, soulUrge: 5 };

/** A letter as somebody would get it today. A code is minted for nobody by looking. */
export const previewBroadcast = formVerb(
  letter.extend({ email: z.string().optional() }),
  async (services, { email, subject: title, body }, refuse) => {
    const person = email ? await findByAddress(services.db, checkedEmail(email)) : sample;
    if (!person) throw refuse({ email: 'Nobody is known by this address.' });
    const places = { ...mergeFieldsOf(services, person, today(services)), ...sampleCode(services) };
    const props = fillLetter(services, { subject: title, body }, places);
    const { subject, html } = await services.mails.render(
      { template: 'custom', props },
      services.content.current(),
      { unsubscribeUrl: `${services.config.appUrl}/unsubscribe` },
    );
    return { subject, html };
  },
  allowStaff,
);

const sampleCode = ({ clock, content }: Deps): MergeFields => ({
  code: 'AURA7K4M2Q',
  codeUntil: officeMoment(new Date(clock.now().getTime() + WEEK), content.current().site.timeZone),
});

/** The letter to oneself, as it stands on the screen, before anybody else gets it. */
export const testBroadcast = staffVerb(
  'broadcast.tested',
  draftFields,
  async (services, tx, { actor, ...draft }, refuse) => {
    await refuseUnclear(services, tx, draft, refuse);
    const account = await accountById(tx, actor.id);
    if (!account) throw notFound('Account');
    const places = { ...mergeFieldsOf(services, sample, today(services)), ...sampleCode(services) };
    const props = fillLetter(services, draft, places);
    const marked = { ...props, subject: `[Test] ${props.subject}` };
    await postMail(services, tx, { to: account.email, userId: actor.id, template: 'custom', props: marked });
    return {
      about: { kind: 'broadcast', id: draft.broadcastId ?? 'new', label: draft.subject },
      answer: { isTested: true },
    };
  },
);

/** An order this long after a broadcast is counted as its doing. */
const AFTER_MS = WEEK;

export async function noteBroadcastClick(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { broadcastId, email, path = '' }: Pick<FactOf<'mail-clicked'>, 'broadcastId' | 'email' | 'path'>,
): Promise<void> {
  if (!broadcastId) return;
  const [what = ''] = path.split(/[?#]/);
  await insertEvent(tx, { broadcastId, kind: 'clicked', email, what, at: clock.now() });
}

export async function recordBroadcastUnsubscribe(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { broadcastId, email }: Pick<FactOf<'unsubscribed'>, 'broadcastId' | 'email'>,
): Promise<void> {
  if (broadcastId) await insertEvent(tx, { broadcastId, kind: 'left', email, at: clock.now() });
}

export async function creditBroadcast(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { email, orderId }: Pick<FactOf<'order-paid'>, 'email' | 'orderId'>,
): Promise<void> {
  const now = clock.now();
  const broadcastId = await lastBroadcastTo(tx, email, new Date(now.getTime() - AFTER_MS));
  if (!broadcastId) return;
  const cents = await orderCents(tx, orderId);
  await insertEvent(tx, { broadcastId, kind: 'ordered', email, what: orderId, cents, at: now });
}
