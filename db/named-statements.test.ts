import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { preparingClient } from './connect.ts';

afterEach(() => vi.restoreAllMocks());

/** What reaches the library when a client is asked this, so many times. */
function asked(question: pg.QueryConfig, times: number): unknown[] {
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(() => undefined);
  const client = new (preparingClient())();
  for (let i = 0; i < times; i++) client.query(question);
  return query.mock.calls.map(([given]) => z.object({ name: z.string().optional() }).parse(given).name);
}

test('a question gets a name when it has come often', () => {
  const names = asked({ text: 'select 1 where $1', values: [true] }, 30);
  expect(names.slice(0, 19).every((name) => name === undefined)).toBe(true);
  expect(new Set(names.slice(19))).toEqual(new Set(['often_0']));
});

test('what writes, and what has a name of its own, are handed on as they came', () => {
  expect(new Set(asked({ text: 'insert into a values (1)' }, 30))).toEqual(new Set([undefined]));
  vi.restoreAllMocks();
  expect(new Set(asked({ text: 'select 1', name: 'own' }, 30))).toEqual(new Set(['own']));
});
