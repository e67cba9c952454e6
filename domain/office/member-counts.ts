/**
 * Who came, who stayed and who went, counted from when each membership was first paid for and when it ended. Values in, values
 * out; what the words mean stands beside the figures on the page.
 */
import { addMonths } from 'date-fns/addMonths';
import type { PaidBy } from '../../content/product.ts';
import { share } from './range.ts';

export type Member = {
  /** When the first money of it arrived. */
  joinedAt: Date;
  leftAt: Date | null;
  /** It ended because a charge stayed unpaid. */
  isUnpaid: boolean;
};

/** Nothing is charged and nothing is open between the two. */
export type Pause = { from: Date; until: Date };

export type Change = {
  at: Date;
  fromCents: number;
  toCents: number;
  fromPeriod: PaidBy;
  toPeriod: PaidBy;
};

/** A month, or what of it was asked for. */
export type MonthSpan = { month: string; from: Date; to: Date };

type Counted = { members: readonly Member[]; pauses: readonly Pause[]; changes: readonly Change[] };

const isIn = (moment: Date | null, { from, to }: MonthSpan): boolean =>
  moment !== null && moment >= from && moment < to;

const isThere = ({ joinedAt, leftAt }: Member, moment: Date): boolean =>
  joinedAt < moment && (leftAt === null || leftAt >= moment);

/** For each month: who was there when it began, who came, who went, and what those who stayed did. */
export function countByMonth(spans: readonly MonthSpan[], { members, pauses, changes }: Counted, now: Date) {
  return spans.map((span) => {
    const end = span.to < now ? span.to : now;
    const before = members.filter((one) => isThere(one, span.from));
    const lost = before.filter(({ leftAt }) => isIn(leftAt, span)).length;
    const gone = members.filter(({ leftAt }) => isIn(leftAt, span));
    const joined = members.filter(({ joinedAt }) => isIn(joinedAt, span)).length;
    const changed = changes.filter(({ at }) => isIn(at, span)).map(kindOfChange);
    return {
      month: span.month,
      before: before.length,
      joined,
      gone: gone.length,
      unpaid: gone.filter(({ isUnpaid }) => isUnpaid).length,
      after: before.length + joined - gone.length,
      /** Of those who were there when it began. */
      churn: share(lost, before.length),
      lost,
      paused: pauses.filter(({ from, until }) => from < end && until >= end).length,
      up: changed.filter((kind) => kind === 'up').length,
      down: changed.filter((kind) => kind === 'down').length,
      rhythm: changed.filter((kind) => kind === 'rhythm').length,
    };
  });
}

export type MemberMonth = ReturnType<typeof countByMonth>[number];

/** A year costs less than twelve months of the same: another rhythm is neither more nor less. */
function kindOfChange({ fromCents, toCents, fromPeriod, toPeriod }: Change): 'up' | 'down' | 'rhythm' {
  if (fromPeriod !== toPeriod) return 'rhythm';
  return toCents > fromCents ? 'up' : 'down';
}

/** Of those who were there when a month began, how many went in it, on average over all of the months. */
export function averageChurn(months: readonly MemberMonth[]): number | undefined {
  const sum = (of: (month: MemberMonth) => number) => months.reduce((all, month) => all + of(month), 0);
  return share(
    sum(({ lost }) => lost),
    sum(({ before }) => before),
  );
}

/** So many months after joining are followed. */
export const FOLLOWED = 12;

/**
 * Of those who joined in a month, how many were still there so many months after their own first day. Undefined as long as that
 * day lies ahead for one of them.
 */
export function countCohorts(spans: readonly MonthSpan[], members: readonly Member[], now: Date) {
  return spans
    .map((span) => {
      const own = members.filter(({ joinedAt }) => isIn(joinedAt, span));
      const after = Array.from({ length: FOLLOWED }, (_, n) => {
        const isReached = own.every(({ joinedAt }) => addMonths(joinedAt, n + 1) <= now);
        const stayed = own.filter(
          ({ joinedAt, leftAt }) => leftAt === null || leftAt > addMonths(joinedAt, n + 1),
        );
        return isReached && own.length > 0 ? stayed.length : undefined;
      });
      return { month: span.month, joined: own.length, after };
    })
    .filter(({ joined }) => joined > 0);
}

export type Cohort = ReturnType<typeof countCohorts>[number];
