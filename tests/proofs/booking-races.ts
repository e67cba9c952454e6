/**
 * One booking per slot: 100 slots, 50 people after each at the same moment, through two server processes, under two
 * time zones. Exactly one may win, and 49 must be told plainly. Runs on a throw-away embedded PostgreSQL, or in a new
 * database on the server that DATABASE_URL names.
 */

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { scryptHashing } from '../../adapters/auth/passwords.ts';
import { systemClock } from '../../adapters/clock/system.ts';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { connect } from '../../db/connect.ts';
import { startEmbedded } from '../../db/embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { createAccount } from '../../domain/identity/index.ts';
import { grantCredits, readMonth } from '../../domain/practice/index.ts';
import { buildIfStale } from '../../server/build.ts';
import { addDays } from '../../shared/wall-time.ts';
import { Browserlike } from '../harness/browserlike.ts';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { spawnServer } from '../harness/spawned-server.ts';

const RIVALS = 50;
const SLOTS_PER_ZONE = 50;
const ZONES = ['Europe/Lisbon', 'Asia/Kolkata'];
/** Paid for, so that nobody is refused for owing too much. */
const credits = { sessionType: 'Couples Journey', count: SLOTS_PER_ZONE * ZONES.length } as const;
const TAKEN = 'That time has just been taken. Please choose another one.';

await buildIfStale(console.log);
const folder = mkdtempSync(join(tmpdir(), 'aura-proof-'));
chmodSync(folder, 0o755);
const embedded = process.env.DATABASE_URL ? undefined : await startEmbedded({ folder: join(folder, 'pg') });
const adminUrl = process.env.DATABASE_URL ?? embedded?.url ?? '';
const name = `aura_proof_${process.pid}`;
const url = await createDatabase(adminUrl, name);
await migrate(url);
const servers = [await spawnServer({ DATABASE_URL: url }), await spawnServer({ DATABASE_URL: url })];
const db = connect(url, { onError: () => {} });
const content = makeContent(firstEdition);
const services = { db, clock: systemClock, content: { current: () => content } };

try {
  const rivals = await signInRivals();
  const tally = { won: 0, told: 0, other: 0 };
  const began = performance.now();
  for (const zone of ZONES) {
    await db.execute(sql`insert into settings (key, value) values ('practice', ${JSON.stringify({ timeZone: zone })}::jsonb)
      on conflict (key) do update set value = excluded.value`);
    for (const startsAt of await someSlots()) {
      const answers = await Promise.all(rivals.map((rival) => wants(rival, startsAt)));
      for (const answer of answers) tally[answer] += 1;
    }
  }
  const seconds = (performance.now() - began) / 1000;
  const slots = ZONES.length * SLOTS_PER_ZONE;
  const { rows } = await db.execute<{ doubled: string; booked: string }>(sql`
    select count(*) as booked, count(*) - count(distinct scheduled_date) as doubled
    from sessions where status = 'scheduled' and user_id in (select id from auth.users where email like '%@rival.test')`);
  console.log(
    `${slots} slots, ${RIVALS} rivals each, two servers, ${ZONES.join(' and ')}: ${seconds.toFixed(1)} s`,
  );
  console.log(`won ${tally.won}, told plainly ${tally.told}, anything else ${tally.other}`);
  console.log(`rows ${rows[0]?.booked}, hours booked twice ${rows[0]?.doubled}`);
  const right =
    tally.won === slots &&
    tally.told === slots * (RIVALS - 1) &&
    tally.other === 0 &&
    Number(rows[0]?.doubled) === 0;
  console.log(right ? 'Proved.' : 'NOT proved.');
  process.exitCode = right ? 0 : 1;
} finally {
  await db.$client.end();
  for (const server of servers) await server.kill('SIGTERM');
  await dropDatabase(adminUrl, name);
  await embedded?.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Rival = { visitor: Browserlike };

/** Each signs in at the first server; every other one then knocks at the second. */
async function signInRivals(): Promise<Rival[]> {
  const rivals: Rival[] = [];
  for (let i = 0; i < RIVALS; i++) {
    const [email, password] = [`r${i}@rival.test`, `rival-number-${i}-of-50`];
    const userId = await createAccount(
      { db, passwords: scryptHashing },
      { email, password, name: `Rival ${i}` },
    );
    await db.transaction((tx) => grantCredits(services, tx, { ...credits, userId, source: `proof:${i}` }));
    const visitor = new Browserlike(servers[i % 2]?.url ?? '');
    await visitor.signIn(email, password);
    rivals.push({ visitor });
  }
  return rivals;
}

async function someSlots(): Promise<string[]> {
  const free: string[] = [];
  for (
    let date = new Date().toISOString().slice(0, 10);
    free.length < SLOTS_PER_ZONE;
    date = addDays(date, 30)
  ) {
    const actor = { id: '', role: 'member' as const };
    const days = await readMonth({ ...services, config: { secret: '', appUrl: '' } }, { actor, date });
    const open = days
      .flatMap(({ slots }) => slots)
      .filter((slot) => slot.free && !free.includes(slot.startsAt));
    free.push(...open.map(({ startsAt }) => startsAt));
  }
  return free.slice(-SLOTS_PER_ZONE);
}

async function wants({ visitor }: Rival, startsAt: string): Promise<'won' | 'told' | 'other'> {
  const form = { intent: 'book', sessionType: 'Couples Journey', startsAt };
  const answer = await visitor.post('/portal/sessions', form);
  if (answer.status === 200) return 'won';
  return answer.status === 409 && (await answer.text()).includes(TAKEN) ? 'told' : 'other';
}
