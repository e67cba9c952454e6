import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { makeOwner } from '../domain/identity/index.ts';
import { messageOf } from '../shared/problem.ts';
import { readEnv } from './env.ts';

/** `npm run owner -- EMAIL` */
const email = process.argv[2];
try {
  if (!email) throw new Error('usage: npm run owner -- EMAIL');
  const database = await openDatabase(readEnv());
  await migrate(database.url);
  const db = connect(database.url, { max: 1, onError: () => {} });
  try {
    await makeOwner(db, email);
    console.log(`${email} is an owner now.`);
  } finally {
    await db.$client.end();
    await database.close();
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
