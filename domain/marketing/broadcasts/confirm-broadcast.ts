import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../../db/connect.ts';
import { MINUTE } from '../../../shared/durations.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { type Actor, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { countReach, type Reach } from '../reach.ts';
import { everybody, type SegmentRules, segmentRules } from '../segment-rules.ts';
import { findSegment, ruleMoment, whoAre } from '../segments.ts';
import { type Confirmation, hash, savedVersion, texts } from './letter-of-broadcast.ts';
import {
  about,
  broadcastIn,
  type Draft,
  previewBroadcast,
  refuseUnclear,
  toRow,
} from './manage-broadcasts.ts';
import {
  type BroadcastRow,
  changeBroadcast,
  findBroadcast,
  insertBroadcast,
  isBroadcast,
} from './queries.ts';
import { type LocalTime, spanOf } from './run-broadcasts.ts';

// What is seen is what is sent. The dialog shows a review: text, audience and time, under one version. Confirming names that
// version, stores what it stands for, and letters are made from that alone. Whatever changed in between refuses it in words.

/** Time to change one's mind. */
export const CANCEL_MS = MINUTE;

export type When = { at?: Date; localTime?: LocalTime };

type Wish = {
  actor: Actor;
  /** Unknown while nothing was saved. */
  broadcastId?: string;
  /** The version that was saved when the page was opened. */
  base?: string;
  /** As it stands on the screen. */
  draft: Draft;
  when: When;
};

export type Review = {
  broadcastId: string;
  version: string;
  /** As a sample reader gets it. */
  subject: string;
  html: string;
  secondSubject?: string;
  /** The segment's name; none: everybody. */
  segment?: string;
  reach: Reach;
  from: string;
  at?: string;
  localTime?: string;
};

/** What would be sent to whom and when, to be confirmed. Nothing is stored by it. */
export async function reviewBroadcast(services: Parts, wish: Wish): Promise<Review> {
  ownerOnly(wish.actor);
  const { db, mail } = services;
  const { actor, draft, when, broadcastId } = wish;
  await refuseUnclear(db, draft);
  if (broadcastId) refuseOther(await findBroadcast(db, knownId(broadcastId, 'Broadcast')), wish);
  beginsAt(draft, when, services.clock.now());
  const audience = await audienceOf(db, draft);
  const where = whoAre(audience.rules, ruleMoment(services));
  const asLetter = (subject: string) => previewBroadcast(services, { actor, subject, body: draft.body });
  const [reach, letter, second] = await Promise.all([
    countReach(services, db, { where, topic: 'newsletter' }),
    asLetter(draft.subject),
    draft.second && asLetter(draft.second.subject),
  ]);
  return {
    broadcastId: broadcastId ?? randomUUID(),
    version: versionOf(wish, audience.rules),
    ...{
      subject: letter.subject,
      html: letter.html,
      reach,
      from: mail.from?.() ?? services.content.current().site.contactEmail,
    },
    ...(second ? { secondSubject: second.subject } : {}),
    ...(audience.segment ? { segment: audience.segment } : {}),
    ...(when.at ? { at: when.at.toISOString() } : {}),
    ...(when.localTime ? { localTime: when.localTime } : {}),
  };
}

/** Everything the dialog showed but the count, which is of its moment. */
const versionOf = ({ draft, when }: Pick<Wish, 'draft' | 'when'>, rules: SegmentRules): string =>
  hash([texts.parse(toRow(draft)), rules, when.at?.toISOString() ?? null, when.localTime ?? null]);

async function audienceOf(db: Db | Tx, { segmentId }: Draft) {
  const segment = segmentId ? await findSegment(db, segmentId) : undefined;
  return { segment: segment?.name, rules: segment ? segmentRules.parse(segment.rules) : everybody };
}

/** The page was opened with another text than the one that is saved now. */
function refuseOther(saved: BroadcastRow | undefined, { base }: Pick<Wish, 'base'>): BroadcastRow {
  if (!saved) throw notFound('Broadcast');
  if (saved.state !== 'draft')
    throw new DomainError('conflict', 'This broadcast was confirmed already. Please load the page again.');
  if (savedVersion(saved) !== base)
    throw new DomainError(
      'conflict',
      'Another text was saved meanwhile, in another tab or by somebody else. Nothing was sent. Load the page again to see it, or save yours over it first.',
    );
  return saved;
}

