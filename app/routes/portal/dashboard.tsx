import { readDashboard } from '../../../domain/accounts/read-dashboard.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { Card } from '../../ui/card.tsx';
import { Medallion } from '../../ui/medallion.tsx';
import type { Route } from './+types/dashboard';

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard' }];

export function loader({ context }: Route.LoaderArgs) {
  return readDashboard(servicesOf(context), { memberId: context.get(memberContext).id });
}

export default function Dashboard({ loaderData: { name, numbers, activeItems } }: Route.ComponentProps) {
  const cards = [
    { label: 'Life Path', value: numbers.lifePath },
    { label: 'Expression', value: numbers.expression },
    { label: 'Soul Urge', value: numbers.soulUrge },
  ];
  return (
    <>
      <PageHeading title={`Welcome back, ${name || 'Seeker'}!`} />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {cards.map(({ label, value }) => (
          <Card key={label} className="text-center">
            <Medallion
              value={value ?? '-'}
              label={`${label} ${value ?? 'not known yet'}`}
              className="mx-auto w-28"
            />
            <p className="mt-3 font-semibold">{label}</p>
          </Card>
        ))}
        <Card className="flex flex-col items-center justify-center text-center">
          <p className="serif text-[3.25rem] leading-none">{activeItems}</p>
          <p className="mt-3 font-semibold">Active Items</p>
        </Card>
      </div>
    </>
  );
}
