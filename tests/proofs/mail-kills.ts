/**
 * 200 SIGKILLs at random moments over two processes that send 10,000 due steps of sequences, 10,000 of automations, 2,000
 * receipts and a broadcast to 50,000: each step and each letter at most once, each receipt at least once, every sequence and
 * every run moved on by exactly one step, nothing to people who left meanwhile, the broadcast's pace held, and every letter of it
 * with the text that was confirmed, though its row was changed afterwards.
 *
 *   npm run proof:mail                         twenty minutes on two cores
 *   npm run proof:mail -- 5000 400 20 60000    readers, steps of each kind, kills, letters an hour: here the pace is what binds
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../db/embedded.ts';
import { killSenders } from '../harness/kill-senders.ts';

const [readers = 50_000, steps = 10_000, kills = 200, perHour = 600_000] = process.argv.slice(2).map(Number);
const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'aura-proof-'));
chmodSync(folder, 0o755);
const database = await startEmbedded({ folder: join(folder, 'pg') });
try {
  const figures = await killSenders({
    databaseUrl: database.url,
    kills,
    steps,
    readers,
    runs: steps,
    receipts: kills * 10,
    perHour,
    say: (line) => console.log(line),
  });
  const { receipts, broadcast, automation, astray, secondsToSettle } = figures;
  const sequences = figures.steps;
  console.log(`${kills} kills, two processes`);
  console.log(
    `steps: ${sequences.due} due, ${sequences.sent} sent, ${sequences.unknown} unknown (${sequences.unknownArrived} of them had arrived)`,
  );
  console.log(`steps that arrived twice: ${sequences.twice}`);
  console.log(`steps noted as sent that did not arrive: ${sequences.sentButNotArrived}`);
  console.log(
    `receipts: ${receipts.posted} posted, ${receipts.lost} lost, ${receipts.repeated} repeated under their own Message-ID`,
  );
  console.log(
    `broadcast: ${broadcast.readers} readers, ${broadcast.made} letters made, ${broadcast.sent} sent, ${broadcast.unknown} unknown, ${broadcast.heldBack} held back`,
  );
  console.log(
    `letters that arrived twice: ${broadcast.twice}; after leaving: ${broadcast.afterLeaving}; with other words than the confirmed ones: ${broadcast.otherwise}; noted as sent that did not arrive: ${broadcast.sentButNotArrived}; ${broadcast.perHour} made an hour`,
  );
  console.log(
    `automation: ${automation.runs} letters, ${automation.sent} sent, ${automation.unknown} unknown, ${automation.twice} arrived twice, ${automation.sentButNotArrived} noted as sent that did not arrive`,
  );
  console.log(
    `sequences and runs astray: ${astray}; settled ${secondsToSettle.toFixed(1)} s after the last start`,
  );
  const kept =
    sequences.twice + sequences.sentButNotArrived + receipts.lost + astray === 0 &&
    broadcast.twice + broadcast.afterLeaving + broadcast.sentButNotArrived + broadcast.otherwise === 0 &&
    automation.twice + automation.sentButNotArrived === 0 &&
    sequences.due === steps &&
    automation.runs === steps &&
    broadcast.made === broadcast.readers &&
    broadcast.perHour <= perHour;
  console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  console.log(kept ? 'The promise holds.' : 'THE PROMISE IS BROKEN.');
  process.exitCode = kept ? 0 : 1;
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
