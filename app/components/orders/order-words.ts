import type { OrderPage } from '../../../domain/delivery/index.ts';
import type { OrderCard } from '../../../domain/shop/index.ts';
import { euro } from '../../../shared/money.ts';
import type { BadgeLook } from '../../ui/badge.tsx';

type Delivery = OrderPage['deliveries'][number];

/** The order's state, as the buyer reads it. */
const stateWords: Record<OrderCard['state'], { text: string; look: BadgeLook }> = {
  open: { text: 'Waiting for payment', look: 'secondary' },
  pending: { text: 'Payment on its way', look: 'info' },
  paid: { text: 'Paid', look: 'good' },
  failed: { text: 'Payment failed', look: 'destructive' },
  expired: { text: 'Not paid', look: 'secondary' },
  refunded: { text: 'Refunded', look: 'secondary' },
  partially_refunded: { text: 'Partly refunded', look: 'secondary' },
  disputed: { text: 'Taken back by the bank', look: 'warn' },
};

export const wordsOfState = ({ state, isBeingChecked }: Pick<OrderCard, 'state' | 'isBeingChecked'>) =>
  isBeingChecked ? { text: 'Payment being checked', look: 'info' as const } : stateWords[state];

export const stageWords: Record<Delivery['stage'], { text: string; look: BadgeLook }> = {
  waiting_intake: { text: 'Waiting for your details', look: 'warn' },
  waiting_period: { text: 'Begins after the 14 days', look: 'secondary' },
  waiting_account: { text: 'Waiting for your account', look: 'warn' },
  waiting_circle: { text: 'Begins when your membership ends', look: 'secondary' },
  in_work: { text: 'Being made', look: 'info' },
  writing: { text: 'Being written', look: 'info' },
  recording: { text: 'Being recorded', look: 'info' },
  ready_to_book: { text: 'Ready to book', look: 'good' },
  booked: { text: 'Booked', look: 'good' },
  delivered: { text: 'Delivered', look: 'good' },
  withdrawn: { text: 'Taken back', look: 'secondary' },
};

/** Of an order in parts, as many as are paid for. */
function sessionsName(amount = 0, given = amount): string {
  if (given < amount) return `${given} of ${amount} live sessions`;
  return amount === 1 ? 'One live session' : `${amount} live sessions`;
}

export function deliveryName({ kind, title, amount, given, documents }: Delivery): string {
  switch (kind) {
    case 'document':
      return documents[0]?.title ?? 'Your PDF';
    case 'video':
      return `Your ${amount}-minute video`;
    case 'session-credits':
      return sessionsName(amount, given);
    case 'course':
      return `${title}, the course`;
    case 'membership':
      return 'Soul Circle';
    case 'membership-months':
      return amount === 1 ? 'A month in the Soul Circle' : `${amount} months in the Soul Circle`;
    case 'files':
      return 'Your files';
    case 'text':
      return title ?? 'Your text';
    case 'seat':
      return `A seat at “${title}”`;
  }
}

/** Where a delivered thing is used, when not on this page. Sessions are used long before the last one is held. */
export function deliveryLink({ kind, stage }: Delivery): { to: string; text: string } | undefined {
  const isUsable = stage === 'ready_to_book' || stage === 'booked' || stage === 'delivered';
  if (kind === 'session-credits' && isUsable) {
    const text = stage === 'ready_to_book' ? 'Book a session' : 'See your sessions';
    return { to: '/portal/sessions', text };
  }
  return kind === 'course' && isUsable ? { to: '/portal/courses', text: 'Open the course' } : undefined;
}

const cents = (value: string | number | undefined) => euro(Number(value ?? 0));

const arrivals: Record<Delivery['kind'], string> = {
  document: 'Your PDF was made',
  video: 'Your video is ready to watch',
  'session-credits': 'Your sessions are ready to be booked',
  course: 'The course is open to you',
  membership: 'The Circle is open to you',
  'membership-months': 'The Circle is open to you',
  files: 'Your files are ready to download',
  text: 'Your text is ready to read',
  seat: 'Your seat is yours',
};

/** The lines of the timeline. What only staff need to know is left out. */
export function storyLine({ kind, detail }: OrderPage['story'][number]): string | undefined {
  // Decided by the practice: the buyer has requested nothing.
  if (kind === 'refund_requested' && detail.source === 'staff') return undefined;
  const lines: Record<string, string> = {
    placed: 'Order placed',
    card_declined: 'The card was declined',
    debit_on_its_way: 'Payment on its way by direct debit',
    paid: detail.cents ? `Payment of ${cents(detail.cents)} arrived` : 'Nothing was charged',
    renewed: `Renewed for ${cents(detail.cents)}`,
    charge_failed: `A charge of ${cents(detail.cents)} failed`,
    part_paid: `Part ${detail.part} of ${detail.parts}, ${cents(detail.cents)}, arrived`,
    part_failed: `Part ${detail.part} of ${detail.parts} could not be charged`,
    plan_ended: 'The payments ended',
    debit_failed: 'The direct debit failed',
    expired: 'Not paid in time',
    begin_now: 'You asked us to begin',
    begin_later: 'You chose to wait for the 14 days',
    intake_saved: 'Your details arrived',
    partner_withdrew: 'Your partner took their details back',
    intake_corrected: 'You corrected your details',
    delivered: arrivals[detail.what as Delivery['kind']] ?? 'Delivered',
    attached: 'Moved into your account',
    membership_cancelled: 'Membership cancelled',
    membership_changed: 'Membership changed',
    price_announced: 'A new price was announced',
    membership_resumed: 'Cancellation taken back',
    membership_ended: 'Membership ended',
    refund_requested: 'Refund requested',
    refund_declined: 'Refund declined',
    refunded: `${cents(detail.cents)} returned`,
    disputed: 'Your bank asks about the payment',
    dispute_closed: 'The bank has decided',
    week_moved: 'Your place is in a later week',
  };
  return lines[kind];
}
