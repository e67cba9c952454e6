import { z } from 'zod';
import { readSoldOutReason } from '../../../domain/practice/index.ts';
import { buyerFields, quoteOrder } from '../../../domain/shop/index.ts';
import { email, optionalLine } from '../../../shared/fields.ts';
import { answerJson, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { findMember } from '../../middleware/member.ts';
import { parse } from '../../parse.ts';
import { countryOf } from '../../sent-from.ts';
import type { Route } from './+types/quote-order';

/** Codes are tried here, so this is also where guessing them is slowed down. */
const limit = { name: 'quote', max: 60, seconds: 600 };

const body = z.object({
  productId: z.string().max(64),
  email: z.preprocess((value) => value || undefined, email.optional()),
  code: optionalLine(64),
  recovery: optionalLine(64),
  offer: optionalLine(128),
  inParts: z.boolean().optional(),
  yearly: z.boolean().optional(),
  beside: z.boolean().optional(),
  own: z.int().optional(),
  ...buyerFields.partial().shape,
});

/** What the checkout page shows: the price for this buyer, with her code, and who she is if she is signed in. */
export function action({ request, context }: Route.ActionArgs) {
  return answerJson(request, async (sent) => {
    const services = servicesOf(context);
    await refuseIfTooMany(services, limit, context.get(visitContext).client);
    const member = await findMember(services, request);
    const question = parse(body, sent);
    const quote = await quoteOrder(services, {
      ...question,
      network: countryOf(services, request),
      memberId: member?.id,
      email: member?.email ?? question.email,
    });
    const soldOut = await readSoldOutReason(services, question.productId);
    return { ...quote, member: member?.email, soldOut };
  });
}
