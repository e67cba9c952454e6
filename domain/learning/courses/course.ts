import type { Check } from './checked-exercise.ts';

export type Lesson = {
  /** Stays the same when lessons are renumbered: completions are kept under it. */
  id: string;
  title: string;
  minutes: number;
  video?: string;
  /** What has to be worked out before the lesson counts as done. */
  check?: Check;
  body: string;
};

export type Module = {
  number: number;
  title: string;
  summary: string;
  goals: string[];
  /** Readable by every member, enrolled or not. */
  open: boolean;
  lessons: Lesson[];
  body: string;
};

export type Course = {
  id: string;
  title: string;
  tagline: string;
  summary: string;
  badge?: string;
  /** The course one has to finish first. Whoever has that one is given this one with it. */
  follows?: string;
  body: string;
  modules: Module[];
};

export const lessonsOf = ({ modules }: Course): Lesson[] => modules.flatMap(({ lessons }) => lessons);

/** '8 modules • 4 hours of content', from the course's own lessons. */
export function contentLabel(course: Course): string {
  const minutes = lessonsOf(course).reduce((sum, lesson) => sum + lesson.minutes, 0);
  const length = minutes >= 60 ? plural(Math.round(minutes / 60), 'hour') : plural(minutes, 'minute');
  return `${plural(course.modules.length, 'module')} • ${length} of content`;
}

export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
