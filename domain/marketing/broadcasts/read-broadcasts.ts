import { findByAddress } from '../../contacts/index.ts';
import { invalid, notFound } from '../../errors.ts';
import { type Actor, accountById, staffOnly, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { oneAddress, postMail } from '../../mail/index.ts';
import { officeMoment } from '../../moments.ts';
import type { Parts } from '../../services.ts';
import { today } from '../../today.ts';
import { asConfirmed, confirmationOf, savedVersion } from './confirmation.ts';
import { fillLetter, placesOf, type Written } from './letter-of-broadcast.ts';
import { type Draft, refuseUnclear } from './manage-broadcasts.ts';
import type { Places } from './places.ts';
import {
  type BroadcastRow,
  countEvents,
  countOutcome,
  countPages,
  countVariants,
  findBroadcast,
  listBroadcasts,
  waitingBetween,
} from './queries.ts';

const SHOWN = 100;
const WEEK_MS = 7 * 86_400_000;

const toCard = ({ id, subject, state, sendAt, beganAt, finishedAt, updatedAt }: BroadcastRow) => ({
  ...{ id, subject, state },
  sendAt: sendAt?.toISOString(),
  beganAt: beganAt?.toISOString(),
  finishedAt: finishedAt?.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export async function listBroadcastCards({ db }: Parts, { actor }: { actor: Actor }) {
  staffOnly(actor);
  return (await listBroadcasts(db, SHOWN)).map(toCard);
}

/** A broadcast as it was written, and what came of it. */
export async function readBroadcast(
  { db }: Parts,
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
    ...{ ...toCard(found), body, segmentId: segmentId ?? undefined, perHour, ...outcome, ...events, pages },
    ...{ codePercent, codeDays, codeProduct, subjectB, testSize, winner, subjects },
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

const sampleCode = ({ clock, content }: Parts): Places => ({
  code: 'AURA7K4M2Q',
  codeUntil: officeMoment(new Date(clock.now().getTime() + WEEK_MS), content.current().site.timeZone),
});

/** Somebody to look at a letter with, when nobody is chosen. */
const sample = { name: 'Maya Okafor', birthDate: '1990-07-04', lifePath: 3, expression: 7, soulUrge: 5 };

/** A letter as somebody would get it today. A code is minted for nobody by looking. */
export async function previewBroadcast(
  services: Parts,
  { actor, email, ...written }: { actor: Actor; email?: string } & Written,
): Promise<{ subject: string; html: string }> {
  staffOnly(actor);
  const person = email ? await findByAddress(services.db, oneAddress(email)) : sample;
  if (!person) throw invalid({ email: 'Nobody is known by this address.' });
  const places = { ...placesOf(services, person, today(services)), ...sampleCode(services) };
  const props = fillLetter(services, written, places);
  const { subject, html } = await services.mails.render(
    { template: 'custom', props },
    services.content.current(),
    { unsubscribeUrl: `${services.config.appUrl}/unsubscribe` },
  );
  return { subject, html };
}

/** The letter to oneself, as it stands on the screen, before anybody else gets it. */
export const testBroadcast = staffVerb<{ broadcastId?: string; draft: Draft }, void>(
  'broadcast.tested',
  async (services, tx, { actor, broadcastId, draft }) => {
    await refuseUnclear(tx, draft);
    const account = await accountById(tx, actor.id);
    if (!account) throw notFound('Account');
    const places = { ...placesOf(services, sample, today(services)), ...sampleCode(services) };
    const props = fillLetter(services, draft, places);
    const letter = { ...props, subject: `[Test] ${props.subject}` };
    await postMail(services, tx, { to: account.email, userId: actor.id, template: 'custom', props: letter });
    return {
      about: { kind: 'broadcast', id: broadcastId ?? 'new', label: draft.subject },
      answer: undefined,
    };
  },
);
