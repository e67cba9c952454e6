import { DomainError, notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { postLeadReport } from '../quiz/send-free-report.ts';
import { mailReport } from './mail-report.ts';
import { findHistory, findRequest } from './queries.ts';

type Member = { id: string; email: string; emailVerified: boolean };

/** Sends a report of the history to the member's own address, once more. */
export async function resendReport(
  services: Services,
  { member, reportId }: { member: Member; reportId: string },
): Promise<{ sentTo: string }> {
  const { db } = services;
  if (!member.emailVerified) {
    throw new DomainError(
      'forbidden',
      'Please confirm your e-mail address first: the link is in your mailbox.',
    );
  }
  const row = await findHistory(db, {
    id: knownId(reportId, 'Report'),
    userId: member.id,
    provenEmail: member.email,
  });
  if (!row) throw notFound('Report');
  await db.transaction(async (tx) => {
    if (row.leadId) return postLeadReport(services, tx, row.leadId);
    const request = row.requestId ? await findRequest(tx, row.requestId) : undefined;
    if (!request) throw notFound('Report');
    await mailReport(services, tx, request, member.email);
  });
  return { sentTo: member.email };
}
