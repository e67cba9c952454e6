import { z } from 'zod';
import { recordOf } from '../../../shared/records.ts';
import {
  addTag,
  changePerson,
  givenPersonSchema,
  listPeople,
  type PersonCard,
  personChange,
  readPerson,
  savePerson,
} from '../../marketing/index.ts';
import type { Deps, Services } from '../../services.ts';
import { listOfficeOrders } from '../orders.ts';
import { apiScopes, openWithKey } from './api-keys.ts';
import { MOST_TRIES, toldFactNames, toldFacts, toldShapes } from './webhooks.ts';

type Asked = { given: string; search?: { q?: string; tag?: string; before?: string } };

/** People, newest first, a page at a time. */
export async function listPeopleForApi(
  services: Services,
  { given, search = {} }: Asked,
): Promise<z.infer<typeof peopleShape>> {
  const actor = await openWithKey(services, { given, scope: 'people:read' });
  const { people, older = null } = await listPeople(services, { actor, search });
  return { people: people.map(toPerson), older };
}

export async function readPersonForApi(
  services: Services,
  { given, personId }: Asked & { personId: string },
): Promise<z.infer<typeof personShape>> {
  const actor = await openWithKey(services, { given, scope: 'people:read' });
  return toPerson(await readPerson(services, { actor, personId }));
}

/** Adds somebody, or what is new about her, by her address. */
export async function savePersonForApi(
  services: Services,
  { given, person }: Asked & { person: z.input<typeof givenPersonSchema> },
): Promise<z.infer<typeof personShape>> {
  const actor = await openWithKey(services, { given, scope: 'people:write' });
  const { personId } = await savePerson(services, { actor, ...person });
  return toPerson(await readPerson(services, { actor, personId }));
}

export async function changePersonForApi(
  services: Services,
  { given, personId, change }: Asked & { personId: string; change: z.input<typeof personChange> },
): Promise<z.infer<typeof personShape>> {
  const actor = await openWithKey(services, { given, scope: 'people:write' });
  const changed = await changePerson(services, { actor, personId, ...change });
  return toPerson(await readPerson(services, { actor, personId: changed.personId }));
}

export async function addTagForApi(
  services: Services,
  { given, personId, tag }: Asked & { personId: string; tag: string },
): Promise<z.infer<typeof tagsShape>> {
  const actor = await openWithKey(services, { given, scope: 'tags:write' });
  return { tags: await addTag(services, { actor, personId, tag }) };
}

