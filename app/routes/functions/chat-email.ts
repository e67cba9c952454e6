import { z } from 'zod';
import { limitKey } from '../../../domain/identity/index.ts';
import { giveEmail } from '../../../domain/support/index.ts';
import { email } from '../../../shared/fields.ts';
import { answerJson, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { parse } from '../../parse.ts';
import type { Route } from './+types/chat-email';
import { visitorKeys, visitorOf } from './chat-visitor.ts';

/** Each one causes a letter. */
const perHour = { name: 'chat-email', max: 5, seconds: 3600 };
/** Nobody's mailbox can be filled from here, however many callers try. */
const perAddress = { name: 'chat-email-address', max: 4, seconds: 3600 };
const emailBody = z.object({ ...visitorKeys, email });

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answerJson(request, async (body) => {
    const { email: address, ...keys } = parse(emailBody, body);
    await refuseIfTooMany(services, perHour, context.get(visitContext).client);
    await refuseIfTooMany(services, perAddress, limitKey(services, address));
    return giveEmail(services, { visitor: await visitorOf({ request, context }, keys), email: address });
  });
}
