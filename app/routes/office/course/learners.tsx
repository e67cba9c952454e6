import { Link } from 'react-router';
import {
  answerQuestion,
  findCourse,
  readCourseQuestions,
  readLearners,
  showAnswer,
} from '../../../../domain/learning/index.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox, TextArea } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/learners';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Learners of ${loaderData.title}` : 'Learners' },
];

export const loader = answerPage(async ({ params, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { courseId } = params;
  const [people, questions] = await Promise.all([
    readLearners(services, { actor, courseId }),
    readCourseQuestions(services, { actor, courseId }),
  ]);
  return { courseId, title: findCourse(services, courseId)?.title ?? courseId, people, questions };
});

export const action = answerForm({
  answer: change(answerQuestion, byActor),
  show: change(showAnswer, byActor),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Learners({
  loaderData: { courseId, title, people, questions },
}: Route.ComponentProps) {
  return (
    <>
      <BackTo to={`/office/courses/${courseId}`}>{title}</BackTo>
      <PageHeading title="Learners" subtitle={title} />
      <section aria-labelledby="questions">
        <h2 id="questions" className="text-[1.375rem]">
          Questions under its lessons
        </h2>
        {questions.length === 0 ? (
          <p className="mt-3 text-quiet">Nobody has asked anything yet.</p>
        ) : (
          <ul className="mt-3 max-w-3xl divide-y divide-rule border-y border-rule">
            {questions.map((question) => (
              <li key={question.id} className="py-5">
                <Question courseId={courseId} question={question} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="learners" className="mt-12">
        <h2 id="learners" className="mb-3 text-[1.375rem]">
          Who learns
        </h2>
        <LearnerTable people={people} />
      </section>
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

const Form = formFor<typeof action>();

function Question({ courseId, question }: { courseId: string; question: Data['questions'][number] }) {
  const { id, from, lesson, lessonId, question: words, askedAt, answer, shown } = question;
  return (
    <>
      <p className="text-fine text-quiet">
        {from}, <LocalTime at={askedAt} />, under{' '}
        <Link to={`/office/courses/${courseId}/lessons/${lessonId}`}>{lesson}</Link>
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{words}</p>
      {answer === undefined ? (
        <Form
          intent="answer"
          hidden={{ questionId: id }}
          className="mt-4 space-y-4"
          submit="Send the answer"
          done={{ title: 'Answered', description: 'It is in the lesson and on its way by letter.' }}
          fields={(field) => ({
            answer: <TextArea label="Your answer" rows={4} required {...field.answer} />,
            shown: (
              <Checkbox
                label="Show question and answer to all learners of this lesson, without a name"
                {...field.shown}
              />
            ),
          })}
        />
      ) : (
        <>
          <p className="mt-3 border-l-2 border-leaf pl-4 whitespace-pre-line wrap-anywhere">{answer}</p>
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <Badge look={shown ? 'good' : 'secondary'}>
              {shown ? 'All learners see it' : 'The asker alone sees it'}
            </Badge>
            <Form
              intent="show"
              hidden={{ questionId: id, shown: shown ? '' : 'on' }}
              className=""
              variant="quiet"
              size="sm"
              submit={shown ? 'Show it to the asker alone' : 'Show it to all learners'}
              failed="Not changed"
            />
          </div>
        </>
      )}
    </>
  );
}

function LearnerTable({ people: { learners, lessons, isCut } }: Pick<Data, 'people'>) {
  if (learners.length === 0)
    return (
      <EmptyState text="Nobody has this course yet. It opens to whoever buys a product that brings it." />
    );
  return (
    <>
      <Table
        rows={learners}
        rowKey={({ name, since, lastAt }) => `${name} ${since} ${lastAt}`}
        caption="Learners with their progress"
        empty=""
        columns={[
          {
            header: 'Name',
            cell: ({ customerId, name }) =>
              customerId ? <Link to={`/office/customers/${customerId}`}>{name}</Link> : name,
          },
          {
            header: 'Since',
            cell: ({ since }) => (since ? <LocalTime at={since} as="MMM d, yyyy" /> : 'Has it no more'),
          },
          { header: 'Lessons', cell: ({ done }) => `${done} of ${lessons}` },
          {
            header: 'Last lesson',
            cell: ({ lastAt }) => lastAt && <LocalTime at={lastAt} as="MMM d, yyyy" />,
          },
          { header: 'Certificate', cell: ({ hasCertificate }) => (hasCertificate ? 'Made out' : '') },
        ]}
      />
      {isCut && <p className="mt-3 text-quiet">Those who learnt last; there are more.</p>}
    </>
  );
}
