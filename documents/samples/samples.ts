import { createHash } from 'node:crypto';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { type DocumentKind, renderDocument } from '../draw.ts';
import { business, couple, person } from '../testing/people.ts';
import { readPdf } from '../testing/read-pdf.ts';

const content = makeContent(firstEdition);

const issuedOn = { year: 2026, month: 3, day: 14 };
const ada = person('Ada Byron Lovelace', { year: 1985, month: 12, day: 10 }, issuedOn);
const pair = couple(
  ['Ada Byron Lovelace', 'Nikola Ferreira Marsh'],
  [ada.chart.birthDate, { year: 1983, month: 7, day: 22 }],
  issuedOn,
);
const bakery = {
  ...business(person('Ines Duarte', { year: 1983, month: 4, day: 17 }, issuedOn), [
    'Slow Bread',
    'Stone Oven',
    'Corner Loaf',
    'Sourdough Lane',
  ]),
  launchDate: { year: 2026, month: 10, day: 7 },
  tradeKind: 'food',
  stage: 'opening',
  place: 'Porto',
} as const;
const buyer = {
  name: 'Ada Byron Lovelace',
  email: 'ada@example.org',
  address: ['12 St James’s Square', 'London SW1Y 4JH'],
};
const lines = [
  { description: 'Personal Report, 20 pages as a PDF', quantity: 1, unitCents: 5_900, vatRate: 23 },
  { description: 'Code SOUL7Q2PAX, 20 %', quantity: 1, unitCents: -1_180, vatRate: 23 },
];

