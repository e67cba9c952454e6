import { z } from 'zod';
import { sendWrittenMail } from '../../../domain/mail/index.ts';
import { email, line } from '../../../shared/fields.ts';
import { answerJson } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { findMember } from '../../middleware/member.ts';
import { isServiceCall } from '../../middleware/service-caller.ts';
import { parse } from '../../parse.ts';
import type { Route } from './+types/send-email';

const body = z.object({
  to: email,
  subject: line(200, 'Please give a subject.'),
  html: z
    .string({ error: 'Please write something.' })
    .min(1, 'Please write something.')
    .max(200_000, 'Too long.'),
});

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const by = (await isServiceCall(services, request)) ? 'service' : await findMember(services, request);
  return answerJson(request, async (sent) => {
    // Who asks is judged before what is asked, so that strangers learn nothing from our complaints.
    const letter = by ? parse(body, sent) : { to: '', subject: '', html: '' };
    await sendWrittenMail(services, { by, ...letter });
    return { success: true };
  });
}
