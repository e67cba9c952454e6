/**
 * A list of 100,000 lines with every kind of fault comes in, while the processes that work on it are killed at random
 * moments; then smaller ones in the encodings of older programs. Each line must get the result it deserves, each good one
 * be taken in once, and nobody who left, bounced or complained be written to again.
 *
 *   npm run proof:import               some minutes on two cores
 *   npm run proof:import -- 5000 4     lines, kills
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../db/embedded.ts';
import { faultyList } from '../harness/faulty-list.ts';
import { type ImportFigures, killImporters } from '../harness/kill-importers.ts';

const [lines = 100_000, kills = 20] = process.argv.slice(2).map(Number);
const small = Math.ceil(lines / 50);
const lists = [
  { list: faultyList(lines, 'utf-8'), kills },
  { list: faultyList(small, 'windows-1252'), kills: 0 },
  { list: faultyList(small, 'utf-16le'), kills: 0 },
];

function say({ list }: (typeof lists)[number], figures: ImportFigures): void {
  const { good, lost, withoutConsent, consentTwice, revived, strangers, kept } = figures;
  const megabytes = (list.bytes.length / 1e6).toFixed(1);
  const verdicts = new Set(list.verdicts).size;
  console.log(
    `${list.encoding}: ${figures.lines} lines (${megabytes} MB), ${figures.kills} kills half-way; checked in ${figures.checkSeconds.toFixed(1)} s, taken in in ${figures.importSeconds.toFixed(1)} s`,
  );
  console.log(
    `  ${verdicts} kinds of results; lines with another result than they deserve: ${figures.misjudged}`,
  );
  console.log(
    `  ${good} people to be taken in: ${lost} lost or by another name, ${withoutConsent} without their consent, ${consentTwice} with two`,
  );
  console.log(
    `  ${list.refused.length} who left, bounced or complained: ${revived} revived; strangers taken in: ${strangers}; lines still kept: ${kept}`,
  );
}

const isKept = ({ misjudged, lost, withoutConsent, consentTwice, revived, strangers, kept }: ImportFigures) =>
  misjudged + lost + withoutConsent + consentTwice + revived + strangers + kept === 0;

const folder = mkdtempSync(join(tmpdir(), 'aura-proof-'));
chmodSync(folder, 0o755);
const database = await startEmbedded({ folder: join(folder, 'pg') });
try {
  let holds = true;
  for (const each of lists) {
    const figures = await killImporters(each.list, { databaseUrl: database.url, kills: each.kills });
    say(each, figures);
    holds &&= isKept(figures);
  }
  console.log(holds ? 'The promise holds.' : 'THE PROMISE IS BROKEN.');
  process.exitCode = holds ? 0 : 1;
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
