import type { OfficeOrder, OrderView } from '../../../domain/office/index.ts';
import type { OfficeGift } from '../../../domain/shop/index.ts';
import { euro } from '../../../shared/money.ts';
import type { BadgeLook } from '../../ui/badge.tsx';
import { deliveryName } from '../orders/order-words.ts';

type Words = { text: string; look: BadgeLook };
export type OfficeDelivery = OfficeOrder['deliveries'][number];

export const viewNames: Record<OrderView, string> = {
  bought: 'All that was bought',
  work: 'To be made',
  waiting: 'Waiting for the buyer',
  pending: 'Payment on its way',
  failed: 'Payment failed',
  refunded: 'Refunded',
  disputed: 'Disputed',
  unpaid: 'Never paid',
};

/** As staff read it. */
export const officeState: Record<OfficeOrder['state'], Words> = {
  open: { text: 'Not paid yet', look: 'secondary' },
  pending: { text: 'Debit on its way', look: 'info' },
  paid: { text: 'Paid', look: 'good' },
  failed: { text: 'Payment failed', look: 'destructive' },
  expired: { text: 'Never paid', look: 'secondary' },
  refunded: { text: 'Refunded', look: 'secondary' },
  partially_refunded: { text: 'Partly refunded', look: 'secondary' },
  disputed: { text: 'Disputed', look: 'destructive' },
};

export const giftStates: Record<OfficeGift['state'], Words> = {
  placed: { text: 'Not paid yet', look: 'secondary' },
  open: { text: 'To be redeemed', look: 'info' },
  redeemed: { text: 'Redeemed', look: 'good' },
  withdrawn: { text: 'Taken back', look: 'secondary' },
  expired: { text: 'Expired', look: 'secondary' },
};

export const officeStage: Record<OfficeDelivery['stage'], Words> = {
  waiting_intake: { text: 'Waits for details', look: 'warn' },
  waiting_period: { text: 'Waits for the 14 days', look: 'secondary' },
  waiting_account: { text: 'Waits for an account', look: 'warn' },
  waiting_circle: { text: 'Waits for the end of a membership', look: 'secondary' },
  in_work: { text: 'Being made', look: 'info' },
  writing: { text: 'To be written', look: 'warn' },
  recording: { text: 'To be recorded', look: 'info' },
  ready_to_book: { text: 'Sessions to be booked', look: 'info' },
  booked: { text: 'Sessions booked', look: 'info' },
  delivered: { text: 'Delivered', look: 'good' },
  withdrawn: { text: 'Taken back', look: 'secondary' },
};

export const refundStates: Record<OfficeOrder['refunds'][number]['state'], string> = {
  requested: 'waits for your decision',
  approved: 'about to go back',
  pending: 'on its way back',
  made: 'gone back',
  failed: 'could not be made',
  declined: 'declined',
};

export const refundSources: Record<OfficeOrder['refunds'][number]['source'], string> = {
  guarantee: '30-day guarantee',
  withdrawal: 'withdrawal',
  staff: 'by staff',
  provider: 'made at the provider',
};

/** Why a part went back. */
const refundParts: Record<string, string> = {
  item: 'for one line',
  sessions: 'for unused sessions',
  goodwill: 'as goodwill',
  difference: 'paid too much',
};

export const methodNames: Record<string, string> = {
  card: 'card',
  sepa_debit: 'SEPA direct debit',
  other: 'another way',
  elsewhere: 'cash or transfer',
};

/** As the buyer reads it, without "your". */
export function deliveryTitle(delivery: OfficeDelivery): string {
  const { kind, title, amount, documents } = delivery;
  switch (kind) {
    case 'document':
      return documents[0]?.title ?? 'Document';
    case 'video':
      return `${amount}-minute video`;
    case 'files':
      return 'Files to download';
    case 'text':
      return title ?? 'A text';
    default:
      return deliveryName(delivery);
  }
}

const cents = (value: string | number | undefined) => euro(Number(value ?? 0));
const kinds: Record<string, { what: string; areSeveral?: true }> = {
  document: { what: 'The document' },
  video: { what: 'The video' },
  'session-credits': { what: 'The sessions', areSeveral: true },
  course: { what: 'The course' },
  membership: { what: 'The Circle' },
  'membership-months': { what: 'The Circle' },
  files: { what: 'The files', areSeveral: true },
  text: { what: 'The text' },
  seat: { what: 'The seat' },
};

/** One line of the order's timeline, for staff. */
export function eventWords({ kind, detail }: OfficeOrder['events'][number]): string {
  const { what, areSeveral } = kinds[String(detail.what)] ?? { what: 'It' };
  const lines: Record<string, string> = {
    placed: 'Order placed',
    card_declined: 'The card was declined',
    debit_on_its_way: 'A direct debit is on its way',
    paid: detail.cents ? `${cents(detail.cents)} arrived` : 'Nothing was charged',
    renewed: `Renewed for ${cents(detail.cents)}`,
    charge_failed: `A charge of ${cents(detail.cents)} failed`,
    part_paid: `Part ${detail.part} of ${detail.parts}, ${cents(detail.cents)}, arrived`,
    part_failed: `Part ${detail.part} of ${detail.parts}, ${cents(detail.cents)}, could not be charged`,
    plan_ended: `The payments ended after ${detail.part} of ${detail.parts} parts`,
    amount_differs: 'The amount paid is not the amount asked for',
    released: 'Released: it is delivered for the amount that was paid',
    paid_twice: `A second payment of ${cents(detail.cents)} arrived`,
    rest_asked: `The buyer was asked for the missing ${cents(detail.cents)}`,
    difference_settled: 'What did not fit was decided',
    debit_failed: 'The direct debit failed',
    expired: 'Not paid in time',
    replaced: 'Replaced by a newer order',
    begin_now: 'The buyer asked us to begin at once',
    begin_later: 'The buyer chose to wait for the 14 days',
    intake_saved: 'The buyer sent the details',
    partner_withdrew: 'The partner took their details back',
    intake_corrected: 'The buyer corrected the details',
    delivered: `${what} ${areSeveral ? 'were' : 'was'} delivered`,
    opened: `The buyer opened ${what.toLowerCase()}`,
    overdue: `${what} ${areSeveral ? 'are' : 'is'} late`,
    attached: "Moved into the buyer's account",
    membership_cancelled: 'Membership cancelled',
    membership_changed: 'Membership changed',
    price_announced: 'A new price was announced',
    membership_resumed: 'Cancellation taken back',
    membership_ended: 'Membership ended',
    withdrawal_accepted: `Withdrawal ${detail.reference ?? ''} accepted`,
    withdrawal_declined: `Withdrawal ${detail.reference ?? ''} declined: ${detail.why ?? ''}`,
    refund_requested: `${cents(detail.cents)} ${detail.source === 'staff' ? 'to go back' : 'asked back'}`,
    refund_declined: `Refund declined: ${detail.why ?? ''}`,
    refund_failed: `A refund of ${cents(detail.cents)} could not be made`,
    refunded: `${cents(detail.cents)} went back${detail.part ? `, ${refundParts[detail.part] ?? ''}` : ''}`,
    disputed: 'The bank disputes the payment',
    dispute_closed: 'The bank has decided',
    dispute_turned: `The bank gave back ${cents(detail.cents)} that it had kept`,
    same_card: `The same card has paid order ${detail.order} of another address before; the code ${detail.code} is good once for each person`,
    week_moved: 'The week it was sold for was full when the money came; it has the next free one',
  };
  return lines[kind] ?? kind.replaceAll('_', ' ');
}
