import { copyFile, stat, truncate } from 'node:fs/promises';

const MOST_BYTES = 5_000_000;

/**
 * The database keeps its log open for months, so a full one is copied aside and emptied where it is. What is written in
 * that moment is lost: it is a log.
 */
export async function rotateLog(file: string, mostBytes = MOST_BYTES): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= mostBytes) return;
  await copyFile(file, `${file}.1`);
  await truncate(file, 0);
}
