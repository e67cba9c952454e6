import type { Tx } from '../../../db/connect.ts';
import { type Role, setRole } from './queries.ts';

/** Whether whoever asks may give it, and why, is for the caller to know. */
export const giveRole = (tx: Tx, userId: string, role: Role): Promise<void> => setRole(tx, userId, role);
