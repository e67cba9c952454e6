import { Link } from 'react-router';
import {
  draftProduct,
  duplicateProduct,
  previewProduct,
  publishProduct,
  readProduct,
  scheduleProduct,
  setProductSale,
} from '../../../../domain/office/index.ts';
import { type Asked, answerForm, answerPage, change } from '../../../answer.server.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { SaleBadge, StateBadge } from '../../../components/office/badges.tsx';
import { ContentHistory, ScheduledNotice } from '../../../components/office/content-history.tsx';
import { useIsOwner } from '../../../components/office/use-is-owner.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Button } from '../../../ui/button.tsx';
import { versionChanges } from '../version-changes.server.ts';
import type { Route } from './+types/route';
import { ProductForm } from './product-form.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.product?.name ?? 'New product' },
];

export const loader = answerPage(({ params, services, member }: Asked<Route.LoaderArgs>) =>
  readProduct(services, { actor: member, productId: params.productId }),
);

const byProduct = ({ member, params }: Asked<Route.ActionArgs>) => ({
  actor: member,
  productId: params.productId,
});
const placeOf = ({ member, params }: Asked<Route.ActionArgs>) => ({
  actor: member,
  kind: 'product' as const,
  key: params.productId,
});

export const action = answerForm({
  publish: change(publishProduct, byProduct),
  schedule: change(scheduleProduct, byProduct),
  draft: change(draftProduct, byProduct),
  preview: change(previewProduct, byProduct),
  sale: change(setProductSale, byProduct),
  duplicate: change(duplicateProduct, byProduct),
  ...versionChanges(placeOf),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

export default function OfficeProduct({ loaderData }: Route.ComponentProps) {
  const { id, page, product, sale } = loaderData;
  const isOwner = useIsOwner();
  return (
    <>
      <BackTo to="/office/catalogue">Products</BackTo>
      <PageHeading title={product?.name ?? 'New product'}>
        {page && (
          <span className="flex flex-wrap items-center gap-3">
            <SaleBadge sale={sale} />
            <StateBadge line={{ state: page.state, at: page.publishAt ?? page.versions[0]?.madeAt }} />
            {(sale === 'live' || sale === 'paused') && (
              <Link to={`/checkout/${id}`}>Its page on the site</Link>
            )}
          </span>
        )}
      </PageHeading>
      {page?.publishAt && <ScheduledNotice at={page.publishAt} />}
      <ProductForm key={id} {...loaderData} />
      {page && (
        <div className="mt-14 max-w-3xl space-y-10">
          {isOwner && <Sale sale={sale} />}
          <ContentHistory page={page} />
        </div>
      )}
    </>
  );
}

type SaleProps = { sale: Route.ComponentProps['loaderData']['sale'] };

/** On sale, paused or archived; and a copy to begin another with. */
function Sale({ sale }: SaleProps) {
  return (
    <section aria-labelledby="sale" className="space-y-4">
      <h2 id="sale" className="text-[1.375rem]">
        In the shop
      </h2>
      <div className="flex flex-wrap gap-3">
        {sale === 'live' && (
          <Form
            intent="sale"
            className=""
            hidden={{ sale: 'paused' }}
            variant="outline"
            submit="Pause"
            failed="Not paused"
            done={{ title: 'Paused', description: 'It is shown, and cannot be ordered.' }}
          />
        )}
        {(sale === 'paused' || sale === 'archived') && (
          <Form
            intent="sale"
            className=""
            hidden={{ sale: 'live' }}
            variant="gold"
            submit={sale === 'archived' ? 'Bring it back' : 'Put on sale'}
            failed="Not put on sale"
            done={{ title: 'On sale', description: 'Visitors can order it from now on.' }}
          />
        )}
        {(sale === 'live' || sale === 'paused') && (
          <Ask
            intent="sale"
            hidden={{ sale: 'archived' }}
            title="Archive this product?"
            text="It leaves every page and list. What was ordered is delivered as it was sold, and you can bring it back."
            trigger={<Button variant="outline">Archive</Button>}
            submit="Archive"
            keep="Keep it"
            done={{ title: 'Archived', description: 'It is in no list any more.' }}
          />
        )}
        <Duplicate />
      </div>
    </section>
  );
}

function Duplicate() {
  return (
    <Form
      intent="duplicate"
      className=""
      variant="outline"
      submit="Duplicate"
      failed="Not copied"
      around={(form, copy) =>
        copy ? <Link to={`/office/catalogue/${copy.productId}`}>Open the copy</Link> : form
      }
    />
  );
}
