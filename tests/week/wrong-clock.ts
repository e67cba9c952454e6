import type { Audit } from './audit-week.ts';
import { bookAndPay } from './bookers.ts';
import { buy } from './buyers.ts';
import { byItself } from './daily-work.ts';
import { DAY, HOUR, type Practice } from './practice.ts';
import { visit } from './visitors.ts';

export const bothWays = [HOUR, -HOUR, DAY, -DAY, 2 * DAY, -2 * DAY];

/**
 * The machine's clock jumps, work goes on by it, and it jumps back. Others' clocks are right: the provider refuses pages that
 * would end in the past or after more than a day, so that what people are told then counts for nothing here.
 */
export async function atAWrongTime(practice: Practice, jumpMs: number): Promise<void> {
  if (jumpMs === 0) return;
  const { shop, refusals } = practice;
  const before = refusals.length;
  shop.clock.wrongByMs = jumpMs;
  for (const act of [visit, buy, bookAndPay]) await act(practice).catch(onlyUnsold);
  await byItself(practice);
  refusals.splice(before);
  shop.clock.wrongByMs = 0;
  await byItself(practice);
}

function onlyUnsold(error: Error): void {
  if (!error.message.startsWith('no checkout: 503')) throw error;
}

/** What an audit found that a wrong clock does not excuse: an hour that it jumped over has no reminder. */
export function jumpFindings({ done: _, late, ...findings }: Audit): string[] {
  return [...Object.values(findings).flat(), ...late.filter((one) => !one.startsWith('a reminder'))];
}
