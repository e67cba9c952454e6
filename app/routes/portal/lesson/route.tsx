import { ArrowLeft, ArrowRight, CircleCheck, Clock, PlayCircle } from 'lucide-react';
import { Link, NavLink, redirect } from 'react-router';
import { z } from 'zod';
import { completeLesson, readLesson, uncompleteLesson } from '../../../../domain/learning/index.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../../answer.server.ts';
import { type FieldProps, formFor } from '../../../components/action-form.tsx';
import { Tick } from '../../../components/courses/course-card.tsx';
import { RenderedText } from '../../../components/rendered-text.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title ?? 'Lesson' }];

export const loader = answerPage(({ params, services, member }: Asked<Route.LoaderArgs>) => {
  const memberId = member.id;
  return readLesson(services, { ...params, memberId });
});

const byReader = ({ member, params }: Asked<Route.ActionArgs>) => ({ ...params, memberId: member.id });

export const action = answerForm({
  complete: changeBy(completeLesson.schema, async (wish: Asked<Route.ActionArgs>, typed) => {
    const { after } = await completeLesson(wish.services, { ...typed, ...byReader(wish) });
    const course = `/portal/courses/${wish.params.courseId}`;
    throw redirect(after ? `${course}/${after}` : course);
  }),
  uncomplete: changeBy(z.object({}), (wish: Asked<Route.ActionArgs>) =>
    uncompleteLesson(wish.services, byReader(wish)),
  ),
});

export default function Lesson({ loaderData: lesson }: Route.ComponentProps) {
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
        <Completion key={lesson.id} done={lesson.done} last={!lesson.after} check={lesson.check} />
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

const Form = formFor<typeof action>();

type CompletionProps = {
  done: boolean;
  last: boolean;
  check?: Route.ComponentProps['loaderData']['check'];
};

function Completion({ done, last, check }: CompletionProps) {
  if (done) {
    return (
      <div className="mt-10 flex flex-wrap items-center gap-4">
        <p className="flex items-center gap-2 font-semibold text-good">
          <CircleCheck className="size-5" aria-hidden="true" />
          {check ? 'Worked out and completed' : 'Completed'}
        </p>
        <Form intent="uncomplete" submit="Mark as not complete" variant="quiet" size="sm" />
      </div>
    );
  }
  return (
    <Form
      intent="complete"
      noValidate
      className="mt-10"
      submit={last ? 'Complete this lesson' : 'Complete and continue'}
      size="lg"
      footer={(button) => <div className="flex">{button}</div>}
      fields={(field) => ({
        answers: check && <WorkItOut check={check} fieldOf={(name) => field[`answers.${name}`]} />,
      })}
    />
  );
}

type WorkItOutProps = {
  check: NonNullable<CompletionProps['check']>;
  fieldOf(name: string): FieldProps | undefined;
};

/** A chart of the reader's own to work out with a pencil. The engine that makes our reports checks it. */
function WorkItOut({ check: { task, asks }, fieldOf }: WorkItOutProps) {
  return (
    <fieldset className="engraved mb-6 px-6 py-7 sm:px-9">
      <legend className="sr-only">Work it out</legend>
      <p className="serif text-lead text-gold" aria-hidden="true">
        Work it out
      </p>
      <p className="serif mt-1 text-[1.25rem]">{task}</p>
      <p className="mt-1 text-quiet">
        Picked for you. The lesson is done when every figure is right; try as often as you like.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {asks.map(({ name, label }) => (
          <Field
            key={name}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            {...fieldOf(name)}
          />
        ))}
      </div>
    </fieldset>
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
