import { Link } from 'react-router';
import { readCourses } from '../../../domain/learning/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { CourseCard } from '../../components/courses/course-card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import type { Route } from './+types/courses';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Your Courses' }];

export const loader = answerPage(({ services, member }: Asked<Route.LoaderArgs>) => {
  return readCourses(services, { memberId: member.id });
});

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export default function Courses({ loaderData: { enrolled, available } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Your Courses" />
      {enrolled.length === 0 ? (
        <>
          <EmptyState text="No courses enrolled yet. Explore our course catalog to begin learning." />
          <p className="measure mt-4 text-quiet">
            Bought one already? It opens 14 days after the purchase, or as soon as you ask for it among{' '}
            <Link to="/portal/orders">your orders</Link>.
          </p>
        </>
      ) : (
        <div className="space-y-6">
          {enrolled.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </div>
      )}
      <h2 className="mt-12 mb-4 text-title">Available Courses</h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {available.map(({ id, title, tagline, summary, badge }, i) => (
          <li key={id} className="flex">
            <Card className="flex w-full flex-col gap-3">
              <div className="flex items-center justify-between">
                <span aria-hidden="true" className="serif text-[1.5rem] text-gold">
                  {numerals[i]}
                </span>
                {badge && <Badge look="gold">{badge}</Badge>}
              </div>
              <h3 className="text-[1.25rem] leading-snug">{title}</h3>
              <p className="font-semibold">{tagline}</p>
              <p className="text-quiet">{summary}</p>
              <ButtonLink
                to={`/portal/courses/${id}`}
                variant="outline"
                className="mt-auto self-start"
                aria-label={`Learn More: ${title}`}
              >
                Learn More
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
