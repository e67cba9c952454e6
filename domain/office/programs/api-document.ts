import { z } from 'zod';
import type { Parts } from '../../services.ts';
import { apiScopes } from './api-keys.ts';
import { errorShape, ordersShape, peopleShape, personShape, tagShape, tagsShape } from './api-shapes.ts';
import { webhookDocument } from './webhook-document.ts';

const shapes = {
  People: peopleShape,
  Person: personShape,
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
  ...{ name, description, in: 'query', schema: { type: 'string' } },
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
  },
  '/api/v1/people/{personId}': {
    get: {
      summary: 'One person. Needs people:read.',
      parameters: [personId],
      responses: answers('Person', 'The person.', '403', '404', '429'),
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
export function apiDocument({ config, content }: Pick<Parts, 'config' | 'content'>) {
  const schemas = Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => {
      const { $schema: _, ...schema } = z.toJSONSchema(shape);
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
          ...{ type: 'http', scheme: 'bearer' },
          description: `A key made in the office, for one or more of: ${keys.join(', ')}.`,
        },
      },
    },
  };
}
