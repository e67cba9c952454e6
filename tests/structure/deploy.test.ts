import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keyedPages, pathForLogs } from '../../app/path-for-logs.ts';
import { projectFolder } from '../../db/project-folder.ts';
import { awayPage, LOST } from '../../server/away-page.ts';
import { contextOf, readDockerfile } from '../harness/dockerfile.ts';

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
const variables = [...read('server/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);

/** `npm run proof:install` runs the stages. */
describe('the image', () => {
  const stages = readDockerfile();
  const last = stages.at(-1);
  const step = (word: string) => last?.steps.filter((one) => one.word === word).map(({ rest }) => rest) ?? [];

  test('gets everything that is built from, and nothing of tests or documents', () => {
    const [, list = ''] = /const sources = \[([^\]]+)\]/.exec(read('server/build.ts')) ?? [];
    const sources = [...list.matchAll(/'([a-z]+)'/g)].map(([, name]) => name);
    expect(sources.length).toBeGreaterThan(10);
    const files = ['package.json', 'package-lock.json', '.npmrc', 'react-router.config.ts', 'tsconfig.json'];
    expect(contextOf().sort()).toEqual([...sources, ...files, 'vite.config.ts'].sort());
  });

  test('holds Node and what is built, runs without npm, and not as root', () => {
    expect(last?.name).toBe('');
    expect(step('COPY').map((rest) => rest.split(' ').at(-1))).toEqual([
      '/usr/local/bin/node',
      ...['sharp', '@img', 'detect-libc', 'semver'].map((name) => `./node_modules/${name}`),
      './dist',
      './',
    ]);
    expect(step('USER')).toEqual(['10001:10001']);
    expect(step('CMD')).toEqual(['["node", "--max-semi-space-size=4", "dist/server/index.js"]']);
    expect(stages.flatMap(({ steps }) => steps).filter(({ rest }) => rest.includes('npx'))).toEqual([]);
  });
});

test('memory that was freed goes back to the machine, however the site is started', () => {
  const settings = (file: string) => read(file).match(/\bMALLOC_[A-Z_]+=\d+/g);
  expect(settings('package.json')).toHaveLength(3);
  for (const file of ['Dockerfile', 'deploy/aura.service'])
    expect([file, settings(file)]).toEqual([file, settings('package.json')]);
});

test('compose.yaml sets only variables that the site reads', () => {
  const [, app = ''] = /\n {2}app:\n([\s\S]*?)\n\n/.exec(read('compose.yaml')) ?? [];
  const named = [...app.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !variables.includes(name))).toEqual([]);
});

test('the log of nginx has neither queries nor keys, and Caddy writes none', () => {
  const site = read('deploy/nginx.conf');
  const [, format = ''] = /log_format aura '([^']+)'/.exec(site) ?? [];
  expect(format).toContain('$aura_page');
  for (const part of ['$request ', '$request"', '$request_uri', '$args', '$http_referer', '$query_string'])
    expect(format).not.toContain(part);
  expect(site.match(/access_log \S+ aura;/g)).toHaveLength(2);
  const [, pattern = '', value = ''] = /^ {2}~(\S+) (\S+);$/m.exec(site) ?? [];
  const logged = (path: string) => {
    const { aura_keyed, aura_rest = '' } = new RegExp(pattern).exec(path)?.groups ?? {};
    return aura_keyed ? value.replace('$aura_keyed', aura_keyed).replace('$aura_rest', aura_rest) : path;
  };
  for (const page of keyedPages)
    for (const path of [`/${page}/a.secret`, `/${page}/a-secret/documents/7`])
      expect(logged(path)).toBe(pathForLogs(path));
  expect(logged('/portal/orders/7')).toBe('/portal/orders/7');
  expect(read('deploy/Caddyfile')).not.toMatch(/^\s*log\b/m);
});

test.each(['nginx.conf', 'Caddyfile'])(
  '%s says what the site says while its database is away',
  async (name) => {
    const page = await awayPage(LOST).text();
    const [said = ''] = /<!DOCTYPE html>.*<\/html>/.exec(read(`deploy/${name}`)) ?? [];
    expect(said).toBe(page.replaceAll('\n', ''));
  },
);

test('the unit of systemd lets the site write to the folder of backups that .env.example names', () => {
  const [, folder = 'none'] = /^#BACKUP_DIR=(.+)$/m.exec(read('.env.example')) ?? [];
  expect(read('deploy/aura.service')).toContain(`\nReadWritePaths=-${folder}\n`);
});

test('the unit of systemd starts what `npm start` starts where only dist/ is', () => {
  const { start } = JSON.parse(read('package.json')).scripts;
  const [, flags = '', program = ''] =
    /ExecStart=\S+\/node (\S+) (\S+)/.exec(read('deploy/aura.service')) ?? [];
  expect(start).toMatch(new RegExp(`^exec env (?:MALLOC_\\w+=\\d+ )+node ${flags} `));
  expect(start).toMatch(/ bin\/aura\.mjs start$/);
  expect(read('bin/aura.mjs')).toContain(`'server/main.ts', '${program.replace('dist/', '')}'`);
});

test('alerts and dashboard ask for figures that /metrics tells', () => {
  const told = [...read('server/metrics.ts').matchAll(/'(aura_\w+)'/g)].map(([, name]) => name);
  const asked = ['alerts.yaml', 'grafana-dashboard.json'].flatMap((file) =>
    [...read(`deploy/watching/${file}`).matchAll(/\baura_\w+/g)].map(([name]) => name),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !told.includes(name.replace(/_(count|bucket)$/, '')))).toEqual([]);
});
