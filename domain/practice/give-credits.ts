import { randomUUID } from 'node:crypto';
import { invalid } from '../errors.ts';
import { staffVerb } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { grantCredits } from './grant-credits.ts';
import { offeredType } from './types/offered-type.ts';

const MOST = 12;
type Gift = { userId: string; sessionType: string; count: number; why: string };

/** Sessions as a gift, or to make up for something. */
export const giveCredits = staffVerb<Gift, void>(
  'credits.granted',
  async (services, tx, { userId, sessionType, count, why }) => {
    const { name: type } = await offeredType(tx, sessionType);
    if (!Number.isInteger(count) || count < 1 || count > MOST) {
      throw invalid({ count: `Please give between 1 and ${MOST}.` });
    }
    const source = `gift:${randomUUID()}`;
    await grantCredits(services, tx, {
      userId: knownId(userId, 'Account'),
      sessionType: type,
      count,
      source,
    });
    return {
      about: { kind: 'account', id: userId },
      after: { sessions: `${count} × ${type}`, why },
      answer: undefined,
    };
  },
);
