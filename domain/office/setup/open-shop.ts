import { readSaid, say } from '../../content/index.ts';
import { DomainError } from '../../errors.ts';
import { type Actor, ownerVerb } from '../../identity/index.ts';
import type { Services } from '../../services.ts';
import { isOpened, readLines } from './set-up.ts';

const open = ownerVerb<object, void>('setup.shop_opened', async ({ clock }, tx) => {
  if (isOpened(await readSaid(tx))) return { unchanged: true, answer: undefined };
  const missing = (await readLines(tx, clock.now())).filter(
    ({ isRequired, isDone }) => isRequired && !isDone,
  );
  if (missing.length > 0) {
    const list = missing.map(({ title }) => title).join('; ');
    throw new DomainError('conflict', `Before the shop can open: ${list}.`);
  }
  await say(tx, { openedAt: clock.now().toISOString() });
  return { about: { kind: 'settings', id: 'shop' }, answer: undefined };
});

/** From now on the shop sells. What is changed later, such as a second owner, does not close it again. */
export async function openShop(services: Services, { actor }: { actor: Actor }): Promise<void> {
  await open(services, { actor });
  await services.content.refresh();
}
