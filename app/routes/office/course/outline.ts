import type { Lesson } from '../../../../content/courses.ts';
import type { Outline } from '../../../../domain/content/index.ts';

export type Spot = { module: number; lesson: number };

/** A lesson at another spot, of its module or of another: all lessons are there afterwards, each once. */
export function moveLesson(modules: Outline, from: Spot, to: Spot): Outline {
  const moved = modules[from.module]?.lessons[from.lesson];
  const target = modules[to.module];
  if (!moved || !target) return modules;
  const without = modules.map((module, at) =>
    at === from.module ? { ...module, lessons: module.lessons.toSpliced(from.lesson, 1) } : module,
  );
  return without.map((module, at) =>
    at === to.module ? { ...module, lessons: module.lessons.toSpliced(to.lesson, 0, moved) } : module,
  );
}

/** Where a lesson goes by one step: within its module, then to the end of the one above or the head of the one below. */
export function stepFrom(modules: Outline, { module, lesson }: Spot, by: -1 | 1): Spot | undefined {
  const lessons = modules[module]?.lessons ?? [];
  if (lesson + by >= 0 && lesson + by < lessons.length) return { module, lesson: lesson + by };
  const other = modules[module + by];
  return other && { module: module + by, lesson: by < 0 ? other.lessons.length : 0 };
}

const FILM = /\/media\/[0-9a-f]{1,32}\/[0-9a-f]{1,8}\/[a-z0-9-]{1,80}\.(?:mp4|webm)\)/;
const SOUND = /\/media\/[0-9a-f]{1,32}\/[0-9a-f]{1,8}\/[a-z0-9-]{1,80}\.(?:mp3|m4a)\)/;

/** What is in a lesson, in a few words: nobody opens each to see which one still lacks its film. */
export function contentsOf({ minutes, body, video, check, quiz, opens, free }: Lesson): string {
  const inside = [
    body && `${minutes} min`,
    (video || FILM.test(body)) && 'film',
    SOUND.test(body) && 'sound',
    check && 'checked exercise',
    quiz && `quiz of ${quiz.questions.length}`,
  ].filter(Boolean);
  const when = opens && ('days' in opens ? `opens after ${opens.days} days` : 'opens on a date');
  return [...(inside.length > 0 ? inside : ['nothing in it yet']), when, free && 'free preview']
    .filter(Boolean)
    .join(' · ');
}

/** One that is not saved yet; the domain gives it an address of its title. */
export const newId = () => `new-${crypto.randomUUID().slice(0, 8)}`;
