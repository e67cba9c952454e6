import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Papa from 'papaparse';
import pg from 'pg';
import { loadBundle } from '../../bench/load-bundle.ts';
import { suppressionKey } from '../../domain/mail/index.ts';
import { Browserlike } from './browserlike.ts';
import type { FaultyList } from './faulty-list.ts';
import { freePort } from './free-port.ts';
import { spawnWorker } from './spawn-worker.ts';

const SOURCE = 'Fair in Porto';

export type ImportFigures = {
  lines: number;
  /** Kills while lines were waiting, at the check and at the taking in. */
  kills: number;
  /** Lines whose result is not what it must be, in the report that the owner gets. */
  misjudged: number;
  good: number;
  /** Of those: not known afterwards, or by another name; without consent; with more than one. */
  lost: number;
  withoutConsent: number;
  consentTwice: number;
  /** Of those who left, bounced or complained: who may be written to again, or was changed. */
  revived: number;
  /** Known or agreed, and in no good line. */
  strangers: number;
  /** Lines whose words are still kept. */
  kept: number;
  checkSeconds: number;
  importSeconds: number;
};

/** Brings a list in by the office's pages, while the processes that work on it are killed at random moments. */
export async function killImporters(
  list: FaultyList,
  { databaseUrl, kills }: { databaseUrl: string; kills: number },
): Promise<ImportFigures> {
  const { startProduction, readEnv } = await loadBundle();
  const server = await startProduction(
    readEnv({
      PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl,
      DEMO_PAST: 'no',
    }),
    { jobs: 'manual' },
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await makeKnown(client, list, (email) => suppressionKey(server.services.config, email));
    const owner = new Browserlike(server.url);
    const account = server.demoAccounts.find(({ email }) => email.startsWith('owner'));
    await owner.signIn(account?.email ?? '', account?.password ?? '');
    const path = await upload(owner, list);
    const pass = (state: string) => passUnderKills({ client, databaseUrl, path, state, kills: kills / 2 });
    await post(owner, path, {
      intent: 'check',
      tags: 'Fair',
      agreed: 'on',
      source: SOURCE,
      'columns.email': '0',
      'columns.name': '1',
      'columns.birthDate': '2',
      'columns.agreedOn': '3',
      'columns.language': '4',
    });
    const checked = await pass('checked');
    await post(owner, path, { intent: 'import' });
    const taken = await pass('done');
    const report = await (await owner.get(`${path}/report`)).text();
    return {
      lines: list.verdicts.length,
      kills: checked.kills + taken.kills,
      ...(await compare(client, list, report)),
      checkSeconds: checked.seconds,
      importSeconds: taken.seconds,
    };
  } finally {
    await client.end();
    await server.stop();
  }
}

async function makeKnown(
  client: pg.Client,
  { known, refused }: FaultyList,
  keyOf: (email: string) => string,
) {
  await client.query(
    `insert into contacts (email, came_by, last_seen_at, created_at)
     select email, 'quiz', now(), now() from unnest($1::text[]) email`,
    [[...known, ...refused.map(({ email }) => email)]],
  );
  await client.query(
    `insert into suppressions (address_key, topic, reason, created_at)
     select key, case reason when 'unsubscribed' then 'newsletter' else 'all' end, reason, now()
     from unnest($1::text[], $2::text[]) as given(key, reason)`,
    [refused.map(({ email }) => keyOf(email)), refused.map(({ reason }) => reason)],
  );
}

async function upload(owner: Browserlike, { bytes, encoding }: FaultyList): Promise<string> {
  const body = new FormData();
  body.set('file', new File([bytes], `${encoding}.csv`, { type: 'text/csv' }));
  const answer = await owner.fetch('/office/letters/imports', { method: 'POST', body });
  const path = answer.headers.get('location');
  if (!path) throw new Error(`the list was not taken: ${answer.status}`);
  return path;
}

async function post(owner: Browserlike, path: string, fields: Record<string, string>): Promise<void> {
  const { status } = await owner.post(path, fields);
  if (status !== 200) throw new Error(`${fields.intent} answered ${status}`);
}

type Pass = { client: pg.Client; databaseUrl: string; path: string; state: string; kills: number };

/** Two processes work at the list and are killed, again and again; then one is left alone until it is through. */
async function passUnderKills({ client, databaseUrl, path, state, kills }: Pass) {
  const began = performance.now();
  const importId = path.split('/').at(-1);
  const isOver = async () => {
    const { rows } = await client.query('select state from people_imports where id = $1', [importId]);
    return rows[0].state === state;
  };
  const spawn = () => spawnWorker(['import-people'], { DATABASE_URL: databaseUrl });
  let begun = 0;
  let killed = 0;
  const slot = async () => {
    while (begun++ < kills && !(await isOver())) {
      const worker = await spawn();
      await sleep(randomInt(0, 1500));
      if (!(await isOver())) killed++;
      await worker.end('SIGKILL');
    }
  };
  await Promise.all([slot(), slot()]);
  const last = await spawn();
  while (!(await isOver())) await sleep(100);
  await last.end('SIGTERM');
  return { kills: killed, seconds: (performance.now() - began) / 1000 };
}

async function compare(client: pg.Client, list: FaultyList, report: string) {
  const [, ...told] = Papa.parse<string[]>(report.trim()).data;
  const misjudged = list.verdicts.filter((verdict, at) => told[at]?.[2] !== verdict).length;
  const { rows: people } = await client.query<{
    email: string;
    name: string;
    topics: string[];
    tags: string[];
  }>('select email, name, topics, tags from contacts');
  const { rows: consents } = await client.query<{ email: string; given: number }>(
    'select email, count(*)::int as given from consents where source = $1 group by email',
    [`import: ${SOURCE}`],
  );
  const { rows: kept } = await client.query(
    'select count(*)::int as n from people_import_lines where cells is not null',
  );
  const known = new Map(people.map((person) => [person.email, person]));
  const given = new Map(consents.map(({ email, given: times }) => [email, times]));
  const good = new Map(list.good.map(({ email, name }) => [email, name]));
  const isIn = ([email, name]: [string, string]) => {
    const person = known.get(email);
    return person?.name === name && person.topics.includes('newsletter') && person.tags.includes('fair');
  };
  const isRevived = ({ email }: { email: string }) =>
    given.has(email) || [known.get(email)?.topics, known.get(email)?.tags].some((some) => some?.length !== 0);
  const refused = new Set(list.refused.map(({ email }) => email));
  const isStranger = (email: string) => email.endsWith(`@${list.encoding}.test`) && !good.has(email);
  return {
    misjudged: misjudged + Math.abs(told.length - list.verdicts.length),
    good: good.size,
    lost: [...good].filter((one) => !isIn(one)).length,
    withoutConsent: [...good.keys()].filter((email) => !given.has(email)).length,
    consentTwice: [...given.values()].filter((times) => times > 1).length,
    revived: list.refused.filter(isRevived).length,
    strangers: [...known.keys(), ...given.keys()].filter((email) => isStranger(email) && !refused.has(email))
      .length,
    kept: kept[0].n,
  };
}
