import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onDatabase, throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { placesOf } from '../harness/stored-places.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer } from '../harness/test-server.ts';
import type { House } from './judge.ts';

/** The judges knock more often than any visitor. */
const WIDE_LIMITS = '100';

type Look<Answer> = (house: House) => Promise<Answer>;

/** A site of their own, gone afterwards. */
export async function withOpenHouse<Answer>(look: Look<Answer>): Promise<Answer> {
  const cluster = await throwAwayCluster();
  try {
    const folder = join(cluster.folder, 'judged');
    mkdirSync(folder);
    return await openHouse(await cluster.newDatabase(), folder, look);
  } finally {
    await cluster.remove();
  }
}

async function openHouse<Answer>(databaseUrl: string, folder: string, look: Look<Answer>): Promise<Answer> {
  const secret = randomBytes(32).toString('hex');
  const variables = { DEMO_PAST: 'yes', AUTH_SECRET: secret, LIMIT_FACTOR: WIDE_LIMITS };
  const server = await startTestServer({ DATABASE_URL: databaseUrl, ...variables }, new TestClock(), {
    documents: 'drawn',
  });
  try {
    const site = { url: server.url, accounts: server.demoAccounts, secret };
    return await onDatabase(databaseUrl, async (client) => {
      const { pages, files } = await placesOf(site, client);
      return look({ server, client, pages, files, folder });
    });
  } finally {
    await server.stop();
  }
}
