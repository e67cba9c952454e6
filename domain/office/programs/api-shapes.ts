import { z } from 'zod';

// What the API answers. The OpenAPI document is made of these, and the answers are held to them.

const id = z.uuid();
const moment = z.iso.datetime();
const older = z
  .string()
  .nullable()
  .describe('Give it as `before` to get the next page; null on the last one.');

export const personShape = z.object({
  id,
  email: z.string(),
  name: z.string(),
  tags: z.array(z.string()),
  topics: z.array(z.string()).describe('Kinds of letters that were agreed to.'),
  standing: z.enum(['agreed', 'not-asked', 'left', 'bounced', 'complained']),
  cameBy: z.string(),
  lifePath: z.number().int().nullable(),
  bought: z.array(z.string()).describe('Products, by their ids.'),
  orders: z.number().int(),
  member: z.boolean(),
  since: moment,
  lastSeenAt: moment,
});
export const peopleShape = z.object({ people: z.array(personShape), older });

export const orderShape = z.object({
  id,
  number: z.string(),
  state: z.string(),
  product: z.string(),
  email: z.string(),
  name: z.string(),
  totalCents: z.number().int(),
  placedAt: moment,
  paidAt: moment.nullable(),
});
export const ordersShape = z.object({ orders: z.array(orderShape), older });

export const tagShape = z.object({ tag: z.string().min(1).max(40) });
export const tagsShape = z.object({ tags: z.array(z.string()) });
export const errorShape = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()),
});
