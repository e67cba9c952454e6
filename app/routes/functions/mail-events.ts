import { z } from 'zod';
import { DomainError } from '../../../domain/errors.ts';
import { recordMailEvent } from '../../../domain/mail/index.ts';
import { answerJson } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { isServiceCall } from '../../middleware/service-caller.ts';
import { parse } from '../../parse.ts';
import type { Route } from './+types/mail-events';

const report = z.object({
  messageId: z.string().max(300),
  event: z.enum(['delivered', 'bounced', 'complained']),
});

/** Bounces and complaints, handed on by whatever receives them from the mail provider. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answerJson(request, async (body) => {
    if (!(await isServiceCall(services, request)))
      throw new DomainError('forbidden', 'The service key is missing.');
    await recordMailEvent(services, parse(report, body));
    return { success: true };
  });
}
