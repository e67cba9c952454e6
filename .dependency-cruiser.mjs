import { readFileSync } from 'node:fs';

/** The contexts of domain/ from the lowest to the highest: each may use the doors of those before it. */
const contexts = [
  'identity',
  'content',
  'contacts',
  'mail',
  'notices',
  'shop',
  'marketing',
  'readings',
  'practice',
  'learning',
  'delivery',
  'support',
  'office',
  'privacy',
];
/** Small tables that all contexts use, a file each. They know no context. */
const ground = ['facts', 'settings', 'duties', 'file-removal'];
/** Every folder, also one that nobody has listed yet. */
const anyContext = '^domain/[^/]+/';
const door = '^domain/[^/]+/(index|browser)[.]ts$';
const test = '[.]test(-support)?[.]tsx?$';
/** What builds and tries the product, and is no part of it. */
const tools = [
  test,
  '/(testing|contract|samples)/',
  '^app/(routes|islands/vite-plugin|ui/icons-plugin)[.]ts$',
  '^server/(build-command|dev)[.]ts$',
  '^documents/proof-10000[.]ts$',
];
const runtime = { dependencyTypesNot: ['type-only'] };

/** Parts of app/ that no browser gets. */
const serverOnly = '^app/middleware/|[.]server[.]tsx?$';

/** Files whose loaders and actions run on the server; the router's compiler takes those out for the browser. */
const routeFiles = [
  ...readFileSync(new URL('app/routes.ts', import.meta.url), 'utf8').matchAll(/'(routes\/[^']+)'/g),
]
  .map(([, file]) => `app/${file}`)
  .map((file) => `^${file.replaceAll('.', '[.]')}$`);

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const layers = contexts
  .slice(0, -1)
  .map((context, at) =>
    rule(
      `layer-${context}`,
      `${context} knows nothing of the contexts above it. What it causes there is a fact: domain/consequences.ts.`,
      { path: `^domain/${context}/`, pathNot: test },
      { path: `^domain/(${contexts.slice(at + 1).join('|')})/` },
    ),
  );

