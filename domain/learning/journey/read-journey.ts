import type { MeaningOf } from '../../../content/meanings/index.ts';
import { parseDate, personalYear } from '../../../numerology/index.ts';
import { notFound } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { overallProgress, progressLine } from './progress-line.ts';
import { listMilestones, listProgress, type MilestoneRow, readJourneyFacts } from './queries.ts';

const DAY = 24 * 3_600_000;

export type MilestoneCard = ReturnType<typeof toMilestoneCard>;
export type YearSuggestions = ReturnType<typeof suggestForYear>;

export async function readJourney({ db, clock, content }: Services, { memberId }: { memberId: string }) {
  const now = clock.now();
  const [facts, milestones, steps] = await Promise.all([
    readJourneyFacts(db, memberId),
    listMilestones(db, memberId),
    listProgress(db, memberId),
  ]);
  if (!facts) throw notFound('Profile');
  const began = Math.min(facts.since.getTime(), ...milestones.map((row) => row.milestoneDate.getTime()));
  return {
    progress: overallProgress(milestones.map(({ progressPercentage }) => progressPercentage)),
    line: progressLine(steps, now),
    stats: {
      sessionsCompleted: facts.sessionsCompleted,
      reportsGenerated: facts.reportsGenerated,
      daysOnJourney: Math.floor((now.getTime() - began) / DAY),
    },
    milestones: milestones.map(toMilestoneCard),
    year: suggestForYear(content.current().meaningOf, facts.birthDate, now.getUTCFullYear()),
  };
}

function toMilestoneCard(row: MilestoneRow) {
  return {
    id: row.id,
    title: row.milestoneTitle,
    description: row.milestoneDescription,
    date: row.milestoneDate.toISOString().slice(0, 10),
    progress: row.progressPercentage,
  };
}

/** What the member's personal year favours, as milestones she might set herself. */
export function suggestForYear(meaningOf: MeaningOf, birthDate: string | null, year: number) {
  const born = birthDate ? parseDate(birthDate) : null;
  if (!born) return undefined;
  const { value } = personalYear(born, year);
  const { title, essence, strengths } = meaningOf('personalYear', value);
  return { year, number: value, title, essence, ideas: strengths };
}
