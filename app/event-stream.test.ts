import { expect, test } from 'vitest';
import type { Listener } from '../adapters/live/live.ts';
import type { Services } from '../domain/services.ts';
import { eventStream } from './event-stream.ts';

/** A listener's side of the news, in the hands of the test. */
function fakeLive() {
  const listeners = new Set<Listener>();
  const live = {
    subscribe(_topic: string, listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const log = { info: () => {} };
  return { services: { live, log } as unknown as Services, listeners };
}

function open() {
  const { services, listeners } = fakeLive();
  let reads = 0;
  const answer = eventStream(services, { topic: 'x', read: async () => ({ read: ++reads }) });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  return { answer, reader, next, listeners, reads: () => reads };
}

test('says what is there at once, and what is new when it comes', async () => {
  const { answer, next, listeners } = open();
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(await next()).toBe('data: {"read":1}\n\n');
  const pending = next();
  for (const { onNews } of listeners) onNews();
  expect(await pending).toBe('data: {"read":2}\n\n');
});

test('a client that does not read costs nothing but a mark: a hundred news become one reading', async () => {
  const { next, listeners, reads } = open();
  await next();
  for (let i = 0; i < 100; i++) for (const { onNews } of listeners) onNews();
  expect(reads()).toBe(1);
  expect(await next()).toBe('data: {"read":2}\n\n');
  expect(reads()).toBe(2);
});

test('ends with the process, and lets go when the client leaves', async () => {
  const stopping = open();
  await stopping.next();
  const last = stopping.reader.read();
  for (const { onStop } of [...stopping.listeners]) onStop();
  expect((await last).done).toBe(true);
  expect(stopping.listeners.size).toBe(0);

  const leaving = open();
  await leaving.next();
  await leaving.reader.cancel();
  expect(leaving.listeners.size).toBe(0);
});
