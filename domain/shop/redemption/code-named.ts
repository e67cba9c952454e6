import type { Db, Tx } from '../../../db/connect.ts';
import { type CodeRow, findCode } from './queries.ts';

export const codeNamed = (db: Db | Tx, code: string): Promise<CodeRow | undefined> => findCode(db, code);
