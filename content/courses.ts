import type { PlainDate } from '../shared/wall-time.ts';
import type { Edits } from './edition.ts';

/** Its key in orders, enrolments and certificates, and the address of its page. It never changes, whatever the course is called. */
export type CourseId = string;

/** The courses of the first edition, in the order in which they are offered. Their texts stand below content/courses. */
export const writtenCourseNames: Readonly<Record<CourseId, string>> = {
  'numerology-101': 'Numerology 101',
  'advanced-readings': 'Advanced Readings',
  'certification-program': 'Certification Program',
};

/** What a lesson may ask to be worked out. */
export const checks = [
  'word',
  'life-path',
  'expression',
  'soul-urge',
  'personality',
  'personal-year',
  'first-pinnacle',
  'chaldean-expression',
  'five-numbers',
] as const;
export type Check = (typeof checks)[number];

export type QuizQuestion = {
  id: string;
  question: string;
  choices: { id: string; text: string; right?: true }[];
  /** Shown with the result, whatever was chosen. */
  explanation?: string;
};
export type Quiz = { passPercent: number; questions: QuizQuestion[] };

/** When a lesson opens to those who have the course; absent, at once. */
export type Opens = { days: number } | { on: PlainDate };

export type Lesson = {
  /** Stays the same when lessons are moved or renamed: completions are kept under it. */
  id: string;
  title: string;
  minutes: number;
  video?: string;
  /** What has to be worked out before the lesson counts as done. */
  check?: Check;
  /** What has to be passed before it does. */
  quiz?: Quiz;
  opens?: Opens;
  /** A preview: to be read by everybody, at a public address. */
  free?: true;
  body: string;
};

export type ModuleBody = {
  id: string;
  title: string;
  summary: string;
  goals: string[];
  /** Readable by every member, enrolled or not. */
  open?: true;
  lessons: Lesson[];
  body: string;
};

/** What a version of a course holds. */
export type CourseBody = {
  id: CourseId;
  title: string;
  tagline: string;
  summary: string;
  badge?: string;
  picture?: { address: string; alt: string };
  /** The course one has to finish first. Whoever has that one is given this one with it. */
  follows?: CourseId;
  /** Its own words in place of the usual ones; `off`: none is made out. */
  certificate?: { off?: true; words?: string };
  body: string;
  modules: ModuleBody[];
  /** No longer on offer. Whoever has it keeps it. */
  hidden?: true;
};

export type Module = ModuleBody & { number: number };
export type Course = Omit<CourseBody, 'modules'> & { modules: Module[] };

export const toCourse = ({ modules, ...course }: CourseBody): Course => ({
  ...course,
  modules: modules.map((module, at) => ({ ...module, number: at + 1 })),
});

export const lessonsOf = ({ modules }: { modules: readonly ModuleBody[] }): Lesson[] =>
  modules.flatMap(({ lessons }) => lessons);

/** '8 modules • 4 hours of content', from the course's own lessons. */
export function contentLabel(course: Course): string {
  const minutes = lessonsOf(course).reduce((sum, lesson) => sum + lesson.minutes, 0);
  const length = minutes >= 60 ? plural(Math.round(minutes / 60), 'hour') : plural(minutes, 'minute');
  return `${plural(course.modules.length, 'module')} • ${length} of content`;
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What each course is called, those that are no longer on offer too: orders and certificates name them. */
export function readCourseNames(edits: Edits): ReadonlyMap<CourseId, string> {
  const written = Object.entries(writtenCourseNames).map(
    ([id, title]) => [id, edits.of<CourseBody>('course', id)?.title ?? title] as const,
  );
  const added = edits
    .added<CourseBody>('course', Object.keys(writtenCourseNames))
    .map(({ key, body }) => [key, body.title] as const);
  return new Map([...written, ...added]);
}
