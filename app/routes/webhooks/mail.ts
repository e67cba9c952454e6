import { z } from 'zod';
import { mailProviders } from '../../../adapters/mail-events/mail-events.ts';
import { receiveMailEvents } from '../../../domain/mail/index.ts';
import { answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/mail';

/** Bounces and complaints from a mail provider. The bytes are passed on as they came: they are what was signed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const provider = z.enum(mailProviders).safeParse(params.provider).data;
  if (!provider) return Response.json({ error: 'Page not found' }, { status: 404 });
  return answerQuery(async () => {
    const posted = { header: (name: string) => request.headers.get(name), body: await request.text() };
    return Response.json(await receiveMailEvents(servicesOf(context), { provider, posted }));
  });
}
