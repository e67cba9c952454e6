import { expect, test } from 'vitest';
import { inTurn } from './intake-form.tsx';

function slowly() {
  const sent: string[] = [];
  const open: PromiseWithResolvers<void>[] = [];
  const turns = inTurn((thing: string) => {
    sent.push(thing);
    const answer = Promise.withResolvers<void>();
    open.push(answer);
    return answer.promise;
  });
  return { sent, open, ...turns };
}

test('while one is under way the others wait, and the newest of them goes next', async () => {
  const { sent, open, give } = slowly();
  const all = give('a');
  await give('b');
  await give('c');
  expect(sent).toEqual(['a']);
  open[0]?.resolve();
  await expect.poll(() => sent).toEqual(['a', 'c']);
  open[1]?.resolve();
  await all;
  void give('d');
  expect(sent).toEqual(['a', 'c', 'd']);
});

test('what waits can be dropped', async () => {
  const { sent, open, give, drop } = slowly();
  const all = give('a');
  await give('b');
  drop();
  open[0]?.resolve();
  await all;
  expect(sent).toEqual(['a']);
});

test('one that fails keeps no other from going', async () => {
  const { sent, open, give } = slowly();
  const all = give('a');
  open[0]?.reject(new Error('no line'));
  await expect(all).rejects.toThrow('no line');
  void give('b');
  expect(sent).toEqual(['a', 'b']);
});
