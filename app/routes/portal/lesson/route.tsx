import { ArrowLeft, ArrowRight, CircleCheck, Clock, PlayCircle } from 'lucide-react';
import { Form, Link, NavLink, redirect, useNavigation } from 'react-router';
import { completeLesson, readLesson, uncompleteLesson } from '../../../../domain/learning/index.ts';
import { type Asked, answerPage, orProblem } from '../../../answer.server.ts';
import { Tick } from '../../../components/courses/course-card.tsx';
import { RenderedText } from '../../../components/rendered-text.tsx';
import { fieldsOf } from '../../../parse.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import type { Route } from './+types/route';
import { WorkItOut } from './work-it-out.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title ?? 'Lesson' }];

export const loader = answerPage(({ params, services, member }: Asked<Route.LoaderArgs>) => {
  const memberId = member.id;
  return readLesson(services, { ...params, memberId });
});

export const action = answerPage(async ({ request, params, services, member }: Asked<Route.ActionArgs>) => {
  const asked = { ...params, memberId: member.id };
  const course = `/portal/courses/${params.courseId}`;
  const { intent, ...answers } = await fieldsOf(request);
  switch (intent) {
    case 'complete': {
      const answer = await orProblem(completeLesson(services, { ...asked, answers }), { typed: answers });
      if (answer.data.problem) return answer;
      const { after } = answer.data;
      throw redirect(after ? `${course}/${after}` : course);
    }
    case 'uncomplete':
      return uncompleteLesson(services, asked);
    default:
      throw new Response('Unknown change', { status: 400 });
  }
});

export default function Lesson({ loaderData: lesson, actionData }: Route.ComponentProps) {
  const { course, module, title, minutes, video, sections } = lesson;
  return (
    <div className="grid gap-10 xl:grid-cols-[minmax(0,42rem)_15rem] xl:gap-14">
      <article>
        <nav aria-label="Where you are" className="flex flex-wrap items-center gap-x-2 text-fine text-quiet">
          <Link to="/portal/courses" className="inline-flex min-h-11 items-center">
            Courses
          </Link>
          <span aria-hidden="true">/</span>
          <Link to={`/portal/courses/${course.id}`} className="inline-flex min-h-11 items-center">
            {course.title}
          </Link>
        </nav>
        <header className="mb-8 border-b border-rule pb-6">
          <p className="text-gold">
            Module {module.number} · {module.title}
          </p>
          <h1 className="mt-1 text-title">{title}</h1>
          <p className="mt-2 flex items-center gap-2 text-fine text-quiet">
            <Clock className="size-4" aria-hidden="true" />
            {minutes} minutes
          </p>
        </header>
        {video && (
          <a
            href={video}
            target="_blank"
            rel="noreferrer"
            className="mb-8 flex min-h-11 items-center gap-3 rounded-md border border-rule bg-card p-4"
          >
            <PlayCircle className="size-6 text-gold" aria-hidden="true" />
            Watch this lesson at {new URL(video).host}
          </a>
        )}
        {sections.map(({ kind, html }) => (
          <Section key={html} kind={kind} html={html} />
        ))}
        <Completion
          done={lesson.done}
          last={!lesson.after}
          check={lesson.check}
          answered={actionData && 'problem' in actionData ? actionData : undefined}
        />
        <Neighbours courseId={course.id} before={lesson.before} after={lesson.after} />
      </article>
      <LessonNav courseId={course.id} module={module} current={lesson.id} />
    </div>
  );
}

type SectionProps = Route.ComponentProps['loaderData']['sections'][number];

function Section({ kind, html }: SectionProps) {
  if (kind === 'text') return <RenderedText html={html} className="[&_h2]:text-[1.4375rem]" />;
  if (kind === 'exercise') {
    return (
      <section aria-label="Exercise" className="engraved mt-10 px-6 py-7 sm:px-9">
        <h2 className="mb-3 text-lead text-gold">Exercise</h2>
        <RenderedText html={html} />
      </section>
    );
  }
  return (
    <details className="mt-5 rounded-md border border-rule bg-card px-6 sm:px-9">
      <summary className="flex min-h-13 cursor-pointer items-center font-semibold">Show the answer</summary>
      <RenderedText html={html} className="pb-6" />
    </details>
  );
}

type CompletionProps = {
  done: boolean;
  last: boolean;
  check?: Route.ComponentProps['loaderData']['check'];
  /** What was typed before, and which of it was not right. */
  answered?: { problem?: { fields: Record<string, string> }; typed: Record<string, string> };
};

function Completion({ done, last, check, answered }: CompletionProps) {
  const pending = useNavigation().state !== 'idle';
  return (
    <Form method="post" noValidate className="mt-10">
      {check && !done && <WorkItOut check={check} answered={answered} />}
      <div className="flex flex-wrap items-center gap-4">
        {done ? (
          <>
            <p className="flex items-center gap-2 font-semibold text-good">
              <CircleCheck className="size-5" aria-hidden="true" />
              {check ? 'Worked out and completed' : 'Completed'}
            </p>
            <Button
              type="submit"
              name="intent"
              value="uncomplete"
              variant="quiet"
              size="sm"
              pending={pending}
            >
              Mark as not complete
            </Button>
          </>
        ) : (
          <Button type="submit" name="intent" value="complete" size="lg" pending={pending}>
            {last ? 'Complete this lesson' : 'Complete and continue'}
          </Button>
        )}
      </div>
    </Form>
  );
}

type Neighbour = { id: string; title: string } | undefined;

function Neighbours({ courseId, before, after }: { courseId: string; before: Neighbour; after: Neighbour }) {
  return (
    <nav
      aria-label="Lessons before and after"
      className="mt-10 grid gap-3 border-t border-rule pt-6 sm:grid-cols-2"
    >
      {before ? (
        <Link to={`/portal/courses/${courseId}/${before.id}`} className="flex min-h-11 items-center gap-3">
          <ArrowLeft className="size-4 shrink-0 text-gold" aria-hidden="true" />
          {before.title}
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link
          to={`/portal/courses/${courseId}/${after.id}`}
          className="flex min-h-11 items-center gap-3 sm:justify-end sm:text-right"
        >
          {after.title}
          <ArrowRight className="size-4 shrink-0 text-gold" aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

type Props = {
  courseId: string;
  module: { number: number; title: string; lessons: { id: string; title: string; done: boolean }[] };
  current: string;
};

/** The lessons of this module, beside the text where there is room and below it where there is not. */
function LessonNav({ courseId, module, current }: Props) {
  return (
    <nav aria-label={`Lessons of module ${module.number}`} className="xl:sticky xl:top-12 xl:self-start">
      <p className="serif mb-3 text-[1.125rem]">{module.title}</p>
      <ol className="space-y-1">
        {module.lessons.map(({ id, title, done }) => (
          <li key={id}>
            <NavLink
              to={`/portal/courses/${courseId}/${id}`}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 leading-snug no-underline hover:bg-sunken',
                id === current && 'bg-card font-semibold shadow-[inset_3px_0_0_var(--leaf)]',
              )}
            >
              <Tick done={done} />
              {title}
            </NavLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
