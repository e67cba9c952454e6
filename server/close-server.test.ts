import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { closeServer, stopAll } from './start.ts';

/** A server in the middle of an answer to somebody who keeps the connection for a next question. */
async function halfAnswered() {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => {
    response.write('half ');
    asked.resolve(response);
  });
  server.keepAliveTimeout = 600_000;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const heard = Promise.withResolvers<IncomingMessage>();
  get({ host: '127.0.0.1', port, agent: new Agent({ keepAlive: true }) }, heard.resolve);
  return { server, response: await asked.promise, answer: await heard.promise };
}

test('an answer that ends while the server closes is heard whole, and holds nothing up', async () => {
  const { server, response, answer } = await halfAnswered();
  const closed = closeServer(server, 600_000);
  response.end('and whole');
  expect(await text(answer)).toBe('half and whole');
  await closed;
});

test('an answer without end is cut off', async () => {
  const { server, answer } = await halfAnswered();
  const cut = expect(text(answer)).rejects.toThrow('aborted');
  await closeServer(server, 200);
  await cut;
});

test('a step of the stop that never ends keeps none of the others from being done', async () => {
  const done: string[] = [];
  const cleanUp = [
    async () => void done.push('database'),
    () => new Promise<void>(() => {}),
    () => Promise.reject(new Error('planted')),
    async () => void done.push('web'),
  ];
  await expect(stopAll(cleanUp, 20)).rejects.toMatchObject({
    errors: [new Error('planted'), new Error('a step of the stop did not end')],
  });
  expect(done).toEqual(['web', 'database']);
});
