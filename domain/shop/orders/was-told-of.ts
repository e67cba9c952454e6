import type { Db, Tx } from '../../../db/connect.ts';
import { findNoticeAbout } from './queries.ts';

/** Whether the provider has sent us a genuine notice about something of its own: its signature was checked before it was kept. */
export const wasToldOf = async (db: Db | Tx, subjectId: string): Promise<boolean> =>
  (await findNoticeAbout(db, subjectId)) !== undefined;
