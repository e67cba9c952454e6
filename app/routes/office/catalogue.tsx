import { Link } from 'react-router';
import { listProducts } from '../../../domain/office/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { SaleBadge, StateBadge } from '../../components/office/badges.tsx';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/catalogue';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Products' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  return { products: await listProducts(services, { actor: member }) };
});

export default function Catalogue({ loaderData: { products } }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  return (
    <>
      <PageHeading
        title="Products"
        subtitle="What is sold, for how much, and in which words. Orders keep what they were sold."
      >
        <span className="flex flex-wrap gap-3">
          {isOwner && (
            <ButtonLink to="/office/codes" variant="outline">
              Discount codes
            </ButtonLink>
          )}
          <ButtonLink to="/office/gifts" variant="outline">
            Gifts
          </ButtonLink>
          <ButtonLink to="/office/catalogue/new" variant="gold">
            New product
          </ButtonLink>
        </span>
      </PageHeading>
      <Table
        caption="Products"
        rows={products}
        rowKey={({ id }) => id}
        empty="Nothing is sold."
        columns={[
          {
            header: 'Product',
            cell: ({ id, name }) => (
              <Link to={id} className="inline-flex min-h-11 items-center font-semibold">
                {name}
              </Link>
            ),
          },
          {
            header: 'Price',
            cell: ({ priceCents, originalPriceCents }) => (
              <span className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap lining-nums">
                <span className="serif text-[1.375rem] leading-none">{euro(priceCents)}</span>
                {originalPriceCents && <s className="text-quiet">{euro(originalPriceCents)}</s>}
              </span>
            ),
          },
          {
            header: 'In the shop',
            cell: ({ sale, popular, badge, vip }) => (
              <span className="flex min-h-11 flex-wrap items-center gap-1.5">
                <SaleBadge sale={sale} />
                {(badge ?? popular) && <Badge look="gold">{badge ?? 'Most Popular'}</Badge>}
                {vip && <Badge look="gold">VIP</Badge>}
              </span>
            ),
          },
          {
            header: 'Text',
            cell: (line) => (
              <span className="flex min-h-11 items-center">
                <StateBadge line={line} />
              </span>
            ),
          },
        ]}
      />
    </>
  );
}
