import { z } from 'zod';
import { setFormats } from '../../../domain/contacts/index.ts';
import { buyerFields, startCheckout } from '../../../domain/shop/index.ts';
import { readArrival } from '../../../shared/arrival.ts';
import { email, optionalLine } from '../../../shared/fields.ts';
import { answerJson, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { findMember } from '../../middleware/member.ts';
import { parse } from '../../parse.ts';
import { countryOf } from '../../sent-from.ts';
import type { Route } from './+types/create-checkout-session';

const limit = { name: 'checkout', max: 30, seconds: 600 };

const body = z.object({
  productId: z.string().max(64),
  productName: z.string().max(200),
  amount: z.int(),
  total: z.int().optional(),
  beside: z.object({ productId: z.string().max(64), amount: z.int() }).optional(),
  inParts: z.boolean().optional(),
  yearly: z.boolean().optional(),
  trial: z.boolean().optional(),
  email: z.preprocess((value) => value || undefined, email.optional()),
  userId: z.string().max(64).nullish(),
  successUrl: z.string().max(2000).optional(),
  cancelUrl: z.string().max(2000).optional(),
  code: optionalLine(64),
  recovery: optionalLine(64),
  offer: optionalLine(128),
  offers: z.boolean().optional(),
  again: z.boolean().optional(),
  lead: optionalLine(200),
  week: z.iso.date().optional(),
  similar: z.enum(['told', 'refused']).optional(),
  ...buyerFields.partial().shape,
  browserKey: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional(),
});

export function action({ request, context }: Route.ActionArgs) {
  return answerJson(request, async (sent) => {
    const services = servicesOf(context);
    await refuseIfTooMany(services, limit, context.get(visitContext).client);
    const member = await findMember(services, request);
    const network = countryOf(services, request);
    const wish = parse(body, sent);
    const started = await startCheckout(services, {
      ...wish,
      ...readArrival(Object(sent)),
      ...{ member, network },
    });
    const buyer = member?.email ?? wish.email;
    if (buyer) await setFormats(services.db, buyer, context.get(visitContext).formats);
    return started;
  });
}
