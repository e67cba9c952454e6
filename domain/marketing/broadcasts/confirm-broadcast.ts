import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '../../../db/connect.ts';
import { MINUTE } from '../../../shared/durations.ts';
import { optional, optionalLine } from '../../../shared/fields.ts';
import { DomainError, notFound } from '../../errors.ts';
import { formVerb, type Refuse } from '../../form-verb.ts';
import { allowOwner, ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { countReach, type Reach } from '../reach.ts';
import { everybody, type SegmentRules, segmentRulesSchema } from '../segment-rules.ts';
import { findSegment, matchesSegment, ruleMoment } from '../segments.ts';
import { type Confirmation, hash, savedVersion, texts } from './letter-of-broadcast.ts';
import {
  about,
  broadcastIn,
  draftFields,
  oneBroadcast,
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
import { spanOf } from './run-broadcasts.ts';

// What is seen is what is sent. The dialog shows a review: text, audience and time, under one version. Confirming names that
// version, stores what it stands for, and letters are made from that alone. Whatever changed in between refuses it in words.

/** Time to change one's mind. */
export const CANCEL_MS = MINUTE;

/** What is on the screen, and when it is to be sent: now, at a moment, or at an hour on each reader's clock. */
const wished = draftFields.extend({
  /** The version that was saved when the page was opened. */
  base: z.string().optional(),
  at: optional(z.coerce.date('Please give a moment.')),
  localTime: optionalLine(16),
});
type Wish = z.output<typeof wished>;

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
export const reviewBroadcast = formVerb(
  wished,
  async (services, { actor, ...wish }, refuse): Promise<Review> => {
    const { db, mail } = services;
    const { broadcastId, body, subjectB, at, localTime } = wish;
    await refuseUnclear(services, db, wish, refuse);
    if (broadcastId) refuseOther(await findBroadcast(db, knownId(broadcastId, 'Broadcast')), wish);
    beginsAt(wish, services.clock.now(), refuse);
    const audience = await audienceOf(db, wish);
    const where = matchesSegment(audience.rules, ruleMoment(services));
    const asLetter = (subject: string) => previewBroadcast(services, { actor, subject, body });
    const [reach, letter, second] = await Promise.all([
      countReach(services, db, { where, topic: 'newsletter' }),
      asLetter(wish.subject),
      subjectB ? asLetter(subjectB) : undefined,
    ]);
    return {
      broadcastId: broadcastId ?? randomUUID(),
      version: versionOf(wish, audience.rules),
      subject: letter.subject,
      html: letter.html,
      reach,
      from: mail.from?.() ?? services.content.current().site.contactEmail,
      ...(second ? { secondSubject: second.subject } : {}),
      ...(audience.segment ? { segment: audience.segment } : {}),
      ...(at ? { at: at.toISOString() } : {}),
      ...(localTime ? { localTime } : {}),
    };
  },
  allowOwner,
);

/** Everything the dialog showed but the count, which is of its moment. */
const versionOf = (wish: Wish, rules: SegmentRules): string =>
  hash([texts.parse(toRow(wish)), rules, wish.at?.toISOString() ?? null, wish.localTime ?? null]);

async function audienceOf(db: Db | Tx, { segmentId }: Wish) {
  const segment = segmentId ? await findSegment(db, segmentId) : undefined;
  return { segment: segment?.name, rules: segment ? segmentRulesSchema.parse(segment.rules) : everybody };
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

const confirming = wished.extend({
  broadcastId: z.string(),
  isNew: z.boolean(),
  /** Of the review that the dialog showed. */
  version: z.string(),
});

/** Sends what the dialog showed: after a minute in which it can be cancelled, at a moment, or at an hour on each reader's clock. */
export const confirmBroadcast = ownerVerb(
  'broadcast.sent',
  confirming,
  async (services, tx, { actor, isNew, version, ...wish }, refuse) => {
    const { at, localTime = null } = wish;
    const id = knownId(wish.broadcastId, 'Broadcast');
    const known = isNew ? undefined : refuseOther(await broadcastIn(tx, id, ...anyState), wish);
    if (isNew && (await isBroadcast(tx, id)))
      throw new DomainError('conflict', 'This broadcast was confirmed already. It is in the list.');
    await refuseUnclear(services, tx, wish, refuse);
    const audience = await audienceOf(tx, wish);
    if (versionOf(wish, audience.rules) !== version)
      throw new DomainError(
        'conflict',
        'What the dialog showed is not so any more: its audience was changed meanwhile. Nothing was sent. Please look at it again.',
      );
    const now = services.clock.now();
    const begins = beginsAt(wish, now, refuse)?.getTime() ?? 0;
    const sendAt = new Date(Math.max(begins, now.getTime() + CANCEL_MS));
    const where = matchesSegment(audience.rules, ruleMoment(services));
    const { people, reached } = await countReach(services, tx, { where, topic: 'newsletter' });
    const row = toRow(wish);
    const confirmed: Confirmation = {
      ...texts.parse(row),
      version,
      rules: audience.rules,
      segment: audience.segment ?? null,
      at: at?.toISOString() ?? null,
      localTime,
      reached,
      notReached: people - reached,
      confirmedAt: now.toISOString(),
      confirmedBy: actor.id,
    };
    const scheduled = { ...row, confirmed, state: 'scheduled' as const, sendAt, localTime, updatedAt: now };
    if (known) await changeBroadcast(tx, id, scheduled);
    else await insertBroadcast(tx, { ...scheduled, id, createdAt: now });
    await services.jobs.enqueue(tx, 'send-broadcasts', {}, { at: sendAt });
    const after = { version, reached, ...(localTime ? { localTime } : { sendAt }) };
    return { about: about({ id, subject: wish.subject }), after, answer: { broadcastId: id } };
  },
);
const anyState: BroadcastRow['state'][] = ['draft', 'scheduled', 'sending', 'paused', 'sent'];

/** Before it has begun nothing was made: it is a draft again, with its text. */
export const cancelBroadcast = ownerVerb(
  'broadcast.cancelled',
  oneBroadcast,
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
function beginsAt(
  { subjectB, at, localTime }: Wish,
  now: Date,
  refuse: Refuse<typeof wished>,
): Date | undefined {
  if (!localTime) {
    if (at && at <= now) throw refuse({ at: 'Please give a moment that is still to come.' });
    return at;
  }
  const span = spanOf(localTime);
  if (!span || span.last <= now) throw refuse({ localTime: 'Please give an hour that is still to come.' });
  if (subjectB)
    throw refuse({ localTime: 'Two subjects are tried at one moment. Take the second one out first.' });
  return span.first;
}
