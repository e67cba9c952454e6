import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { diskFiles } from '../adapters/files/disk.ts';
import { s3Files } from '../adapters/files/s3.ts';
import { bucketOf } from '../server/bucket.ts';
import { readEnv } from '../server/env.ts';
import { asError, codeOf } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';
import { clearDemo, type Demo } from './clear-demo.ts';
import { filesFolder, openDatabase, placeOf } from './open-database.ts';

/** `npm run demo:clear`: afterwards a live site, or a new demo, can start on the same DATA_DIR or DATABASE_URL. */
try {
  const { yes } = readArguments();
  const env = readEnv();
  const database = await openDatabase(env);
  try {
    const bucket = bucketOf(env);
    // Both: a bucket may have been configured only after the demo had put its files on disk.
    const files = [await diskFiles(filesFolder(env)), ...(bucket ? [s3Files(bucket)] : [])];
    const confirm = (demo: Demo) => (yes ? Promise.resolve(true) : ask(placeOf(env), demo));
    const cleared = await clearDemo({ databaseUrl: database.url, files, confirm });
    console.log(
      cleared
        ? `Removed the demo: ${countOf(cleared)} and ${cleared.files} files. The database is empty.`
        : 'Nothing was removed.',
    );
  } finally {
    await database.close();
  }
} catch (error) {
  const { name, message, stack } = asError(error);
  const code = codeOf(error);
  const oneLine = ['StartError', 'BackupError', 'FilesUnavailable', 'S3Refusal'].includes(name) || code;
  console.error(oneLine ? `Not done: ${message || code}` : stack);
  process.exitCode = 1;
}

function readArguments(): { yes: boolean } {
  try {
    return parseArgs({ options: { yes: { type: 'boolean', default: false } } }).values;
  } catch {
    throw new StartError('usage: npm run demo:clear [-- --yes]');
  }
}

async function ask(place: string, demo: Demo): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new StartError(
      `this would remove ${countOf(demo)} in ${place}; add --yes: npm run demo:clear -- --yes`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    console.log(`This removes everything in ${place}: ${countOf(demo)}, and their files.`);
    return (await terminal.question('Type "clear" to go on: ')).trim() === 'clear';
  } finally {
    terminal.close();
  }
}

function countOf({ accounts, rows, tables }: Demo): string {
  return `${accounts} accounts, ${rows} rows of ${tables} tables`;
}
