import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { distFolder } from '../../db/project-folder.ts';

const FROM = /^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];?$/gm;
const sourceMap = z.object({ sources: z.array(z.string()) });

/** Every source that a built program reads before its first line runs. */
function sourcesOf(program: string): string[] {
  const read = new Set([program]);
  for (const file of read)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(FROM))
      read.add(join(dirname(file), name));
  // A piece without a line of anybody's source has no map.
  const maps = [...read].map((file) => `${file}.map`).filter((map) => existsSync(map));
  return maps.flatMap((map) => sourceMap.parse(JSON.parse(readFileSync(map, 'utf8'))).sources);
}

test('a start reads neither what draws documents nor what takes letters apart', () => {
  const server = sourcesOf(join(distFolder, 'server', 'production.js'));
  const thread = sourcesOf(join(distFolder, 'server', 'document-worker.js'));
  const heavy = /node_modules\/(pdfkit|fontkit|mailparser|encoding-japanese)\/|documents\/draw\.ts/;
  expect(server.length).toBeGreaterThan(1_000);
  expect(server.filter((source) => heavy.test(source))).toEqual([]);
  expect(thread.filter((source) => heavy.test(source))).not.toEqual([]);
});
