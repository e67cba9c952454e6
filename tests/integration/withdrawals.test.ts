import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WrittenProductId } from '../../content/catalogue.ts';
import { requestWithdrawal } from '../../domain/delivery/index.ts';
import { deleteDueAccounts } from '../../domain/privacy/index.ts';
import { newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

// Declarations that no rule could decide are decided by a person: on the page of the order, or on their own.
let server: TestServer;
let shop: ReturnType<typeof shopOf>;
type Person = Awaited<ReturnType<typeof newMember>>;
let owner: Person;
let staff: Person;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
  owner = await newMember(server, 'Olga Owner', 'owner');
  staff = await newMember(server, 'Stan Staff', 'staff');
});
afterAll(() => server.stop());

async function bought(productId: WrittenProductId, email: string, outcome: 'paid' | 'sepa-pending' = 'paid') {
  const checkoutId = await startBuying(server.visitor(), productId, { email });
  await shop.sandbox.chooseOutcome(checkoutId, outcome);
  await shop.settle();
  return { checkoutId, ...(await shop.orderOf(checkoutId)) };
}

/** By its product alone, which anybody could name: so it waits. */
async function declared(email: string, productId: WrittenProductId = 'report') {
  const submission = crypto.randomUUID();
  await requestWithdrawal(server.services, { submission, name: 'Maya Okafor', email, productId });
  const [row] = await shop.rows<{ id: string; reference: string; state: string }>(
    'select id, reference, state from withdrawal_requests where submission = $1',
    [submission],
  );
  expect(row?.state).toBe('received');
  return { id: row?.id ?? '', reference: row?.reference ?? '', at: `/office/withdrawals/${row?.id}` };
}

const stateOf = async (id: string) =>
  (await shop.rows<{ state: string }>('select state from withdrawal_requests where id = $1', [id]))[0]?.state;
const orderState = async (id: string) =>
  (await shop.rows<{ state: string }>('select state from orders where id = $1', [id]))[0]?.state;

