import type { Files } from '../../adapters/files/files.ts';
import { listBackupsIn, manifestKey, partKey, partsOf } from './manifest.ts';
import { whichToKeep } from './which-to-keep.ts';

/** Removes backups that have outlived their time, then the parts that none is made of: also those of one that was broken off. */
export async function forgetBackups(place: Files): Promise<void> {
  const names = await listBackupsIn(place);
  const kept = whichToKeep(names);
  for (const name of names) if (!kept.has(name)) await place.remove(manifestKey(name));
  const used = new Set<string>();
  for (const name of kept) for (const part of await partsOf(place, name)) used.add(partKey(part));
  for await (const key of place.list('parts/')) if (!used.has(key)) await place.remove(key);
}
