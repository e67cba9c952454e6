import { groupOf, isMailName, mailNames } from '../../../emails/groups.ts';
import { notFound } from '../../errors.ts';
import { type Actor, isStaff } from '../../identity/index.ts';
import type { ReadsContent, Services } from '../../services.ts';

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
