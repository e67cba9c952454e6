import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { groupOf, isMailName, mailNames } from '../../emails/groups.ts';
import { storedMail, storedProps } from '../../emails/mails.ts';
import { DomainError, notFound } from '../errors.ts';
import { type Actor, isStaff, staffVerb } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { readCursor, writeCursor } from '../page-cursor.ts';
import type { Deps, ReadsContent, Services } from '../services.ts';
import { mailStates } from './mail-states.ts';
import { isPrivate, postMail, tryUntil } from './post-mail.ts';
import {
  countMailsByState,
  findMail,
  listMails,
  listWaiting,
  type MailRow,
  releaseMailsOfBroadcast,
  updateMail,
} from './queries.ts';

const PAGE = 50;

type OutboxQuery = Partial<Record<'state' | 'address' | 'before', string>>;

/** Every mail, newest first, for staff. */
export async function readOutbox(
  { db, mail }: Services,
  { actor, query }: { actor: Actor; query: OutboxQuery },
) {
  if (!isStaff(actor)) throw notFound('Outbox');
  const state = mailStates.find((known) => known === query.state);
  const address = query.address?.trim() || undefined;
  const [rows, counts] = await Promise.all([
    listMails(db, { state, address, before: readCursor(query.before ?? null) }, PAGE + 1),
    countMailsByState(db),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    destination: mail.destination,
    counts,
    filter: { state, address, paged: query.before !== undefined },
    mails: page.map(({ createdAt, sentAt, nextTryAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString(),
      nextTryAt: nextTryAt?.toISOString(),
    })),
    older: rows.length > PAGE && last ? writeCursor({ at: last.createdAt, id: last.id }) : undefined,
  };
}

/** One mail as it looks: as it was sent, or, before that, as it would be. */
export async function readMail(services: Services, { actor, mailId }: { actor: Actor; mailId: string }) {
  const { db, config } = services;
  const mail = isStaff(actor) && (await findMail(db, knownId(mailId, 'Mail')));
  if (!mail) throw notFound('Mail');
  const { id, toAddress, template, topic, state, failure, outcome, tries, error, messageId, attachments } =
    mail;
  return {
    id,
    toAddress,
    template,
    topic,
    state,
    failure,
    outcome,
    tries,
    error,
    messageId,
    attachments: attachments.length,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString(),
    nextTryAt: mail.nextTryAt?.toISOString(),
    ...(isPrivate(config, template) && !mail.emptiedAt
      ? await sampleOf(services, mail)
      : await looksOf(services, mail)),
  };
}

type Draws = Pick<Services, 'mails' | 'content'>;

/** A private letter is shown with the template's sample in place of its link. */
async function sampleOf({ mails, content }: Draws, { template }: MailRow) {
  if (!isMailName(template)) return unknownTemplate(template);
  const { subject, text, html } = await mails.render(mails.sample(template), content.current());
  return { subject, text, html, isDraft: false, isSample: true };
}

async function looksOf(services: Draws, mail: MailRow) {
  const { subject, html, text, template, props, emptiedAt } = mail;
  if (emptiedAt) return emptied(mail);
  const { mails } = services;
  const content = services.content.current();
  if (subject !== null && html !== null) {
    const framed = mails.frame(template, html, content);
    return { subject, text: text ?? '', html: framed, isDraft: false, isSample: false };
  }
  if (!isMailName(template)) return unknownTemplate(template);
  // What is added when it leaves, such as a code, is filled in from the template's sample.
  const draft = storedMail(template, { ...mails.sample(template).props, ...storedProps(props) });
  const rendered = await mails.render(draft, content);
  return {
    subject: rendered.subject,
    text: rendered.text,
    html: rendered.html,
    isDraft: true,
    isSample: false,
  };
}

const emptied = ({ subject, template }: MailRow) => ({
  subject: subject ?? template,
  text: 'What it said has been deleted, because it is old.',
  html: '',
  isDraft: false,
  isSample: false,
});

/** A mail of an earlier version whose template is gone. */
const unknownTemplate = (template: string) => ({
  subject: template,
  text: '',
  html: '',
  isDraft: true,
  isSample: false,
});

/**
 * The same letter once more, written anew from the same facts, to the same address. Letters of sequences are left
 * out: they were agreed to once each.
 */
export const resendMail = staffVerb(
  'mail.resent',
  z.object({ mailId: z.string() }),
  async (services, tx, { mailId }) => {
    const mail = await findMail(tx, knownId(mailId, 'Mail'));
    if (!mail) throw notFound('Mail');
    if (mail.emptiedAt)
      throw new DomainError('conflict', 'What it said has been deleted, because it is old.');
    if (mail.topic !== 'service' || mail.runId) {
      throw new DomainError('conflict', 'Only service mail can be sent again.');
    }
    if (isPrivate(services.config, mail.template)) {
      throw new DomainError(
        'conflict',
        'Its link was for its reader alone. The reader can ask for a new one.',
      );
    }
    const { toAddress, userId, about, replyTo, attachments } = mail;
    await postMail(services, tx, {
      to: toAddress,
      userId: userId ?? undefined,
      about: about ?? undefined,
      replyTo: replyTo ?? undefined,
      attachments,
      ...storedMail(mail.template, mail.props),
    });
    return { about: { kind: 'mail', id: mail.id, label: mail.template }, answer: undefined };
  },
);

/**
 * Gives a dead letter another few days. Steps of sequences are left out: theirs have ended, and what perhaps arrived
 * must not arrive twice.
 */
export const retryMail = staffVerb(
  'mail.retried',
  z.object({ mailId: z.string() }),
  async (services, tx, { mailId }) => {
    const mail = await findMail(tx, knownId(mailId, 'Mail'));
    if (!mail) throw notFound('Mail');
    if (mail.emptiedAt)
      throw new DomainError('conflict', 'What it said has been deleted, because it is old.');
    if (mail.state !== 'failed' || mail.runId !== null) {
      throw new DomainError(
        'conflict',
        'Only a failed mail that is no step of a sequence can be tried again.',
      );
    }
    const now = services.clock.now();
    await updateMail(tx, mail.id, {
      state: 'queued',
      failure: null,
      tries: 0,
      nextTryAt: now,
      tryUntil: tryUntil(now),
    });
    await services.jobs.enqueue(tx, 'send-mails');
    return { about: { kind: 'mail', id: mail.id, label: mail.template }, answer: undefined };
  },
);

type Wish = { actor: Actor; template: string; variant?: string };

/** A template with its sample, for staff to look at before anybody receives it. */
export async function previewTemplate(
  { content, mails }: ReadsContent & Pick<Services, 'mails'>,
  { actor, template, variant }: Wish,
) {
  if (!isStaff(actor) || !isMailName(template)) throw notFound('Template');
  const [first = template, ...variants] = mails.occasions(template);
  const chosen = variants.find((known) => known === variant);
  const { subject, html, text } = await mails.render(mails.sample(template, chosen), content.current(), {
    unsubscribeUrl: 'https://example.test/unsubscribe',
  });
  return { template, first, variants, variant: chosen, subject, html, text };
}

/** Every mail that is no step of a sequence, in its group. */
export function listTemplates(steps: readonly string[]): { title: string; templates: string[] }[] {
  const others = mailNames.filter((name) => !steps.includes(name));
  return [...Map.groupBy(others, groupOf)].map(([title, templates]) => ({ title, templates }));
}

/** When the mails of these runs leave, where they wait in the outbox. */
export async function sendTimesOfRuns(db: Db | Tx, runIds: string[]): Promise<Map<string, Date>> {
  if (runIds.length === 0) return new Map();
  const rows = await listWaiting(db, runIds);
  return new Map(rows.flatMap(({ runId, nextTryAt }) => (runId && nextTryAt ? [[runId, nextTryAt]] : [])));
}

/** `keepsHours`: each letter waits for an hour of its own, and goes on waiting for it. */
export async function releaseBroadcast(
  services: Deps,
  tx: Tx,
  { broadcastId, keepsHours }: { broadcastId: string; keepsHours: boolean },
): Promise<void> {
  await releaseMailsOfBroadcast(tx, broadcastId, { now: services.clock.now(), keepsHours });
  await services.jobs.enqueue(tx, 'send-mails');
}
