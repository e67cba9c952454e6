import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What dist/server holds: what is run, by its name there. Code that two of them need is in it once. */
const programs = {
  index: './server/index.ts',
  // For tests and benchmarks: the server as functions.
  production: './server/production.ts',
  'document-worker': './documents/worker.ts',
  'commands/owner': './server/owner-command.ts',
  'commands/backup': './db/backup-command.ts',
  'commands/restore': './db/restore-command.ts',
  'commands/clear-demo': './db/clear-demo-command.ts',
  'commands/report': './documents/report-command.ts',
};

/** Of a library's thousands of icons only those that are used are read: a fifth of the whole build. */
const experimental = { lazyBarrel: true };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // app/elements is bundled by itself, as a module that no page waits for.
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false, reportCompressedSize: false },
  // All libraries are in the bundle. An installation needs none of them, and one file is read faster than a thousand.
  ssr: command === 'build' ? { noExternal: true } : {},
  environments: {
    // What every page with React needs comes in one piece: twenty small files cost a phone more than their bytes.
    client: {
      build: {
        rollupOptions: {
          experimental,
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'shell',
                  test: /\/app\/(components\/(top-bar|footer|theme|session-spinner|drawings\/emblem)|ui\/(button|class-names|later|spinner))|\/content\/(site|catalogue)\.ts/,
                },
              ],
            },
          },
        },
      },
    },
    // One bundle holds the server and the pages, so both share one copy of every module.
    ssr: {
      // The router leaves it out when its adapter is a development dependency.
      resolve: { conditions: ['node'], externalConditions: ['node'] },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        sourcemap: true,
        rollupOptions: {
          experimental,
          input: programs,
          output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
}));
