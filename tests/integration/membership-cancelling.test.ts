import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cancelMembership,
  carryOutCancellations,
  declareCancellation,
  resumeMembership,
} from '../../domain/shop/index.ts';
import { startTierShop, tierBody } from '../harness/tier-shop.ts';

let shop: Awaited<ReturnType<typeof startTierShop>>;

beforeAll(async () => {
  shop = await startTierShop();
  await shop.publish('inner', tierBody());
});
afterAll(() => shop.stop());

const declare = (email: string, more: { reason?: string; submission?: string } = {}) =>
  declareCancellation(shop.services, { submission: randomUUID(), name: 'Ada King', email, ...more });
const carryOut = () =>
  Promise.all([carryOutCancellations(shop.services), carryOutCancellations(shop.services)]);

const lettersTo = async (email: string) =>
  (
    await shop.rows<{ template: string; kind: string | null }>(
      `select template, props ->> 'kind' as kind from mails where to_address = $1
        and template in ('cancellation', 'membership-cancelled', 'membership-ended')`,
      [email],
    )
  )
    .map(({ template, kind }) => (kind ? `${template}: ${kind}` : template))
    .sort();
const noticesOf = async (reference: string) =>
  (await shop.rows('select 1 from notices where title like $1', [`%${reference}%`])).length;

describe('on the public page', () => {
  test('a member cancels by her address: acknowledged at once, ended with the paid time, each letter once', async () => {
    const member = await shop.joined('inner');
    const answer = await declare(member.email);
    expect(await lettersTo(member.email)).toEqual(['cancellation: received']);
    await carryOut();
    await carryOut();
    expect(await member.card()).toMatchObject({ state: 'ending' });
    const there = await shop.services.payments.readSubscription(member.subscriptionId);
    expect(there).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await lettersTo(member.email)).toEqual(['cancellation: received', 'membership-cancelled']);
    expect(await noticesOf(answer.reference)).toBe(0);
    await resumeMembership(shop.services, member.holder);
    await carryOut();
    expect(await member.card()).toMatchObject({ state: 'active' });
  });

  test('a stranger’s address gets the same answer; the second letter tells its mailbox, and the owner looks', async () => {
    const member = await shop.joined('inner');
    const [hers, nobodys] = [await declare(member.email), await declare('nobody@example.test')];
    const shape = ({ reference, ...said }: typeof hers) => ({ ...said, reference: reference.length });
    expect(shape(nobodys)).toEqual(shape(hers));
    expect(await lettersTo('nobody@example.test')).toEqual(['cancellation: received']);
    await carryOut();
    expect(await lettersTo('nobody@example.test')).toEqual(['cancellation: none', 'cancellation: received']);
    expect(await noticesOf(nobodys.reference)).toBe(1);
  });

  test('sent twice it is one; what ends already is said', async () => {
    const member = await shop.joined('inner');
    await cancelMembership(shop.services, member.holder);
    const submission = randomUUID();
    const answers = await Promise.all([1, 2].map(() => declare(member.email, { submission })));
    expect(answers[0]).toEqual(answers[1]);
    await carryOut();
    expect(await lettersTo(member.email)).toEqual([
      'cancellation: ending',
      'cancellation: received',
      'membership-cancelled',
    ]);
  });

  test('overdue, it ends at once, and the charge is not tried again', async () => {
    const member = await shop.joined('inner');
    await member.renewed('failed');
    await declare(member.email);
    await carryOut();
    expect(await member.card()).toMatchObject({ state: 'ended' });
    await expect(shop.services.sandbox?.renewSubscription(member.subscriptionId, 'paid')).rejects.toThrow();
  });

  test('the account’s address counts where another one was bought with', async () => {
    const member = await shop.joined('inner');
    await shop.rows(`update auth.users set email = 'new@example.test' where id = $1`, [member.memberId]);
    await declare('new@example.test');
    await carryOut();
    expect(await member.card()).toMatchObject({ state: 'ending' });
  });

  test('a special reason is read by a person', async () => {
    const member = await shop.joined('inner');
    const { reference } = await declare(member.email, { reason: 'I am moving abroad.' });
    await carryOut();
    expect(await noticesOf(reference)).toBe(1);
  });

  test('the provider away, it is carried out later; killed after it, nothing is done twice', async () => {
    const member = await shop.joined('inner');
    await declare(member.email);
    const { payments } = shop.services;
    const gone = () => Promise.reject(new Error('gone'));
    await carryOutCancellations({ ...shop.services, payments: { ...payments, cancelSubscription: gone } });
    expect(await member.card()).toMatchObject({ state: 'active' });
    await payments.cancelSubscription(member.subscriptionId);
    shop.clock.advance({ hours: 2 });
    await carryOut();
    expect(await member.card()).toMatchObject({ state: 'ending' });
    const letters = await lettersTo(member.email);
    expect(letters.filter((letter) => letter === 'membership-cancelled')).toHaveLength(1);
    expect(letters.filter((letter) => letter === 'cancellation: received')).toHaveLength(1);
  });
});
