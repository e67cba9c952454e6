import type { MailName } from './mails.ts';

/** Which mails belong together: lists in the office, and the running head of a mail. */
const groups: Record<MailName, string> = {
  'verify-email': 'Your account',
  'recover-password': 'Your account',
  'change-email': 'Your account',
  'password-changed': 'Your account',
  'addresses-joined': 'Your account',
  'sign-in-link': 'Your account',
  'sign-up-attempt': 'Your account',
  'free-report': 'Your numbers',
  'newsletter-confirm': 'Your numbers',
  'payment-on-its-way': 'Your order',
  'payment-failed': 'Your order',
  'order-paid': 'Your order',
  'order-in-work': 'Your order',
  'order-begins': 'Your order',
  'order-delivered': 'Your order',
  'sessions-ready': 'Your order',
  'intake-reminder': 'Your order',
  'refund-received': 'Your order',
  'refund-made': 'Your order',
  'refund-declined': 'Your order',
  'withdrawal-received': 'Your order',
  'membership-renewed': 'The Soul Circle',
  'membership-charge-failed': 'The Soul Circle',
  'membership-cancelled': 'The Soul Circle',
  'membership-resumed': 'The Soul Circle',
  'membership-ended': 'The Soul Circle',
  'month-letter': 'The Soul Circle',
  session: 'Your session',
  'contact-received': 'Your question',
  'ticket-received': 'Your question',
  'ticket-answered': 'Your question',
  'ticket-for-staff': 'For the desk',
  'withdrawal-notice': 'For the desk',
  'staff-order-alert': 'For the desk',
  'staff-invitation': 'For the desk',
  'provider-down': 'For the desk',
  'provider-back': 'For the desk',
  'setup-mail': 'For the desk',
  'test-mail': 'For the desk',
  custom: 'A note',
  'portal-report': 'A note',
  'deletion-requested': 'A note',
  'deletion-planned': 'A note',
  'account-deleted': 'A note',
  welcome: 'Quiz Nurture',
  testimonial: 'Quiz Nurture',
  discount: 'Quiz Nurture',
  education: 'Quiz Nurture',
  urgency: 'Quiz Nurture',
  value: 'Quiz Nurture',
  membership: 'Quiz Nurture',
  abandoned_cart: 'Abandoned Cart',
  abandoned_cart_reminder: 'Abandoned Cart',
  abandoned_cart_final: 'Abandoned Cart',
  membership_intro: 'Membership Upsell',
  membership_benefits: 'Membership Upsell',
  membership_offer: 'Membership Upsell',
};

/** What a letter of a sequence is about. It carries no count: not everybody gets all of them. */
const sequenceHeads: Record<string, string> = {
  'Quiz Nurture': 'Your numbers',
  'Abandoned Cart': 'Your order',
  'Membership Upsell': 'The Soul Circle',
};

export const isMailName = (name: string): name is MailName => Object.hasOwn(groups, name);

export const mailNames = Object.keys(groups).filter(isMailName);

export const groupOf = (name: MailName): string => groups[name];

/** The running head of a mail. */
export function headOf(name: string): string {
  if (!isMailName(name)) return 'A note';
  if (name === 'membership') return 'The Soul Circle';
  return sequenceHeads[groups[name]] ?? groups[name];
}
