/**
 * 200 SIGKILLs at random moments over two processes that send 10,000 due steps and 2,000 receipts: each step at most
 * once, each receipt at least once, every sequence moved on by exactly one step.
 *
 *   npm run proof:mail
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../db/embedded.ts';
import { killSenders } from '../harness/kill-senders.ts';

const kills = Number(process.argv[2] ?? 200);
const folder = mkdtempSync(join(tmpdir(), 'aura-proof-'));
chmodSync(folder, 0o755);
const database = await startEmbedded({ folder: join(folder, 'pg') });
try {
  const { steps, receipts, astray, secondsToSettle } = await killSenders({
    databaseUrl: database.url,
    kills,
    steps: kills * 50,
    receipts: kills * 10,
    say: (line) => console.log(line),
  });
  console.log(`${kills} kills, two processes`);
  console.log(
    `steps: ${steps.due} due, ${steps.sent} sent, ${steps.unknown} unknown (${steps.unknownArrived} of them had arrived)`,
  );
  console.log(`steps that arrived twice: ${steps.twice}`);
  console.log(`steps noted as sent that did not arrive: ${steps.sentButNotArrived}`);
  console.log(
    `receipts: ${receipts.posted} posted, ${receipts.lost} lost, ${receipts.repeated} repeated under their own Message-ID`,
  );
  console.log(`sequences astray: ${astray}; settled ${secondsToSettle.toFixed(1)} s after the last start`);
  const kept =
    steps.twice + steps.sentButNotArrived + receipts.lost + astray === 0 && steps.due === kills * 50;
  console.log(kept ? 'The promise holds.' : 'THE PROMISE IS BROKEN.');
  process.exitCode = kept ? 0 : 1;
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
