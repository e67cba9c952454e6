import type { Db, Tx } from '../../../db/connect.ts';
import { hasMembership, hasRunning } from './queries.ts';

export const isMemberAddress = (db: Db | Tx, email: string): Promise<boolean> => hasMembership(db, email);

/** One membership is enough for anybody: a second one would charge twice for the same. */
export const isInCircle = (db: Db | Tx, userId: string): Promise<boolean> => hasRunning(db, userId);
