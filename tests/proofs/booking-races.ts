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
import { createProvenAccount } from '../../domain/identity/index.ts';
import { grantCredits, readMonth } from '../../domain/practice/index.ts';
import { buildIfStale } from '../../server/build.ts';
import { addDays } from '../../shared/wall-time.ts';
import { Browserlike } from '../harness/browserlike.ts';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { tallied, wants } from '../harness/rivals.ts';
import { spawnServer } from '../harness/spawned-server.ts';

const RIVALS = 50;
const SLOTS_PER_ZONE = 50;
const ZONES = ['Europe/Lisbon', 'Asia/Kolkata'];
/** Paid for, so that nobody is refused for owing too much. */
const credits = { sessionType: 'Couples Journey', count: SLOTS_PER_ZONE * ZONES.length } as const;

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
  const answers: string[] = [];
  const began = performance.now();
  for (const zone of ZONES) {
    await db.execute(sql`insert into settings (key, value) values ('practice', ${JSON.stringify({ timeZone: zone })}::jsonb)
      on conflict (key) do update set value = excluded.value`);
    for (const startsAt of await someSlots()) {
      answers.push(
        ...(await Promise.all(rivals.map((rival) => wants(rival, credits.sessionType, startsAt)))),
      );
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
  const { won, told, ...others } = tallied(answers);
  console.log(`won ${won}, told plainly ${told}, anything else`, others);
  console.log(`rows ${rows[0]?.booked}, hours booked twice ${rows[0]?.doubled}`);
  const right = won === slots && told === slots * (RIVALS - 1) && Number(rows[0]?.doubled) === 0;
  console.log(right ? 'Proved.' : 'NOT proved.');
  process.exitCode = right ? 0 : 1;
} finally {
  await db.$client.end();
  for (const server of servers) await server.kill('SIGTERM');
  await dropDatabase(adminUrl, name);
  await embedded?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Each signs in at the first server; every other one then knocks at the second. */
async function signInRivals(): Promise<Browserlike[]> {
  const rivals: Browserlike[] = [];
  for (let i = 0; i < RIVALS; i++) {
    const [email, password] = [`r${i}@rival.test`, `rival-number-${i}-of-50`];
    const userId = await createProvenAccount(
      { db, passwords: scryptHashing },
      { email, password, name: `Rival ${i}` },
    );
    await db.transaction((tx) => grantCredits(services, tx, { ...credits, userId, source: `proof:${i}` }));
    const visitor = new Browserlike(servers[i % 2]?.url ?? '');
    await visitor.signIn(email, password);
    rivals.push(visitor);
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
