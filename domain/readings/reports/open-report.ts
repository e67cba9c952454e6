import { type Attachment, MailRefused } from '../../../adapters/mail/mail.ts';
import {
  chapterOf,
  type DocumentEdition,
  type OpenChapter,
  type PrintSheet,
} from '../../../documents/index.ts';
import { notFound } from '../../errors.ts';
import { removeLater } from '../../file-removal/index.ts';
import { isKept } from '../../is-kept.ts';
import { officeDate } from '../../moments.ts';
import type { Parts } from '../../services.ts';
import { drawFreeReport, renderFreeReport } from '../quiz/free-report.ts';
import { ownRequest } from './own-request.ts';
import { changeRequest, findRequest, type RequestRow } from './queries.ts';
import { answersOf, fileKeyOf } from './report-file.ts';

/** Where the PDF of a member's report lies. A file that got lost is drawn again from the same answers. */
export async function openReport(
  services: Parts,
  { memberId, reportId }: { memberId: string; reportId: string },
): Promise<{ fileKey: string; filename: string }> {
  const request = await ownRequest(services.db, { memberId, reportId });
  if (request.status !== 'completed') throw notFound('Report');
  return { fileKey: await storedFile(services, request), filename: filenameOf(request) };
}

/** A chapter of it as a page, from the same answers. */
export async function openReportReading(
  services: Parts,
  { memberId, reportId, chapter }: { memberId: string; reportId: string; chapter?: number },
): Promise<OpenChapter> {
  const { bytes } = await renderAgain(services, { memberId, reportId, edition: 'reading' });
  return chapterOf(bytes, chapter);
}

/** It on white paper, from the same answers. */
export async function printReport(
  services: Parts,
  { memberId, reportId, sheet }: { memberId: string; reportId: string; sheet: PrintSheet },
): Promise<{ bytes: Uint8Array; filename: string }> {
  return renderAgain(services, { memberId, reportId, edition: sheet });
}

async function renderAgain(
  services: Parts,
  { memberId, reportId, edition }: { memberId: string; reportId: string; edition: DocumentEdition },
): Promise<{ bytes: Uint8Array; filename: string }> {
  const request = await ownRequest(services.db, { memberId, reportId });
  if (request.status !== 'completed') throw notFound('Report');
  const madeAt = request.completedAt ?? services.clock.now();
  const issuedOn = officeDate(madeAt, services.content.current().site.timeZone);
  const bytes = await renderFreeReport(services, answersOf(request), { edition, issuedOn });
  return { bytes, filename: filenameOf(request) };
}

async function storedFile(services: Parts, request: RequestRow): Promise<string> {
  const { files, db } = services;
  if (request.fileKey && (await isKept(files, request.fileKey))) return request.fileKey;
  const fileKey = fileKeyOf(request.id);
  const { content } = await drawFreeReport(services, answersOf(request));
  await files.put(fileKey, content, { contentType: 'application/pdf' });
  if (!(await changeRequest(db, request.id, { fileKey }))) {
    await removeLater(services, db, { keys: [fileKey], reason: 'a report was erased while it was made' });
    throw notFound('Report');
  }
  return fileKey;
}

const filenameOf = ({ fullName }: RequestRow) => `Numerology Report - ${fullName}.pdf`;

/** The same, to travel with a mail. */
export async function attachReport(
  services: Parts,
  { requestId }: { requestId: string },
): Promise<Attachment> {
  const request = await findRequest(services.db, requestId);
  // Erased meanwhile, at its owner's wish: trying again cannot help.
  if (!request) throw new MailRefused('the report was erased', { deadAddress: false });
  return drawFreeReport(services, answersOf(request));
}
