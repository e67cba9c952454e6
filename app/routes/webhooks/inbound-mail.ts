import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { receiveMail } from '../../../domain/support/index.ts';
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
});

/** Who sends is judged before a byte of the mail is read: it may be a large one. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const secret = services.config.inboundMail?.secret;
  if (!secret || !same(givenSecret(request), secret)) {
    // The rest is not read, so the connection cannot be used again.
    return Response.json({ error: 'Unknown sender.' }, { status: 403, headers: { connection: 'close' } });
  }
  return answerJson(request, async (body) => {
    const mail = parse(postedMail, body);
    const received = await receiveMail(services, {
      from: mail.From,
      to: mail.OriginalRecipient || mail.To,
      text: mail.StrippedTextReply || mail.TextBody,
      messageId: mail.MessageID,
    });
    return { received };
  });
}

/** A header of its own, or the password of the address that the service was told to post to. */
function givenSecret({ headers }: Request): string {
  const basic = /^Basic (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const password =
    basic &&
    Buffer.from(basic, 'base64')
      .toString('utf8')
      .replace(/^[^:]*:/, '');
  return headers.get('x-inbound-secret') ?? password ?? '';
}

function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
