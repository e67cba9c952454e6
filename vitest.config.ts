import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { distFolder } from './db/project-folder.ts';
import { HANG_MS, WAIT_MS } from './tests/harness/limits.ts';

// The bundle under test is a production build; React must not load half of its development self beside it.
process.env.NODE_ENV = 'production';

const folders = [
  'adapters',
  'app',
  'care',
  'content',
  'db',
  'demo',
  'documents',
  'domain',
  'emails',
  'money',
  'numerology',
  'server',
  'shared',
];

/** Tests that start a PostgreSQL of their own. Some replace modules, which must not meet another file in the same worker. */
const ownClusters = ['db/**/*.cluster.test.ts'];

/**
 * Sweeps over every page, form, product or name, what fails and comes back, and all but one file of journeys in a browser: `npm run test:processes` runs
 * them, so that `npm test` stays short. CI runs both.
 */
const sweeps = [
  'adapters/untrusted/in-thread.test.ts',
  'documents/{accessible,documents,false-sentences,injection,print,setting,unusual-names}.test.ts',
  'tests/integration/{backups,demo,demo-office,doctor,duties,file-removal,form-doors,holiday}.test.ts',
  'tests/integration/{junk-intents,mail-injection,media,office-actions,reconciliation}.test.ts',
  'tests/integration/{outside-calendars,promises-of-products,set-up,shop-attacks,two-brands,who-may-receive}.test.ts',
  'tests/structure/linear-readers.test.ts',
];
/** A sample of what it walks through in `npm test`, all of it in `npm run test:processes`: `inject('walk')`. */
const walks = [
  'app/components/office/text-editor/markdown.test.ts',
  'content/{circle,look}.test.ts',
  'domain/shop/payouts/reconcile.test.ts',
  'tests/integration/{authorisation,chat,renamed-session-type,site}.test.ts',
];
const longJourneys = 'tests/e2e/!(first).e2e.ts';

/** `npm run check`, `npm run test:changed` and `npm run coverage` do without. */
const inBrowser = (journeys: string) => (process.env.WITHOUT_BROWSER ? [] : [journeys]);

/** What Node has loaded is counted as it was built: transformed once more, no offset in it would be right. */
const asBuilt: Plugin = {
  name: 'as-built',
  load(id) {
    if (id.startsWith(join(distFolder, 'server'))) throw new Error('is counted as it was built');
  },
};

export default defineConfig({
  plugins: [asBuilt],
  // React for the e-mail templates; the pages themselves are tested as built.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    env: { NODE_ENV: 'production' },
    // Vitest would leave one core to itself, which is half of a small machine. One more than there are cores: a test
    // waits now and then, for a clock or for a process that it has started. Each reads the program once: six seconds.
    maxWorkers: availableParallelism() + 1,
    // What a request leaves behind is swept up less often.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: ['tests/harness/global-setup.ts'],
    setupFiles: ['tests/harness/fail-on-console-error.ts'],
    // Reading the bundle costs more than starting a server from it: a worker reads it once for all its files.
    isolate: false,
    // What people run: Node loads the bundle as it is.
    server: { deps: { external: [/[/]dist[/]server[/]/] } },
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
    expect: { poll: { timeout: WAIT_MS } },
    coverage: {
      provider: 'v8',
      // Servers in tests run the bundle; its source map leads back to the folders it was made of.
      include: ['dist/server/**/*.js', ...folders.map((folder) => `${folder}/**/*.{ts,tsx}`)],
      exclude: [
        'dist/server/chunks/{kysely-adapter,postcss,rolldown-runtime}-*',
        '**/*.test.{ts,tsx}',
        '**/*.test-support.ts',
        '**/testing/**',
        '**/*-command.ts',
      ],
      excludeAfterRemap: true,
      reportOnFailure: true,
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'test-results/coverage',
    },
    projects: [
      {
        extends: true,
        test: {
          // One for all: each project would read the program anew in workers of its own.
          name: 'tests',
          include: [
            ...folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
            'tests/**/*.test.ts',
            ...inBrowser('tests/e2e/**/*.e2e.ts'),
          ],
          exclude: [...ownClusters, 'tests/processes/**', ...sweeps, longJourneys],
          provide: { walk: 'sample' },
          globalSetup: ['tests/harness/browser-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: [
            'tests/processes/**/*.test.ts',
            ...sweeps,
            ...walks,
            ...inBrowser('tests/processes/**/*.e2e.ts'),
            ...inBrowser(longJourneys),
          ],
          provide: { walk: 'whole' },
          globalSetup: ['tests/harness/browser-setup.ts'],
        },
      },
      { extends: true, test: { name: 'clusters', include: ownClusters, isolate: true } },
    ],
  },
});
