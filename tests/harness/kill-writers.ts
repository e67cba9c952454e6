import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskFiles } from '../../adapters/files/disk.ts';

const modulePath = new URL('../../adapters/files/disk.ts', import.meta.url).href;

/** Overwrites ten files for ever. Each is full of one letter, and says in its type how long it is. */
const writer = `
  import { diskFiles } from ${JSON.stringify(modulePath)};
  const files = await diskFiles(process.argv[1]);
  for (let turn = 0; ; turn++) {
    const size = 1 + Math.floor(Math.random() * 1_500_000);
    const letter = String.fromCharCode(97 + (turn % 26));
    async function* slowly() {
      for (let left = size; left > 0; left -= 65536) yield Buffer.alloc(Math.min(left, 65536), letter);
    }
    const key = 'kill/' + letter + '-' + (turn % 10) + '.bin';
    await files.put(key, slowly(), { contentType: 'text/x-' + size });
    console.log(key);
  }`;

export type WriterFigures = { kills: number; acknowledged: number; lost: number; torn: number };

/** Kills a process that writes files, at random moments, and reads after each kill what it left. */
export async function killWriters({
  folder,
  kills,
}: {
  folder: string;
  kills: number;
}): Promise<WriterFigures> {
  const figures = { kills: 0, acknowledged: 0, lost: 0, torn: 0 };
  const promised = new Set<string>();
  while (figures.kills < kills) {
    figures.acknowledged += await writeUntilKilled(folder, (key) => promised.add(key));
    figures.kills++;
    const files = await diskFiles(folder);
    const missing = new Set(promised);
    for await (const key of files.list('kill/')) {
      const file = await files.read(key);
      const bytes = Buffer.from(await new Response(file?.stream).arrayBuffer());
      const isWhole =
        file?.contentType === `text/x-${bytes.length}` &&
        bytes.equals(Buffer.alloc(bytes.length, key.charAt('kill/'.length)));
      if (!isWhole) figures.torn++;
      missing.delete(key);
    }
    figures.lost += missing.size;
  }
  return figures;
}

async function writeUntilKilled(folder: string, onAcknowledged: (key: string) => void): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const lines = createInterface({ input: child.stdout });
  let acknowledged = 0;
  await new Promise<void>((resolve) => {
    lines.on('line', (key) => {
      acknowledged++;
      onAcknowledged(key);
      resolve();
    });
  });
  await sleep(Math.random() * 60);
  child.kill('SIGKILL');
  await ended;
  return acknowledged;
}
