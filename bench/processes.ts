/**
 * A member's dashboard by one process and by two (WEB_PROCESSES), in turns in one run. Client and database share the cores with them, so
 * that the throughput of two cannot be seen on two cores; counted is what a page costs all web processes in processor time. Two that
 * pay no more for a page than one answer twice as many where each has a core.
 *
 *   node bench/processes.ts [requests per turn] [turns]
 */
import { readFileSync, rmSync } from 'node:fs';
import { distFolder } from '../db/project-folder.ts';
import { buildIfStale } from '../server/build.ts';
import type { Browserlike } from '../tests/harness/browserlike.ts';
import { type SpawnedServer, signedInToDemo, spawnServer } from '../tests/harness/spawned-server.ts';
import { makeFolder } from './built-server.ts';
import { childrenOf, milliseconds } from './process-figures.ts';

const [requests = 400, turns = 5] = process.argv.slice(2).map(Number);
const AT_ONCE = 16;
const WANTED = 1.8;

type Site = { server: SpawnedServer; visitor: Browserlike; costs: number[] };

await buildIfStale(console.log);
const folders = [await makeFolder(), await makeFolder()];
const sites: Site[] = [];
try {
  for (const [at, folder] of folders.entries()) sites.push(await open(folder, at + 1));
  for (let turn = -1; turn < turns; turn++) {
    for (const site of sites) {
      const cost = await costOf(site);
      if (turn >= 0) site.costs.push(cost);
    }
  }
  report();
} finally {
  for (const { server } of sites) await server.kill('SIGTERM');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function open(folder: string, processes: number): Promise<Site> {
  const server = await spawnServer(
    { DATA_DIR: folder, WEB_PROCESSES: String(processes) },
    { program: `${distFolder}/server/index.js`, nodeFlags: ['--max-semi-space-size=4'] },
  );
  return { server, visitor: await signedInToDemo(server, 'member@demo.local'), costs: [] };
}

/** In ms of processor, the first of several processes included. */
async function costOf({ server, visitor }: Site): Promise<number> {
  const before = spent(server);
  let left = requests;
  const walk = async () => {
    while (left-- > 0) {
      const answer = await visitor.get('/portal');
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`the dashboard answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return (spent(server) - before) / requests;
}

/** The database is a child, too, and works as much for one as for two. */
function spent({ child: { pid = 0 } }: SpawnedServer): number {
  const isWeb = (one: number) => readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('index.js');
  const web = childrenOf(pid).filter((one) => isWeb(one.pid));
  return web.reduce((sum, { own }) => sum + own, milliseconds(pid).own);
}

function report(): void {
  const [one = 0, two = 0] = sites.map(
    ({ costs }) => costs.toSorted((a, b) => a - b)[costs.length >> 1] ?? 0,
  );
  const growth = (2 * one) / two;
  console.log(`a dashboard costs one process ${one.toFixed(1)} ms, two together ${two.toFixed(1)} ms`);
  console.log(`two answer ${growth.toFixed(2)} times as many in the same core-seconds (promised: ${WANTED})`);
  process.exitCode = growth >= WANTED ? 0 : 1;
}
