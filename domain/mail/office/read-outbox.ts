import { isMailName } from '../../../emails/groups.ts';
import { storedMail, storedProps } from '../../../emails/mails.ts';
import { notFound } from '../../errors.ts';
import { type Actor, isStaff } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { readCursor, writeCursor } from '../../page-cursor.ts';
import type { Services } from '../../services.ts';
import { mailStates } from '../mail-states.ts';
import { isPrivate } from '../private-letters.ts';
import { countMailsByState, findMail, listMails, type MailRow } from '../queries.ts';

const PAGE = 50;

export type OutboxQuery = Partial<Record<'state' | 'address' | 'before', string>>;

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
    ...{ id, toAddress, template, topic, state, failure, outcome, tries, error, messageId },
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
  ...{ subject: subject ?? template, text: 'What it said has been deleted, because it is old.' },
  ...{ html: '', isDraft: false, isSample: false },
});

/** A mail of an earlier version whose template is gone. */
const unknownTemplate = (template: string) => ({
  subject: template,
  text: '',
  html: '',
  isDraft: true,
  isSample: false,
});
