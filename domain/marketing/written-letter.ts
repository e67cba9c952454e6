import type { ClaimedMail } from '../mail/index.ts';
import type { Deps } from '../services.ts';
import { letterOfRun } from './automations/runs.ts';
import { letterOfBroadcast } from './broadcasts/letter-of-broadcast.ts';

/** The words of a letter that the owner wrote for many, made at the moment it is sent; others have their own. */
export async function letterOfMail(
  services: Deps,
  { broadcastId, runId, step, toAddress, props }: ClaimedMail,
): Promise<object> {
  if (broadcastId) return letterOfBroadcast(services, { broadcastId, toAddress, props });
  if (runId && step !== null) return letterOfRun(services, { runId, step, toAddress, props });
  return {};
}
