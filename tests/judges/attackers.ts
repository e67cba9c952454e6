import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, type House, type Judge, run } from './judge.ts';

const MINUTE = 60_000;

type Report = { vulnerabilities: Record<string, { path: string; info: string; parameter?: string }[]> };

/**
 * What it asks for and we leave out: frames are forbidden by the policy (`frame-ancestors`), the second is a header that browsers
 * have given up, and the third belongs on HTTPS alone, which a judged site does not speak.
 */
const LEFT_OUT = /^(X-Frame-Options|X-XSS-Protection|Strict-Transport-Security) is not set/;

/** Its own walk through the public site, with everything it tries, as long as it may. */
export const wapiti: Judge = {
  name: 'wapiti',
  needs: { command: 'wapiti', install: 'apt-get install wapiti' },
  async judge({ server, pages, folder }) {
    const starts = pages
      .filter(({ as }) => as.name === 'a visitor')
      .flatMap(({ path }) => ['-s', `${server.url}${path}`]);
    const file = join(folder, 'wapiti.json');
    const bounds = [
      '--max-scan-time',
      '120',
      '--max-attack-time',
      '20',
      '--max-links-per-page',
      '30',
      '-d',
      '2',
    ];
    const out = ['-f', 'json', '-o', file, '--flush-session', '--store-session', folder, '--no-bugreport'];
    const { output } = await run('wapiti', ['-u', `${server.url}/`, ...starts, ...bounds, ...out], {
      longestMs: 15 * MINUTE,
    });
    const { vulnerabilities }: Report = JSON.parse(readFileSync(file, 'utf8'));
    const found = Object.entries(vulnerabilities).flatMap(([kind, all]) =>
      all
        .filter(({ info }) => !LEFT_OUT.test(info))
        .map(({ path, info, parameter = '' }) => ({
          where: `${path} ${parameter}`,
          what: `${kind}: ${info}`,
        })),
    );
    return { looked: `${/(\d+) (?:URLs|resources)/i.exec(output)?.[1] ?? 'its'} addresses`, found };
  },
};

const json = (body: object) => [
  '--data',
  JSON.stringify(body),
  '--headers',
  'Content-Type: application/json',
];

/** What takes words from strangers and asks the database with them. `*` is where it tries. */
const asked: { path: string; more?: string[] }[] = [
  { path: '/book/live-session?date=2031-03-03*' },
  { path: '/blog/life-path-7-love*' },
  { path: '/events/an-evening*' },
  { path: '/orders/key*' },
  { path: '/cart/recover?cart=1*' },
  { path: '/unsubscribe?mail=1*' },
  { path: '/login', more: ['--data', 'email=ada@example.test*&password=engine'] },
  { path: '/functions/v1/quote-order', more: json({ productId: 'report*', code: 'WELCOME*' }) },
  { path: '/functions/v1/save-cart', more: json({ productId: 'report', email: 'ada@example.test*' }) },
  { path: '/functions/v1/subscribe-newsletter', more: json({ email: 'ada@example.test*' }) },
];

async function attack({ server, folder }: House, path: string, more: string[]): Promise<string> {
  const how = [
    '--batch',
    '--disable-coloring',
    '--flush-session',
    '--dbms',
    'PostgreSQL',
    '--technique',
    'BEUS',
  ];
  // Most of these say 404 or 400 to everybody, and are to be tried all the same.
  const patient = ['--ignore-code', '400,401,404,422,429', '--output-dir', join(folder, 'sqlmap')];
  const args = ['-u', `${server.url}${path}`, ...more, ...how, ...patient];
  return (await run('sqlmap', args, { longestMs: MINUTE })).output;
}

export const sqlmap: Judge = {
  name: 'sqlmap',
  needs: { command: 'sqlmap', install: 'apt-get install sqlmap' },
  async judge(house) {
    const found: Finding[] = [];
    let toTheEnd = 0;
    for (const { path, more = [] } of asked) {
      const output = await attack(house, path, more);
      if (/is vulnerable|identified the following injection/.test(output))
        found.push({ where: path, what: output.slice(-600) });
      if (/do not appear to be injectable/.test(output)) toTheEnd += 1;
    }
    return { looked: `${asked.length} addresses, ${toTheEnd} to the end`, found };
  },
};