type Confirming = Omit<Wish, 'actor' | 'broadcastId'> & {
  broadcastId: string;
  isNew: boolean;
  /** Of the review that the dialog showed. */
  version: string;
};

/** Sends what the dialog showed: after a minute in which it can be cancelled, at a moment, or at an hour on each reader's clock. */
export const confirmBroadcast = ownerVerb<Confirming, { broadcastId: string }>(
  'broadcast.sent',
  async (services, tx, { actor, broadcastId, isNew, version, ...wish }) => {
    const { draft, when } = wish;
    const id = knownId(broadcastId, 'Broadcast');
    const known = isNew ? undefined : refuseOther(await broadcastIn(tx, id, ...anyState), wish);
    if (isNew && (await isBroadcast(tx, id)))
      throw new DomainError('conflict', 'This broadcast was confirmed already. It is in the list.');
    await refuseUnclear(tx, draft);
    const audience = await audienceOf(tx, draft);
    if (versionOf(wish, audience.rules) !== version)
      throw new DomainError(
        'conflict',
        'What the dialog showed is not so any more: its audience was changed meanwhile. Nothing was sent. Please look at it again.',
      );
    const now = services.clock.now();
    const sendAt = new Date(Math.max(beginsAt(draft, when, now)?.getTime() ?? 0, now.getTime() + CANCEL_MS));
    const where = whoAre(audience.rules, ruleMoment(services));
    const { people, reached } = await countReach(services, tx, { where, topic: 'newsletter' });
    const row = toRow(draft);
    const confirmed: Confirmation = {
      ...texts.parse(row),
      ...{ version, rules: audience.rules, segment: audience.segment ?? null },
      ...{ at: when.at?.toISOString() ?? null, localTime: when.localTime ?? null },
      ...{ reached, notReached: people - reached },
      ...{ confirmedAt: now.toISOString(), confirmedBy: actor.id },
    };
    const change = { ...row, confirmed, state: 'scheduled' as const, sendAt, updatedAt: now };
    const scheduled = { ...change, localTime: when.localTime ?? null };
    if (known) await changeBroadcast(tx, id, scheduled);
    else await insertBroadcast(tx, { ...scheduled, id, createdAt: now });
    await services.jobs.enqueue(tx, 'send-broadcasts', {}, { at: sendAt });
    const after = { version, reached, ...(when.localTime ? { localTime: when.localTime } : { sendAt }) };
    return { about: about({ id, subject: draft.subject }), after, answer: { broadcastId: id } };
  },
);
const anyState: BroadcastRow['state'][] = ['draft', 'scheduled', 'sending', 'paused', 'sent'];

/** Before it has begun nothing was made: it is a draft again, with its text. */
export const cancelBroadcast = ownerVerb<{ broadcastId: string }, void>(
  'broadcast.cancelled',
  async (_services, tx, { broadcastId }) => {
    const found = await broadcastIn(tx, broadcastId, 'scheduled');
    await changeBroadcast(tx, found.id, { state: 'draft', sendAt: null, localTime: null, confirmed: null });
    return { about: about(found), answer: undefined };
  },
);

/**
 * When its letters begin to be made; now where nothing else is said. For an hour on each reader's clock that is when the
 * first clock shows it: each letter then waits in the outbox for its own.
 */
function beginsAt({ second }: Draft, { at, localTime }: When, now: Date): Date | undefined {
  if (!localTime) {
    if (at && at <= now) throw invalid({ at: 'Please give a moment that is still to come.' });
    return at;
  }
  const span = spanOf(localTime);
  if (!span || span.last <= now) throw invalid({ localTime: 'Please give an hour that is still to come.' });
  if (second)
    throw invalid({ localTime: 'Two subjects are tried at one moment. Take the second one out first.' });
  return span.first;
}
