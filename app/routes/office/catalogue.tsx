import { Link } from 'react-router';
import { listProducts } from '../../../domain/office/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { SaleBadge, StateBadge } from '../../components/office/badges.tsx';
import { Filters } from '../../components/office/list-parts.tsx';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Field } from '../../ui/field.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/catalogue';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Products' }];

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const { q, page } = Object.fromEntries(new URL(request.url).searchParams);
  return listProducts(services, { actor: member, search: { q, page } });
});

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { products, q, hasMany } = loaderData;
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
      {hasMany && (
        <Filters columns="md:grid-cols-[1fr_auto]">
          <Field label="Find a product" name="q" type="search" placeholder="Its name" defaultValue={q} />
        </Filters>
      )}
      <Table
        caption="Products"
        rows={products}
        rowKey={({ id }) => id}
        empty={q ? 'No product has such a name.' : 'Nothing is sold.'}
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
      <Pages at={loaderData} />
    </>
  );
}

/** On to the next twenty, and back. */
function Pages({ at: { q, page, pages, count } }: { at: Route.ComponentProps['loaderData'] }) {
  if (pages === 1) return null;
  const link = (to: number, words: string) => (
    <ButtonLink to={`?${new URLSearchParams({ ...(q && { q }), page: String(to) })}`} variant="outline">
      {words}
    </ButtonLink>
  );
  return (
    <nav aria-label="Pages" className="mt-3 flex items-center justify-between gap-4">
      {page > 1 ? link(page - 1, 'Back') : <span />}
      <span className="text-quiet lining-nums">
        Page {page} of {pages}, {count} products
      </span>
      {page < pages ? link(page + 1, 'Next') : <span />}
    </nav>
  );
}