test('accepted: the money goes back, the sender is told, and nothing waits any more', async () => {
  const email = 'accepted@example.com';
  const order = await bought('report', email);
  const { id, reference, at } = await declared(email);
  expect(await wordsOf(staff.visitor.get('/office'))).toContain(`Withdrawal ${reference}`);
  for (const path of [at, `/office/orders/${order.id}`]) {
    const page = await wordsOf(staff.visitor.get(path));
    expect(page).toContain(reference);
    expect(page).toContain('Accept and return €59');
  }
  const accept = () => staff.visitor.post(at, { intent: 'accept', orderId: order.id });
  const answers = await Promise.all([accept(), accept()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const letter = await server.mailAbout(email, 'Your withdrawal is accepted');
  expect(letter.text).toContain('We return the €59 that you paid for the Personal Report');
  await server.mailAbout(email, 'We have returned €59');
  expect(server.mailbox.to(email).map(({ subject }) => subject)).not.toContainEqual(
    expect.stringContaining('Your refund request has arrived'),
  );
  expect([await stateOf(id), await orderState(order.id)]).toEqual(['accepted', 'refunded']);
  const refunds = 'select source, decided_by, state from refunds where order_id = $1';
  expect(await shop.rows(refunds, [order.id])).toEqual([
    { source: 'withdrawal', decided_by: staff.id, state: 'made' },
  ]);
  expect(await wordsOf(staff.visitor.get('/office'))).not.toContain(reference);
  expect(await wordsOf(staff.visitor.get(at))).toContain('It was accepted');
  expect(await wordsOf(staff.visitor.get(`/office/orders/${order.id}`))).toContain(
    `Withdrawal ${reference} accepted`,
  );
});

test('declined: the reason is written to the sender, and stands in the story of the order', async () => {
  const email = 'declined@example.com';
  const order = await bought('report', email);
  const { id, at } = await declared(email);
  const why = 'You asked us to begin at once, and have had your report since May.';
  expect((await owner.visitor.post(at, { intent: 'decline', orderId: order.id, why: ' ' })).status).toBe(422);
  expect((await owner.visitor.post(at, { intent: 'decline', orderId: order.id, why })).status).toBe(200);
  expect((await server.mailAbout(email, 'About your withdrawal')).text).toContain(why);
  expect([await stateOf(id), await orderState(order.id)]).toEqual(['declined', 'paid']);
  expect(await wordsOf(owner.visitor.get(`/office/orders/${order.id}`))).toContain(why);
  expect((await owner.visitor.post(at, { intent: 'accept', orderId: order.id })).status).toBe(409);
});

test('above the limit for staff the owner decides', async () => {
  const email = 'large@example.com';
  const order = await bought('transformation', email);
  const { id, at } = await declared(email, 'transformation');
  expect(await wordsOf(staff.visitor.get(at))).toContain('The owner decides about a refund');
  expect((await staff.visitor.post(at, { intent: 'accept', orderId: order.id })).status).toBe(403);
  expect(await stateOf(id)).toBe('received');
  expect((await owner.visitor.post(at, { intent: 'accept', orderId: order.id })).status).toBe(200);
  await server.runJobs();
  expect(await orderState(order.id)).toBe('refunded');
});

test('a debit on its way goes back when it arrives', async () => {
  const email = 'debit@example.com';
  const order = await bought('report', email, 'sepa-pending');
  const { at } = await declared(email);
  expect((await owner.visitor.post(at, { intent: 'accept', orderId: order.id })).status).toBe(200);
  const letter = await server.mailAbout(email, 'Your withdrawal is accepted');
  expect(letter.text).toContain('still on its way from your bank');
  await shop.sandbox.settleSepa(order.checkoutId, 'paid');
  await shop.settle();
  await server.runJobs();
  expect(await orderState(order.id)).toBe('refunded');
});

test('money that went back before is not sent twice, and the letter says so', async () => {
  const email = 'before@example.com';
  const order = await bought('report', email);
  const { at } = await declared(email);
  const [payment] = await shop.rows<{ id: string }>('select id from order_payments where order_id = $1', [
    order.id,
  ]);
  const refund = { intent: 'refund', paymentId: payment?.id ?? '', why: '' };
  await owner.visitor.post(`/office/orders/${order.id}`, refund);
  await server.runJobs();
  expect((await owner.visitor.post(at, { intent: 'accept', orderId: order.id })).status).toBe(200);
  const letter = await server.mailAbout(email, 'Your withdrawal is accepted');
  expect(letter.text).toContain('has gone back to you');
  expect(await shop.rows('select 1 from refunds where order_id = $1', [order.id])).toHaveLength(1);
});

test('an order of another address, an unknown declaration, and a member get nowhere', async () => {
  const other = await bought('report', 'other@example.com');
  const { id, at } = await declared('nothing-bought@example.com');
  expect(await wordsOf(staff.visitor.get(at))).toContain('Nothing. Decline it');
  expect((await owner.visitor.post(at, { intent: 'accept', orderId: other.id })).status).toBe(404);
  const unknown = `/office/withdrawals/${crypto.randomUUID()}`;
  expect((await owner.visitor.get(unknown)).status).toBe(404);
  expect((await owner.visitor.post(unknown, { intent: 'decline', why: 'No.' })).status).toBe(404);
  const member = await newMember(server, 'Mia Member');
  expect((await member.visitor.post(at, { intent: 'decline', why: 'No.' })).status).toBe(404);
  expect(await stateOf(id)).toBe('received');
});

test('an account whose withdrawal was decided can be deleted', async () => {
  const runa = await newMember(server, 'Runa Vale');
  await bought('report', runa.email);
  const { reference, at } = await declared(runa.email);
  const request = { intent: 'request-deletion', password: runa.password };
  const ask = async () => (await runa.visitor.post('/portal/account', request)).text();
  expect(await ask()).toContain(`Your withdrawal ${reference} waits for our answer`);
  const why = 'No order of this address is known to us.';
  expect((await staff.visitor.post(at, { intent: 'decline', why })).status).toBe(200);
  expect((await server.mailAbout(runa.email, 'About your withdrawal')).text).toContain(why);
  await ask();
  const letter = await server.mailAbout(runa.email, 'Confirm that your account should be deleted');
  const [, token = ''] = /account\/delete#(\S+)/.exec(letter.text ?? '') ?? [];
  await server.visitor().post('/account/delete', { token });
  server.clock.advance({ days: 7, minutes: 1 });
  expect(await deleteDueAccounts(server.services)).toBe(1);
  expect(await shop.rows('select 1 from withdrawal_requests where email = $1', [runa.email])).toEqual([]);
  expect((await runa.visitor.get('/portal')).headers.get('location')).toBe('/login');
});
