import type { Db, Tx } from '../../../db/connect.ts';
import { notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import { findOrderOfVideo } from './queries.ts';

/** The order whose purchase a recorded reading fulfils. */
export async function orderOfVideo(
  db: Db | Tx,
  videoId: string,
): Promise<{ orderId: string; number: string }> {
  const order = await findOrderOfVideo(db, knownId(videoId, 'Video'));
  if (!order) throw notFound('Video');
  return order;
}
