import { type Attachment, MailRefused } from '../../../adapters/mail/mail.ts';
import {
  chapterOf,
  type DocumentEdition,
  type OpenChapter,
  type PrintSheet,
} from '../../../documents/index.ts';
import { notFound } from '../../errors.ts';
import { fileExists } from '../../file-exists.ts';
import { removeLater } from '../../file-removal.ts';
import { officeDate } from '../../moments.ts';
import type { Deps, Services } from '../../services.ts';
import { drawFreeReport, findLatestLead, renderFreeReport } from '../quiz.ts';
import { answersOf, fileKeyOf } from './make-reports.ts';
import type { HistoryRow, RequestRow } from './queries.ts';
import { changeRequest, findOwner, findRequest, listHistory, listPeople, listRequests } from './queries.ts';
import { ownRequest } from './request-report.ts';

type Member = { id: string; email: string; emailVerified: boolean };

export type ReportCard = ReturnType<typeof toReportCard>;
export type HistoryLine = ReturnType<typeof toHistoryLine>;
export type KnownPeople = Awaited<ReturnType<typeof readPeopleForReports>>;

/** More than anybody has; a page stays a page. */
const MOST = 200;
const HISTORY = 50;

/** Everything on the Reports page, in five questions to the database. */
export async function readReports(services: Services, { member }: { member: Member }) {
  const [requests, history, people] = await Promise.all([
    listRequests(services.db, member.id, MOST),
    readReportHistory(services, { member, limit: HISTORY }),
    readPeopleForReports(services, { member }),
  ]);
  return { reports: requests.map(toReportCard), history, people };
}

/** The report history block: what was made for the member, by her id and by her proven address. */
export async function readReportHistory(
  { db }: Services,
  { member, limit }: { member: Member; limit: number },
) {
  const { id: userId, email, emailVerified } = member;
  const provenEmail = emailVerified ? email.toLowerCase() : undefined;
  return (await listHistory(db, { userId, provenEmail, limit })).map(toHistoryLine);
}

function toHistoryLine({ id, name, createdAt, lifePath, expression, soulUrge, requestId }: HistoryRow) {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    numbers: { lifePath, expression, soulUrge },
    /** The card that shows it, where it was made in the portal. */
    reportId: requestId ?? undefined,
  };
}

function toReportCard(row: RequestRow) {
  return {
    id: row.id,
    status: row.status,
    step: row.step,
    fullName: row.fullName,
    birthDate: row.birthDate,
    relation: row.relation,
    label: row.label,
    spelling: row.editedSpelling ?? undefined,
    generatedAt: (row.completedAt ?? row.createdAt).toISOString(),
    data: row.reportData ?? undefined,
  };
}

/** Whom a report can be made for without typing: the member, as her profile or her quiz knows her, and her people. */
export async function readPeopleForReports(services: Services, { member }: { member: Member }) {
  const { db } = services;
  const [profile, people, lead] = await Promise.all([
    findOwner(db, member.id),
    listPeople(db, member.id),
    member.emailVerified ? latestLead(services, member.email) : undefined,
  ]);
  const fromQuiz = profile?.birthDate ? undefined : lead;
  return {
    self: {
      name: profile?.birthName ?? fromQuiz?.name ?? profile?.fullName ?? '',
      birthDate: profile?.birthDate ?? fromQuiz?.birthDate ?? '',
      spelling: (fromQuiz ? fromQuiz.editedSpelling : profile?.editedSpelling) ?? undefined,
      yChoices: fromQuiz ? [] : (profile?.yChoices ?? []),
    },
    others: people.map(({ id, relation, label, fullName, birthDate, editedSpelling, yChoices }) => ({
      id,
      relation,
      label,
      name: fullName,
      birthDate,
      spelling: editedSpelling ?? undefined,
      yChoices,
    })),
  };
}

/** The last answers given with an address. For its proven owner alone: anybody may take the quiz with any address. */
async function latestLead({ db }: Pick<Deps, 'db'>, email: string) {
  const lead = await findLatestLead(db, email.toLowerCase());
  return lead && { name: lead.name, birthDate: lead.birthDate, editedSpelling: lead.editedSpelling };
}

/** Where the PDF of a member's report lies. A file that got lost is drawn again from the same answers. */
export async function openReport(
  services: Deps,
  { memberId, reportId }: { memberId: string; reportId: string },
): Promise<{ fileKey: string; filename: string }> {
  const request = await ownRequest(services.db, { memberId, reportId });
  if (request.status !== 'completed') throw notFound('Report');
  return { fileKey: await storedFile(services, request), filename: filenameOf(request) };
}

/** A chapter of it as a page, from the same answers. */
export async function openReportReading(
  services: Deps,
  { memberId, reportId, chapter }: { memberId: string; reportId: string; chapter?: number },
): Promise<OpenChapter> {
  const { bytes } = await renderAgain(services, { memberId, reportId, edition: 'reading' });
  return chapterOf(bytes, chapter);
}

/** It on white paper, from the same answers. */
export async function printReport(
  services: Deps,
  { memberId, reportId, sheet }: { memberId: string; reportId: string; sheet: PrintSheet },
): Promise<{ bytes: Uint8Array; filename: string }> {
  return renderAgain(services, { memberId, reportId, edition: sheet });
}

async function renderAgain(
  services: Deps,
  { memberId, reportId, edition }: { memberId: string; reportId: string; edition: DocumentEdition },
): Promise<{ bytes: Uint8Array; filename: string }> {
  const request = await ownRequest(services.db, { memberId, reportId });
  if (request.status !== 'completed') throw notFound('Report');
  const madeAt = request.completedAt ?? services.clock.now();
  const issuedOn = officeDate(madeAt, services.content.current().site.timeZone);
  const bytes = await renderFreeReport(services, answersOf(request), { edition, issuedOn });
  return { bytes, filename: filenameOf(request) };
}

async function storedFile(services: Deps, request: RequestRow): Promise<string> {
  const { files, db } = services;
  if (request.fileKey && (await fileExists(files, request.fileKey))) return request.fileKey;
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
export async function reportAttachment(
  services: Deps,
  { requestId }: { requestId: string },
): Promise<Attachment> {
  const request = await findRequest(services.db, requestId);
  // Erased meanwhile, at its owner's wish: trying again cannot help.
  if (!request) throw new MailRefused('the report was erased', { deadAddress: false });
  return drawFreeReport(services, answersOf(request));
}
