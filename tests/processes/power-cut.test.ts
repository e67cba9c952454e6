import { expect, test } from 'vitest';
import { survivePowerCuts } from '../harness/survive-power-cuts.ts';

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A sample of `npm run proof:power`: in its first half minute, when the files that it has just made are the youngest. */
test.runIf(canMount)('a power cut soon after the first start: it starts again, with every cart', async () => {
  const { lost, acknowledged } = await survivePowerCuts({ cuts: 1 });
  expect(lost).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
});
