import { expect, test } from 'vitest';
import { promiseOfAnswer } from './ticket-letters.ts';

const office = { officeHours: { from: 9, to: 17 }, timeZone: 'Europe/Lisbon' };
const at = (moment: string) => promiseOfAnswer(new Date(moment), office);

test('inside office hours the promise is the plain one', () => {
  expect(at('2026-11-20T09:00:00Z')).toBe('We will contact you within 2-4 hours by e-mail.');
  expect(at('2026-11-20T13:00:00Z')).toBe('We will contact you within 2-4 hours by e-mail.');
  // Summer time: nine in Lisbon is eight in Greenwich.
  expect(at('2026-07-20T08:00:00Z')).toBe('We will contact you within 2-4 hours by e-mail.');
});

test('towards the evening it may become the next morning', () => {
  expect(at('2026-11-20T13:01:00Z')).toContain(
    'we close at 17:00 today (Lisbon time) and open again tomorrow at 9:00',
  );
});

test('outside office hours it starts when the office opens', () => {
  expect(at('2026-11-20T17:00:00Z')).toContain('opens tomorrow at 9:00 (Lisbon time)');
  expect(at('2026-11-20T05:00:00Z')).toContain('opens today at 9:00 (Lisbon time)');
  expect(at('2026-07-20T07:59:00Z')).toContain('opens today');
});

test('whatever the hour, it says 2-4 hours and by e-mail', () => {
  for (let hour = 0; hour < 24; hour++) {
    expect(at(`2026-11-20T${String(hour).padStart(2, '0')}:30:00Z`)).toMatch(/2-4 hours.*by e-mail/);
  }
});

test('a holiday moves it to the day after, also on the evening before', () => {
  const away = {
    from: '2026-11-21',
    to: '2026-11-29',
    note: '',
    begins: '2026-11-21T00:00:00.000Z',
    ends: '2026-11-30T00:00:00.000Z',
  };
  const during = (moment: string) => promiseOfAnswer(new Date(moment), { ...office, away });
  const afterwards = 'opens again on Monday 30 November 2026 at 9:00 (Lisbon time)';
  expect(during('2026-11-20T12:00:00Z')).toBe('We will contact you within 2-4 hours by e-mail.');
  for (const moment of [
    '2026-11-20T13:30:00Z',
    '2026-11-20T23:00:00Z',
    '2026-11-25T11:00:00Z',
    '2026-11-29T23:59:00Z',
  ]) {
    expect(during(moment)).toContain(afterwards);
  }
  expect(during('2026-11-30T08:00:00Z')).toContain('opens today at 9:00');
  expect(during('2026-11-19T18:00:00Z')).toContain('opens tomorrow at 9:00');
});

test('a practice with an answer time of its own promises that one, at every hour', () => {
  for (const hour of ['05', '10', '16', '23'])
    expect(promiseOfAnswer(new Date(`2026-11-20T${hour}:30:00Z`), { ...office, answerHours: 24 })).toBe(
      'We will contact you within 24 hours by e-mail.',
    );
});
