import { readYearLookBack } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Medallion } from '../../ui/medallion.tsx';
import type { Route } from './+types/year';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Your year ${params.year}` }];

export const loader = answerPage(({ params, services, member }: Asked<Route.LoaderArgs>) =>
  readYearLookBack(services, { memberId: member.id, year: Number(params.year) }),
);

export default function Year({ loaderData }: Route.ComponentProps) {
  const { year, number, title, essence, counted, months } = loaderData;
  return (
    <>
      <PageHeading title={`Your year ${year}`} subtitle="Looked back on">
        <ButtonLink to="/portal/days" variant="outline">
          Your days this month
        </ButtonLink>
      </PageHeading>
      <section className="engraved flex gap-x-8 gap-y-4 px-6 py-8 max-sm:flex-col sm:px-10">
        <Medallion value={number} label={`Personal year ${number}`} className="w-28 shrink-0 self-start" />
        <div className="measure">
          <h2 className="text-title">{title}</h2>
          <p className="serif mt-2 text-[1.125rem] leading-normal">{essence}</p>
          {counted.length > 0 && <p className="mt-4 text-quiet lining-nums">In it: {counted.join(', ')}.</p>}
        </div>
      </section>
      <ol className="mt-8 divide-y divide-rule border-y border-rule">
        {months.map(({ name, number: ofMonth, title: called, answers }) => (
          <li key={name} className="py-4">
            <h3 className="flex flex-wrap items-baseline gap-x-4">
              <span className="w-24 text-fine text-quiet">{name}</span>
              <span className="font-semibold lining-nums text-gold">{ofMonth}</span>
              <span className="serif text-[1.125rem]">{called}</span>
            </h3>
            {answers.length > 0 && (
              <ul className="measure mt-2 space-y-2 sm:ml-28">
                {answers.map(({ day, answer }) => (
                  <li key={day} className="whitespace-pre-line wrap-anywhere">
                    <time dateTime={day} className="text-fine text-quiet lining-nums">
                      {Number(day.slice(8))} {name}
                    </time>
                    <br />
                    {answer}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
