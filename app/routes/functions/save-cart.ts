import { z } from 'zod';
import { saveCart } from '../../../domain/shop/index.ts';
import { email } from '../../../shared/fields.ts';
import { answerJson, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { findMember } from '../../middleware/member.ts';
import { parse } from '../../parse.ts';
import type { Route } from './+types/save-cart';

const limit = { name: 'save-cart', max: 10, seconds: 600 };

const body = z.object({
  productId: z.string().max(64),
  email: z.preprocess((value) => value || undefined, email.optional()),
  offer: z.string().max(500).optional(),
});

/** A checkout was left open for 30 seconds: the page sends this once, with the address it knows. */
export function action({ request, context }: Route.ActionArgs) {
  return answerJson(request, async (sent) => {
    const services = servicesOf(context);
    await refuseIfTooMany(services, limit, context.get(visitContext).client);
    const member = await findMember(services, request);
    const { productId, email: typed, offer } = parse(body, sent);
    return saveCart(services, { productId, email: member?.email ?? typed, offer });
  });
}
