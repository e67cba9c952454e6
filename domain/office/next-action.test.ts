import { expect, test } from 'vitest';
import { nextAction, type Situation } from './dashboard.ts';

const settled: Situation = {
  orderWithoutDetails: null,
  freeCredits: 0,
  unseenVideo: null,
  milestones: 2,
  chargeFailed: false,
  hasNumbers: true,
  hasReport: true,
};

test.each<[string, Partial<Situation>, string]>([
  ['somebody who has all she needs', {}, '/portal/journey'],
  [
    'a course that was begun',
    { lesson: { title: 'The Trouble with Y', to: '/portal/courses/a/b' } },
    '/portal/courses/a/b',
  ],
  [
    'a reading nobody has looked at',
    { unseenVideo: { id: '7', title: 'Video Reading' } },
    '/portal/videos/7',
  ],
  [
    'sessions that are paid for',
    { freeCredits: 2, unseenVideo: { id: '7', title: 'x' } },
    '/portal/sessions?book',
  ],
  [
    'sessions of somebody new',
    { hasReport: false, hasNumbers: false, freeCredits: 12 },
    '/portal/sessions?book',
  ],
  ['a Circle that waits', { circleWaits: '9', hasNumbers: false }, '/portal/orders/9'],
  ['no report yet', { hasReport: false }, '/portal/reports?new'],
  ['no numbers yet', { hasNumbers: false, hasReport: false }, '/portal/reports?new'],
  ['a session tomorrow', { sessionSoon: 'Couples Journey', hasNumbers: false }, '/portal/sessions'],
  ['a charge that failed', { chargeFailed: true, sessionSoon: 'Couples Journey' }, '/portal/orders'],
  [
    'an order that waits for details',
    { orderWithoutDetails: { id: '3', name: 'Personal Report' }, chargeFailed: true },
    '/portal/orders/3/details',
  ],
])('%s', (_, now, to) => {
  expect(nextAction({ ...settled, ...now }).to).toBe(to);
});

test('counts in words', () => {
  expect(nextAction({ ...settled, freeCredits: 1 }).title).toBe('Book your session');
  expect(nextAction({ ...settled, freeCredits: 3 }).title).toBe('Book your 3 sessions');
});
