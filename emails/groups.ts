import type { MailName } from './mails.ts';

/** In which of the office's lists a mail stands, and the running head that its reader sees. */
type Group = { list: string; head: string };

const group = (list: string, head = list): Group => ({ list, head });

const account = group('Your account');
const numbers = group('Your numbers');
const order = group('Your order');
const circle = group('The Soul Circle');
const question = group('Your question');
const desk = group('For the desk');
const gift = group('A gift');
const thanks = group('Your recommendation');
const words = group('Your words');
const note = group('A note');
// The head of a sequence's letter says what it is about. It carries no count: not everybody gets all of them.
const nurture = group('Quiz Nurture', numbers.head);
const cart = group('Abandoned Cart', order.head);
const upsell = group('Membership Upsell', circle.head);

const groups: Record<MailName, Group> = {
  'verify-email': account,
  'recover-password': account,
  'change-email': account,
  'verify-new-address': account,
  'address-changed': account,
  'password-changed': account,
  'password-set': account,
  'passkey-added': account,
  'addresses-joined': account,
  'sign-in-link': account,
  'sign-up-attempt': account,
  'free-report': numbers,
  'newsletter-confirm': numbers,
  'payment-on-its-way': order,
  'payment-failed': order,
  'order-paid': order,
  'referral-credit': thanks,
  'order-in-work': order,
  'promise-moved': order,
  'order-begins': order,
  'order-delivered': order,
  'sessions-ready': order,
  'partner-awaited': order,
  'partner-withdrew': order,
  'intake-reminder': order,
  'testimonial-request': words,
  'testimonial-returned': words,
  'testimonial-declined': words,
  'refund-received': order,
  'refund-made': order,
  'refund-declined': order,
  'rest-asked': order,
  cancellation: circle,
  'withdrawal-received': order,
  'withdrawal-answered': order,
  'plan-part-paid': order,
  'plan-part-failed': order,
  'plan-ended': order,
  'membership-changed': circle,
  'membership-renews-soon': circle,
  'membership-price-changes': circle,
  'trial-ends-soon': circle,
  'membership-renewed': circle,
  'membership-charge-failed': circle,
  'membership-charge-reminder': circle,
  'membership-card-expires': circle,
  'membership-cancelled': circle,
  'membership-resumed': circle,
  'membership-ended': circle,
  'circle-months': circle,
  'month-letter': circle,
  'year-letter': circle,
  'members-evening': circle,
  'product-open': order,
  'gift-bought': gift,
  'gift-received': gift,
  'gift-redeemed': gift,
  'gift-rest': gift,
  seat: group('Your seat'),
  session: group('Your session'),
  'contact-received': question,
  'ticket-received': question,
  'care-received': question,
  'ticket-answered': question,
  'lesson-answer': question,
  'personal-letter': note,
  'ticket-for-staff': desk,
  'withdrawal-notice': desk,
  'staff-order-alert': desk,
  'automation-notice': desk,
  'staff-invitation': desk,
  'provider-down': desk,
  'provider-back': desk,
  'owner-notice': desk,
  'owner-digest': desk,
  'setup-mail': desk,
  'test-mail': desk,
  custom: note,
  'portal-report': note,
  'deletion-requested': note,
  'deletion-planned': note,
  'account-deleted': note,
  welcome: nurture,
  testimonial: nurture,
  discount: nurture,
  education: nurture,
  urgency: nurture,
  value: nurture,
  membership: group(nurture.list, circle.head),
  abandoned_cart: cart,
  abandoned_cart_reminder: cart,
  abandoned_cart_final: cart,
  membership_intro: upsell,
  membership_benefits: upsell,
  membership_offer: upsell,
};

export const isMailName = (name: string): name is MailName => Object.hasOwn(groups, name);

export const mailNames = Object.keys(groups).filter(isMailName);

export const groupOf = (name: MailName): string => groups[name].list;

export const headOf = (name: string): string => (isMailName(name) ? groups[name] : note).head;
