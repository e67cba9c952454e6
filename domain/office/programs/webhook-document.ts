import { z } from 'zod';
import { recordOf } from '../../../shared/records.ts';
import { MOST_TRIES } from './post-facts.ts';
import { toldFactNames, toldFacts, toldShapes } from './told-facts.ts';

const header = (name: string, description: string) => ({
  ...{ name, description, in: 'header', required: true, schema: { type: 'string' } },
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
export const webhookDocument = recordOf(toldFactNames, (type) => {
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
