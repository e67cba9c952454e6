import { parseArgs } from 'node:util';
import { type Env, readEnv } from '../server/env.ts';
import { asError, codeOf } from '../shared/problem.ts';
import { BackupError, type BackupHeader } from './backup-format.ts';
import { openDatabase } from './open-database.ts';

type Options = { replace: boolean; awake: boolean; unencrypted: boolean };
/** `isPartly`: done, and something is missing. */
type Done = string | { text: string; isPartly: boolean };
type Work = (databaseUrl: string, target: string, options: Options & { env: Env }) => Promise<Done>;

const PARTLY = 2;

/** What both commands share: one argument, the configured database, one line for what the reader can mend. */
export async function runCommand(usage: string, work: Work): Promise<void> {
  try {
    const { target, options } = readArguments(usage);
    const env = readEnv();
    const database = await openDatabase(env);
    try {
      const done = await work(database.url, target, { ...options, env });
      console.log(typeof done === 'string' ? done : done.text);
      if (typeof done !== 'string' && done.isPartly) process.exitCode = PARTLY;
    } finally {
      await database.close();
    }
  } catch (error) {
    const { name, message, stack } = asError(error);
    const code = codeOf(error);
    // An error with a code comes from the system or the database, and says itself what is wrong.
    const oneLine =
      ['BackupError', 'BackupRunning', 'StartError', 'FilesUnavailable', 'S3Refusal'].includes(name) ||
      code !== undefined;
    console.error(oneLine ? `Not done: ${message || code}` : stack);
    process.exitCode = 1;
  }
}

function readArguments(usage: string): { target: string; options: Options } {
  try {
    const { values, positionals } = parseArgs({
      options: {
        replace: { type: 'boolean', default: false },
        unencrypted: { type: 'boolean', default: false },
        awake: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [target, ...rest] = positionals;
    if (target && rest.length === 0) return { target, options: values };
  } catch {
    // an unknown option: the usage says which there are
  }
  throw new BackupError(`usage: ${usage}`);
}

export function summary({ tables }: BackupHeader): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables`;
}
