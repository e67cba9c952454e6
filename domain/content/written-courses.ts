import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check, CourseBody, Lesson, ModuleBody } from '../../content/courses.ts';
import { checks, writtenCourseNames } from '../../content/courses.ts';
import { assets } from '../../db/project-folder.ts';
import { type Facts, readFrontMatter } from '../../shared/front-matter.ts';

const folder = join(assets.content, 'courses');

let known: readonly CourseBody[] | undefined;

/** Read once: its files are part of this version of the program. */
export function writtenCourses(): readonly CourseBody[] {
  known ??= Object.keys(writtenCourseNames).map(readCourse);
  return known;
}

function readCourse(id: string): CourseBody {
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

function readModule(course: string, number: number): ModuleBody {
  const id = `module-${number}`;
  const place = join(course, id);
  const { facts, body } = readText(place, 'module.md');
  const files = readdirSync(join(folder, place))
    .filter((name) => /^\d+-.+\.md$/.test(name))
    .sort();
  return {
    id,
    title: one(facts, 'title'),
    summary: one(facts, 'summary'),
    goals: Array.isArray(facts.goals) ? facts.goals : [],
    ...(facts.open === 'true' && { open: true }),
    lessons: files.map((file) => readLesson(place, file)),
    body,
  };
}

/** Its id is its file's name without the number, so that files can be renumbered. */
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
