import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showIn } from '../../shared/wall-time.ts';
import { freeSlots, listSlots, rangesOf, type SlotRules, startsOn } from './free-slots.ts';

const six = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];
const everyDay = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, six]));
const june: SlotRules = {
  hours: everyDay,
  booked: [],
  blocked: [],
  from: '2025-06-10',
  to: '2025-06-10',
  zone: 'Europe/Lisbon',
  now: new Date('2025-06-01T12:00:00Z'),
  minutes: 60,
  notice: 0,
  before: 0,
  after: 0,
};
const span = (startsAt: string, endsAt: string) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
const times = (rules: SlotRules) => freeSlots(rules).map(({ time }) => time);
const starts = (rules: SlotRules) => freeSlots(rules).map(({ startsAt }) => startsAt.toISOString());

describe('an ordinary day', () => {
  test('offers the six slots in order, each an hour long', () => {
    expect(times(june)).toEqual(six);
    expect(freeSlots(june)[0]).toEqual({
      ...span('2025-06-10T08:00:00Z', '2025-06-10T09:00:00Z'),
      date: '2025-06-10',
      time: '09:00',
      state: 'free',
    });
  });

  test('sorts hours that were entered in any order', () => {
    expect(times({ ...june, hours: { 2: ['16:00', '09:00'] } })).toEqual(['09:00', '16:00']);
  });

  test('a booking takes its slot and leaves its neighbours', () => {
    const booked = [span('2025-06-10T09:00:00Z', '2025-06-10T10:00:00Z')];
    expect(times({ ...june, booked })).toEqual(['09:00', '11:00', '14:00', '15:00', '16:00']);
    expect(listSlots({ ...june, booked })[1]?.state).toBe('taken');
  });

  test('a booking that straddles two slots takes both', () => {
    const booked = [span('2025-06-10T08:30:00Z', '2025-06-10T09:30:00Z')];
    expect(times({ ...june, booked })).toEqual(['11:00', '14:00', '15:00', '16:00']);
  });

  test('a buffer keeps the neighbours free too', () => {
    const booked = [span('2025-06-10T09:00:00Z', '2025-06-10T10:00:00Z')];
    expect(times({ ...june, booked, before: 15, after: 15 })).toEqual(['14:00', '15:00', '16:00']);
  });

  test('bookings of other days do not matter', () => {
    expect(times({ ...june, booked: [span('2025-06-11T09:00:00Z', '2025-06-11T10:00:00Z')] })).toEqual(six);
  });
});

describe('closed days', () => {
  test('a blocked date has no slots, its neighbours do', () => {
    const rules = { ...june, from: '2025-06-09', to: '2025-06-11', blocked: ['2025-06-10'] };
    expect([...new Set(freeSlots(rules).map(({ date }) => date))]).toEqual(['2025-06-09', '2025-06-11']);
  });

  test('a weekday without hours has none', () => {
    const { 6: _saturday, 7: _sunday, ...weekdays } = everyDay;
    const rules = { ...june, hours: weekdays, from: '2025-06-13', to: '2025-06-16' };
    expect([...new Set(freeSlots(rules).map(({ date }) => date))]).toEqual(['2025-06-13', '2025-06-16']);
  });

  test('a range that ends before it begins is empty', () => {
    expect(listSlots({ ...june, from: '2025-06-11', to: '2025-06-10' })).toEqual([]);
  });
});

