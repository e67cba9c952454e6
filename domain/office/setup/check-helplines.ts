import { ownerVerb } from '../../identity/index.ts';
import { saveTrial } from './set-up.ts';

/** She has compared the helplines of her countries with their operators' pages. Asked again after a year. */
export const checkHelplines = ownerVerb<object, void>('setup.helplines_checked', async ({ clock }, tx) => {
  const checkedAt = clock.now().toISOString();
  await saveTrial(tx, { helplines: { checkedAt } });
  return { about: { kind: 'settings', id: 'helplines' }, after: { checkedAt }, answer: undefined };
});
