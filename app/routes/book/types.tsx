import { Link } from 'react-router';
import { readPublicTypes, type ShownType } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { useLedTo } from '../../components/led-by.ts';
import { PageOpening } from '../../components/page-opening.tsx';
import { useEuro } from '../../formats.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { useSite } from '../../page-words.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Route } from './+types/types';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Book a live session',
    description: 'Choose a time by your own clock, pay, and it is yours. No account needed.',
  });

export const loader = answerPage(async ({ services }: Asked<Route.LoaderArgs>) => {
  return { types: await readPublicTypes(services) };
});

export default function BookTypes({ loaderData: { types } }: Route.ComponentProps) {
  const { guide } = useSite();
  return (
    <>
      <PageOpening
        title="Book a live session"
        lead={`Live with ${guide}, at a time by your own clock. You need no account.`}
      />
      <div className="mx-auto mt-10 max-w-3xl space-y-4">
        {types.length === 0 && <EmptyState text="Nothing can be booked here at the moment." />}
        {types.map((type) => (
          <TypeCard key={type.slug} type={type} />
        ))}
        <p className="text-quiet">
          You bought a package? Book from the link in its e-mail, or in{' '}
          <Link to="/portal/sessions">your portal</Link>.
        </p>
      </div>
    </>
  );
}

function TypeCard({ type: { title, slug, minutes, people, priceCents } }: { type: ShownType }) {
  const euro = useEuro();
  const ledTo = useLedTo();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="text-[1.25rem]">{title}</h2>
        <p className="text-quiet lining-nums">
          {minutes} minutes{people > 1 && `, up to ${people} people`} ·{' '}
          {priceCents === 0 ? 'free of charge' : euro(priceCents)}
        </p>
      </div>
      <Link to={ledTo(`/book/${slug}`)} className={buttonLook({ variant: 'gold' })}>
        See free times<span className="sr-only"> for {title}</span>
      </Link>
    </Card>
  );
}
