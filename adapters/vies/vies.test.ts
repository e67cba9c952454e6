import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeVies, startFakeVies } from '../../tests/harness/fake-vies.ts';
import { viesAt, viesOfDemo } from './vies.ts';

let fake: FakeVies;
beforeAll(async () => {
  fake = await startFakeVies();
  fake.register('DE136695976', 'Musterfirma GmbH', 'Beispielweg 1\n10115 Berlin');
  fake.register('FR40303265045');
});
afterAll(() => fake.stop());

const check = (number: string, waitsMs = 2_000) => viesAt(fake.url, waitsMs).check(number);

test('a number that is registered, with what its state tells of it', async () => {
  fake.is = 'well';
  expect(await check('DE136695976')).toEqual({
    ...{ state: 'confirmed', name: 'Musterfirma GmbH', address: 'Beispielweg 1\n10115 Berlin' },
    reference: 'WAPIAAAAZ',
  });
  expect(await check('FR40303265045')).toMatchObject({ state: 'confirmed', name: undefined });
});

test('a number that is nobody’s', async () => {
  expect(await check('DE111111125')).toMatchObject({ state: 'refused' });
});

test.each(['busy', 'broken', 'confused', 'silent'] as const)(
  'VIES that is %s has not answered, and nothing waits longer than it may',
  async (is) => {
    fake.is = is;
    const began = performance.now();
    expect(await check('DE136695976', 300)).toMatchObject({ state: 'unchecked', why: expect.any(String) });
    expect(performance.now() - began).toBeLessThan(5_000);
  },
);

test('nobody is there; and the demo asks nobody', async () => {
  expect(await viesAt('http://127.0.0.1:9').check('DE136695976')).toMatchObject({ state: 'unchecked' });
  expect(await viesOfDemo.check('DE136695976')).toMatchObject({ state: 'unchecked' });
});
