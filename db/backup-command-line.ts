import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../server/env.ts';
import { asError, codeOf } from '../shared/problem.ts';
import { BackupError, type BackupHeader } from './backup-format.ts';
import { openDatabase } from './open-database.ts';

type Options = { replace: boolean };

/** What both commands share: one FILE, the configured database, one line for what the reader can mend. */
export async function runCommand(
  usage: string,
  work: (databaseUrl: string, file: string, options: Options) => Promise<string>,
): Promise<void> {
  try {
    const { file, options } = readArguments(usage);
    const database = await openDatabase(readEnv());
    try {
      console.log(await work(database.url, file, options));
    } finally {
      await database.close();
    }
  } catch (error) {
    const { name, message, stack } = asError(error);
    const code = codeOf(error);
    // An error with a code comes from the system or the database, and says itself what is wrong.
    const oneLine = ['BackupError', 'StartError'].includes(name) || code !== undefined;
    console.error(oneLine ? `Not done: ${message || code}` : stack);
    process.exitCode = 1;
  }
}

function readArguments(usage: string): { file: string; options: Options } {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...rest] = positionals;
    if (file && rest.length === 0) return { file: resolve(file), options: { replace: values.replace } };
  } catch {
    // an unknown option: the usage says which there are
  }
  throw new BackupError(`usage: ${usage}`);
}

export function summary({ tables }: BackupHeader): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables`;
}
