import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { setFormats } from '../../../domain/contacts/index.ts';
import { countAgainstLimit, limitKey } from '../../../domain/identity/index.ts';
import { askForConfirmation } from '../../../domain/marketing/index.ts';
import { readArrival } from '../../../shared/arrival.ts';
import { email } from '../../../shared/fields.ts';
import { refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { parse } from '../../parse.ts';

const perClient = { name: 'newsletter', max: 10, seconds: 3600 };
const perAddress = { name: 'newsletter-address', max: 3, seconds: 24 * 3600 };

/** Always the same answer for an address that is one: whether it is known, or has had enough letters, is not told. */
export async function acceptSubscriber(context: Readonly<RouterContextProvider>, input: unknown) {
  const services = servicesOf(context);
  await refuseIfTooMany(services, perClient, context.get(visitContext).client);
  const subscriber = parse(z.object({ email }), input);
  const mayWrite = await countAgainstLimit(services, perAddress, limitKey(services, subscriber.email));
  if (mayWrite) await askForConfirmation(services, { ...subscriber, ...readArrival(Object(input)) });
  await setFormats(services.db, subscriber.email, context.get(visitContext).formats);
  return { ok: true };
}
