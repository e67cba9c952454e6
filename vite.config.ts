import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * Libraries of hundreds of small modules are bundled into the server: reading them one by one cost most of the start
 * (date-fns alone 2 s on a busy machine).
 */
const bundled = [
  /^better-auth/,
  /^@better-auth/,
  'better-call',
  /^@date-fns/,
  'date-fns',
  'drizzle-orm',
  'hono',
  'lucide-react',
  /^@react-email/,
  'radix-ui',
  /^@radix-ui/,
  'react-day-picker',
  'zod',
];

/** Of a library's thousands of icons only those that are used are read: a fifth of the whole build. */
const experimental = { lazyBarrel: true };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // app/elements is bundled by itself, as a module that no page waits for.
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false, reportCompressedSize: false },
  ssr: command === 'build' ? { noExternal: bundled } : {},
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
    ssr: { build: { sourcemap: true, rollupOptions: { experimental, input: './server/production.ts' } } },
  },
}));
