import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { islandLoader } from './app/islands/vite-plugin.ts';
import { quickIcons } from './app/ui/icons-plugin.ts';
import { external } from './server/dist-package.ts';

/** What dist/server holds: what is run, by its name there. Code that two of them need is in it once. */
const programs = {
  index: './server/index.ts',
  // For tests and benchmarks: the server as functions.
  production: './server/production.ts',
  'document-worker': './documents/worker.ts',
  'untrusted-worker': './adapters/untrusted/worker.ts',
  'commands/doctor': './server/doctor-command.ts',
  'commands/trace': './server/trace-command.ts',
  'commands/owner': './server/owner-command.ts',
  'commands/backup': './db/backup-command.ts',
  'commands/restore': './db/restore-command.ts',
  'commands/upgrade': './db/upgrade-command.ts',
  'commands/clear-demo': './db/clear-demo-command.ts',
  'commands/report': './documents/report-command.ts',
};

/** Of a library's thousands of icons only those that are used are read: a fifth of the whole build. */
const experimental = { lazyBarrel: true };

/**
 * An island comes in few pieces, and none of them is the router: what they all are made of, and what quiz and checkout
 * alone need.
 */
const islandGroups = [
  {
    name: 'basics',
    priority: 2,
    test: new RegExp(
      [
        '/app/islands/(hydrate|island|use-typed-before)',
        '/app/render-context',
        '/app/ui/(badge|button|class-names|create-icon|disclosure|field|later|medallion|money|progress|spinner|use-light-dismiss|use-missing)\\.',
        '/app/components/(call-function|hidden-fields|mini-offer-token|notice|one-field|rendered-text|session-spinner|theme|theme-switch|top-bar)\\.',
        '/app/components/drawings/(emblem|geometry|ornaments)\\.',
        '/numerology/(birth-date-form|birth-date-problems|calendar-date)\\.',
        'lucide-react/dist/esm/icons/(menu|x|sun|moon|monitor|arrow-left|lock-keyhole|hourglass|chevron-down|download|check|link-2|printer|share-2)\\.',
      ].join('|'),
    ),
  },
  {
    name: 'quiz',
    priority: 1,
    test: /\/app\/(routes\/quiz\/quiz\/(?!route)|components\/(quiz\/(?!local-engine|plain-quiz-form)|numbers\/(number-working|plain-spelling|use-spelling)|drawings\/(number-wheel|report-sheet)))|\/domain\/readings\/quiz\/|\/content\/consents/,
  },
  {
    name: 'checkout',
    priority: 1,
    test: /\/app\/(routes\/checkout\/checkout\/(?!route)|components\/checkout\/price-lines)|\/content\/checkout/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [quickIcons(), tailwindcss(), reactRouter(), islandLoader()],
  build: { target: 'es2022', sourcemap: false, reportCompressedSize: false },
  // All libraries are in the bundle. An installation needs none of them, and one file is read faster than a thousand.
  // The one that is no JavaScript stays beside it.
  ssr: command === 'build' ? { noExternal: true, external } : {},
  environments: {
    // What every page with React needs comes in one piece: twenty small files cost a phone more than their bytes.
    client: {
      build: {
        rollupOptions: {
          experimental,
          output: {
            codeSplitting: {
              groups: [
                // The loader needs this one, and nothing else.
                { name: 'preload-helper', priority: 4, test: /vite\/preload-helper/ },
                { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', priority: 3, test: /node_modules\/react-router\// },
                ...islandGroups,
                { name: 'shell', test: /\/app\/components\/footer|\/content\/(site|catalogue)\.ts/ },
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
          output: {
            chunkFileNames: 'chunks/[name]-[hash].js',
            // A string in it looks like the place of a source map: whoever counts coverage believes the first in a file.
            codeSplitting: { groups: [{ name: 'postcss', test: /node_modules\/postcss\// }] },
          },
        },
      },
    },
  },
}));
