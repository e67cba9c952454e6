/**
 * Pages rendered anew, this version beside that of a commit, in turns within one run: the landing page, a member's dashboard with
 * ten purchases, and the dashboard's data alone. Counted is processor time of the server and of its database, because the
 * client and whatever else runs share the cores; nothing runs in the background of either. Memory is told beside it: resident when
 * started and at the most, and what PostgreSQL takes for itself (PSS). Each runs with the young heap that its own `npm start` gives it.
 *
 *   node bench/rendered.ts COMMIT-OR-BUILT-FOLDER [requests per turn] [turns] [MB of the young heap of this version]
 */
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../db/project-folder.ts';
import { buildIfStale } from '../server/build.ts';
import { keysOf } from '../shared/records.ts';
import { buildOfCommit } from '../tests/harness/build-of-commit.ts';
import { makeFolder } from './built-server.ts';
import { childrenOf, megabytes } from './process-figures.ts';
import { type Cost, costOf, openSite, pages, type Site } from './rendered-site.ts';

/** So many turns' worth before it is counted: code that is compiled, statements that are prepared. */
const WARM = 4;

await compare();

async function compare(): Promise<void> {
  const [commit = 'HEAD~1', ...numbers] = process.argv.slice(2);
  const [requests = 120, turns = 5, heap = 4] = numbers.map(Number);
  await buildIfStale(console.log);
  const folder = await makeFolder();
  const sites: Site[] = [];
  try {
    const old = existsSync(commit) ? commit : buildOfCommit(commit, join(folder, 'old'));
    sites.push(await openSite(old, join(folder, 'data0'), []));
    sites.push(await openSite(distFolder, join(folder, 'data1'), [`--max-semi-space-size=${heap}`]));
    for (let turn = 0; turn <= turns; turn++) {
      for (const page of keysOf(pages)) {
        for (const site of sites) {
          const cost = await costOf(site, page, turn === 0 ? WARM * requests : requests);
          if (turn > 0) site.costs[page].push(cost);
        }
      }
    }
    report(sites, commit);
  } finally {
    for (const { child } of sites) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

function memoryOf({ child, postmaster, idle }: Site): string {
  const own = [postmaster, ...childrenOf(postmaster).map(({ pid }) => pid)];
  const database = own.reduce((sum, pid) => sum + megabytes(pid, 'smaps_rollup', 'Pss'), 0);
  const most = megabytes(child.pid, 'status', 'VmHWM');
  return `${idle.toFixed(0)} MB when started, ${most.toFixed(0)} MB at the most, PostgreSQL ${database.toFixed(0)} MB`;
}

function report(sites: Site[], commit: string): void {
  const [before = '', now = ''] = sites.map(memoryOf);
  console.log(`memory: ${commit} ${before}; now ${now}`);
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  for (const page of keysOf(pages)) {
    const [old, ours] = sites.map(({ costs }) => ({
      server: median(costs[page].map(({ server }) => server)),
      database: median(costs[page].map(({ database }) => database)),
      bytes: costs[page][0]?.bytes ?? 0,
    }));
    if (!old || !ours) throw new Error('two are compared');
    const line = (name: string, { server, database, bytes }: Cost) =>
      `${name} ${server.toFixed(1)} ms + ${database.toFixed(1)} ms in the database, ${bytes} bytes`;
    const all = ({ server, database }: Cost) => server + database;
    console.log(`${page}: ${line(commit, old)}; ${line('now', ours)}`);
    console.log(
      `  ${(old.server / ours.server).toFixed(2)}x in the server, ${(all(old) / all(ours)).toFixed(2)}x with the database`,
    );
  }
}
