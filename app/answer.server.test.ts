import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DomainError } from '../domain/errors.ts';
import { formVerb } from '../domain/form-verb.ts';
import type { Services } from '../domain/services.ts';
import { secret, ticked, whole } from '../shared/fields.ts';
import { answerForm, change, changeBy } from './answer.server.ts';
import { servicesContext } from './context.ts';

const hours = z.object({
  monday: whole(0, 24, 'A number of hours.'),
  days: z.array(z.string()),
  byDay: z.partialRecord(z.enum(['tuesday', 'friday']), whole(0, 24, 'Hours, up to 24.')).prefault({}),
  isOpen: ticked,
});

const named = z.object({ name: z.string() });
const echo = formVerb<typeof named, { by: string }, { given: object }>(named, async (_services, input) => ({
  given: input,
}));

const action = answerForm({
  echo: change(echo, () => ({ by: 'the route' })),
  save: changeBy(hours, async (_, input) => ({ saved: input })),
  write: changeBy(z.object({ base: z.coerce.number() }).catchall(z.string()), async (_, input) => ({
    input,
  })),
  refuse: changeBy(z.object({ why: z.string() }), async (_, { why }) => {
    throw new DomainError('conflict', why, { why: 'At this field.' });
  }),
  prove: changeBy(z.object({ email: z.string(), password: secret }), async ({ headers }, { password }) => {
    headers.append('set-cookie', 'asked=1');
    if (password !== ' with spaces ') throw new DomainError('forbidden', 'This is not your password.');
  }),
});

async function send(fields: [string, string][]) {
  const body = new URLSearchParams(fields);
  const request = new Request('https://aura.example/office', { method: 'POST', body });
  const context = new RouterContextProvider();
  context.set(servicesContext, {} as Services);
  const url = new URL(request.url);
  const { data, init } = await action({ request, params: {}, context, url, pattern: '/office' });
  return { ...data, status: init?.status, headers: new Headers(init?.headers) };
}

test('fields become the input of the change that the intent names: lists, groups and ticks', async () => {
  const answer = await send([
    ['intent', 'save'],
    ['monday', '8'],
    ['days', 'a'],
    ['days', 'b'],
    ['byDay.friday', '4'],
    ['isOpen', 'on'],
  ]);
  const saved = { monday: 8, days: ['a', 'b'], byDay: { friday: 4 }, isOpen: true };
  expect(answer).toMatchObject({ intent: 'save', done: { saved }, status: 200 });
  // Nothing ticked and nothing chosen is an answer, too.
  const empty = await send([
    ['intent', 'save'],
    ['monday', '0'],
  ]);
  expect(empty).toMatchObject({ done: { saved: { monday: 0, days: [], byDay: {}, isOpen: false } } });
});

test('what is wrong comes back by its field, with what was typed', async () => {
  const answer = await send([
    ['intent', 'save'],
    ['monday', 'all day'],
    ['byDay.friday', '25'],
  ]);
  expect(answer).toMatchObject({
    status: 422,
    typed: { monday: 'all day', 'byDay.friday': '25' },
    problem: {
      fields: { monday: 'A number of hours.', 'byDay.friday': 'Hours, up to 24.', byDay: 'Hours, up to 24.' },
    },
  });
});

test('a refusal of the verb is data with its status; a change that the page does not offer is not answered', async () => {
  const refused = await send([
    ['intent', 'refuse'],
    ['why', 'Taken.'],
  ]);
  expect(refused).toMatchObject({
    status: 409,
    problem: { message: 'Taken.', fields: { why: 'At this field.' } },
  });
  await expect(send([['intent', 'toString']])).rejects.toMatchObject({ status: 400 });
});

test('a verb gets the fields of its schema and what the route adds, and nothing else that was sent', async () => {
  const sent = await send([
    ['name', 'Maya'],
    ['by', 'somebody else'],
    ['retiredAt', '2020-01-01'],
    ['__proto__.x', '1'],
  ]);
  // Without an intent it is the first change.
  expect(sent).toMatchObject({ intent: 'echo', status: 200 });
  expect(sent.done).toStrictEqual({ given: { name: 'Maya', by: 'the route' } });
});

test('where the schema takes others, the fields of this form go along, one by one and without its intent', async () => {
  const sent = await send([
    ['intent', 'write'],
    ['base', '3'],
    ['title', 'Mondays'],
  ]);
  expect(sent).toMatchObject({ typed: { base: '3', title: 'Mondays' }, status: 200 });
  expect(sent.done).toStrictEqual({ input: { base: 3, title: 'Mondays' } });
});

test('a password is read as it was typed, and never comes back to the page', async () => {
  const typed: [string, string][] = [
    ['intent', 'prove'],
    ['email', 'maya@example.test'],
    ['other', 'not of this form'],
  ];
  const refused = await send([...typed, ['password', 'my-own-moon-77']]);
  expect(refused).toMatchObject({ status: 403, problem: { message: 'This is not your password.' } });
  expect(refused.typed).toEqual({ email: 'maya@example.test' });
  const taken = await send([...typed, ['password', ' with spaces ']]);
  expect([taken.status, taken.typed]).toEqual([200, { email: 'maya@example.test' }]);
  expect(taken.headers.getSetCookie()).toEqual(['asked=1']);
});

test('of several buttons the pressed one chooses the change', async () => {
  const sent = await send([
    ['intent', 'echo'],
    ['why', 'Pressed.'],
    ['intent', 'refuse'],
  ]);
  expect(sent).toMatchObject({ intent: 'refuse', problem: { message: 'Pressed.' } });
});
