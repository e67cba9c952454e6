/**
 * Mutation testing of the contexts that hold money, bookings, mail, deliveries and accounts: small faults are planted, one at
 * a time, and each has to fail a test.
 *
 *   npm run proof:mutants                          all five, one after the other
 *   npm run proof:mutants -- mail shop             these
 *   npm run proof:mutants -- domain/shop/codes.ts  these files or folders
 *
 *   MUTANTS_SAMPLE=12 npm run proof:mutants -- mail    one stretch of twelve lines in twelve, by the quick tests and by those
 *                                                     that work with a database: hours instead of days
 *
 * What is known is kept in MUTANTS_FOLDER (a folder of the system's temporary one): asked again are the faults whose file or
 * tests have changed. Asked are the quick tests: those beside the code, without build and database; so a fault that none of
 * them reaches is counted apart. MUTANT_TESTS names others (`tests/integration/refunds.test.ts`). Stryker, installed into that
 * folder alone, makes the faults.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../../db/project-folder.ts';
import { copyProject } from '../harness/copy-project.ts';

const STRYKER = '10.1.1';
const CONTEXTS = ['shop', 'practice', 'mail', 'delivery', 'identity'];
/** Of the faults that a quick test reaches. */
const LEAST = 0.85;
/** One stretch of lines in so many is asked. 0: every line. */
const sample = Number(process.env.MUTANTS_SAMPLE ?? 0);
const STRETCH = 12;
const asked = process.argv.slice(2);
const kept = process.env.MUTANTS_FOLDER ?? join(tmpdir(), 'aura-mutants');

const QUICK = 'domain/**/*.test.ts';
/** What asks a context's verbs over a database: for samples, because a fault takes seconds by these. */
const overDatabase: Record<string, string> = {
  mail: 'outbox bounces mail-injection sequences one-engine private-letters letters email-panel',
  shop: 'settlement refunds codes payment-plans membership membership-changes membership-tiers membership-trials referrals order-lines order-tax invoices honest-offers places-by-week gifts checkout',
  practice:
    'sessions session-types session-desk session-details guest-sessions paid-sessions events holiday outside-calendars',
  delivery:
    'fulfilment delivery-promise order-lines product-parts reading-marks file-removal recording-desk videos document-words membership withdrawals known-once',
  identity: 'accounts account-doors former-sign-ins fresh-sign-in sign-in-link staff-roles',
};

const mutantSchema = z.object({
  status: z.string(),
  mutatorName: z.string(),
  replacement: z.string().default(''),
  location: z.object({ start: z.object({ line: z.number() }) }),
});
const reportSchema = z.object({ files: z.record(z.string(), z.object({ mutants: z.array(mutantSchema) })) });
type Report = z.infer<typeof reportSchema>['files'];
type Mutant = z.infer<typeof mutantSchema>;

/** Tables of what a context knows about people, and doors, have nothing that could be wrong in this way. */
const filesIn = (place: string) =>
  (place.endsWith('.ts') ? [place] : globSync(`${place}/**/*.ts`, { cwd: projectFolder }))
    .filter((file) => !/\.test(-support)?\.ts$|personal-data\.ts$|index\.ts$/.test(file))
    .sort();

/** The lines of a place that are asked, always the same ones: whole files, or stretches chosen by their name. */
const linesIn = (place: string) =>
  filesIn(place).flatMap((file) => (sample > 0 ? stretchesOf(file) : [file]));

function stretchesOf(file: string): string[] {
  const { length } = readFileSync(join(projectFolder, file), 'utf8').split('\n');
  return Array.from({ length: Math.ceil(length / STRETCH) }, (_, n) => n)
    .filter((n) => createHash('sha256').update(`${file} ${n}`).digest().readUInt32BE() % sample === 0)
    .map((n) => `${file}:${n * STRETCH + 1}-${(n + 1) * STRETCH}`);
}

function testsOf(context: string): string {
  const wide = sample > 0 ? (overDatabase[context] ?? '').split(' ') : [];
  const own = wide.filter(Boolean).map((name) => `tests/integration/${name}.test.ts`);
  return process.env.MUTANT_TESTS ?? [QUICK, ...own].join(',');
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

/** With a configuration of its own. */
function copyToPlantIn(): string {
  const copy = copyProject(join(kept, 'project-'));
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

function plantIn(place: string, tests: string, copy: string, packages: string): Report {
  const report = join(copy, 'mutants.json');
  rmSync(report, { force: true });
  const config = {
    plugins: [join(packages, 'vitest-runner', 'dist', 'src', 'index.js')],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: tests === QUICK },
    testFiles: tests.split(',').flatMap((pattern) => globSync(pattern, { cwd: projectFolder })),
    mutate: linesIn(place),
    // The server in tests of whole servers is the bundle: it has to hold the faults too.
    ...(tests.includes('tests/') ? { buildCommand: `${process.execPath} server/build-command.ts` } : {}),
    inPlace: true,
    ignoreStatic: true,
    incremental: true,
    incrementalFile: join(
      kept,
      `${`${place} ${sample} ${tests}`.slice(0, 120).replaceAll(/\W+/g, '_')}.json`,
    ),
    concurrency: availableParallelism(),
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
  return reportSchema.parse(JSON.parse(readFileSync(report, 'utf8'))).files;
}

const isKilled = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';
const survived = ({ status }: Mutant) => status === 'Survived';

/** What does not compile, or runs at the start alone, proves nothing. */
function tell(place: string, files: Report): void {
  let [killed, reached, unreached] = [0, 0, 0];
  for (const [file, { mutants }] of Object.entries(files).sort()) {
    const of = (which: (mutant: Mutant) => boolean) => mutants.filter(which).length;
    const [dead, alive] = [of(isKilled), of(survived)];
    unreached += of(({ status }) => status === 'NoCoverage');
    killed += dead;
    reached += dead + alive;
    if (dead + alive > 0) console.log(`${percent(dead, dead + alive)} ${file}: ${dead} of ${dead + alive}`);
    for (const { location, mutatorName, replacement } of mutants.filter(survived))
      console.log(
        `    ${file}:${location.start.line} ${mutatorName} ${replacement.replace(/\s+/g, ' ').slice(0, 90)}`,
      );
  }
  console.log(
    `${place}: ${killed} of ${reached} killed (${percent(killed, reached)}), ${unreached} out of these tests' reach\n`,
  );
  if (killed < LEAST * reached) process.exitCode = 1;
}

const percent = (some: number, all: number) => (all > 0 ? `${Math.floor((100 * some) / all)} %` : 'none');

// Hours of work that nobody waits for.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
mkdirSync(kept, { recursive: true });
const packages = installStryker();
for (const place of asked.length > 0 ? asked : CONTEXTS) {
  const copy = copyToPlantIn();
  try {
    const folder = CONTEXTS.includes(place) ? `domain/${place}` : place;
    tell(folder, plantIn(folder, testsOf(place), copy, packages));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
