/**
 * What reviews of the whole product found is mended, each with a test. Here the old faults are planted again, one at a time,
 * and the test of each has to fail; without any of them it has to pass.
 *
 *   npm run proof:planted                          all
 *   npm run proof:planted -- security operator     those of two reviews
 *   npm run proof:planted -- "code 5" "code 7"     these
 *   npm run proof:planted -- "a large picture"     those that are told in these words
 *
 * It works on a copy of the project, which is gone afterwards. Each fault in what the server runs means building it again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { HOUR } from '../../shared/durations.ts';
import { copyProject } from '../harness/copy-project.ts';
import { type PlantedFault, plant } from '../harness/planted-faults.ts';
import { plantedFaults } from './planted/index.ts';

type Test = PlantedFault['test'];

const asked = process.argv.slice(2);
const isAsked = ({ finding, was }: PlantedFault) =>
  asked.length === 0 ||
  asked.some((one) => finding === one || finding.startsWith(`${one} `) || was.includes(one));

const resultsSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
type Results = z.infer<typeof resultsSchema>['testResults'];

/** Interrupted, it waits for the tests that run now, whose database would stay behind, and takes its copy away. */
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    console.log('It ends with the tests that run now.');
    interrupted.abort();
  });

/** Runs these tests alone. What was said is for those who ask why a run told nothing. */
async function run(copy: string, tests: Test[]): Promise<{ results: Results; said: string }> {
  interrupted.signal.throwIfAborted();
  const outputFile = join(copy, 'test-results', 'planted.json');
  rmSync(outputFile, { force: true });
  const files = [...new Set(tests.map(([file]) => file))];
  const titles = tests.map(([, title]) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const args = ['run', ...files, '-t', `(${titles.join('|')})`, '--reporter=json', '--reporter=default'];
  const program = join(copy, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [program, ...args, `--outputFile.json=${outputFile}`], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: HOUR,
    // Ctrl-C in a terminal reaches a whole group.
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  await once(child, 'close');
  interrupted.signal.throwIfAborted();
  return { results: read(outputFile), said };
}

function read(file: string): Results {
  try {
    return resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults;
  } catch {
    return []; // It ended before it had asked any: it could not be built, say.
  }
}

/** A test of a table has its title several times, and some are in two projects. */
function answersOf(results: Results, [file, title]: Test) {
  const found = results
    .filter(({ name }) => name.endsWith(`/${file}`))
    .flatMap(({ assertionResults }) => assertionResults.filter(({ fullName }) => fullName.includes(title)));
  const failed = found.filter(({ status }) => status === 'failed');
  const why = failed[0]?.failureMessages?.[0]?.split('\n')[0]?.slice(0, 110);
  return { passes: failed.length === 0 && found.some(({ status }) => status === 'passed'), why };
}

const lastOf = (said: string) =>
  said
    .trim()
    .split('\n')
    .slice(-25)
    .map((line) => `    ${line}`)
    .join('\n');

async function plantAll(faults: PlantedFault[], copy: string): Promise<void> {
  const without = await run(
    copy,
    faults.map(({ test }) => test),
  );
  console.log('| finding | test | passes | fails with the fault |\n|---|---|---|---|');
  let noticed = 0;
  for (const fault of faults) {
    const [file, title] = fault.test;
    const { passes, why: before } = answersOf(without.results, fault.test);
    const takeAway = plant(fault, copy);
    const planted = await run(copy, [fault.test]).finally(takeAway);
    const { why } = answersOf(planted.results, fault.test);
    const isNoticed = passes && why !== undefined;
    if (isNoticed) noticed++;
    console.log(
      `| ${fault.finding} | ${file} "${title}" | ${passes ? 'yes' : `no: ${before ?? 'it did not run'}`} | ${why ?? 'NO'} |`,
    );
    if (!passes) console.log(lastOf(without.said));
    if (!why) console.log(lastOf(planted.said));
  }
  console.log(`\n${noticed} of ${faults.length} planted faults fail their test, which passes without them`);
  if (noticed < faults.length) process.exitCode = 1;
}

const faults = plantedFaults.filter(isAsked);
if (faults.length === 0) throw new Error(`no finding is called ${asked.join(' or ')}`);
const copy = copyProject(join(tmpdir(), 'aura-planted-'));
try {
  await plantAll(faults, copy);
} catch (error) {
  if (!interrupted.signal.aborted) throw error;
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
