import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { readEnv } from '../../server/env.ts';

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
const configuration = read('docs/configuration.md');
const example = read('.env.example');

const variables = [...read('server/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
  ([, name = '']) => name,
);
const row = (name: string) =>
  configuration.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``));

test('the variables were found', () => {
  expect(variables.length).toBeGreaterThan(25);
  expect(variables).toEqual(
    expect.arrayContaining(Object.keys(readEnv({})).filter((name) => name !== 'mode')),
  );
});

test.each(variables)('%s stands in docs/configuration.md and in .env.example', (name) => {
  expect(row(name)).toBeDefined();
  expect(example).toMatch(new RegExp(`^#?${name}=`, 'm'));
});

test('.env.example names no variable that nobody reads', () => {
  const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(named.sort()).toEqual(variables.toSorted());
});

test('.env.example as it is starts a demo', () => {
  const lines = example.split('\n').filter((line) => /^[A-Z]/.test(line));
  const source = Object.fromEntries(lines.map((line) => line.split('=')));
  expect(readEnv(source)).toEqual(readEnv({}));
});

test('what a live site needs is marked as live', () => {
  const live: Record<string, string> = { APP_URL: 'https://aura.example' };
  const examples: Record<string, string> = {
    AUTH_SECRET: 'kT3vQ9xL2mW8zR5bN7cY1dH4jF6gS0pA',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'hello@aura.example',
    STRIPE_SECRET_KEY: 'sk_live_51x',
    STRIPE_WEBHOOK_SECRET: 'whsec_51x',
  };
  for (;;) {
    const missing = missingIn(live);
    if (!missing) break;
    expect(row(missing)).toContain('**live**');
    live[missing] = examples[missing] ?? '';
  }
  expect(Object.keys(live)).toHaveLength(6);
});

function missingIn(source: Record<string, string>): string | undefined {
  try {
    readEnv(source);
    return undefined;
  } catch (error) {
    return /^([A-Z_]+): required/.exec(String(error instanceof Error ? error.message : error))?.[1];
  }
}

test('docs/configuration.md gives the defaults that the code has', () => {
  const defaults = Object.entries(readEnv({})).filter(
    ([name, value]) => name !== 'mode' && value !== undefined,
  );
  expect(defaults.length).toBeGreaterThan(10);
  for (const [name, value] of defaults) {
    const [, , column = ''] = (row(name) ?? '').split('|');
    const words =
      typeof value === 'boolean' && name !== 'S3_PATH_STYLE' ? (value ? 'yes' : 'no') : `${value}`;
    expect(column.replaceAll('`', '').split(', '), name).toContainEqual(expect.stringMatching(`^ ?${words}`));
  }
});

test('a stranger reads the README in a few minutes', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(111);
});

test.each(Object.keys(packageFile.scripts))('the command %s is explained', (script) => {
  const command = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
  const pages = [configuration, read('CONTRIBUTING.md'), read('docs/proofs.md')];
  expect(pages.some((page) => new RegExp(`\`${command}[ \`]`).test(page))).toBe(true);
});

test('the changelog knows the version of package.json, and what comes after it', () => {
  const versions = [...read('CHANGELOG.md').matchAll(/^## \[([^\]]+)\]/gm)].map(([, version]) => version);
  expect(versions.slice(0, 2)).toEqual(['Unreleased', packageFile.version]);
});

test('the workflow runs the same commands as everybody', () => {
  const commands = [...read('.github/workflows/ci.yml').matchAll(/^\s+- run: (.+)$/gm)].map(
    ([, command]) => command,
  );
  expect(commands).toEqual(['npm ci && npm run test:processes && npm test']);
  expect(read('.ci/run')).toMatch(/^npm ci && npm run test:processes && npm test$/m);
  expect(packageFile.engines.node).toBe(`>=${read('.nvmrc').trim()}`);
});
