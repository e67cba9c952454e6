import type { Db, Tx } from '../../db/connect.ts';
import { notFound } from '../errors.ts';
import { knownId } from '../ids.ts';
import { findOrderOfVideo } from './queries.ts';

/** The order whose purchase a recorded reading fulfils. */
export async function orderOfVideo(db: Db | Tx, videoId: string): Promise<string> {
  const orderId = await findOrderOfVideo(db, knownId(videoId, 'Video'));
  if (!orderId) throw notFound('Video');
  return orderId;
}
