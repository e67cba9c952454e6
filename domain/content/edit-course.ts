import { z } from 'zod';
import { type CourseBody, type Lesson, lessonsOf } from '../../content/courses.ts';
import { slugOf } from '../../shared/slug.ts';
import { notFound } from '../errors.ts';
import { parse } from '../form-verb.ts';
import { type Actor, staffOnly } from '../identity/index.ts';
import type { Deps } from '../services.ts';
import { listLessonIds } from './queries.ts';
import { readContent } from './read-content.ts';
import { writtenCourses } from './written-courses.ts';

const outline = z.object({
  modules: z
    .array(
      z.object({
        id: z.string(),
        title: z.string().default(''),
        summary: z.string().default(''),
        goals: z.array(z.string()).default([]),
        open: z.literal(true).optional().catch(undefined),
        lessons: z.array(z.object({ id: z.string(), title: z.string().default('') })),
      }),
    )
    .max(40, 'At most forty modules.'),
});

/** The modules and lessons of a course in their order, as its form has them; their texts have forms of their own. */
export type Outline = z.output<typeof outline>['modules'];

type About = { actor: Actor; key: string };

/**
 * The whole course, of what its form sends: lessons that it names keep what is written in them, wherever they stand now
 * and whatever they are called.
 */
export async function outlineCourse(
  services: Deps,
  { actor, key, facts, modules }: About & { facts: object; modules: unknown },
): Promise<unknown> {
  staffOnly(actor);
  const wanted = parse(outline, { modules }).modules;
  const before = await findBody(services, { actor, key });
  return { ...facts, id: key, modules: inOrder(before, wanted, await takenIds(services, key)) };
}

/** The whole course with one lesson anew. */
export async function writeLesson(
  services: Deps,
  { actor, key, lessonId, lesson }: About & { lessonId: string; lesson: object },
): Promise<unknown> {
  const before = await findBody(services, { actor, key });
  if (!before || !lessonsOf(before).some(({ id }) => id === lessonId)) throw notFound('Lesson');
  const modules = before.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((one) => (one.id === lessonId ? { ...lesson, id: lessonId } : one)),
  }));
  return { ...before, modules };
}

/** What is new gets an address of its words; one that had been given before, to a lesson taken out since, is not given again. */
export function inOrder(
  before: Pick<CourseBody, 'modules'> | undefined,
  wanted: Outline,
  taken: ReadonlySet<string>,
): CourseBody['modules'] {
  const known = new Map((before ? lessonsOf(before) : []).map((lesson) => [lesson.id, lesson]));
  const bodies = new Map(before?.modules.map(({ id, body }) => [id, body]));
  const given = new Set([...taken, ...known.keys()]);
  const moduleIds = new Set(bodies.keys());
  return wanted.map(({ lessons, ...module }) => {
    const isKnown = bodies.has(module.id);
    return {
      ...module,
      id: isKnown ? module.id : fresh('module', moduleIds),
      goals: module.goals.map((goal) => goal.trim()).filter(Boolean),
      body: bodies.get(module.id) ?? '',
      lessons: lessons.map(({ id, title }): Lesson => {
        const lesson = known.get(id);
        if (lesson) return { ...lesson, title };
        return { id: fresh(slugOf(title) || 'lesson', given), title, minutes: 10, body: '' };
      }),
    };
  });
}

/** 'first-steps', or the first of its followers that nothing has: 'first-steps-2'. It is given from then on. */
function fresh(words: string, given: Set<string>): string {
  let id = words === 'certificate' ? 'about-the-certificate' : words;
  for (let more = 2; given.has(id); more++) id = `${words}-${more}`;
  given.add(id);
  return id;
}

async function findBody(services: Deps, { actor, key }: About): Promise<CourseBody | undefined> {
  const isThere = writtenCourses().some(({ id }) => id === key) || (await listLessonIds(services.db, key));
  return isThere ? (await readContent(services, { actor, kind: 'course', key })).body : undefined;
}

async function takenIds({ db }: Deps, key: string): Promise<Set<string>> {
  const written = writtenCourses().find(({ id }) => id === key);
  return new Set([
    ...(written ? lessonsOf(written) : []).map(({ id }) => id),
    ...((await listLessonIds(db, key)) ?? []),
  ]);
}
