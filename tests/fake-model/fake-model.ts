import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { portOf } from '../../shared/listening-port.ts';
import { itemAt } from '../../shared/records.ts';

/** Exactly what the protocol asks for, and nothing the real services would refuse. */
const completion = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string().min(1) }))
    .min(2)
    .refine((messages) => messages[0]?.role === 'system' && messages.at(-1)?.role === 'user'),
  stream: z.literal(true),
  max_tokens: z.int().min(1).max(4096),
  temperature: z.number().min(0).max(2),
});
type Completion = z.infer<typeof completion>;

export type Behaviour =
  | { kind: 'say'; text: string | ((asked: Completion) => string) }
  | { kind: 'status'; status: number }
  | { kind: 'silence' }
  | { kind: 'break-off'; after: string }
  | { kind: 'garbage' };

/** An OpenAI-compatible endpoint that refuses whatever the protocol does not allow, and does as it is told. */
export async function startFakeModel(key: string) {
  const asked: Completion[] = [];
  const refused: string[] = [];
  let behaviour: Behaviour = { kind: 'say', text: 'USE: 1\nHello.' };
  const server = createServer(async (request, response) => {
    const problem = await problemWith(request, key, asked);
    if (problem) {
      refused.push(problem);
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: problem }));
      return;
    }
    behave(response, behaviour, itemAt(asked, -1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}/v1`,
    asked,
    refused,
    behave(next: Behaviour) {
      behaviour = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function problemWith(request: IncomingMessage, key: string, asked: Completion[]) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
    return `no such endpoint: ${request.url}`;
  if (request.headers.authorization !== `Bearer ${key}`) return 'wrong key';
  if (request.headers['content-type'] !== 'application/json') return 'not JSON';
  const body = completion.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  if (!body.success) return z.prettifyError(body.error);
  asked.push(body.data);
  return undefined;
}

function behave(response: ServerResponse, behaviour: Behaviour, asked: Completion): void {
  if (behaviour.kind === 'silence') return;
  if (behaviour.kind === 'status') {
    response.writeHead(behaviour.status, { 'content-type': 'application/json' }).end('{"error":"told to"}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (behaviour.kind === 'garbage') {
    response.end('data: {"choices": [oh no\n\n');
    return;
  }
  const said = behaviour.kind === 'break-off' ? behaviour.after : behaviour.text;
  const text = typeof said === 'function' ? said(asked) : said;
  // In small uneven pieces, as the real ones come.
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) {
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`);
  }
  if (behaviour.kind === 'break-off') response.destroy();
  else response.end('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
}