export default {
  forbidden: [
    rule(
      'no-circular',
      'A circle has no direction.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    ...layers,
    rule(
      'product-uses-dependencies',
      'What the product imports stands in `dependencies`: audits and bills of material see nothing else.',
      {
        path: '^(adapters|app|care|content|db|demo|documents|domain|emails|money|numerology|server|shared)/',
        pathNot: tools,
      },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'ground-knows-no-context',
      'What all contexts use knows none of them.',
      { path: `^domain/(${ground.join('|')})[.]ts$` },
      { path: anyContext },
    ),
    rule(
      'contexts-have-doors',
      'A context uses another by its index.ts (or browser.ts), never by a file behind it.',
      { path: '^domain/([^/]+)/', pathNot: test },
      { path: anyContext, pathNot: `^domain/$1/|${door}` },
    ),
    rule(
      'doors-for-everybody-else',
      'Pages, the server, the demo, mails and documents use a context by its door.',
      {
        path: '^(adapters|app|care|content|db|demo|documents|emails|money|numerology|server|shared)/|^domain/[^/]+[.]ts$',
        pathNot: test,
      },
      { path: anyContext, pathNot: door },
    ),
    rule(
      'browsers-use-browser-doors',
      'What is sent to a browser may use a context by its browser.ts alone; index.ts would bring the server with it.',
      { path: '^app/', pathNot: [test, serverOnly, ...routeFiles] },
      { path: `${anyContext}index[.]ts$`, ...runtime },
    ),
    rule(
      'browser-doors-are-pure',
      'Behind browser.ts stand pure files: no database, no adapter, no server.',
      { path: '^domain/[^/]+/browser[.]ts$' },
      {
        path: '^(db|server|adapters|documents)/|queries[.]ts$|node_modules/(drizzle-orm|pg)/',
        reachable: true,
      },
    ),
    rule(
      'numerology-stands-alone',
      'numerology/ is pure: no dependency, no clock, no words of the practice.',
      { path: '^numerology/', pathNot: `${test}|^numerology/names/` },
      { pathNot: '^numerology/' },
    ),
    rule(
      'names-stand-nearly-alone',
      'Which letter system a practice uses is passed in.',
      { path: '^numerology/names/', pathNot: test },
      { path: '^(adapters|app|content|db|demo|documents|domain|emails|server)/' },
    ),
    rule(
      'numerology-has-a-door',
      'numerology/ and numerology/names/ are used by their index.ts.',
      { pathNot: '^numerology/' },
      { path: '^numerology/', pathNot: '^numerology/(names/)?index[.]ts$' },
    ),
    rule(
      'care-stands-alone',
      'care/ is pure: a text in, what it says out. It knows nothing of the practice.',
      { path: '^care/', pathNot: test },
      { pathNot: '^care/' },
    ),
    rule(
      'care-has-a-door',
      'care/ is used by its index.ts.',
      { pathNot: '^care/' },
      { path: '^care/', pathNot: '^care/index[.]ts$' },
    ),
    rule(
      'money-stands-alone',
      'money/ is pure: cents, countries and days in, tax and invoices out.',
      { path: '^money/', pathNot: test },
      { pathNot: '^(money|shared)/' },
    ),
    rule(
      'money-has-a-door',
      'money/ is used by its index.ts.',
      { pathNot: '^money/' },
      { path: '^money/', pathNot: '^money/index[.]ts$' },
    ),
    rule(
      'documents-have-a-door',
      'documents/ is used by its index.ts, which asks a thread; what draws brings every text and font.',
      {
        path: '^(adapters|app|care|content|db|demo|domain|emails|money|numerology|server|shared)/',
        pathNot: test,
      },
      {
        path: '^documents/',
        pathNot: '^documents/(index|share-card/(draw|sentence-card))[.]ts$|[.]webp$',
        ...runtime,
      },
    ),
    rule(
      'shared-stands-alone',
      'shared/ holds small things that need nothing of the product.',
      { path: '^shared/', pathNot: test },
      {
        path: '^(adapters|app|care|content|db|demo|documents|domain|emails|money|numerology|server)/',
      },
    ),
    rule(
      'domain-reaches-no-react',
      'Mails are drawn behind services: the domain knows what they say, not how they look.',
      // From the doors, which reach all that is used: to search from every file took two minutes.
      { path: '^domain/([^/]+/index|[^/]+)[.]ts$', pathNot: test },
      { path: '[.]tsx$', reachable: true },
    ),
    rule(
      'domain-knows-no-web',
      'The business knows neither React, nor pages, nor the server.',
      { path: '^domain/' },
      {
        path: '^(app|server)/|node_modules/(react|react-dom|react-router|hono|stripe|nodemailer)/',
      },
    ),
    rule(
      'domain-sees-interfaces-only',
      'Adapters are reached through their interface files (named like their folder), or as types.',
      { path: '^domain/', pathNot: test },
      {
        path: '^adapters/([^/]+)/',
        pathNot:
          '^adapters/([^/]+)/($1|mail|clock|jobs|log|files|signed-link|payments|assistant|outside|push|mail-events|untrusted)[.]ts$',
        ...runtime,
      },
    ),
    rule(
      'one-place-wires-adapters',
      'server/build-services.ts alone chooses implementations; the doctor asks the real ones.',
      {
        path: '^(app|emails|documents|content|server)/',
        pathNot: `^server/(build-services|doctor-outside)[.]ts$|${test}`,
      },
      {
        path: '^adapters/([^/]+)/(smtp|outbox|stripe|simulator/|disk|s3|scripted|model|pino|web-push|pg-boss|by-hand|system)[^/]*[.]ts$',
      },
    ),
    rule(
      'sql-in-the-domain',
      'A route calls a verb. SQL stands with the aggregate it is about, never in a page.',
      { path: '^app/' },
      { path: 'node_modules/(drizzle-orm|pg)/|^db/schema/', ...runtime },
    ),
    rule(
      'demo-uses-verbs',
      "The demo's data are made by the verbs that serve customers; it speaks no SQL.",
      { path: '^demo/' },
      { path: 'node_modules/(drizzle-orm|pg)/|^db/schema/' },
    ),
    rule(
      'ui-knows-nothing',
      'app/ui are design primitives.',
      { path: '^app/ui/' },
      {
        path: '^(domain|content|adapters|db|server|emails|documents)/|^app/(components|routes|middleware)/',
      },
    ),
    rule(
      'mails-and-documents-are-data-in',
      'emails/ and documents/ get data and give a mail or a PDF; they read no database and send nothing.',
      { path: '^(emails|documents)/' },
      { path: '^(app|server|adapters)/|^db/(?!project-folder)' },
    ),
    rule(
      'content-is-content',
      'content/ holds the words of the practice and needs nothing but numbers, concerns, taxes and small helpers.',
      { path: '^content/', pathNot: test },
      {
        pathNot: '^content/|^numerology/|^care/|^money/|^shared/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly:
      '^(adapters|app|care|content|db|demo|documents|domain|emails|money|numerology|server|shared|node_modules)/',
    exclude: { path: '^(dist|data|[.]react-router|bench|tests)/|[+]types' },
    // Imports as they are written, of types as well. Which of them a compiler would leave out needs no second look at each
    // compiled file: `verbatimModuleSyntax` has every import of types say so.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
