import type { Db, Tx } from '../../../db/connect.ts';
import { ownerVerb } from '../../identity/index.ts';
import { readSetting, writeSetting } from '../../settings/index.ts';

const HOLD = 'hold_documents';

/** Whether documents wait for the practitioner's eye before they are made and sent. */
export const holdsDocuments = async (db: Db | Tx): Promise<boolean> => (await readSetting(db, HOLD)) === true;

/** Concerns what is ordered from now on; what waits already goes on waiting for her. */
export const setDocumentHold = ownerVerb<{ hold: boolean }, void>(
  'settings.documents_held',
  async (_services, tx, { hold }) => {
    const before = await holdsDocuments(tx);
    if (before === hold) return { unchanged: true, answer: undefined };
    await writeSetting(tx, HOLD, hold);
    return {
      about: { kind: 'settings', id: 'documents' },
      before: { hold: before },
      after: { hold },
      answer: undefined,
    };
  },
);
