import type { Db, Tx } from '../../db/connect.ts';
import { hasMembership } from './queries.ts';

export const isMemberAddress = (db: Db | Tx, email: string): Promise<boolean> => hasMembership(db, email);
