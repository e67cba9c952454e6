import { readEvidence } from '../../../domain/office/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { pdfResponse } from '../../pdf-response.ts';
import type { Route } from './+types/dispute-evidence';

export const loader = answerPage(
  async ({ params: { disputeId }, services, member: actor }: Asked<Route.LoaderArgs>) => {
    const { bytes, filename } = await readEvidence(services, { actor, disputeId });
    return pdfResponse(bytes, filename);
  },
);
