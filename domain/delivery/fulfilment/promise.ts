import { promisedBy } from '../../../content/holiday.ts';
import type { Parts } from '../../services.ts';

/** By when a reading that is begun now is there: what the shop promises, and no holiday counts. */
export const promiseNow = ({ clock, content }: Pick<Parts, 'clock' | 'content'>): Date =>
  promisedBy(clock.now(), content.current().site.away);
