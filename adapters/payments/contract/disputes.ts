import { expect, test } from 'vitest';
import { type Shop, seconds } from './shop.ts';

const pdf = new TextEncoder().encode('%PDF-1.7 the facts of one order');
const DAY = 86_400_000;

/** What a payer's bank wants back, and what is said against it. */
export function disputesContract(shop: Shop): void {
  async function disputed(kind?: 'inquiry') {
    const { paymentId } = await shop.paid(shop.order());
    await shop.provider.received();
    await shop.provider.dispute(paymentId, kind);
    const [dispute] = (await shop.payments.readPayment(paymentId)).disputes;
    if (!dispute) throw new Error('no dispute');
    const answer = {
      disputeId: dispute.disputeId,
      file: pdf,
      fileName: 'facts.pdf',
      words: 'It came, and was watched.',
    };
    return { paymentId, dispute, answer };
  }
  const standing = async (paymentId: string) => (await shop.payments.readPayment(paymentId)).disputes;

  test('is read with its payment: how much, why, until when, and what it costs', async () => {
    const { paymentId, dispute } = await disputed();
    expect(dispute).toMatchObject({
      ...{ amountCents: 5_900, currency: 'eur', reason: 'fraudulent', status: 'needs_answer' },
      ...{ isInquiry: false, isSubmitted: false, openedAt: seconds(shop.clock.now()) },
    });
    expect(dispute.feeCents).toBeGreaterThan(0);
    expect(dispute.dueBy?.getTime()).toBeGreaterThan(shop.clock.now().getTime() + 7 * DAY);
    expect(await shop.subjects()).toContainEqual({ kind: 'payment', id: paymentId });
  });

  test('evidence is sent once, however often it is asked for, and told of', async () => {
    const { paymentId, answer } = await disputed();
    await shop.provider.received();
    const answered = await shop.payments.answerDispute(answer);
    expect(answered).toMatchObject({ status: 'answered', isSubmitted: true });
    expect(await shop.payments.answerDispute({ ...answer, words: 'Something else.' })).toEqual(answered);
    expect(await standing(paymentId)).toEqual([answered]);
    expect(await shop.subjects()).toContainEqual({ kind: 'payment', id: paymentId });
    await expect(shop.payments.acceptDispute(answer.disputeId)).rejects.toMatchObject({ reason: 'refused' });
    await shop.provider.closeDispute(paymentId, 'won');
    expect(await standing(paymentId)).toMatchObject([{ status: 'won', isSubmitted: true }]);
  });

  test('what is no PDF, too late, or of a dispute that is decided, is refused', async () => {
    const { paymentId, answer } = await disputed();
    const file = new TextEncoder().encode('<html>');
    await expect(shop.payments.answerDispute({ ...answer, file })).rejects.toMatchObject({
      reason: 'refused',
    });
    await shop.provider.closeDispute(paymentId, 'lost');
    await expect(shop.payments.answerDispute(answer)).rejects.toMatchObject({ reason: 'refused' });
    const late = await disputed('inquiry');
    shop.clock.advance(60 * DAY);
    await expect(shop.payments.answerDispute(late.answer)).rejects.toMatchObject({ reason: 'refused' });
    await expect(shop.payments.answerDispute({ ...answer, disputeId: 'dp_none' })).rejects.toMatchObject({
      reason: 'not_found',
    });
  });

  test('one that is accepted is lost, and stays lost', async () => {
    const { paymentId, dispute } = await disputed();
    const accepted = await shop.payments.acceptDispute(dispute.disputeId);
    expect(accepted).toMatchObject({ status: 'lost', isSubmitted: false });
    expect(await shop.payments.acceptDispute(dispute.disputeId)).toEqual(accepted);
    expect(await shop.payments.readPayment(paymentId)).toMatchObject({ dispute: 'lost' });
  });

  test('a bank that only asks moves no money, takes an answer, and cannot be given in to', async () => {
    const { paymentId, dispute, answer } = await disputed('inquiry');
    expect(dispute).toMatchObject({ isInquiry: true, feeCents: 0 });
    expect(await shop.payments.readPayment(paymentId)).toMatchObject({ dispute: 'inquiry' });
    await expect(shop.payments.acceptDispute(dispute.disputeId)).rejects.toMatchObject({ reason: 'refused' });
    expect(await shop.payments.answerDispute(answer)).toMatchObject({ status: 'answered', isInquiry: true });
  });

  test('those of a time are listed, with their payments', async () => {
    shop.clock.advance(2_000);
    const from = seconds(shop.clock.now());
    const one = await disputed();
    const other = await disputed();
    const to = new Date(shop.clock.now().getTime() + 1_000);
    const { items } = await shop.payments.listDisputes({ from, to });
    expect(items).toEqual(
      [other, one].map(({ paymentId, dispute: { disputeId } }) => ({ disputeId, paymentId })),
    );
    const rest = await shop.payments.listDisputes({ from, to, after: other.dispute.disputeId });
    expect(rest).toEqual({ items: [items[1]], next: null });
    expect(await shop.payments.listDisputes({ from: to, to: new Date(to.getTime() + DAY) })).toMatchObject({
      items: [],
    });
  });
}
