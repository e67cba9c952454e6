import { z } from 'zod';
import { detailFields } from '../../../domain/practice/index.ts';
import { payingFields } from '../../../domain/shop/index.ts';
import { email, nameOr } from '../../../shared/fields.ts';
import type { Asked } from '../../answer.server.ts';
import { findMember } from '../../middleware/member.ts';
import { parse } from '../../parse.ts';

/** What the form of a booking sends: a member is known, and is asked for nothing. */
export const bookerForm = z.object({
  zone: z.string().max(60).optional(),
  name: z.string().optional(),
  email: z.string().optional(),
});

/** The same where it is paid for. */
export const payerForm = bookerForm.extend(payingFields.shape);

const guest = z.object({ name: nameOr('Please tell us your name.'), email });

/** The same for a session, which is prepared from a chart. */
export const sessionForm = payerForm.extend(detailFields.shape);

export async function bookerOf({ services, request }: Pick<Asked, 'services' | 'request'>, typed: unknown) {
  const member = await findMember(services, request);
  return member ? { memberId: member.id } : { guest: parse(guest, typed) };
}