/** One of each, always of the same person on the same day: what the pictures show and the visual test watches. */
export const samples: Record<DocumentKind, () => Promise<Uint8Array>> = {
  'free-report': () =>
    renderDocument('free-report', { ...ada, siteUrl: 'https://aura-numerology.example' }, content),
  'personal-report': () => renderDocument('personal-report', ada, content),
  'personal-month-letter': () =>
    renderDocument(
      'personal-month-letter',
      {
        name: ada.name,
        birthDate: ada.chart.birthDate,
        year: 2026,
        month: 4,
        issuedOn: { year: 2026, month: 4, day: 1 },
      },
      content,
    ),
  'couples-snapshot': () => renderDocument('couples-snapshot', pair, content),
  'couples-blueprint': () => renderDocument('couples-blueprint', pair, content),
  'business-blueprint': () => renderDocument('business-blueprint', bakery, content),
  'brand-alignment': () =>
    renderDocument(
      'brand-alignment',
      {
        ...bakery,
        questions: 'Will Slow Bread still fit when we sell coffee?\nShould my own name be on the sign?',
      },
      content,
    ),
  'yearly-blueprint': () =>
    renderDocument(
      'yearly-blueprint',
      {
        ...ada,
        questions: 'Is this the year to leave the institute?\nHow do I find time for the book?',
      },
      content,
    ),
  certificate: () =>
    renderDocument(
      'certificate',
      {
        name: 'Ada Byron Lovelace',
        course: 'Numerology 101',
        content: '8 modules, 4 hours of content',
        number: '7f3c2b1a-5d4e-4c3b-9a2f-1e0d9c8b7a65',
        url: 'https://aura-numerology.example/certificates/7f3c2b1a-5d4e-4c3b-9a2f-1e0d9c8b7a65',
        issuedOn,
      },
      content,
    ),
  'gift-card': () =>
    renderDocument(
      'gift-card',
      {
        receiver: 'Ada Byron Lovelace',
        giver: 'Charles',
        gift: 'Personal Report',
        message: 'For the year in which you begin again. I look forward to hearing what the numbers say.',
        code: 'K7QM-2XBD-9PQR-4TUV',
        url: 'https://aura-numerology.example/gift/K7QM-2XBD-9PQR-4TUV',
        expiresOn: { year: 2031, month: 12, day: 31 },
        issuedOn,
      },
      content,
    ),
  receipt: () =>
    renderDocument(
      'receipt',
      {
        number: '2026-000123',
        issuedOn,
        orderNumber: 'A-7Q2PA',
        buyer,
        lines,
        payment: { method: 'card', paidOn: issuedOn },
        withdrawalConsent: {
          givenOn: issuedOn,
          text: 'I ask for delivery at once and know that my right of withdrawal ends when the report is delivered.',
        },
      },
      content,
    ),
  'credit-note': () =>
    renderDocument(
      'credit-note',
      {
        number: 'CN-2026-000009',
        issuedOn: { year: 2026, month: 3, day: 20 },
        orderNumber: 'A-7Q2PA',
        buyer,
        lines,
        receipt: { number: '2026-000123', issuedOn },
        refund: { method: 'card', on: { year: 2026, month: 3, day: 20 } },
        reason: 'Refund within 30 days',
      },
      content,
    ),
  'dispute-evidence': () =>
    renderDocument(
      'dispute-evidence',
      {
        order: 'AN-7KQ4-M2XB',
        product: 'Personal Report',
        amountCents: 5900,
        words:
          'The buyer ordered a Personal Report on 4 March, asked us to begin at once and received it the same day.\n\nThe document was opened on 5 March and again on 9 March. Nobody wrote to us before the dispute.',
        facts: [
          ['Buyer', 'Rosa Almeida, rosa@example.com'],
          ['Order', 'AN-7KQ4-M2XB, placed 4 Mar 2026, 10:12'],
          ['Paid', '€59.00 by card, 4 Mar 2026, 10:13'],
        ],
        agreed: [
          { at: '4 Mar 2026, 10:12', text: 'Placed the order under these texts: Terms; Right of withdrawal' },
        ],
        delivered: [
          { at: '4 Mar 2026, 10:40', text: 'Personal Report: document made and sent' },
          { at: '5 Mar 2026, 08:02', text: 'The buyer opened the document' },
          { at: null, text: 'Consultation: to be booked by the buyer' },
        ],
        timeline: [
          { at: '4 Mar 2026, 10:12', text: 'The buyer placed the order' },
          { at: '4 Mar 2026, 10:13', text: 'The payment arrived' },
        ],
        letters: [{ at: '4 Mar 2026, 10:14', text: 'E-mail to the buyer: “Thank you for your order”' }],
        issuedOn,
      },
      content,
    ),
  'legal-texts': () =>
    renderDocument(
      'legal-texts',
      {
        number: '12',
        issuedOn,
        parts: [
          {
            title: 'Terms',
            description: 'The agreement between you and us, in plain words.',
            updated: '2026-03-01',
            blocks: [
              { kind: 'paragraph', text: 'These are the terms on which we sell readings.' },
              { kind: 'heading', text: '1. Your right of withdrawal' },
              {
                kind: 'paragraph',
                text: 'You may withdraw within 14 days, on the withdrawal page (https://aura-numerology.example/withdraw). It ends earlier in these cases:',
              },
              { kind: 'item', mark: '•', text: 'Digital content: when delivery has begun at your wish.' },
              { kind: 'item', mark: '•', text: 'Services: when the service has been fully provided.' },
            ],
          },
          {
            title: 'Refunds',
            description: 'Thirty days, no reason needed.',
            blocks: [
              { kind: 'item', mark: '1.', text: 'Open the order.' },
              { kind: 'item', mark: '2.', text: 'Choose “Request a refund”, then confirm.' },
            ],
          },
        ],
      },
      content,
    ),
};

/** Which glyph has which number depends on all pages before, so strings are compared as text. */
const GLYPHS = / (TJ|Tf)$/;

/** One short hash per page of what is drawn on it, before compression, so that it is the same on every machine. */
export function fingerprints(bytes: Uint8Array): string[] {
  return readPdf(bytes).pages.map(({ operators, placed }) => {
    const drawing = operators.split('\n').filter((operator) => !GLYPHS.test(operator));
    return createHash('sha256')
      .update(JSON.stringify([drawing, placed]))
      .digest('hex')
      .slice(0, 12);
  });
}
