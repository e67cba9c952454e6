import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectFolder } from '../db/project-folder.ts';

/** Something that passes or fails as a whole; or, with a report, as many tests as that counts. */
type Step = { name: string; command: string; args: string[]; report?: string };
/** What stands side by side runs at the same time; within a row, one after another. */
type Stage = Step[][];

const results = mkdtempSync(join(tmpdir(), 'aura-results-'));

const types: Step[] = [
  { name: 'route types', command: 'react-router', args: ['typegen'] },
  // By its path: two packages bring a `tsc`, and this one takes a quarter of the other's time.
  { name: 'types', command: 'node', args: ['node_modules/typescript-native/bin/tsc', '--noEmit'] },
];
const statics: Stage = [
  types,
  [
    { name: 'format and lint', command: 'biome', args: ['ci', '.', '--error-on-warnings'] },
    { name: 'imports', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', '.'] },
    { name: 'dead code', command: 'knip', args: [] },
  ],
];

function vitest(projects: string[], more: string[] = []): Stage {
  const name = projects.join(', ');
  const report = join(results, 'tests.json');
  const only = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return [[{ name, command: 'vitest', args: ['run', ...only, ...more, ...reporters], report }]];
}

function changed(): Stage[] {
  const since = lastShared();
  const lint = ['ci', '--changed', `--since=${since}`, '--no-errors-on-unmatched', '--error-on-warnings'];
  return [
    [types, [{ name: 'format and lint of what changed', command: 'biome', args: lint }]],
    vitest(['unit', 'integration', 'isolated'], ['--changed', since, '--passWithNoTests']),
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
const plans: Record<string, () => Stage[]> = {
  '': () => [statics, vitest(['unit', 'integration', 'isolated', 'browser'])],
  '--processes': () => [vitest(['processes'])],
  '--no-browser': () => [statics, vitest(['unit', 'integration', 'isolated'])],
  '--changed': changed,
  '--coverage': () => [vitest(['unit', 'integration', 'isolated'], ['--coverage'])],
};

let passed = 0;
let failed = 0;
for (const stage of plans[process.argv[2] ?? '']?.() ?? []) {
  await Promise.all(
    stage.map(async (row) => {
      for (const step of row) await take(step, stage.length === 1);
    }),
  );
}
rmSync(results, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

async function take(step: Step, alone: boolean): Promise<void> {
  const began = performance.now();
  if (alone) console.log(`\n── ${step.name}`);
  const { ok, output } = await run(step, alone);
  const counted = step.report ? countTests(step.report) : undefined;
  passed += counted?.passed ?? (ok ? 1 : 0);
  // A runner that fails without naming a test (a crash, no tests found) still counts as one failure.
  failed += counted?.failed || (ok ? 0 : 1);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${ok ? '' : output}── ${step.name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
}

/** A step that runs alone speaks as it goes; of the others only the failures are shown, each as a whole. */
function run({ command, args }: Step, alone: boolean): Promise<{ ok: boolean; output: string }> {
  const bin = join(projectFolder, 'node_modules', '.bin');
  const child = spawn(join(bin, command), args, {
    cwd: projectFolder,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
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

function countTests(report: string): { passed: number; failed: number } | undefined {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return undefined;
  }
}
