import { readDashboard } from '../../../domain/accounts/read-dashboard.ts';
import { lookOnReturn } from '../../../domain/orders/look-on-return.ts';
import { PaymentReturn } from '../../components/orders/payment-return.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { Card } from '../../ui/card.tsx';
import { Medallion } from '../../ui/medallion.tsx';
import type { Route } from './+types/dashboard';

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard' }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const memberId = context.get(memberContext).id;
  const paid = new URL(request.url).searchParams.get('payment') === 'success';
  // The buyer may be back before the provider's notice.
  if (paid) await lookOnReturn(servicesOf(context), { memberId });
  return readDashboard(servicesOf(context), { memberId });
}

export default function Dashboard({ loaderData: { name, numbers, activeItems } }: Route.ComponentProps) {
  const cards = [
    { label: 'Life Path', value: numbers.lifePath },
    { label: 'Expression', value: numbers.expression },
    { label: 'Soul Urge', value: numbers.soulUrge },
  ];
  return (
    <>
      <PaymentReturn />
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
