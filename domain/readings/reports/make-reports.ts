import type { MeaningOf } from '../../../content/meanings/index.ts';
import type { Tx } from '../../../db/connect.ts';
import type { ReportData, ReportEntry } from '../../../db/schema/index.ts';
import { MINUTE } from '../../../shared/durations.ts';
import { processDue, reasonOf } from '../../duties.ts';
import { removeLater } from '../../file-removal.ts';
import { postMail } from '../../mail/index.ts';
import type { Deps, Services } from '../../services.ts';
import { calculateQuizResult, drawFreeReport } from '../quiz.ts';
import type { QuizCards, QuizPosition } from '../quiz-cards.ts';
import {
  changeRequest,
  completeRequest,
  findOwner,
  insertHistory,
  type RequestRow,
  takeDueRequests,
} from './queries.ts';

const BATCH = 5;
/** Longer than any drawing takes: after that, its process is taken for dead. */
const LEASE_MS = 2 * MINUTE;
const MOST_TRIES = 5;

/** Makes every report whose time has come. May run on several machines at once. */
export async function makeReports(services: Services): Promise<number> {
  let made = 0;
  // What cannot be stored is not made, and waits.
  if ((await services.files.room()).isLow) return made;
  await processDue(services, {
    duty: 'make-reports',
    next: async () => {
      const now = services.clock.now();
      const due = await takeDueRequests(services.db, now, new Date(now.getTime() + LEASE_MS), BATCH);
      made += due.length;
      return due;
    },
    subject: ({ id }) => id,
    work: (row) => tryMake(services, row),
  });
  return made;
}

async function tryMake(services: Services, row: RequestRow): Promise<void> {
  const { db, clock, live } = services;
  try {
    await make(services, row);
  } catch (err) {
    const again = new Date(clock.now().getTime() + 10_000 * 2 ** row.tries);
    const state =
      row.tries >= MOST_TRIES
        ? { status: 'failed' as const, workAt: null }
        : { status: 'queued' as const, workAt: again };
    await changeRequest(db, row.id, {
      ...state,
      step: 'waiting',
      error: reasonOf(err),
    });
    throw err;
  } finally {
    await live.publish(db, liveReportsTopic(row.userId));
  }
}

/** Killed at any point it is made again, into the same file; finished it is once. */
async function make(services: Services, row: RequestRow): Promise<void> {
  const { db, clock, files, live } = services;
  const say = async (change: Partial<RequestRow>) => {
    await changeRequest(db, row.id, change);
    await live.publish(db, liveReportsTopic(row.userId));
  };
  await say({ step: 'counting' });
  const answers = answersOf(row);
  const reportData = toReportData(
    calculateQuizResult(services, answers).cards,
    services.content.current().meaningOf,
  );
  await say({ step: 'drawing', reportData, ...toColumns(reportData) });
  const { content } = await drawFreeReport(services, answers);
  await say({ step: 'keeping' });
  const fileKey = fileKeyOf(row.id);
  await files.put(fileKey, content, { contentType: 'application/pdf' });
  await db.transaction(async (tx) => {
    const completedAt = clock.now();
    if (!(await completeRequest(tx, row.id, { fileKey, completedAt }))) {
      // Completed by another process, whose file this is as well; or erased, and then it is nobody's.
      return removeLater(services, tx, { keys: [fileKey], reason: 'a report was erased while it was made' });
    }
    const owner = await findOwner(tx, row.userId);
    if (!owner) return;
    await insertHistory(tx, {
      userId: row.userId,
      requestId: row.id,
      email: owner.email.toLowerCase(),
      name: row.fullName,
      lifePath: reportData.lifePath.number,
      expression: reportData.expression.number,
      soulUrge: reportData.soulUrge.number,
      createdAt: completedAt,
    });
    if (row.byMail) await mailReport(services, tx, { ...row, reportData }, owner.email);
  });
}

/** What a report says about each of the three numbers, with the sums behind it. */
function toReportData(cards: QuizCards, meaningOf: MeaningOf): ReportData {
  return {
    lifePath: entry('lifePath', cards, meaningOf),
    expression: entry('expression', cards, meaningOf),
    soulUrge: entry('soulUrge', cards, meaningOf),
  };
}

function entry(position: QuizPosition, cards: QuizCards, meaningOf: MeaningOf): ReportEntry {
  const { number, master, compound, working } = cards[position];
  const { title, short } = meaningOf(position, master ?? number);
  return { number, title, desc: short, master, compound, working };
}

/** The same as the columns of the table. */
function toColumns({ lifePath, expression, soulUrge }: ReportData) {
  return {
    lifePathNumber: lifePath.number,
    expressionNumber: expression.number,
    soulUrgeNumber: soulUrge.number,
  };
}

/** Posts a report of the portal with its PDF. It was asked for, so it is service mail. */
export async function mailReport(services: Deps, tx: Tx, row: RequestRow, to: string): Promise<void> {
  const { id: requestId, userId, fullName: name, reportData } = row;
  if (!reportData) throw new Error('a report without numbers cannot be posted');
  const { lifePath, expression, soulUrge } = reportData;
  await postMail(services, tx, {
    to,
    userId,
    template: 'portal-report',
    props: {
      name,
      numbers: {
        lifePath: lifePath.master ?? lifePath.number,
        expression: expression.master ?? expression.number,
        soulUrge: soulUrge.master ?? soulUrge.number,
      },
      url: `${services.config.appUrl}/portal/reports?view=${requestId}`,
    },
    attachments: [{ kind: 'report', requestId }],
  });
}

/** Where a member's open pages hear how far her reports are. */
export const liveReportsTopic = (memberId: string) => `reports:${memberId}`;

export const fileKeyOf = (requestId: string) => `reports/${requestId}.pdf`;

/** What a report is counted and drawn from. */
export function answersOf({ fullName, birthDate, editedSpelling, yChoices }: RequestRow) {
  return { name: fullName, birthDate, spelling: editedSpelling ?? undefined, yChoices };
}
