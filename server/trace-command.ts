import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { connect } from '../db/connect.ts';
import { openDatabase } from '../db/open-database.ts';
import { type Traced, traceOrder } from '../domain/office/index.ts';
import { messageOf } from '../shared/problem.ts';
import { readEnv } from './env.ts';

const usage = 'usage: npm run trace -- ORDER-NUMBER [--log FILE]   (- is the standard input)';

/** `npm run trace -- AN-2026-0001`, and with `journalctl -u aura -o cat | npm run trace -- … --log -` what the log says of it. */
try {
  const { values, positionals } = parseArgs({ options: { log: { type: 'string' } }, allowPositionals: true });
  const [number] = positionals;
  if (!number) throw new Error(usage);
  const database = await openDatabase(readEnv());
  const db = connect(database.url, { max: 1, onError: () => {} });
  try {
    const traced = await traceOrder(db, number);
    if (!traced) throw new Error(`There is no order ${number}.`);
    const lines = [...traced.lines, ...(await linesOfLog(values.log, traced))];
    for (const { at, what, detail } of lines.toSorted((a, b) => a.at.localeCompare(b.at)))
      console.log(`${at}  ${what.padEnd(24)}  ${detail ?? ''}`.trimEnd());
  } finally {
    await db.$client.end();
    await database.close();
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/** Those that name the order, its mails or what it is called at the provider. */
async function linesOfLog(log: string | undefined, { names }: Traced): Promise<Traced['lines']> {
  const found: Traced['lines'] = [];
  if (log === undefined) return found;
  for await (const line of createInterface({ input: log === '-' ? process.stdin : createReadStream(log) })) {
    if (!names.some((name) => line.includes(name))) continue;
    const [, at = ''] = /"time":"([^"]+)"/.exec(line) ?? [];
    found.push({ at, what: 'log', detail: line.trim() });
  }
  return found;
}