/** Orders that were bought, newest first, a page at a time. */
export async function listOrdersForApi(
  services: Services,
  { given, search = {} }: Asked,
): Promise<z.infer<typeof ordersShape>> {
  const actor = await openWithKey(services, { given, scope: 'orders:read' });
  const { orders, older = null } = await listOfficeOrders(services, { actor, search });
  return {
    orders: orders.map(
      ({
        id,
        number,
        state,
        productId,
        email,
        name,
        totalCents,
        refundedCents,
        placedAt,
        paidAt = null,
      }) => ({
        id,
        number,
        state,
        product: productId,
        email,
        name: name ?? '',
        totalCents,
        refundedCents,
        placedAt,
        paidAt,
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

// What the API answers. The OpenAPI document is made of these, and the answers are held to them.

const id = z.uuid();
const moment = z.iso.datetime();
const older = z
  .string()
  .nullable()
  .describe('Give it as `before` to get the next page; null on the last one.');

const personShape = z.object({
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
const peopleShape = z.object({ people: z.array(personShape), older });

const orderShape = z.object({
  id,
  number: z.string(),
  state: z.string(),
  product: z.string(),
  email: z.string(),
  name: z.string(),
  totalCents: z.number().int(),
  refundedCents: z.number().int().describe('What of the money went back, all of it or a part.'),
  placedAt: moment,
  paidAt: moment.nullable(),
});
const ordersShape = z.object({ orders: z.array(orderShape), older });

export const tagShape = z.object({ tag: z.string().min(1).max(40) });
const tagsShape = z.object({ tags: z.array(z.string()) });
const errorShape = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()),
});

const shapes = {
  People: peopleShape,
  Person: personShape,
  NewPerson: givenPersonSchema,
  PersonChange: personChange,
  Orders: ordersShape,
  Tag: tagShape,
  Tags: tagsShape,
  Error: errorShape,
};
type ShapeName = keyof typeof shapes;

const ref = (name: ShapeName) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});
const refusals: Record<string, string> = {
  403: 'No key, a withdrawn one, or one without this scope.',
  404: 'There is nobody by this id.',
  422: 'What was sent is not what is described here.',
  429: 'More than 120 calls within a minute.',
};
const answers = (name: ShapeName, description: string, ...codes: string[]) => ({
  200: { description, content: ref(name) },
  ...Object.fromEntries(
    codes.map((code) => [code, { description: refusals[code] ?? '', content: ref('Error') }]),
  ),
});

const query = (name: string, description: string) => ({
  name,
  description,
  in: 'query',
  schema: { type: 'string' },
});
const personId = { name: 'personId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
const pages = query('before', 'The `older` of the page before.');

const paths = {
  '/api/v1/people': {
    get: {
      summary: 'People, newest first, 50 at a time. Needs people:read.',
      parameters: [
        query('q', 'Part of a name or an address.'),
        query('tag', 'Only those with this tag.'),
        pages,
      ],
      responses: answers('People', 'A page of people.', '403', '429'),
    },
    post: {
      summary:
        'Adds somebody, or what is new about her if the address is known. Needs people:write. Sending it twice changes nothing.',
      requestBody: { required: true, content: ref('NewPerson') },
      responses: answers('Person', 'The person.', '403', '422', '429'),
    },
  },
  '/api/v1/people/{personId}': {
    get: {
      summary: 'One person. Needs people:read.',
      parameters: [personId],
      responses: answers('Person', 'The person.', '403', '404', '429'),
    },
    patch: {
      summary: 'Gives a person another name or other tags. Needs people:write.',
      parameters: [personId],
      requestBody: { required: true, content: ref('PersonChange') },
      responses: answers('Person', 'The person.', '403', '404', '422', '429'),
    },
  },
  '/api/v1/people/{personId}/tags': {
    post: {
      summary: 'Adds a tag to a person. Needs tags:write. Adding it twice changes nothing.',
      parameters: [personId],
      requestBody: { required: true, content: ref('Tag') },
      responses: answers('Tags', 'All tags of the person.', '403', '404', '422', '429'),
    },
  },
  '/api/v1/orders': {
    get: {
      summary: 'Orders, newest first, 50 at a time. Needs orders:read.',
      parameters: [query('q', 'A number, an address or a product.'), pages],
      responses: answers('Orders', 'A page of orders.', '403', '429'),
    },
  },
};

/** The API in the words of OpenAPI 3.1. */
export function apiDocument({ config, content }: Pick<Deps, 'config' | 'content'>) {
  const schemas = Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => {
      const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
      return [name, schema];
    }),
  );
  const keys = Object.entries(apiScopes).map(([scope, words]) => `${scope} (${words.toLowerCase()})`);
  return {
    openapi: '3.1.0',
    info: { title: `${content.current().site.brand} API`, version: '1' },
    servers: [{ url: config.appUrl }],
    security: [{ key: [] }],
    paths,
    webhooks: webhookDocument,
    components: {
      schemas,
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `A key made in the office, for one or more of: ${keys.join(', ')}.`,
        },
      },
    },
  };
}

const header = (name: string, description: string) => ({
  name,
  description,
  in: 'header',
  required: true,
  schema: { type: 'string' },
});
const headers = [
  header('x-aura-event', 'The same as `type` of the body.'),
  header('x-aura-delivery', 'The same as `id` of the body. A post that is repeated has the same one.'),
  header(
    'x-aura-signature',
    't=SECONDS,v1=HEX. SECONDS is when it was posted, since 1970; HEX is the HMAC with SHA-256 of SECONDS, a full stop and the body as it came, with the secret of the address. Refuse what does not match, and what is older than a few minutes.',
  ),
];

const TAKEN = 'Taken. Answer soon, and work on it afterwards.';
const REFUSED = `Anything else, or no answer: it is posted again after 1, 2, 4 minutes and so on, ${MOST_TRIES} times in all, which takes more than a day. Then it waits in the office to be sent by hand.`;

/** What is posted to the addresses of the owner's, in the words of OpenAPI 3.1. */
const webhookDocument = recordOf(toldFactNames, (type) => {
  const body = z.object({
    id: z.uuid().describe('Of this delivery.'),
    type: z.literal(type),
    at: z.iso.datetime(),
    data: toldShapes[type],
  });
  const { $schema: _, ...schema } = z.toJSONSchema(body);
  return {
    post: {
      summary: `${toldFacts[type]}.`,
      security: [],
      parameters: headers,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '2XX': { description: TAKEN }, default: { description: REFUSED } },
    },
  };
});
