import type { MembershipCard } from '../../../../domain/delivery/index.ts';
import { LinkRows } from '../../../components/portal/link-rows.tsx';
import { Card } from '../../../ui/card.tsx';

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
      <LinkRows
        links={links.map(({ label, ...link }) => ({
          ...link,
          label: <span className="font-semibold">{label}</span>,
        }))}
      />
    </Card>
  );
}
