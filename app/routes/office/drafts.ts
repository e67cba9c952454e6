import { z } from 'zod';
import { deleteDraftOf, readDraft, saveDraft } from '../../../domain/office/index.ts';
import { type Asked, answerPage, answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { formOf, parse } from '../../parse.ts';
import type { Route } from './+types/drafts';

/** What is being written in the office, kept as it is typed. */
export const loader = answerPage(({ request, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const subject = new URL(request.url).searchParams.get('subject') ?? '';

  return answerQuery(async () => Response.json(await readDraft(services, { actor, subject })));
});

const fields = z.record(z.string().max(100), z.string());

export function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  return answerQuery(async () => {
    const { 'draft-of': subject = '', ...typed } = Object.fromEntries(await formOf(request));
    const about = { actor, subject: String(subject) };
    if (Object.keys(typed).length > 0)
      return Response.json(await saveDraft(services, { ...about, fields: parse(fields, typed) }));
    await deleteDraftOf(services, about);
    return Response.json({ writers: [] });
  });
}
