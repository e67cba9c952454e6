import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectFolder } from '../db/project-folder.ts';

/**
 * Something that passes or fails as a whole, and says something only when it fails; or, with a report, as many tests as
 * that counts, which speak as they go.
 */
type Step = { name: string; command: string; args: string[]; report?: string };
/**
 * Rows run side by side, the steps of a row one after another. Tests wait now and then, for a browser or for a process that
 * they have started: what only reads fills the gaps.
 */
type Plan = Step[][];

const results = mkdtempSync(join(tmpdir(), 'aura-results-'));

const types: Step[] = [
  { name: 'route types', command: 'react-router', args: ['typegen'] },
  // By its path: two packages bring a `tsc`, and this one takes a quarter of the other's time. One checker: each of
  // several would work out the shared types for itself, and the cores have enough to do.
  {
    name: 'types',
    command: 'node',
    args: ['node_modules/typescript-native/bin/tsc', '--noEmit', '--checkers', '1'],
  },
];
const statics: Plan = [
  types,
  [
    { name: 'format and lint', command: 'biome', args: ['ci', '.', '--error-on-warnings'] },
    { name: 'imports', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', '.'] },
    { name: 'dead code', command: 'knip', args: [] },
  ],
];

function vitest(projects: string[], more: string[] = []): Plan {
  const name = projects.join(', ');
  const report = join(results, 'tests.json');
  const only = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return [[{ name, command: 'vitest', args: ['run', ...only, ...more, ...reporters], report }]];
}

function changed(): Plan {
  const since = lastShared();
  const lint = ['ci', '--changed', `--since=${since}`, '--no-errors-on-unmatched', '--error-on-warnings'];
  return [
    ...vitest(['tests'], ['--changed', since, '--passWithNoTests']),
    types,
    [{ name: 'format and lint of what changed', command: 'biome', args: lint }],
  ];
}

/** Where this branch left main; on main itself, the commit before the last. */
function lastShared(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).trim();
  const fork = git('merge-base', 'HEAD', 'main');
  return fork === git('rev-parse', 'HEAD') ? 'HEAD~1' : fork;
}

/** `npm test`, `npm run test:processes`, `npm run check`, `npm run test:changed`, `npm run coverage`. */
const plans: Record<string, () => Plan> = {
  '': () => [...vitest(['tests']), ...statics],
  '--processes': () => vitest(['processes', 'clusters']),
  '--no-browser': () => [...vitest(['tests']), ...statics],
  '--changed': changed,
  '--coverage': () => vitest(['tests', 'processes', 'clusters'], ['--coverage']),
};

let passed = 0;
let failed = 0;
/** What a failed hook kept from running: it proves nothing, and must not look like success. */
let skipped = 0;
// Read by vitest.config.ts.
if (['--no-browser', '--changed', '--coverage'].includes(process.argv[2] ?? ''))
  process.env.WITHOUT_BROWSER = 'yes';
const plan = plans[process.argv[2] ?? '']?.() ?? [];
const coresBefore = coreTimes();
await Promise.all(
  plan.map(async (row) => {
    for (const step of row) await take(step);
  }),
);
rmSync(results, { recursive: true, force: true });
const worked = cpuSecondsOfChildren();
const busy = `all cores busy for ${shareBusySince(coresBefore)} % of the time`;
console.log(worked ? `\n${worked} s of CPU without the browsers; ${busy}` : `\n${busy}`);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || skipped > 0 || passed === 0 ? 1 : 0);

async function take(step: Step): Promise<void> {
  const began = performance.now();
  if (step.report) console.log(`\n── ${step.name}`);
  const { ok, output } = await run(step);
  const counted = step.report ? countTests(step.report) : undefined;
  passed += counted?.passed ?? (ok ? 1 : 0);
  // A runner that fails without naming a test (a crash, no tests found) still counts as one failure.
  failed += counted?.failed || (ok ? 0 : 1);
  skipped += counted?.skipped ?? 0;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${ok ? '' : output}── ${step.name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
}

function run({ command, args, report }: Step): Promise<{ ok: boolean; output: string }> {
  const bin = join(projectFolder, 'node_modules', '.bin');
  const child = spawn(join(bin, command), args, {
    cwd: projectFolder,
    stdio: report ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) =>
    child
      .on('error', (error) => resolve({ ok: false, output: `${error.message}\n` }))
      .on('close', (code) => resolve({ ok: code === 0, output })),
  );
}

/**
 * All that the steps and what they had started have used; on a busy machine it says more than the clock. Linux alone tells,
 * and not of a browser: it ends after the worker that started it, with nobody left to be told.
 */
function cpuSecondsOfChildren(): number | undefined {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    const TICKS_PER_SECOND = 100;
    return Math.round((Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND);
  } catch {
    return undefined;
  }
}

function coreTimes(): { idle: number; all: number } {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, core) => sum + core.idle, 0);
  return { idle, all: times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle) };
}

/** Whatever kept them busy: on a machine that does nothing else it says whether more side by side would help. */
function shareBusySince(before: { idle: number; all: number }): number {
  const now = coreTimes();
  return Math.round(100 * (1 - (now.idle - before.idle) / Math.max(1, now.all - before.all)));
}

function countTests(report: string): { passed: number; failed: number; skipped: number } | undefined {
  try {
    const counted = JSON.parse(readFileSync(report, 'utf8'));
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = counted;
    return { passed, failed, skipped };
  } catch {
    return undefined;
  }
}
