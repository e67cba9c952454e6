import { ArrowLeft, ArrowRight, CircleCheck, Clock } from 'lucide-react';
import { Link, NavLink, redirect } from 'react-router';
import { z } from 'zod';
import {
  askQuestion,
  completeLesson,
  readLesson,
  readLessonQuestions,
  takeQuiz,
  uncompleteLesson,
} from '../../../../domain/learning/index.ts';
import { type Asked, answerForm, answerPage, change, changeBy, limited } from '../../../answer.server.ts';
import { type FieldProps, formFor } from '../../../components/action-form.tsx';
import { ClosedLesson, Tick } from '../../../components/courses/course-card.tsx';
import { LessonText } from '../../../components/courses/lesson-text.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import type { Route } from './+types/route';
import { Questions } from './questions.tsx';
import { QuizForm } from './quiz-form.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title ?? 'Lesson' }];

export const loader = answerPage(async ({ params, services, member }: Asked<Route.LoaderArgs>) => {
  const asked = { ...params, memberId: member.id };
  return { ...(await readLesson(services, asked)), asked: await readLessonQuestions(services, asked) };
});

const byReader = ({ member, params }: Asked<Route.ActionArgs>) => ({ ...params, memberId: member.id });

const perDay = { name: 'ask-under-lesson', max: 10, seconds: 24 * 3600 };

export const action = answerForm({
  complete: changeBy(completeLesson.schema, async (wish: Asked<Route.ActionArgs>, typed) => {
    const { after } = await completeLesson(wish.services, { ...typed, ...byReader(wish) });
    const course = `/portal/courses/${wish.params.courseId}`;
    throw redirect(after ? `${course}/${after}` : course);
  }),
  quiz: change(takeQuiz, byReader),
  ask: limited(perDay, change(askQuestion, byReader)),
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
        <LessonText video={video} sections={sections} />
        {lesson.quiz && <QuizForm key={`quiz ${lesson.id}`} quiz={lesson.quiz} done={lesson.done} />}
        <Completion key={lesson.id} lesson={lesson} />
        <Questions key={`questions ${lesson.id}`} asked={lesson.asked} />
        <Neighbours courseId={course.id} before={lesson.before} after={lesson.after} />
      </article>
      <LessonNav courseId={course.id} module={module} current={lesson.id} />
    </div>
  );
}

const Form = formFor<typeof action>();

type Lesson = Route.ComponentProps['loaderData'];

function Completion({ lesson: { done, isLast: last, check, quiz } }: { lesson: Lesson }) {
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
  // The quiz above completes the lesson, or comes before the chart.
  if (quiz && !quiz.result?.hasPassed) return null;
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
  check: NonNullable<Lesson['check']>;
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
  module: {
    number: number;
    title: string;
    lessons: { id: string; title: string; done: boolean; readable: boolean; opens?: string }[];
  };
  current: string;
};

/** The lessons of this module, beside the text where there is room and below it where there is not. */
function LessonNav({ courseId, module, current }: Props) {
  return (
    <nav aria-label={`Lessons of module ${module.number}`} className="xl:sticky xl:top-12 xl:self-start">
      <p className="serif mb-3 text-[1.125rem]">{module.title}</p>
      <ol className="space-y-1">
        {module.lessons.map(({ id, title, done, readable, opens }) => (
          <li key={id}>
            {readable ? (
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
            ) : (
              <span className="flex min-h-11 items-center gap-3 px-2 py-1.5 leading-snug text-quiet">
                <ClosedLesson title={title} opens={opens} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
