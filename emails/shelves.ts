/** Where each mail stands in the house, and what its running head says. What is not named here is a note. */
const shelves: Record<string, readonly string[]> = {
  'Your account': ['verify-email', 'recover-password', 'change-email', 'password-changed', 'sign-up-attempt'],
  'Your numbers': ['free-report', 'newsletter-confirm'],
  'Your order': [
    'payment-on-its-way',
    'payment-failed',
    'order-paid',
    'order-in-work',
    'order-delivered',
    'sessions-ready',
    'intake-reminder',
    'refund-received',
    'refund-made',
    'refund-declined',
    'withdrawal-received',
  ],
  'The Soul Circle': [
    'membership-renewed',
    'membership-charge-failed',
    'membership-cancelled',
    'membership-resumed',
    'membership-ended',
    'month-letter',
  ],
  'Your session': ['session'],
  'Your question': ['contact-received', 'ticket-received', 'ticket-answered'],
  'For the desk': [
    'ticket-for-staff',
    'withdrawal-notice',
    'staff-order-alert',
    'staff-invitation',
    'test-mail',
  ],
};

/** The letters of the sequences are counted, as the leaves of a book are. */
const rows: readonly (readonly string[])[] = [
  ['welcome', 'testimonial', 'discount', 'education', 'urgency', 'value', 'membership'],
  ['abandoned_cart', 'abandoned_cart_reminder', 'abandoned_cart_final'],
  ['membership_intro', 'membership_benefits', 'membership_offer'],
];
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export const shelfNames = [...Object.keys(shelves), 'A note'];

export function shelfOf(template: string): string {
  return Object.keys(shelves).find((shelf) => shelves[shelf]?.includes(template)) ?? 'A note';
}

export function headOf(template: string): string {
  const row = rows.find((letters) => letters.includes(template));
  return row ? `Letter ${roman[row.indexOf(template)]} of ${roman[row.length - 1]}` : shelfOf(template);
}
