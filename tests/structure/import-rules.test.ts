import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';

/** A project in small, with one file for each way to break a rule. */
const breaches: [rule: string, file: string, imports: string][] = [
  ['layer-shop', 'domain/shop/looks-up.ts', '../delivery/index.ts'],
  ['layer-identity', 'domain/identity/looks-up.ts', '../privacy/index.ts'],
  ['contexts-have-doors', 'domain/delivery/climbs-in.ts', '../shop/verb.ts'],
  ['contexts-have-doors', 'domain/delivery/reads-tables-of-others.ts', '../shop/queries.ts'],
  ['contexts-have-doors', 'domain/delivery/climbs-into-a-new-folder.ts', '../unlisted/verb.ts'],
  ['ground-knows-no-context', 'domain/facts.ts', './shop/index.ts'],
  ['ground-knows-no-context', 'domain/settings.ts', './shop/index.ts'],
  ['ground-knows-no-context', 'domain/duties.ts', './shop/index.ts'],
  ['ground-knows-no-context', 'domain/file-removal.ts', './shop/index.ts'],
  ['doors-for-everybody-else', 'domain/consequences.ts', './shop/verb.ts'],
  ['doors-for-everybody-else', 'server/climbs-into-a-new-folder.ts', '../domain/unlisted/verb.ts'],
  ['doors-for-everybody-else', 'app/routes/climbs-in.ts', '../../domain/shop/verb.ts'],
  ['doors-for-everybody-else', 'demo/climbs-in.ts', '../domain/shop/queries.ts'],
  ['browsers-use-browser-doors', 'app/components/takes-the-server-along.ts', '../../domain/shop/index.ts'],
  ['browser-doors-are-pure', 'domain/shop/browser.ts', './queries.ts'],
  ['numerology-stands-alone', 'numerology/reads-words.ts', '../content/site.ts'],
  ['names-stand-nearly-alone', 'numerology/names/reads-words.ts', '../../content/site.ts'],
  ['numerology-has-a-door', 'app/routes/counts.ts', '../../numerology/chart.ts'],
  ['care-stands-alone', 'care/reads-words.ts', '../content/site.ts'],
  ['care-has-a-door', 'domain/mail/reads-phrases.ts', '../../care/phrases.ts'],
  ['money-stands-alone', 'money/reads-words.ts', '../content/site.ts'],
  ['money-has-a-door', 'domain/shop/reads-rates.ts', '../../money/rates.ts'],
  ['documents-have-a-door', 'server/draws-itself.ts', '../documents/draw.ts'],
  ['shared-stands-alone', 'shared/knows-the-shop.ts', '../domain/shop/index.ts'],
  ['domain-reaches-no-react', 'domain/mail/index.ts', './draws.ts'],
  ['domain-reaches-no-react', 'domain/today.ts', './mail/index.ts'],
  ['domain-knows-no-web', 'domain/mail/answers.ts', '../../app/answer.ts'],
  ['domain-sees-interfaces-only', 'domain/mail/sends.ts', '../../adapters/mail/smtp.ts'],
  ['one-place-wires-adapters', 'app/routes/sends.ts', '../../adapters/mail/smtp.ts'],
  ['sql-in-the-domain', 'app/routes/asks.ts', '../../db/schema/index.ts'],
  ['demo-uses-verbs', 'demo/writes-rows.ts', '../db/schema/index.ts'],
  ['ui-knows-nothing', 'app/ui/knows-content.ts', '../../content/site.ts'],
  ['mails-and-documents-are-data-in', 'emails/sends.ts', '../adapters/mail/smtp.ts'],
  ['content-is-content', 'content/asks.ts', '../db/schema/index.ts'],
  ['product-uses-dependencies', 'server/tries-itself.ts', 'vitest'],
  ['no-circular', 'server/one.ts', './two.ts'],
];

/** What they reach for. */
const targets: Record<string, string> = {
  'domain/delivery/index.ts': '',
  'domain/privacy/index.ts': '',
  'domain/shop/index.ts': "export { verb } from './verb.ts';",
  'domain/shop/verb.ts': 'export const verb = 1;',
  'domain/shop/queries.ts': 'export const query = 1;',
  'domain/unlisted/verb.ts': 'export const verb = 1;',
  'content/site.ts': 'export const site = 1;',
  'documents/draw.ts': 'export const drawn = 1;',
  'numerology/chart.ts': 'export const chart = 1;',
  'care/phrases.ts': 'export const phrases = 1;',
  'money/rates.ts': 'export const rates = 1;',
  'domain/mail/draws.ts': "import '../../emails/draws.tsx';",
  'emails/draws.tsx': 'export const drawn = <p />;',
  'app/answer.ts': 'export const answer = 1;',
  'adapters/mail/smtp.ts': 'export const smtp = 1;',
  'db/schema/index.ts': 'export const tables = 1;',
  'server/two.ts': "import './one.ts';",
  'package.json': '{ "devDependencies": { "vitest": "1.0.0" } }',
  'node_modules/vitest/package.json': '{ "name": "vitest", "version": "1.0.0", "main": "index.js" }',
  'node_modules/vitest/index.js': '',
  'tsconfig.json': '{}',
};

const folder = mkdtempSync(join(tmpdir(), 'aura-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

type Violation = { from: string; rule: { name: string } };
let found: string[];

beforeAll(async () => {
  for (const [file, text] of Object.entries(targets)) write(file, text);
  for (const [, file, imports] of breaches) write(file, `import '${imports}';`);
  const depcruise = join(projectFolder, 'node_modules', '.bin', 'depcruise');
  const config = join(projectFolder, '.dependency-cruiser.mjs');
  // Into a file: it ends before a busy reader has taken all of it out of a pipe.
  const report = join(folder, 'report.json');
  const args = ['--config', config, '--output-type', 'json', '--output-to', report, '.'];
  // It ends with the number of breaches.
  await promisify(execFile)(depcruise, args, { cwd: folder }).catch(() => {});
  const { summary }: { summary: { violations: Violation[] } } = JSON.parse(readFileSync(report, 'utf8'));
  found = summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
});

test.each(breaches)('%s: %s may not import %s', (rule, file) => {
  expect(found).toContain(`${rule}: ${file}`);
});

test('every rule has a breach here', () => {
  const config = readFileSync(join(projectFolder, '.dependency-cruiser.mjs'), 'utf8');
  const rules = [...config.matchAll(/rule\(\s*'([a-z-]+)'/g)].map(([, name = '']) => name);
  expect(rules.length).toBeGreaterThan(15);
  const tried = breaches.map(([rule]) => rule).filter((rule) => !rule.startsWith('layer-'));
  expect([...new Set(tried)].sort()).toEqual(rules.sort());
});
