import {
  addMilestone,
  answersOf,
  completeLesson,
  findCourse,
  moveProgress,
} from '../domain/learning/index.ts';
import type { Past } from './past.ts';

const COURSE = 'numerology-101';
const MODULES_DONE = 3;
/** She has had the course for a little longer, with the Circle. */
const LEARNING_DAYS = 24;

type Moves = [daysAgo: number, progress: number][];
const milestones: { title: string; description: string; since: number; moves: Moves }[] = [
  {
    title: 'Met my core numbers',
    description: 'Life Path, Expression and Soul Urge on one page, with the working beside them.',
    since: 45,
    moves: [
      [44, 60],
      [37, 100],
    ],
  },
  {
    title: 'A night between question and answer',
    description: 'Nothing is agreed to in a doorway any more.',
    since: 44,
    moves: [
      [30, 40],
      [16, 60],
      [4, 75],
    ],
  },
  {
    title: 'Two evenings a week for myself',
    description: 'Tuesday and Thursday, telephone in the other room.',
    since: 43,
    moves: [
      [20, 30],
      [9, 60],
    ],
  },
  {
    title: 'The talk with my sister',
    description: '',
    since: 41,
    moves: [
      [11, 50],
      [7, 90],
    ],
  },
];

/** Forty-five days on the way, with four milestones; three of the course's eight modules done, and a lesson more. */
export function mayaLearns({ timeline, services, maya }: Past): void {
  const memberId = maya.id;
  for (const { title, description, since, moves } of milestones) {
    let milestoneId = '';
    timeline.at(timeline.ago({ days: since }), async () => {
      ({ milestoneId } = await addMilestone(services, { memberId, title, description }));
    });
    for (const [days, progress] of moves) {
      timeline.at(timeline.ago({ days }), () => moveProgress(services, { memberId, milestoneId, progress }));
    }
  }
  const modules = findCourse(COURSE)?.modules ?? [];
  const done = [
    ...modules.slice(0, MODULES_DONE).flatMap(({ lessons }) => lessons),
    ...(modules[MODULES_DONE]?.lessons.slice(0, 1) ?? []),
  ];
  done.forEach(({ id: lessonId }, i) => {
    const days = LEARNING_DAYS * (1 - i / done.length);
    timeline.at(timeline.ago({ days }), () =>
      completeLesson(services, {
        ...{ memberId, courseId: COURSE, lessonId },
        answers: answersOf({ memberId, courseId: COURSE, lessonId }),
      }),
    );
  });
}
