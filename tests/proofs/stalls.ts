/**
 * Four hundred hostile inputs to a live site: calendars, letters, bodies that never end, Markdown, pictures, lists, forms of many
 * parts, slow clients, and long words wherever words are taken. Meanwhile another process asks /healthz every 50 ms, through the
 * proxy and past it.
 *
 *   npm run proof:stalls [-- COUNT [nginx|caddy] [KIND…]]
 *
 * On a machine that does other things as well the waits are also theirs: they stand beside those of a quiet time in the same run
 * and beside what a process that only asks had to wait for the processor. What is judged is the processor time that the main
 * thread took without a pause.
 */
import { throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { buildIfStale } from '../../server/build.ts';
import { type HostileKind, hostileKinds } from '../harness/hostile-inputs.ts';
import { type Stalled, stall } from '../harness/stalls.ts';

const [count = '400', ...only] = process.argv.slice(2);
const kinds = hostileKinds.filter((kind) => only.includes(kind));
const proxies = (['nginx', 'caddy'] as const).filter((proxy) => only.includes(proxy));
const MOST_WORK_MS = 250;
/** What a round may leave behind at rest. */
const MOST_MEMORY_MB = 60;
/** As `proof:memory` waits. */
const REST_MS = { before: 20_000, after: 90_000 };

await buildIfStale(console.log);
const cluster = await throwAwayCluster();
let isProved = true;
try {
  for (const proxy of proxies.length > 0 ? proxies : (['nginx', 'caddy'] as const))
    isProved = (await prove(proxy, kinds.length > 0 ? kinds : undefined)) && isProved;
} finally {
  await cluster.remove();
}
console.log(isProved ? 'Proved.' : 'NOT proved.');
process.exitCode = isProved ? 0 : 1;

async function prove(proxy: 'nginx' | 'caddy', some?: HostileKind[]): Promise<boolean> {
  const began = performance.now();
  const found = await stall({
    count: Number(count),
    databaseUrl: await cluster.newDatabase(),
    quietMs: 15_000,
    restMs: REST_MS,
    kinds: some,
    proxy: proxy === 'caddy' ? proxy : undefined,
    rounds: 2,
    first: 24,
  });
  console.log(
    `behind ${proxy}, twice ${count} inputs in ${Math.round((performance.now() - began) / 1000)} s`,
  );
  print(found);
  const { rest, hostile, failures, unserved } = found;
  const isMuch = rest.some(
    ({ memoryMb }, round) => memoryMb - (rest[round - 1]?.memoryMb ?? memoryMb) > MOST_MEMORY_MB,
  );
  return (
    hostile.site.workMs <= MOST_WORK_MS &&
    !isMuch &&
    failures.length + unserved.length === 0 &&
    Object.values(hostile.probed.ways).every(({ failed }) => failed === 0)
  );
}

function print({ statuses, quiet, hostile, rest, failures, unserved }: Stalled): void {
  const ms = (figure: number) => `${figure.toFixed(0)} ms`;
  console.log(`  answers: ${JSON.stringify(statuses)}`);
  for (const [when, { probed, site }] of Object.entries({ quiet, hostile })) {
    console.log(`  ${when}:`);
    for (const [way, { asked, failed, late, longestMs }] of Object.entries(probed.ways))
      console.log(
        `    /healthz ${way}: ${asked} asked, ${failed} failed, ${late} over 250 ms, longest ${ms(longestMs)}`,
      );
    console.log(`    whoever asked waited for the processor itself up to ${ms(probed.ownMs)}`);
    console.log(
      `    main thread held: ${ms(site.workMs)} of processor time, ${ms(site.delayMs)} by the clock`,
    );
    console.log(`    most memory ${site.peakMb.toFixed(0)} MB`);
  }
  for (const [round, { memoryMb, heapMb, buffersMb }] of rest.entries()) {
    const [all, heap, buffers] = [memoryMb, heapMb, buffersMb].map((mb) => mb.toFixed(0));
    console.log(
      `  memory at rest after ${round} rounds: ${all} MB, of which heap ${heap}, buffers ${buffers}`,
    );
  }
  for (const failure of [...failures, ...unserved]) console.log(`  ${failure}`);
}
