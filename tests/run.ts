import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectFolder } from '../db/project-folder.ts';

/** `npm test` (everything) and `npm run check` (everything but the browser). */
const withBrowser = !process.argv.includes('--no-browser');
const results = mkdtempSync(join(tmpdir(), 'aura-results-'));

type Step = { name: string; command: string; args: string[]; report?: string };
const vitest = (name: string, projects: string[]): Step => ({
  name,
  command: 'vitest',
  args: [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, `${name}.json`)}`,
  ],
  report: join(results, `${name}.json`),
});

const steps: Step[] = [
  { name: 'format and lint', command: 'biome', args: ['ci', '.', '--error-on-warnings'] },
  { name: 'route types', command: 'react-router', args: ['typegen'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'arrows', command: 'depcruise', args: ['--config', '.dependency-cruiser.json', '.'] },
  { name: 'dead code', command: 'knip', args: [] },
  vitest('unit and integration', ['unit', 'integration']),
  ...(withBrowser ? [vitest('browser', ['browser'])] : []),
];

let passed = 0;
let failed = 0;
for (const step of steps) {
  const began = performance.now();
  console.log(`\n── ${step.name}`);
  const ok = await run(step);
  const counted = step.report ? countTests(step.report) : undefined;
  passed += counted?.passed ?? (ok ? 1 : 0);
  // A runner that fails without naming a test (a crash, no tests found) still counts as one failure.
  failed += counted?.failed || (ok ? 0 : 1);
  console.log(
    `── ${step.name}: ${ok ? 'ok' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
  );
}
rmSync(results, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function run({ command, args }: Step): Promise<boolean> {
  const bin = join(projectFolder, 'node_modules', '.bin');
  const child = spawn(join(bin, command), args, {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  return new Promise((resolve) =>
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0)),
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
