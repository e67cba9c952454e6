import { type MailName, mailTemplates, renderMail, shelfNames, shelfOf } from '../../../emails/index.tsx';
import { notFound } from '../../errors.ts';
import { type Actor, isStaff } from '../../identity/index.ts';
import type { ReadsContent } from '../../services.ts';

type Wish = { actor: Actor; template: string; variant?: string };

/** A template with its sample, for staff to look at before anybody receives it. */
export async function previewTemplate({ content }: ReadsContent, { actor, template, variant }: Wish) {
  if (!isStaff(actor) || !Object.hasOwn(mailTemplates, template)) throw notFound('Template');
  const name = template as MailName;
  const { sample, occasions = {} } = mailTemplates[name] as { sample: object; occasions?: Occasions };
  const [first = template, ...variants] = Object.keys(occasions);
  const chosen = variants.find((known) => known === variant);
  const props = { ...sample, ...(chosen && occasions[chosen]) };
  const { subject, html, text } = await renderMail(name, props as never, content.current(), {
    unsubscribeUrl: 'https://example.test/unsubscribe',
  });
  return { template: name, first, variants, variant: chosen, subject, html, text };
}

type Occasions = Record<string, object>;

/** Every letter that is no step of a sequence, by where it stands in the house. */
export function listShelves(steps: readonly string[]): { title: string; templates: string[] }[] {
  const shelves = Map.groupBy(
    Object.keys(mailTemplates).filter((name) => !steps.includes(name)),
    shelfOf,
  );
  return shelfNames.map((title) => ({ title, templates: shelves.get(title) ?? [] }));
}
