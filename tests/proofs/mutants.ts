/**
 * Mutation testing of the contexts that hold money, bookings, mail, deliveries and accounts: small faults are planted one
 * by one in one file after the other, and each has to fail a test. It goes in pieces, whatever time there is:
 *
 *   npm run proof:mutants                          for twenty minutes, on with the files that nobody has asked yet
 *   npm run proof:mutants -- 5                     for five
 *   npm run proof:mutants -- 60 domain/shop        for an hour, these files or folders
 *   npm run proof:mutants -- 0                     only tells what is known
 *
 * What a file's faults came to is kept in MUTANTS_FOLDER (a folder of the system's temporary one), and forgotten when the
 * file or a test beside the code changes. Asked are the quick tests: those beside the code, without build and database; so
 * a fault that none of them reaches is counted apart. MUTANT_TESTS names others
 * (`tests/integration/refunds.test.ts`). Stryker, installed into that folder alone, makes the faults.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../../db/project-folder.ts';
import { MINUTE } from '../../shared/durations.ts';

const STRYKER = '10.1.1';
const CONTEXTS = ['shop', 'practice', 'mail', 'delivery', 'identity'];
/** Of the faults that a quick test reaches. */
const LEAST = 0.85;
const quickTests = process.env.MUTANT_TESTS ?? 'domain/**/*.test.ts';

const [minutes = '20', ...asked] = process.argv.slice(2);
const until = Date.now() + Number(minutes) * MINUTE;
const kept = process.env.MUTANTS_FOLDER ?? join(tmpdir(), 'aura-mutants');
const results = join(kept, 'results');

const mutantSchema = z.object({
  status: z.string(),
  mutatorName: z.string(),
  replacement: z.string().default(''),
  location: z.object({ start: z.object({ line: z.number() }) }),
});
const reportSchema = z.object({ files: z.record(z.string(), z.object({ mutants: z.array(mutantSchema) })) });
const resultSchema = z.object({ file: z.string(), of: z.string(), mutants: z.array(mutantSchema) });
type Mutant = z.infer<typeof mutantSchema>;

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

/** Tables of what a context knows about people, and doors, have nothing that could be wrong in this way. */
const files = (asked.length > 0 ? asked : CONTEXTS.map((context) => `domain/${context}`))
  .flatMap((place) =>
    place.endsWith('.ts') ? [place] : globSync(`${place}/**/*.ts`, { cwd: projectFolder }),
  )
  .filter((file) => !/\.test(-support)?\.ts$|personal-data\.ts$|index\.ts$/.test(file))
  .sort();
const testFiles = quickTests.split(',').flatMap((pattern) => globSync(pattern, { cwd: projectFolder }));
const testsNow = createHash('sha256').update(testFiles.sort().map(read).join('\0')).digest('hex');

/** A file as it is now, asked by the tests as they are now. */
const stateOf = (file: string) =>
  createHash('sha256')
    .update(`${testsNow}${read(file)}`)
    .digest('hex');
const placeOf = (file: string) => join(results, `${file.replaceAll('/', '_')}.json`);

function knownOf(file: string): Mutant[] | undefined {
  if (!existsSync(placeOf(file))) return undefined;
  const { of, mutants } = resultSchema.parse(JSON.parse(readFileSync(placeOf(file), 'utf8')));
  return of === stateOf(file) ? mutants : undefined;
}

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, WITHOUT_BROWSER: 'yes' } });