describe('notice', () => {
  test('what has begun cannot be booked, to the minute', () => {
    expect(times({ ...june, now: new Date('2025-06-10T09:00:00Z') })).toEqual([
      '11:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
    expect(times({ ...june, now: new Date('2025-06-10T08:59:00Z') })[0]).toBe('10:00');
  });

  test('two hours of notice close the next two hours', () => {
    const rules = { ...june, now: new Date('2025-06-10T08:30:00Z'), notice: 120 };
    expect(times(rules)).toEqual(['14:00', '15:00', '16:00']);
    expect(listSlots(rules)[2]?.state).toBe('too_late');
  });
});

describe('when the clocks change, wall time stays', () => {
  const days = (zone: string, from: string, to: string) =>
    freeSlots({ ...june, zone, from, to, hours: mornings, now: new Date('2025-01-01T00:00:00Z') }).map(
      ({ startsAt, time }) => `${startsAt.toISOString().slice(0, 16)} ${time}`,
    );
  const mornings = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, ['09:00']]));

  test('Lisbon, spring and autumn', () => {
    expect(days('Europe/Lisbon', '2025-03-29', '2025-03-31')).toEqual([
      '2025-03-29T09:00 09:00',
      '2025-03-30T08:00 09:00',
      '2025-03-31T08:00 09:00',
    ]);
    expect(days('Europe/Lisbon', '2025-10-25', '2025-10-27')).toEqual([
      '2025-10-25T08:00 09:00',
      '2025-10-26T09:00 09:00',
      '2025-10-27T09:00 09:00',
    ]);
  });

  test('New York changes on other dates', () => {
    expect(days('America/New_York', '2025-03-08', '2025-03-10')).toEqual([
      '2025-03-08T14:00 09:00',
      '2025-03-09T13:00 09:00',
      '2025-03-10T13:00 09:00',
    ]);
    expect(days('America/New_York', '2025-11-01', '2025-11-03')).toEqual([
      '2025-11-01T13:00 09:00',
      '2025-11-02T14:00 09:00',
      '2025-11-03T14:00 09:00',
    ]);
  });

  test('Kolkata never changes, and stands half an hour off', () => {
    expect(days('Asia/Kolkata', '2025-03-29', '2025-03-30')).toEqual([
      '2025-03-29T03:30 09:00',
      '2025-03-30T03:30 09:00',
    ]);
    expect(days('Asia/Kolkata', '2025-10-25', '2025-10-27')).toHaveLength(3);
  });

  test('an hour that the clocks skip is not offered', () => {
    const night = { 7: ['00:30', '01:30', '02:30'] };
    const rules = { ...june, hours: night, from: '2025-03-30', to: '2025-03-30' };
    expect(times({ ...rules, now: new Date('2025-03-01T00:00:00Z') })).toEqual(['00:30', '02:30']);
  });

  test('an hour that the clocks repeat is offered once, the first time', () => {
    const night = { 7: ['00:30', '01:30'] };
    const rules = { ...june, hours: night, from: '2025-10-26', to: '2025-10-26' };
    expect(starts(rules)).toEqual(['2025-10-25T23:30:00.000Z', '2025-10-26T00:30:00.000Z']);
  });

  test('the same slot seen from elsewhere: Lisbon at nine is another hour, or another day', () => {
    const [winter] = freeSlots({ ...june, from: '2025-03-20', to: '2025-03-20', now: new Date(0) });
    const [summer] = freeSlots(june);
    const seen = (slot: typeof winter, zone: string) => showIn(slot?.startsAt ?? '', zone, 'EEEE h:mm a');
    // Between the two switches New York is four hours away, else five.
    expect(seen(winter, 'America/New_York')).toBe('Thursday 5:00 AM');
    expect(seen(summer, 'America/New_York')).toBe('Tuesday 4:00 AM');
    expect(seen(winter, 'Asia/Kolkata')).toBe('Thursday 2:30 PM');
    expect(seen(summer, 'Asia/Kolkata')).toBe('Tuesday 1:30 PM');
    expect(seen(summer, 'Pacific/Honolulu')).toBe('Monday 10:00 PM');
  });
});

