import type { OfficeDiscrepancy, OfficePayout } from '../../../domain/shop/index.ts';
import type { BadgeLook } from '../../ui/badge.tsx';

type Kind = OfficeDiscrepancy['kind'];

const again = 'Check again: the provider is asked about this payment once more, and what it says is booked.';

/** What differs, and what to do next. */
export const discrepancyWords: Record<Kind, { title: string; next: string }> = {
  payment_unknown: {
    title: 'A payment that belongs to no order',
    next: `${again} If it came by a payment link or another program of yours, say so.`,
  },
  payment_missing: {
    title: 'An order’s payment is not at the provider',
    next: 'Look for it in the provider’s dashboard. If it is not there either, refund or cancel nothing before you have asked the provider.',
  },
  booked_twice: {
    title: 'A payment counts twice',
    next: 'It came once and stands in two orders. Please have whoever looks after the site see it.',
  },
  charged_twice: {
    title: 'A payment was charged twice',
    next: 'The buyer paid once too often. Refund one of the two charges in the provider’s dashboard.',
  },
  amount_differs: {
    title: 'A payment has another amount',
    next: `${again} If it stays, open the order and decide there whether to ask for the rest or to give something back.`,
  },
  currency_differs: {
    title: 'A payment came in another currency',
    next: 'Your prices are in euros. Open the order and decide whether it is delivered or refunded.',
  },
  fee_differs: {
    title: 'A fee does not add up',
    next: 'The provider took another fee than it said at first. Ask its support about this movement.',
  },
  refund_unknown: {
    title: 'A refund that the order does not have',
    next: `It was made in the provider’s dashboard. ${again}`,
  },
  refund_missing: {
    title: 'A refund is not at the provider',
    next: 'The order says that it was made, and no money left. Look in the provider’s dashboard before you tell the buyer.',
  },
  refund_differs: {
    title: 'A refund has another amount',
    next: `${again} If it stays, the credit note of this order says another amount than the buyer got.`,
  },
  refund_returned: {
    title: 'A refund came back',
    next: `The buyer’s bank did not take it. ${again} Then ask the buyer how to send it.`,
  },
  dispute_unknown: {
    title: 'The bank took money back for a dispute',
    next: `The order does not know of it. ${again} Then open the dispute from Today, and answer it in time.`,
  },
  dispute_missing: {
    title: 'A dispute moved no money at the provider',
    next: again,
  },
  dispute_differs: {
    title: 'A dispute ended otherwise',
    next: `The order says one outcome, the money another. ${again}`,
  },
  payout_differs: {
    title: 'A payout is not the sum of its movements',
    next: 'Compare it with the bank statement. If that has the payout’s amount, ask the provider’s support what is missing.',
  },
  payout_failed: {
    title: 'A payout did not reach the bank',
    next: 'Check your bank account in the provider’s dashboard. The money waits there and is paid out again.',
  },
};

export const payoutStates: Record<OfficePayout['status'], { text: string; look: BadgeLook }> = {
  pending: { text: 'Being prepared', look: 'secondary' },
  in_transit: { text: 'On its way', look: 'info' },
  paid: { text: 'Paid', look: 'good' },
  failed: { text: 'Sent back', look: 'destructive' },
  canceled: { text: 'Cancelled', look: 'secondary' },
};
