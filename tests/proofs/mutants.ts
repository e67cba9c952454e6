/**
 * Mutation testing of the contexts that hold money, bookings, mail, deliveries and accounts: a sample of small faults is
 * planted one by one, and each has to fail a test. `npm run proof:mutants -- 60 7`: so many lines of each context, drawn by
 * that seed. Stryker is installed for the run alone; it makes the faults, finds the tests that reach each, and runs those.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFolder } from '../../db/project-folder.ts';

const STRYKER = '10.1.1';
const CONTEXTS = ['shop', 'practice', 'mail', 'delivery', 'identity'];
const LEAST = 0.85;
const [lines = 40, seed = 1] = process.argv.slice(2).map(Number);

const folder = mkdtempSync(join(tmpdir(), 'aura-mutants-'));
const tools = join(folder, 'tools');
const copy = join(folder, 'project');
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, WITHOUT_BROWSER: 'yes' } });

function install(): string {
  mkdirSync(tools);
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${STRYKER}`);
  run(
    tools,
    'npm',
    'install',
    '--prefix',
    tools,
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps',
    ...packages,
  );
  rmSync(join(tools, 'node_modules', 'vitest'), { recursive: true, force: true });
  symlinkSync(join(projectFolder, 'node_modules', 'vitest'), join(tools, 'node_modules', 'vitest'));
  return join(tools, 'node_modules', '@stryker-mutator');
}

function copyProject(): void {
  const files = execFileSync('git', ['ls-files'], { cwd: projectFolder, encoding: 'utf8' })
    .trim()
    .split('\n');
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(projectFolder, file), join(copy, file));
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));
}

/** The same draw for the same seed. */
function random(): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Lines inside functions: a name, a type or an import has nothing that could be wrong in this way. */
const isBody = (line: string) =>
  /^ {2,}\S/.test(line) && !/^\s*(\/\/|\*|\/\*|import |export |type )/.test(line);

function draw(context: string, next: () => number): string[] {
  const files = execFileSync('git', ['ls-files', `domain/${context}`], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter(
      (file) => /\.ts$/.test(file) && !/\.test(-support)?\.ts$|personal-data\.ts$|index\.ts$/.test(file),
    );
  const places = files.flatMap((file) =>
    readFileSync(join(projectFolder, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (isBody(line) ? [`${file}:${at + 1}-${at + 1}`] : [])),
  );
  return Array.from({ length: lines }, () => places[Math.floor(next() * places.length)] ?? '');
}

type Mutant = {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
};
type Report = { files: Record<string, { mutants: Mutant[] }> };

const isKilled = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';
/** What does not compile, or runs at the start alone, proves nothing. */
const counts = (mutant: Mutant) => isKilled(mutant) || ['Survived', 'NoCoverage'].includes(mutant.status);

function print({ files }: Report): boolean {
  let enough = true;
  for (const context of CONTEXTS) {
    const all = Object.entries(files)
      .filter(([file]) => file.startsWith(`domain/${context}/`))
      .flatMap(([file, { mutants }]) => mutants.filter(counts).map((mutant) => ({ file, ...mutant })));
    const killed = all.filter(isKilled).length;
    enough &&= killed >= LEAST * all.length;
    console.log(
      `${context}: ${killed} of ${all.length} killed, ${Math.floor((100 * killed) / Math.max(1, all.length))} %`,
    );
    for (const { file, location, mutatorName, replacement = '', status } of all.filter(
      (one) => !isKilled(one),
    ))
      console.log(
        `  ${status} ${file}:${location.start.line} ${mutatorName} ${replacement.replace(/\s+/g, ' ').slice(0, 90)}`,
      );
  }
  return enough;
}

try {
  const packages = install();
  copyProject();
  writeFileSync(
    join(copy, 'vitest.mutants.config.ts'),
    `import base from './vitest.config.ts';
const [tests] = base.test?.projects ?? [];
export default { ...base, test: { ...base.test, projects: tests ? [tests] : [] } };
`,
  );
  const next = random();
  const report = join(folder, 'report.json');
  // The tests that a fault may fail; MUTANT_TESTS names fewer.
  const config = {
    plugins: [join(packages, 'vitest-runner', 'dist', 'src', 'index.js')],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: false, pool: 'forks' },
    testFiles: (process.env.MUTANT_TESTS ?? 'domain/**/*.test.ts,tests/integration/**/*.test.ts').split(','),
    mutate: CONTEXTS.flatMap((context) => draw(context, next)),
    buildCommand: `${process.execPath} server/build-command.ts`,
    inPlace: true,
    ignoreStatic: true,
    concurrency: 2,
    coverageAnalysis: 'perTest',
    disableTypeChecks: true,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    dryRunTimeoutMinutes: 90,
    timeoutMS: 60_000,
    packageManager: 'npm',
    allowConsoleColors: false,
  };
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config));
  run(copy, process.execPath, join(packages, 'core', 'bin', 'stryker.js'), 'run', 'stryker.config.json');
  if (!print(JSON.parse(readFileSync(report, 'utf8')))) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
