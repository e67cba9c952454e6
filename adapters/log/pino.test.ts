import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { describeError } from './pino.ts';

const lost = Object.assign(new Error('duplicate key value: Key (email)=(maya@example.test)'), {
  code: '23505',
});
const failed = new DrizzleQueryError(
  'insert into auth.users values ($1, $2)',
  ['maya@example.test', '1987-04-12'],
  lost,
);
const wrapped = new Error('the settlement failed', { cause: failed });

test('a failed query tells where it failed and why, and not with whose data', () => {
  for (const error of [lost, failed, Object.assign(failed, {}), wrapped]) {
    const told = JSON.stringify(describeError(error));
    expect(told).not.toContain('maya@example.test');
    expect(told).not.toContain('1987-04-12');
    expect(told).toContain('23505');
    expect(told).toContain('pino.test.ts');
  }
});

test('an error of our own keeps its words', () => {
  expect(describeError(new Error('order 7 is gone'))).toMatchObject({
    type: 'Error',
    message: 'order 7 is gone',
  });
  expect(describeError(wrapped)).toMatchObject({ message: 'the settlement failed', code: '23505' });
});

test('the database’s constraint and table are named, and the reason of a refused mail without its address', () => {
  const refused = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    severity: 'ERROR',
    constraint: 'receipts_number_key',
    table: 'receipts',
  });
  expect(describeError(new DrizzleQueryError('insert', ['x'], refused))).toMatchObject({
    code: '23505',
    constraint: 'receipts_number_key',
    table: 'receipts',
  });
  const mail = Object.assign(new Error('550 no such user <maya@example.test>'), { code: 'EENVELOPE' });
  expect(describeError(mail)).toMatchObject({ code: 'EENVELOPE', message: '550 no such user <[address]>' });
  expect(describeError({ name: 'Odd', message: 'not even an error' })).toMatchObject({
    message: 'not even an error',
  });
});

test('whatever else is thrown is not taken apart', () => {
  expect(describeError('maya@example.test')).toEqual({ type: 'string' });
});
