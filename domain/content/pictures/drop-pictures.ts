import type { Tx } from '../../../db/connect.ts';
import { removeLater } from '../../file-removal/index.ts';
import type { Parts } from '../../services.ts';
import { keysOf } from './add-picture.ts';
import { deletePictures } from './queries.ts';

/** Pictures that no text shows any more go, and their files after them. Answers how many. */
export async function dropPictures(services: Parts, tx: Tx, names: string[]): Promise<number> {
  if (names.length === 0) return 0;
  const gone = await deletePictures(tx, names);
  await removeLater(services, tx, { keys: gone.flatMap(keysOf), reason: 'no text shows this picture' });
  return gone.length;
}