describe('always', () => {
  const zones = ['Europe/Lisbon', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'];

  test('a free slot shows its own wall time, lies ahead, and touches no booking', () => {
    const rules = fc.record({
      zone: fc.constantFrom(...zones),
      day: fc.integer({ min: 0, max: 730 }),
      bookings: fc.array(fc.integer({ min: 0, max: 14 * 24 * 4 }), { maxLength: 12 }),
      notice: fc.constantFrom(0, 60, 1440),
      buffer: fc.constantFrom(0, 15),
    });
    fc.assert(
      fc.property(rules, ({ zone, day, bookings, notice, buffer }) => {
        const now = new Date(Date.UTC(2025, 0, 1) + day * 86_400_000);
        const booked = bookings.map((quarter) => {
          const startsAt = new Date(now.getTime() + quarter * 900_000);
          return { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
        });
        const from = now.toISOString().slice(0, 10);
        const to = new Date(now.getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
        const slots = freeSlots({
          ...june,
          zone,
          now,
          from,
          to,
          booked,
          notice,
          before: buffer,
          after: buffer,
        });
        for (const slot of slots) {
          expect(showIn(slot.startsAt, zone, 'yyyy-MM-dd HH:mm')).toBe(`${slot.date} ${slot.time}`);
          expect(slot.startsAt.getTime()).toBeGreaterThanOrEqual(now.getTime() + notice * 60_000);
          const touches = booked.some(
            (other) => other.startsAt < slot.endsAt && other.endsAt > slot.startsAt,
          );
          expect(touches).toBe(false);
        }
        const instants = slots.map(({ startsAt }) => startsAt.getTime());
        expect(instants).toEqual([...new Set(instants)].sort((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });
});

describe('time kept free reaches over midnight', () => {
  const night = (time: string): SlotRules => ({ ...june, zone: 'UTC', hours: { 2: [time] } });
  const evening = span('2025-06-09T22:50:00Z', '2025-06-09T23:50:00Z');
  const morning = span('2025-06-11T00:10:00Z', '2025-06-11T01:10:00Z');

  test.each<[string, SlotRules, string[]]>([
    ['of a booking of the day before', { ...night('00:30'), booked: [{ ...evening, after: 60 }] }, []],
    ['of a booking of the day after', { ...night('22:30'), booked: [{ ...morning, before: 60 }] }, []],
    ['before the slot itself', { ...night('00:30'), booked: [evening], before: 60 }, []],
    ['after the slot itself', { ...night('22:30'), booked: [morning], after: 60 }, []],
    ['and no further', { ...night('00:30'), booked: [{ ...evening, after: 40 }], before: 40 }, ['00:30']],
  ])('%s', (_, rules, free) => {
    expect(times(rules)).toEqual(free);
  });
});

test('a slot can be booked until its notice begins, to the moment', () => {
  const now = (time: string) => ({ ...june, notice: 60, now: new Date(`2025-06-10T${time}Z`) });
  expect(times(now('07:00:00'))).toEqual(six);
  expect(times(now('07:00:01'))).toEqual(six.slice(1));
});

describe('ranges', () => {
  const day = [
    { from: '09:00', to: '12:00', every: 60 },
    { from: '14:00', to: '17:00', every: 30 },
  ];

  test('offer a start every so often, and no session ends after its range', () => {
    expect(startsOn(day, 60)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
    ]);
    expect(startsOn(day, 90)).toEqual(['09:00', '10:00', '14:00', '14:30', '15:00', '15:30']);
    expect(startsOn(day, 181)).toEqual([]);
    expect(startsOn([{ from: '20:00', to: '24:00', every: 120 }], 120)).toEqual(['20:00', '22:00']);
    expect(times({ ...june, hours: { 2: day }, minutes: 180 })).toEqual(['09:00', '14:00']);
  });

  test('single start times become ranges that offer the same', () => {
    const starts = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];
    const ranges = rangesOf(starts, 60);
    expect(ranges).toEqual([
      { from: '09:00', to: '12:00', every: 60 },
      { from: '14:00', to: '17:00', every: 60 },
    ]);
    expect(startsOn(ranges, 60)).toEqual(starts);
    for (const odd of [['08:15'], ['08:15', '09:45', '11:15', '12:00', '18:00'], ['22:30', '23:30']])
      expect(startsOn(rangesOf(odd, 30), 30)).toEqual(odd);
    expect(rangesOf(['16:00', '14:00', '15:00'], 60)).toEqual([{ from: '14:00', to: '17:00', every: 60 }]);
    // Too far apart to be a habit; and no range ends after its day.
    expect(rangesOf(['12:00', '18:00', '23:30'], 60)).toEqual([
      { from: '12:00', to: '13:00', every: 60 },
      { from: '18:00', to: '19:00', every: 60 },
      { from: '23:30', to: '24:00', every: 60 },
    ]);
  });
});
