import { Link } from 'react-router';
import { z } from 'zod';
import { lessonsOf } from '../../../../content/courses.ts';
import { readContent, writeLesson } from '../../../../domain/content/index.ts';
import { previewLesson } from '../../../../domain/office/index.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../../answer.server.ts';
import { BackTo } from '../../../components/back-to.tsx';
import { ScheduledNotice } from '../../../components/office/content-history.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { editorChanges, version } from '../version-changes.server.ts';
import type { Route } from './+types/lesson';
import { LessonForm } from './lesson-form.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.lesson.title ?? 'Lesson' }];

const kind = 'course' as const;

export const loader = answerPage(async ({ params, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { courseId: key, lessonId } = params;
  const { body, title, base, publishAt, live } = await readContent(services, { actor, kind, key });
  const lesson = lessonsOf(body).find(({ id }) => id === lessonId);
  if (!lesson) throw new Response('Page not found', { status: 404 });
  const at = body.modules.findIndex(({ lessons }) => lessons.includes(lesson));
  const place = `modules.${at}.lessons.${body.modules[at]?.lessons.indexOf(lesson)}`;
  const isFree = live !== undefined && lessonsOf(live).some(({ id, free }) => id === lessonId && free);
  const all = lessonsOf(body).map(({ id, title }) => ({ id, title }));
  const number = lessonsOf(body).indexOf(lesson) + 1;
  const around = { number, of: all.length, before: all[number - 2], after: all[number] };
  return { key, title, base, publishAt, lesson, place, isFree, around };
});

const typed = version.extend({
  title: z.string().default(''),
  minutes: z.string().default(''),
  body: z.string().default(''),
  video: z.string().default(''),
  check: z.string().default(''),
  opens: z.string().default('once'),
  days: z.string().default(''),
  on: z.string().default(''),
  free: z.string().optional(),
  passPercent: z.string().default(''),
  questions: z.string().default('[]'),
});
type Typed = z.output<typeof typed>;

const byCourse = ({ member, params }: Asked) => ({ actor: member, kind, key: params.courseId ?? '' });

/** The whole course with this lesson as it was typed. Whether it may stand is the domain's business. */
async function courseFrom(wish: Asked, { base, ...given }: Typed) {
  const about = byCourse(wish);
  const questions = read(given.questions);
  const lesson = {
    title: given.title,
    minutes: Number(given.minutes),
    body: given.body.replace(/\r\n?/g, '\n'),
    video: given.video,
    check: given.check || undefined,
    ...(given.opens === 'days' && { opens: { days: Number(given.days) } }),
    ...(given.opens === 'on' && { opens: { on: given.on } }),
    ...(given.free === 'on' && { free: true }),
    ...(!(Array.isArray(questions) && questions.length === 0) && {
      quiz: { passPercent: Number(given.passPercent), questions },
    }),
  };
  const lessonId = wish.params.lessonId ?? '';
  return { ...about, base, body: await writeLesson(wish.services, { ...about, lessonId, lesson }) };
}

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

const { changes } = editorChanges({
  written: typed,
  placeOf: byCourse,
  textFrom: courseFrom,
  addressOf: ({ key }) => `/office/courses/${key}`,
});

export const action = answerForm({
  ...changes,
  preview: changeBy(typed, async (wish: Asked, given) => {
    const course = await courseFrom(wish, given);
    return {
      preview: previewLesson(wish.services, { ...course, lessonId: wish.params.lessonId ?? '' }),
    };
  }),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function OfficeLesson({ loaderData }: Route.ComponentProps) {
  const { key, title, base, publishAt, lesson, place, isFree, around } = loaderData;
  return (
    <>
      <BackTo to={`/office/courses/${key}`}>{title}</BackTo>
      <PageHeading
        title={lesson.title}
        subtitle={`Lesson ${around.number} of ${around.of}. Publishing it publishes the whole course, as that stands in the office`}
      >
        {isFree && <a href={`/courses/${key}/${lesson.id}`}>On the site</a>}
      </PageHeading>
      {publishAt && <ScheduledNotice at={publishAt} />}
      <LessonForm key={lesson.id} courseKey={key} lesson={lesson} base={base} place={place} />
      <Neighbours courseKey={key} around={around} />
    </>
  );
}

type Around = Route.ComponentProps['loaderData']['around'];

/** From lesson to lesson, in the order in which they are read. */
function Neighbours({ courseKey, around: { before, after } }: { courseKey: string; around: Around }) {
  if (!before && !after) return null;
  const look = 'inline-flex min-h-11 items-center';
  return (
    <nav
      aria-label="Other lessons"
      className="mt-10 flex max-w-4xl flex-wrap justify-between gap-x-8 gap-y-1 border-t border-rule pt-4"
    >
      {before && (
        <Link to={`/office/courses/${courseKey}/lessons/${before.id}`} className={look}>
          Before: {before.title}
        </Link>
      )}
      {after && (
        <Link to={`/office/courses/${courseKey}/lessons/${after.id}`} className={look}>
          Next: {after.title}
        </Link>
      )}
    </nav>
  );
}
