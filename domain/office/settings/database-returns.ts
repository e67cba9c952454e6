import type { Parts } from '../../services.ts';
import { readSetting, writeSetting } from '../../settings/index.ts';

const RETURNS = 'database_returns';
const REMEMBERED_MS = 7 * 86_400_000;

type Returns = { at: string; times: number };

/** The database had ended by itself and was started again: whoever looks after the machine should ask why. */
export async function noteDatabaseReturn({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const before = asReturns(await readSetting(db, RETURNS));
  await writeSetting(db, RETURNS, { at: clock.now().toISOString(), times: (before?.times ?? 0) + 1 });
}

/** The last time, and how often so far; forgotten after a quiet week. */
export async function readDatabaseReturns({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  const returns = asReturns(await readSetting(db, RETURNS));
  const isRecent = returns && clock.now().getTime() - Date.parse(returns.at) < REMEMBERED_MS;
  return isRecent ? returns : undefined;
}

function asReturns(value: unknown): Returns | undefined {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('times' in value))
    return undefined;
  const { at, times } = value;
  return typeof at === 'string' && typeof times === 'number' ? { at, times } : undefined;
}
