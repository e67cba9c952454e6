import { defineConfig } from 'vitest/config';

// The bundle under test is a production build; React must not load half of its development self beside it.
process.env.NODE_ENV = 'production';

const folders = [
  'adapters',
  'app',
  'content',
  'demo',
  'documents',
  'domain',
  'emails',
  'numerology',
  'server',
  'shared',
];

export default defineConfig({
  // React for the e-mail templates; the pages themselves are tested as built.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    env: { NODE_ENV: 'production' },
    maxWorkers: 2,
    globalSetup: ['tests/harness/global-setup.ts'],
    setupFiles: ['tests/harness/fail-on-console-error.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        // Pure code, read once for all files.
        test: {
          name: 'unit',
          isolate: false,
          include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
        },
      },
      { extends: true, test: { name: 'integration', include: ['tests/**/*.test.ts', 'db/**/*.test.ts'] } },
      {
        extends: true,
        // A whole browser on a busy machine may miss a moment; what fails twice is broken.
        test: { name: 'browser', include: ['tests/e2e/**/*.e2e.ts'], testTimeout: 180_000, retry: 1 },
      },
    ],
  },
});
