import { and, eq, isNull } from 'drizzle-orm';
import { journeyProgress, profiles, transformationJourney } from '../db/schema/index.ts';
import type { Services } from '../domain/services.ts';

const DAY = 24 * 3_600_000;
const DAYS_ON_JOURNEY = 45;

type Moves = [daysAgo: number, progress: number][];
const milestones: { title: string; description: string; moves: Moves }[] = [
  {
    title: 'Met my core numbers',
    description: 'Life Path, Expression and Soul Urge on one page, with the working beside them.',
    moves: [
      [45, 0],
      [44, 60],
      [37, 100],
    ],
  },
  {
    title: 'A night between question and answer',
    description: 'Nothing is agreed to in a doorway any more.',
    moves: [
      [44, 0],
      [30, 40],
      [16, 60],
      [4, 75],
    ],
  },
  {
    title: 'Two evenings a week for myself',
    description: 'Tuesday and Thursday, telephone in the other room.',
    moves: [
      [43, 0],
      [20, 30],
      [9, 60],
    ],
  },
  {
    title: 'The talk with my sister',
    description: '',
    moves: [
      [41, 0],
      [11, 50],
      [7, 90],
    ],
  },
];

/** Forty-five days on the way, four milestones, and the moves that draw their line. */
export async function seedJourney({ db, clock }: Services, memberId: string): Promise<void> {
  const now = clock.now().getTime();
  const ago = (days: number) => new Date(now - days * DAY);
  await db
    .update(profiles)
    .set({ createdAt: ago(DAYS_ON_JOURNEY) })
    .where(eq(profiles.id, memberId));
  await db
    .update(profiles)
    .set({ birthDate: '1990-07-04' })
    .where(and(eq(profiles.id, memberId), isNull(profiles.birthDate)));
  const rows = await db
    .insert(transformationJourney)
    .values(
      milestones.map(({ title, description, moves }) => ({
        userId: memberId,
        milestoneTitle: title,
        milestoneDescription: description,
        milestoneDate: noon(ago(moves[0]?.[0] ?? 0)),
        progressPercentage: moves.at(-1)?.[1] ?? 0,
        createdAt: ago(moves[0]?.[0] ?? 0),
      })),
    )
    .returning({ id: transformationJourney.id });
  await db.insert(journeyProgress).values(
    milestones.flatMap(({ moves }, i) =>
      moves.map(([daysAgo, progressPercentage]) => ({
        milestoneId: rows[i]?.id ?? '',
        progressPercentage,
        recordedAt: ago(daysAgo),
      })),
    ),
  );
}

const noon = (moment: Date) => new Date(`${moment.toISOString().slice(0, 10)}T12:00:00Z`);
