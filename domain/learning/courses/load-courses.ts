import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { courseNames } from '../../../content/courses.ts';
import { assets } from '../../../db/project-folder.ts';
import { type Facts, readFrontMatter } from '../../../shared/front-matter.ts';
import { keysOf } from '../../../shared/records.ts';
import { type Check, checks } from './checked-exercise.ts';

const courseIds = keysOf(courseNames);
const folder = join(assets.content, 'courses');

export const listCourses = (): Course[] => [...courses().values()];

let known: Map<string, Course> | undefined;

/** Read once: the courses are part of this version of the program. */
function courses(): Map<string, Course> {
  known ??= new Map(courseIds.map((id) => [id, readCourse(id)]));
  return known;
}

/** Those that have lessons. */
export const writtenCourses = (): string[] =>
  listCourses()
    .filter(({ modules }) => modules.some(({ lessons }) => lessons.length > 0))
    .map(({ id }) => id);

export const findCourse = (id: string): Course | undefined => courses().get(id);

function readCourse(id: string): Course {
  const { facts, body } = readText(id, 'course.md');
  return {
    id,
    title: one(facts, 'title'),
    tagline: one(facts, 'tagline'),
    summary: one(facts, 'summary'),
    badge: facts.badge ? one(facts, 'badge') : undefined,
    follows: facts.follows ? one(facts, 'follows') : undefined,
    body,
    modules: moduleNumbers(id).map((number) => readModule(id, number)),
  };
}

function moduleNumbers(course: string): number[] {
  return readdirSync(join(folder, course))
    .flatMap((name) => /^module-(\d+)$/.exec(name)?.slice(1).map(Number) ?? [])
    .sort((a, b) => a - b);
}

function readModule(course: string, number: number): Module {
  const place = join(course, `module-${number}`);
  const { facts, body } = readText(place, 'module.md');
  const files = readdirSync(join(folder, place))
    .filter((name) => /^\d+-.+\.md$/.test(name))
    .sort();
  return {
    number,
    title: one(facts, 'title'),
    summary: one(facts, 'summary'),
    goals: Array.isArray(facts.goals) ? facts.goals : [],
    open: facts.open === 'true',
    lessons: files.map((file) => readLesson(place, file)),
    body,
  };
}

function readLesson(place: string, file: string): Lesson {
  const { facts, body } = readText(place, file);
  return {
    id: file.replace(/^\d+-|\.md$/g, ''),
    title: one(facts, 'title'),
    minutes: Number(one(facts, 'minutes')),
    video: facts.video ? one(facts, 'video') : undefined,
    check: facts.check ? checkNamed(one(facts, 'check')) : undefined,
    body,
  };
}

function checkNamed(name: string): Check {
  const check = checks.find((each) => each === name);
  if (!check) throw new Error(`no exercise is called ${name}`);
  return check;
}

function readText(...place: string[]) {
  const path = join(folder, ...place);
  if (!existsSync(path)) throw new Error(`a course lacks ${place.join('/')}`);
  return readFrontMatter(readFileSync(path, 'utf8'));
}

function one(facts: Facts, name: string): string {
  const value = facts[name];
  if (typeof value !== 'string') throw new Error(`a course text lacks its ${name}`);
  return value;
}

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

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
