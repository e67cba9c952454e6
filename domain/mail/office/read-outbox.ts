import type { Content } from '../../../content/make-content.ts';
import { headOf, layIntoShell, type MailName, mailTemplates, renderMail } from '../../../emails/index.tsx';
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

/** Every mail of the house, newest first, for staff. */
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
export async function readMail(
  { db, config, content }: Services,
  { actor, mailId }: { actor: Actor; mailId: string },
) {
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
    ...(isPrivate(config, template)
      ? await sampleOf(mail, content.current())
      : await looksOf(mail, content.current())),
  };
}

/** A private letter is shown with the template's sample in place of its link. */
async function sampleOf({ template }: MailRow, content: Content) {
  const name = template as MailName;
  const { subject, text, html } = await renderMail(name, mailTemplates[name].sample as never, content);
  return { subject, text, html, isDraft: false, isSample: true };
}

async function looksOf({ subject, html, text, template, props }: MailRow, content: Content) {
  if (subject !== null && html !== null) {
    return {
      subject,
      text: text ?? '',
      html: layIntoShell({ preview: '', head: headOf(template), body: html }, content.site),
      isDraft: false,
      isSample: false,
    };
  }
  if (!Object.hasOwn(mailTemplates, template))
    return { subject: template, text: '', html: '', isDraft: true, isSample: false };
  // What is added when it leaves, such as a code, is filled in from the template's sample.
  const { sample } = mailTemplates[template as MailName];
  const draft = { ...sample, ...(props as object) };
  const rendered = await renderMail(template as MailName, draft as never, content);
  return {
    subject: rendered.subject,
    text: rendered.text,
    html: rendered.html,
    isDraft: true,
    isSample: false,
  };
}
