import { expect, test } from 'vitest';
import { writtenCatalogue } from '../../../content/catalogue.ts';

import { asksForConsent } from '../../shop/orders/open-order.ts';
import { creditSource, editionFiles, fileOf, stageOf } from './stages.ts';

const now = new Date('2026-05-04T10:00:00Z');
const later = new Date('2026-05-04T10:00:01Z');
const ready = { intakeComplete: true, hasAccount: true, inCircle: false, now };

test.each([
  ['document', null, ready, 'in_work'],
  ['document', null, { ...ready, intakeComplete: false }, 'waiting_intake'],
  ['document', later, ready, 'waiting_period'],
  ['document', now, ready, 'in_work'],
  ['document', null, { ...ready, hasAccount: false }, 'in_work'],
  ['video', null, ready, 'recording'],
  ['video', later, { ...ready, intakeComplete: false }, 'waiting_intake'],
  ['membership-months', null, ready, 'delivered'],
  ['membership-months', null, { ...ready, inCircle: true }, 'waiting_circle'],
  ['membership-months', later, { ...ready, inCircle: true }, 'waiting_period'],
  ['text', null, ready, 'in_work'],
  ['text', null, { ...ready, intakeComplete: false }, 'waiting_intake'],
  ['session-credits', null, { ...ready, intakeComplete: false }, 'delivered'],
  ['session-credits', null, { ...ready, hasAccount: false }, 'delivered'],
  ['course', later, ready, 'waiting_period'],
  ['course', null, { ...ready, hasAccount: false }, 'waiting_account'],
  ['course', null, { ...ready, intakeComplete: false }, 'delivered'],
  ['files', null, { ...ready, intakeComplete: false, hasAccount: false }, 'delivered'],
  ['files', later, ready, 'waiting_period'],
  ['video', later, ready, 'waiting_period'],
  ['membership', null, { ...ready, intakeComplete: false, hasAccount: false }, 'delivered'],
  ['membership', later, ready, 'waiting_period'],
] as const)('%s, not before %s, knowing %o: %s', (kind, notBefore, facts, stage) => {
  expect(stageOf({ kind, notBefore }, facts)).toBe(stage);
});

test('packages of sessions alone ask for no consent: nothing begins until a session is booked', () => {
  const without = Object.values(writtenCatalogue).filter((product) => !asksForConsent(product));
  expect(without.map(({ id }) => id).sort()).toEqual(['ceo-mentorship', 'transformation', 'union-path']);
});

test('the editions of a document lie beside each other, each under its own ending', () => {
  expect(editionFiles('o/1.pdf.d/report.pdf')).toEqual([
    { edition: 'screen', key: 'o/1.pdf.d/report.pdf', contentType: 'application/pdf' },
    { edition: 'reading', key: 'o/1.pdf.d/report.json', contentType: 'application/json' },
    { edition: 'a4', key: 'o/1.pdf.d/report-a4.pdf', contentType: 'application/pdf' },
    { edition: 'letter', key: 'o/1.pdf.d/report-letter.pdf', contentType: 'application/pdf' },
  ]);
  expect(fileOf('report.pdf', 'a4')).toBe('report-a4.pdf');
  expect(creditSource({ id: 'one' })).toBe('order:one');
});
