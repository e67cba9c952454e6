import { type MailName, mailTemplates, renderMail } from '../../../emails/index.tsx';
import { type Actor, isStaff } from '../../accounts/actor.ts';
import { notFound } from '../../errors.ts';

/** A template with its sample, for staff to look at before anybody receives it. */
export async function previewTemplate({ actor, template }: { actor: Actor; template: string }) {
  if (!isStaff(actor) || !Object.hasOwn(mailTemplates, template)) throw notFound('Template');
  const name = template as MailName;
  const { subject, html, text } = await renderMail(name, mailTemplates[name].sample as never, {
    unsubscribeUrl: 'https://example.test/unsubscribe',
  });
  return { template: name, subject, html, text };
}
