import type { Db, Tx } from '../../../db/connect.ts';
import { notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import { findRequest, type RequestRow } from './queries.ts';

/** Somebody else's report is not found. */
export async function ownRequest(
  db: Db | Tx,
  { memberId, reportId }: { memberId: string; reportId: string },
): Promise<RequestRow> {
  const request = await findRequest(db, knownId(reportId, 'Report'));
  if (!request || request.userId !== memberId) throw notFound('Report');
  return request;
}
