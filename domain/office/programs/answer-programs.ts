import type { z } from 'zod';
import { addTag, listPeople, type PersonCard, readPerson } from '../../marketing/index.ts';
import type { Services } from '../../services.ts';
import { listOfficeOrders } from '../orders/list-orders.ts';
import { openWithKey } from './api-keys.ts';
import type { ordersShape, peopleShape, personShape, tagsShape } from './api-shapes.ts';

type Asked = { given: string; search?: { q?: string; tag?: string; before?: string } };

/** People, newest first, a page at a time. */
export async function listPeopleForProgram(
  services: Services,
  { given, search = {} }: Asked,
): Promise<z.infer<typeof peopleShape>> {
  const actor = await openWithKey(services, { given, scope: 'people:read' });
  const { people, older = null } = await listPeople(services, { actor, search });
  return { people: people.map(toPerson), older };
}

export async function readPersonForProgram(
  services: Services,
  { given, personId }: Asked & { personId: string },
): Promise<z.infer<typeof personShape>> {
  const actor = await openWithKey(services, { given, scope: 'people:read' });
  return toPerson(await readPerson(services, { actor, personId }));
}

export async function addTagForProgram(
  services: Services,
  { given, personId, tag }: Asked & { personId: string; tag: string },
): Promise<z.infer<typeof tagsShape>> {
  const actor = await openWithKey(services, { given, scope: 'tags:write' });
  return { tags: await addTag(services, { actor, personId, tag }) };
}

/** Orders that were bought, newest first, a page at a time. */
export async function listOrdersForProgram(
  services: Services,
  { given, search = {} }: Asked,
): Promise<z.infer<typeof ordersShape>> {
  const actor = await openWithKey(services, { given, scope: 'orders:read' });
  const { orders, older = null } = await listOfficeOrders(services, { actor, search });
  return {
    orders: orders.map(
      ({ id, number, state, productId, email, name, totalCents, placedAt, paidAt = null }) => ({
        ...{ id, number, state, product: productId, email, name: name ?? '', totalCents, placedAt, paidAt },
      }),
    ),
    older,
  };
}

function toPerson(card: PersonCard): z.infer<typeof personShape> {
  const { id, email, name, tags, topics, standing, cameBy, lifePath, bought, orders, member } = card;
  const { since, lastSeenAt } = card;
  return {
    id,
    email,
    name,
    tags,
    topics,
    standing,
    cameBy,
    lifePath,
    bought,
    orders,
    member,
    since,
    lastSeenAt,
  };
}
