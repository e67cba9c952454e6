import type { Services } from '../../services.ts';
import { latestLead } from '../quiz/latest-lead.ts';
import {
  findOwner,
  type HistoryRow,
  listHistory,
  listPeople,
  listRequests,
  type RequestRow,
} from './queries.ts';

type Member = { id: string; email: string; emailVerified: boolean };

export type ReportCard = ReturnType<typeof toReportCard>;
export type HistoryLine = ReturnType<typeof toHistoryLine>;
export type KnownPeople = Awaited<ReturnType<typeof readPeople>>;

/** More than anybody has; a page stays a page. */
const MOST = 200;
const HISTORY = 50;

/** Everything on the Reports page, in five questions to the database. */
export async function readReports(services: Services, { member }: { member: Member }) {
  const [requests, history, people] = await Promise.all([
    listRequests(services.db, member.id, MOST),
    readReportHistory(services, { member, limit: HISTORY }),
    readPeople(services, { member }),
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
export async function readPeople(services: Services, { member }: { member: Member }) {
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
