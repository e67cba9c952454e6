import type { ReactNode } from 'react';
import { type MonthLetter, readCircleLetters } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Medallion } from '../../ui/medallion.tsx';
import type { Route } from './+types/letters';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Your letters' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  const { id: memberId } = member;
  return { letters: await readCircleLetters(services, { memberId }) };
});

export default function Letters({ loaderData: { letters } }: Route.ComponentProps) {
  const [newest, ...earlier] = letters;
  return (
    <>
      <PageHeading title="Your letters" subtitle="One for each month in the Soul Circle">
        {newest && (
          <ButtonLink to="/portal/days" variant="outline">
            Your days this month
          </ButtonLink>
        )}
      </PageHeading>
      {newest ? (
        <>
          <article className="engraved px-6 py-8 sm:px-10 sm:py-10">
            <Letter letter={newest}>
              <h2 className="text-title">{newest.title}</h2>
            </Letter>
          </article>
          {earlier.length > 0 && <Earlier letters={earlier} />}
        </>
      ) : (
        <EmptyState text="The letters of the Soul Circle are kept here: one about your own month, every month. It is open to read from the day you join and tell us your birth date.">
          <ButtonLink to="/checkout/membership" variant="outline" reloadDocument>
            See the membership
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

function Earlier({ letters }: { letters: MonthLetter[] }) {
  return (
    <section aria-labelledby="earlier" className="mt-10">
      <h2 id="earlier" className="mb-3 text-lead">
        Earlier letters
      </h2>
      <ul className="divide-y divide-rule border-y border-rule">
        {letters.map((letter) => (
          <li key={letter.key}>
            <details className="py-2">
              <summary className="min-h-11 cursor-pointer content-center">
                {letter.month}: <span className="serif">{letter.title}</span>
              </summary>
              <div className="py-4">
                <Letter letter={letter} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Letter({ letter, children }: { letter: MonthLetter; children?: ReactNode }) {
  const { month, number, essence, text, quarter, asks, exercise, closing, working } = letter;
  return (
    <div className="flex gap-x-8 gap-y-4 max-sm:flex-col">
      <Medallion value={number} label={`Personal month ${number}`} className="w-28 shrink-0 self-start" />
      <div className="measure">
        <p className="text-fine font-semibold text-gold">{month}</p>
        {children}
        <p className="serif mt-2 text-[1.125rem] leading-normal">{essence}</p>
        <p className="mt-3">{text}</p>
        {quarter && <p className="mt-3">{quarter}</p>}
        {asks && <p className="mt-3">{asks}</p>}
        <p className="mt-4 border-t border-rule pt-4">
          <strong>To try this month.</strong> {exercise}
        </p>
        {closing && <p className="serif mt-4">{closing}</p>}
        <p className="mt-4 text-fine text-quiet lining-nums">{working}</p>
      </div>
    </div>
  );
}
