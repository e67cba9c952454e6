import type { Files } from '../adapters/files/files.ts';

export async function fileExists(files: Files, key: string): Promise<boolean> {
  const file = await files.read(key);
  await file?.stream.cancel();
  return !!file;
}
