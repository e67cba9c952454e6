import { z } from 'zod';
import type { Course, CourseBody, Lesson, Opens } from '../../content/courses.ts';
import { checks, lessonsOf, toCourse, writtenCourseNames } from '../../content/courses.ts';
import type { Content } from '../../content/make-content.ts';
import { isPlainDate } from '../../shared/wall-time.ts';
import { bodyProblem } from './markdown.ts';
import { pictureField } from './media-address.ts';
import { oncePerEdition } from './site-words.ts';
import { writtenCourses } from './written-courses.ts';

/** All that were ever published, with the office's changes; those that are no longer on offer too, for whoever has them. */
export const allCourses = oncePerEdition(({ edits }): readonly Course[] => {
  const written = writtenCourses().map((course) => edits.of<CourseBody>('course', course.id) ?? course);
  const added = edits.added<CourseBody>('course', Object.keys(writtenCourseNames));
  return [...written, ...added.map(({ body }) => body)].map(toCourse);
});

export const courseOf = (content: Content, id: string): Course | undefined =>
  allCourses(content).find((course) => course.id === id);

/** Lessons that everybody may read, of courses on offer. */
export const listPreviews = oncePerEdition((content) =>
  allCourses(content)
    .filter(({ hidden }) => !hidden)
    .flatMap((course) =>
      lessonsOf(course)
        .filter(({ free }) => free)
        .map((lesson) => ({ course, lesson })),
    ),
);

const words = (max: number) =>
  z.string().trim().min(1, 'Please write something here.').max(max, `At most ${max} characters.`);
const loose = (max: number) => z.string().trim().max(max, `At most ${max} characters.`);
const maybe = (max: number) =>
  loose(max)
    .transform((text) => text || undefined)
    .optional();
const yes = z.literal(true).optional().catch(undefined);
/** A lesson's address and the name of its ticks. The certificate has an address beside the lessons. */
const lessonId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, figures and hyphens.')
  .max(80)
  .refine((id) => id !== 'certificate', 'Please give the lesson another name.');
const itsId = z.string().regex(/^[a-z0-9-]{1,40}$/);
const markdown = loose(60_000).superRefine((text, context) => {
  const problem = bodyProblem(text);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

const question = z.object({
  id: itsId,
  question: words(400),
  choices: z
    .array(z.object({ id: itsId, text: words(200), right: yes }))
    .min(2, 'A question has at least two choices.')
    .max(8, 'At most eight choices.'),
  explanation: maybe(600),
});

const opens: z.ZodType<Opens> = z.union(
  [z.object({ days: z.int().min(1).max(730) }), z.object({ on: z.string().refine(isPlainDate) })],
  'Please give a number of days, at most 730, or a date.',
);

const lesson: z.ZodType<Lesson> = z.object({
  id: lessonId,
  title: words(120),
  minutes: z
    .int('How many minutes does it take?')
    .min(1, 'How many minutes does it take?')
    .max(600, 'At most ten hours.'),
  video: z
    .string()
    .trim()
    .max(500)
    .regex(/^(https:\/\/\S+)?$/, 'An address that begins with https://.')
    .transform((address) => address || undefined)
    .optional(),
  check: z.enum(checks, 'Please choose an exercise.').optional(),
  quiz: z
    .object({
      passPercent: z.int('A whole number.').min(1, 'At least 1 per cent.').max(100, 'At most 100 per cent.'),
      questions: z
        .array(question)
        .min(1, 'The quiz has no question yet.')
        .max(30, 'At most thirty questions.'),
    })
    .optional(),
  opens: opens.optional(),
  free: yes,
  body: markdown,
});

const module = z.object({
  id: itsId,
  title: words(120),
  summary: loose(400),
  goals: z.array(words(300)).max(8, 'At most eight lines.'),
  open: yes,
  lessons: z.array(lesson).max(60, 'At most sixty lessons in a module.'),
  body: markdown,
});

const isEachOnce = (all: readonly { id: string }[]) => new Set(all.map(({ id }) => id)).size === all.length;

/** What a version of a course holds. It may be a beginning: what it lacks is asked when it is published. */
export const courseBody: z.ZodType<CourseBody> = z.object({
  id: z.string().max(80),
  title: words(120),
  tagline: loose(120),
  summary: loose(400),
  badge: maybe(24),
  picture: pictureField.optional(),
  follows: maybe(80),
  certificate: z.object({ off: yes, words: maybe(160) }).optional(),
  body: markdown,
  modules: z
    .array(module)
    .max(40, 'At most forty modules.')
    .refine((modules) => isEachOnce(lessonsOf({ modules })), 'Two lessons have the same address.')
    .refine(isEachOnce, 'Two modules have the same name inside.'),
  hidden: yes,
});

type Problem = Record<string, string> | undefined;

/** What has to be there, and make sense, before learners see it. */
export function courseProblem(courses: readonly Course[], body: CourseBody): Problem {
  const { tagline, summary, badge, follows } = body;
  const problems: Record<string, string> = {};
  if (!tagline) problems.tagline = 'Please say in a few words whom it is for.';
  if (!summary) problems.summary = 'Please say in a sentence or two what it teaches.';
  const order = follows ? followsProblem(courses, body) : undefined;
  if (order) problems.follows = order;
  const lessons = lessonsOf(body);
  const said = lessons.flatMap((one) => lessonProblems(one));
  if (lessons.length === 0 && !badge)
    said.push(
      'There is no lesson yet. To announce the course before there is one, give it a badge such as “Coming soon”.',
    );
  const modules = [...said, ...tooEarly(lessons)];
  if (modules.length > 0) problems.modules = modules.slice(0, 4).join(' ');
  return Object.keys(problems).length > 0 ? problems : undefined;
}

function lessonProblems({ title, body, video, quiz, opens, free }: Lesson): string[] {
  const problems: string[] = [];
  if (!body && !video && !quiz) problems.push(`“${title}” has nothing in it yet.`);
  if (free && opens)
    problems.push(`“${title}” is a free preview, which everybody may read at once: it cannot open later.`);
  for (const [at, { choices }] of (quiz?.questions ?? []).entries()) {
    if (!choices.some(({ right }) => right))
      problems.push(`“${title}”: question ${at + 1} of its quiz has no right answer.`);
  }
  return problems;
}

/** Lessons are read one after the other, so each opens no earlier than those before it. */
export function tooEarly(lessons: readonly Lesson[]): string[] {
  return lessons.flatMap(({ title, opens }, at) => {
    const before = lessons
      .slice(0, at)
      .find((other) => opens && other.opens && opensLater(other.opens, opens));
    return before ? [`“${title}” opens before “${before.title}”, which comes before it.`] : [];
  });
}

/** Days and dates cannot be compared: they depend on when somebody enrols. */
function opensLater(one: Opens, other: Opens): boolean {
  if ('days' in one) return 'days' in other && one.days > other.days;
  return 'on' in other && one.on > other.on;
}

function followsProblem(courses: readonly Course[], { id, follows }: CourseBody): string | undefined {
  const after = new Map(courses.map((course) => [course.id, course.follows]));
  if (!follows || !after.has(follows)) return 'Please choose a course.';
  after.set(id, follows);
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined; at = after.get(at)) {
    if (seen.has(at)) return 'These courses would wait for each other.';
    seen.add(at);
  }
  return undefined;
}
