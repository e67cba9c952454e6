import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { codeOf } from '../shared/problem.ts';

/**
 * A backup is gzipped text, one JSON value per line: the header, then the rows of each table in the header's
 * order, each an array of PostgreSQL's own text form of the columns, then the checksum of all lines before it.
 */
export const FORMAT = 'aura-numerology-backup';
export const FORMAT_VERSION = 1;

const header = z.object({
  appVersion: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The version of pg-boss's tables; null when the job queue had never started. */
  queueLayout: z.int().nullable(),
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.int() }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
  ),
});
const formatLine = z.object({ format: z.literal(FORMAT), formatVersion: z.int() });

export type BackupHeader = z.infer<typeof header>;
export type BackupTable = BackupHeader['tables'][number];

/** A reason not to back up or restore that the person at the console can act on. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const damaged = (detail: string) => new BackupError(`the backup is damaged or incomplete: ${detail}`);

/**
 * Reads a whole backup, handing over each row as its line of JSON, and fails at the latest at the end when
 * anything is missing or altered. Run it once without a callback before believing any of it.
 */
export async function readBackup(
  file: string,
  on: { row?(table: BackupTable, line: string): Promise<void> } = {},
): Promise<BackupHeader> {
  const hash = createHash('sha256');
  const lines = linesOf(file);
  const take = async (what: string) => {
    const { value, done } = await lines.next();
    if (done) throw damaged(`it ends before ${what}`);
    return value;
  };
  try {
    const first = await take('its header');
    const found = parseHeader(first.toString());
    hash.update(first);
    for (const table of found.tables) {
      for (let row = 0; row < table.rows; row++) {
        const line = await take(`row ${row + 1} of ${table.schema}.${table.name}`);
        hash.update(line);
        await on.row?.(table, line.toString());
      }
    }
    const last = await take('its checksum');
    if (last.toString() !== checksumLine(hash.digest('hex'))) throw damaged('its checksum differs');
    if (!(await lines.next()).done) throw damaged('something follows its checksum');
    return found;
  } finally {
    await lines.return(undefined);
  }
}

export function checksumLine(sha256: string): string {
  return `${JSON.stringify({ sha256 })}\n`;
}

function parseHeader(line: string): BackupHeader {
  let content: unknown;
  try {
    content = JSON.parse(line);
  } catch {
    throw new BackupError('this file is not a backup of this program');
  }
  const format = formatLine.safeParse(content);
  if (!format.success) throw new BackupError('this file is not a backup of this program');
  if (format.data.formatVersion > FORMAT_VERSION) {
    throw new BackupError(
      `the backup has format ${format.data.formatVersion}; this version reads up to ${FORMAT_VERSION}`,
    );
  }
  const result = header.safeParse(content);
  if (!result.success) throw damaged('its header makes no sense');
  return result.data;
}

/** Lines as bytes, ends included: the checksum is over bytes, and readline would also split at U+2028 in a row. */
async function* linesOf(file: string): AsyncGenerator<Buffer, void> {
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip);
  reading.catch(() => {}); // the loop below meets the same error
  const parts: Buffer[] = [];
  try {
    for await (const chunk of gunzip) {
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...parts.splice(0), chunk.subarray(from, end + 1)]);
        from = end + 1;
      }
      if (from < chunk.length) parts.push(chunk.subarray(from));
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') throw new BackupError(`there is no file ${file}`);
    if (code === 'Z_DATA_ERROR' && gunzip.bytesWritten === 0)
      throw new BackupError('this file is not a backup of this program');
    throw code?.startsWith('Z_') ? damaged('it cannot be decompressed') : error;
  }
  if (parts.length > 0) throw damaged('its last line is cut off');
}
