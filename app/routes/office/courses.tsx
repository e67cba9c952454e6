import { Link } from 'react-router';
import { contentLabel, toCourse } from '../../../content/courses.ts';
import { listContent } from '../../../domain/content/index.ts';
import { countOpenQuestions } from '../../../domain/learning/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { StateBadge } from '../../components/office/badges.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Route } from './+types/courses';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Courses' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const [courses, waiting] = await Promise.all([
    listContent(services, { actor, kind: 'course' }),
    countOpenQuestions(services, { actor }),
  ]);
  return {
    courses: courses.map(({ key, title, state, at, body }) => ({
      ...{ key, title, state, at },
      questions: waiting.get(key) ?? 0,
      content: body.modules.length > 0 ? contentLabel(toCourse(body)) : 'No module yet',
    })),
  };
});

export default function OfficeCourses({ loaderData: { courses } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Courses" subtitle="Modules, lessons, exercises and quizzes, in your own words">
        <ButtonLink to="new" variant="gold">
          New course
        </ButtonLink>
      </PageHeading>
      <ul className="divide-y divide-rule border-y border-rule">
        {courses.map((course) => (
          <li key={course.key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5">
            <Link
              to={course.key}
              className="inline-flex min-h-11 min-w-0 flex-1 basis-64 items-center no-underline hover:underline"
            >
              {course.title}
            </Link>
            <span className="text-fine text-quiet">{course.content}</span>
            <Link
              to={`${course.key}/learners`}
              className="inline-flex min-h-11 items-center text-fine font-semibold"
            >
              Learners<span className="sr-only"> of {course.title}</span>
            </Link>
            {course.questions > 0 && (
              <Badge look="info">
                {course.questions} {course.questions === 1 ? 'question waits' : 'questions wait'}
              </Badge>
            )}
            <StateBadge line={course} />
          </li>
        ))}
      </ul>
      <p className="measure mt-8 text-quiet">
        A course opens to whoever buys a product that brings it, or has a membership that opens it: choose it
        among the parts of a product under <Link to="/office/catalogue">Products</Link>.
      </p>
    </>
  );
}
