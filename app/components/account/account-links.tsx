import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { MembershipCard } from '../../../domain/membership/read-membership.ts';
import { Card } from '../../ui/card.tsx';

const membershipWords: Record<MembershipCard['state'], string> = {
  waiting: 'begins soon',
  active: 'active',
  ending: 'cancelled, and running to its end',
  overdue: 'a charge failed',
  ended: 'ended',
};

/** The pages that belong to the account and live elsewhere. */
export function AccountLinks({ membership }: { membership?: MembershipCard['state'] }) {
  const links = [
    membership
      ? { to: '/portal/orders', label: 'Membership', about: `Soul Circle: ${membershipWords[membership]}` }
      : { to: '/checkout/membership', label: 'Membership', about: 'Join the Soul Circle' },
    { to: '/portal/orders', label: 'Orders', about: 'What you bought, receipts and refunds' },
  ];
  return (
    <Card className="py-2! sm:py-3!">
      <ul className="divide-y divide-rule">
        {links.map(({ to, label, about }) => (
          <li key={label}>
            <Link
              to={to}
              className="group flex min-h-11 items-center justify-between gap-3 py-3 no-underline"
            >
              <span>
                <span className="block font-semibold group-hover:underline">{label}</span>
                <span className="text-fine text-quiet">{about}</span>
              </span>
              <ArrowRight className="size-4 shrink-0 text-gold" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
