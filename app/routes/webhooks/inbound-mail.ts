import { z } from 'zod';
import { inboundSender, receiveMail } from '../../../domain/support/index.ts';
import { answerJson } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { parse } from '../../parse.ts';
import type { Route } from './+types/inbound-mail';

/** As Postmark posts a received mail; other services can be told to send the same few fields. */
const postedMail = z.object({
  From: z.string().max(1_000),
  OriginalRecipient: z.string().max(1_000).optional(),
  To: z.string().max(10_000),
  MessageID: z.string().min(1).max(1_000),
  TextBody: z.string(),
  StrippedTextReply: z.string().optional(),
  /** The whole mail: by it a bounce is known from an answer. */
  RawEmail: z.string().optional(),
});

/** The server has judged the sender before it took the body (server/refuse-strange-mail.ts); here it is judged again. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const sender = inboundSender(services.config, (name) => request.headers.get(name));
  if (sender === 'off') return Response.json({ error: 'Page not found' }, { status: 404 });
  if (sender === 'stranger') return Response.json({ error: 'Unknown sender.' }, { status: 403 });
  return answerJson(request, async (body) => {
    const mail = parse(postedMail, body);
    const received = await receiveMail(services, {
      from: mail.From,
      to: mail.OriginalRecipient || mail.To,
      text: mail.StrippedTextReply || mail.TextBody,
      messageId: mail.MessageID,
      raw: mail.RawEmail,
    });
    return { received };
  });
}
