import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { setFormats } from '../../../domain/contacts/index.ts';
import { limitKey } from '../../../domain/identity/index.ts';
import { captureLead } from '../../../domain/readings/index.ts';
import { readArrival } from '../../../shared/arrival.ts';
import {
  calendarDate,
  email,
  optionalLine,
  optionalName,
  personName,
  ticked,
} from '../../../shared/fields.ts';
import { refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { parse } from '../../parse.ts';

/** What the numbers are worked out from. */
export const answersSchema = z.object({
  name: personName,
  birthDate: calendarDate,
  spelling: optionalName,
});

/** The specification's body. `numbers` may come along; ours are worked out from the answers. */
export const leadSchema = answersSchema.extend({ email, marketingConsent: ticked, offer: optionalLine(128) });

const perClient = { name: 'quiz-lead', max: 20, seconds: 3600 };
/** Nobody's mailbox can be filled from here, however many callers try. */
const perAddress = { name: 'quiz-lead-address', max: 6, seconds: 3600 };

/** The one way in for a lead, from the function and from the form without JavaScript. */
export async function acceptLead(context: Readonly<RouterContextProvider>, input: unknown) {
  const services = servicesOf(context);
  await refuseIfTooMany(services, perClient, context.get(visitContext).client);
  const lead = parse(leadSchema, input);
  await refuseIfTooMany(services, perAddress, limitKey(services, lead.email));
  const captured = await captureLead(services, { ...lead, ...readArrival(Object(input)) });
  await setFormats(services.db, lead.email, context.get(visitContext).formats);
  return captured;
}
