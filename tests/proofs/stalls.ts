/**
 * Four hundred hostile inputs to a live site: calendars, letters, bodies that never end, Markdown, pictures, lists, forms of many
 * parts, and long words wherever words are taken. Meanwhile a thread asks /healthz every 50 ms, through the proxy and past it.
 *
 *   npm run proof:stalls [-- COUNT [nginx|caddy]]
 *
 * On a machine that does other things as well the waits are also theirs: they stand beside those of a quiet time in the same run,
 * and what is judged is the processor time that the main thread took without a pause.
 */
import { throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { buildIfStale } from '../../server/build.ts';
import { stall } from '../harness/stalls.ts';

const [count = '400', ...only] = process.argv.slice(2);
const MOST_WORK_MS = 250;
const MOST_MEMORY_MB = 60;

await buildIfStale(console.log);
const cluster = await throwAwayCluster();
let isProved = true;
try {
  for (const proxy of ['nginx', 'caddy'] as const) {
    if (only.length > 0 && !only.includes(proxy)) continue;
    isProved = (await prove(proxy)) && isProved;
  }
} finally {
  await cluster.remove();
}
console.log(isProved ? 'Proved.' : 'NOT proved.');
process.exitCode = isProved ? 0 : 1;

async function prove(proxy: 'nginx' | 'caddy'): Promise<boolean> {
  const began = performance.now();
  const found = await stall({
    ...{ count: Number(count), databaseUrl: await cluster.newDatabase(), quietMs: 15_000, restMs: 20_000 },
    proxy: proxy === 'caddy' ? proxy : undefined,
  });
  const { memoryMb, hostileWorkMs, quietWorkMs, failures, unserved } = found;
  const grown = memoryMb.after - memoryMb.before;
  console.log(`behind ${proxy}, ${count} inputs in ${Math.round((performance.now() - began) / 1000)} s`);
  console.log(`  answers: ${JSON.stringify(found.statuses)}`);
  for (const way of Object.keys(found.hostile)) {
    const said = (held = found.quiet[way]) =>
      held && `longest ${held.longestMs.toFixed(0)} ms of ${held.asked}, ${held.failed} failed`;
    console.log(`  /healthz ${way}: quiet ${said()}; hostile ${said(found.hostile[way])}`);
  }
  console.log(
    `  main thread without a pause: quiet ${quietWorkMs.toFixed(0)} ms, hostile ${hostileWorkMs.toFixed(0)} ms`,
  );
  console.log(`  memory: ${memoryMb.before.toFixed(0)} MB before, ${memoryMb.after.toFixed(0)} MB after`);
  for (const failure of [...failures, ...unserved]) console.log(`  ${failure}`);
  const allAnswered = Object.values(found.hostile).every(({ failed }) => failed === 0);
  return (
    hostileWorkMs <= MOST_WORK_MS &&
    grown <= MOST_MEMORY_MB &&
    failures.length + unserved.length === 0 &&
    allAnswered
  );
}