/** Once: it stays for the next piece. */
function installStryker(): string {
  const tools = join(kept, `stryker-${STRYKER}`);
  const packages = join(tools, 'node_modules', '@stryker-mutator');
  if (existsSync(join(tools, 'installed'))) return packages;
  mkdirSync(tools, { recursive: true });
  const wanted = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${STRYKER}`);
  const quietly = ['--no-audit', '--no-fund', '--legacy-peer-deps'];
  run(tools, 'npm', 'install', '--prefix', tools, ...quietly, ...wanted);
  rmSync(join(tools, 'node_modules', 'vitest'), { recursive: true, force: true });
  symlinkSync(join(projectFolder, 'node_modules', 'vitest'), join(tools, 'node_modules', 'vitest'));
  writeFileSync(join(tools, 'installed'), '');
  return packages;
}

/** Faults are planted in a copy: whoever goes on working here meets none. */
function copyProject(): string {
  const copy = mkdtempSync(join(kept, 'project-'));
  const all = execFileSync('git', ['ls-files'], { cwd: projectFolder, encoding: 'utf8' }).trim().split('\n');
  for (const file of all.filter((name) => existsSync(join(projectFolder, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(projectFolder, file), join(copy, file));
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(
    join(copy, 'vitest.mutants.config.ts'),
    `import base from './vitest.config.ts';
const [tests] = base.test?.projects ?? [];
// Stryker runs them in threads, which take no such flags.
export default { ...base, test: { ...base.test, execArgv: [], projects: tests ? [tests] : [] } };
`,
  );
  return copy;
}

function plantIn(file: string, copy: string, packages: string): Mutant[] {
  const report = join(copy, 'mutants.json');
  rmSync(report, { force: true });
  const config = {
    plugins: [join(packages, 'vitest-runner', 'dist', 'src', 'index.js')],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: process.env.MUTANT_TESTS === undefined },
    testFiles,
    mutate: [file],
    // The server in tests of whole servers is the bundle: it has to hold the faults too.
    ...(quickTests.includes('tests/') ? { buildCommand: `${process.execPath} server/build-command.ts` } : {}),
    inPlace: true,
    ignoreStatic: true,
    concurrency: 1,
    coverageAnalysis: 'perTest',
    disableTypeChecks: true,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    dryRunTimeoutMinutes: 90,
    timeoutMS: 60_000,
    packageManager: 'npm',
    allowConsoleColors: false,
    logLevel: 'warn',
  };
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config));
  run(copy, process.execPath, join(packages, 'core', 'bin', 'stryker.js'), 'run', 'stryker.config.json');
  return reportSchema.parse(JSON.parse(readFileSync(report, 'utf8'))).files[file]?.mutants ?? [];
}

const isKilled = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';
const survived = ({ status }: Mutant) => status === 'Survived';
/** What does not compile, or runs at the start alone, proves nothing. */
function tell(file: string, mutants: Mutant[]) {
  const of = (which: (mutant: Mutant) => boolean) => mutants.filter(which).length;
  const [killed, alive] = [of(isKilled), of(survived)];
  const unreached = of(({ status }) => status === 'NoCoverage');
  const share = killed + alive > 0 ? `${Math.floor((100 * killed) / (killed + alive))} %` : 'not reached';
  console.log(
    `${share} ${file}: ${killed} killed, ${alive} survived, ${unreached} out of quick tests' reach`,
  );
  for (const { location, mutatorName, replacement } of mutants.filter(survived))
    console.log(
      `    ${file}:${location.start.line} ${mutatorName} ${replacement.replace(/\s+/g, ' ').slice(0, 90)}`,
    );
  return { killed, alive };
}

function plantUntilTimeIsUp(): void {
  const left = files.filter((file) => !knownOf(file));
  if (left.length === 0 || Date.now() >= until) return;
  // Hours of work that nobody waits for.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  mkdirSync(results, { recursive: true });
  const packages = installStryker();
  const copy = copyProject();
  try {
    for (const file of left) {
      if (Date.now() >= until) return;
      const of = stateOf(file);
      const mutants = plantIn(file, copy, packages);
      writeFileSync(placeOf(file), JSON.stringify({ file, of, mutants }));
      tell(file, mutants);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

plantUntilTimeIsUp();
console.log('\nWhat is known:');
const known = files.flatMap((file) => {
  const mutants = knownOf(file);
  return mutants ? [{ file, ...tell(file, mutants) }] : [];
});
for (const context of CONTEXTS) {
  const its = known.filter(({ file }) => file.startsWith(`domain/${context}/`));
  const all = files.filter((file) => file.startsWith(`domain/${context}/`)).length;
  const [killed, alive] = [
    its.reduce((sum, one) => sum + one.killed, 0),
    its.reduce((sum, one) => sum + one.alive, 0),
  ];
  if (killed + alive === 0) continue;
  console.log(
    `${context}: ${killed} of ${killed + alive} reached killed, ${its.length} of ${all} files asked`,
  );
  if (killed < LEAST * (killed + alive)) process.exitCode = 1;
}
