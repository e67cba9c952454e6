import { Link } from 'react-router';
import { listContent } from '../../../domain/content/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { StateBadge } from '../../components/office/badges.tsx';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/catalogue';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Catalogue' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  const wish = { actor: member, kind: 'product' as const };
  return { products: await listContent(services, wish) };
});

export default function Catalogue({ loaderData: { products } }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  return (
    <>
      <PageHeading
        title="Catalogue"
        subtitle="What is sold, for how much, and in which words. Open orders keep their price."
      >
        {isOwner && (
          <ButtonLink to="/office/codes" variant="outline">
            Discount codes
          </ButtonLink>
        )}
      </PageHeading>
      <Table
        caption="Products"
        rows={products}
        rowKey={({ key }) => key}
        empty="Nothing is sold."
        columns={[
          {
            header: 'Product',
            cell: ({ key, body }) => (
              <Link to={key} className="inline-flex min-h-11 items-center font-semibold">
                {body.name}
              </Link>
            ),
          },
          {
            header: 'Price',
            cell: ({ body }) => (
              <span className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap lining-nums">
                <span className="serif text-[1.375rem] leading-none">{euro(body.priceCents)}</span>
                {body.originalPriceCents && <s className="text-quiet">{euro(body.originalPriceCents)}</s>}
              </span>
            ),
          },
          {
            header: 'Marks',
            cell: ({ body }) => (
              <span className="flex min-h-11 flex-wrap items-center gap-1.5">
                {body.paused && <Badge look="destructive">Off sale</Badge>}
                {body.popular && <Badge look="gold">{body.badge ?? 'Most Popular'}</Badge>}
                {body.vip && <Badge look="gold">VIP</Badge>}
              </span>
            ),
          },
          {
            header: 'State',
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
