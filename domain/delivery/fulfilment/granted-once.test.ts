import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sessionsPaid } from '../../../content/payment-plan.ts';
import { itemAt } from '../../../shared/records.ts';
import { placesAfter } from '../../practice/credits.ts';
import { creditsBefore } from './stages.ts';

/** `npm run proof:sold` asks 100,000; tests/integration/prices-agree.test.ts does the same over a database, with races. */
const numRuns = Number(process.env.SOLD_RUNS ?? 300);
const timeout = 10_000 + numRuns * 10;

const types = ['Name talk', 'Executive Coaching', 'Couples Journey'];
const aDelivery = fc.oneof(
  fc.record({
    kind: fc.constant('session-credits' as const),
    sessionType: fc.constantFrom(...types),
    count: fc.integer({ min: 1, max: 24 }),
  }),
  fc.record({ kind: fc.constant('text' as const), title: fc.constant('A letter') }),
);
/** What may happen to an order, in any order and as often as it likes: at each place of it, or to all. */
const anEvent = fc.record({
  what: fc.constantFrom('told', 'part-paid', 'returned'),
  place: fc.nat(7),
});

test('sessions are granted once and taken back once, in whatever order and however often it is told', {
  timeout,
}, () => {
  const order = fc.array(aDelivery, { minLength: 1, maxLength: 8 });
  const story = fc.array(anEvent, { maxLength: 30 });
  fc.assert(
    fc.property(order, fc.integer({ min: 1, max: 12 }), story, (delivers, parts, events) => {
      const rows = delivers.map((delivery, position) => ({ delivery, position }));
      const held = new Set<string>();
      const returned = new Set<number>();
      const owed = rows.map(() => 0);
      let paid = 1;
      for (const { what, place } of events) {
        const row = itemAt(rows, place % rows.length);
        const { delivery, position } = row;
        if (what === 'part-paid') paid = Math.min(paid + 1, parts);
        if (delivery.kind !== 'session-credits') continue;
        const before = creditsBefore(rows, row);
        const keyOf = (ordinal: number) => `${delivery.sessionType} ${ordinal}`;
        if (what === 'returned') {
          // As the database takes them: all that lie in the row's own range.
          for (const ordinal of placesAfter(before, delivery.count)) held.delete(keyOf(ordinal));
          returned.add(position);
          owed[position] = 0;
        } else if (!returned.has(position)) {
          const due = sessionsPaid(delivery.count, { paid, parts });
          // One row for each key, whoever inserts it once more.
          for (const ordinal of placesAfter(before, due)) held.add(keyOf(ordinal));
          owed[position] = due;
        }
        expect(held.size).toBe(owed.reduce((sum, count) => sum + count, 0));
      }
    }),
    { numRuns },
  );
});
