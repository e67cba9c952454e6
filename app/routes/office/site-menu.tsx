import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { z } from 'zod';
import { NAVIGATION, type Navigation } from '../../../content/navigation.ts';
import { draftContent, listPublicPages, publishContent, readContent } from '../../../domain/content/index.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../answer.server.ts';
import { BackTo } from '../../components/back-to.tsx';
import { FormError } from '../../components/form-error.tsx';
import { StateBadge } from '../../components/office/badges.tsx';
import { ContentHistory } from '../../components/office/content-history.tsx';
import { PublishOrDraft } from '../../components/office/version-form.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { useAnswer } from '../../components/use-answer.ts';
import { useLeavingWarning } from '../../components/use-leaving-warning.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Route } from './+types/site-menu';
import { versionChanges } from './version-changes.server.ts';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Menu, foot and moved addresses' }];

const place = { kind: 'navigation', key: NAVIGATION } as const;

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const [page, pages] = await Promise.all([
    readContent(services, { actor, ...place }),
    listPublicPages(services),
  ]);
  return { page, addresses: pages.map(({ path }) => path) };
});

const typed = z.object({ base: z.coerce.number().catch(0), body: z.string() });
type Wish = Asked;

const byPlace = ({ member }: Wish) => ({ actor: member, ...place });

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export const action = answerForm({
  publish: changeBy(typed, (wish: Wish, { base, body }) =>
    publishContent(wish.services, { ...byPlace(wish), base, body: read(body) }),
  ),
  draft: changeBy(typed, (wish: Wish, { base, body }) =>
    draftContent(wish.services, { ...byPlace(wish), base, body: read(body) }),
  ),
  ...versionChanges(byPlace),
});

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

export default function SiteMenu({ loaderData: { page, addresses } }: Route.ComponentProps) {
  const { state, body, base } = page;
  return (
    <>
      <BackTo to="/office/pages">Pages</BackTo>
      <PageHeading
        title="Menu, foot and moved addresses"
        subtitle="What stands at the top and at the foot of every page, and where old addresses lead"
      >
        <StateBadge line={{ state, at: page.versions[0]?.madeAt }} />
      </PageHeading>
      <datalist id="addresses">
        {addresses.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
      <MenuForm key={base} body={body} base={base} />
      <div className="mt-14 max-w-3xl">
        <ContentHistory page={page} />
      </div>
    </>
  );
}

function MenuForm({ body, base }: { body: Navigation; base: number }) {
  const saving = useFetcher<typeof action>();
  const [menu, setMenu] = useState(body);
  const busy = saving.state !== 'idle';
  useLeavingWarning(menu !== body && !busy && !saving.data?.done);
  useAnswer(saving, ({ done }) => {
    if (done) void toast({ kind: 'success', title: 'Saved', description: 'Published menus show at once.' });
  });
  const problem = busy ? undefined : saving.data?.problem;
  const errors: Record<string, string> = problem?.fields ?? {};
  const errorOf = (list: string) =>
    Object.entries(errors).find(([field]) => field === list || field.startsWith(`${list}.`))?.[1];
  const { top, columns, redirects } = menu;
  return (
    <saving.Form method="post" className="max-w-3xl space-y-10">
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="body" value={JSON.stringify(menu)} />
      <FormError problem={problem} />
      <Rows
        title="At the top"
        error={errorOf('top')}
        rows={top}
        blank={{ label: '', to: '' }}
        onChange={(next) => setMenu({ ...menu, top: next })}
        draw={linkRow}
      />
      {columns.map(({ title, links }, at) => (
        <Rows
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name but its place
          key={at}
          title={`At the foot: ${title || 'a column'}`}
          error={at === 0 ? errorOf('columns') : undefined}
          rows={links}
          blank={{ label: '', to: '' }}
          onChange={(next) => setMenu({ ...menu, columns: columns.with(at, { title, links: next }) })}
          draw={linkRow}
        >
          <Field
            label="Heading of the column"
            value={title}
            onChange={({ target }) =>
              setMenu({ ...menu, columns: columns.with(at, { title: target.value, links }) })
            }
          />
        </Rows>
      ))}
      <Rows
        title="Addresses that moved"
        hint="Where no page answers, the visitor is led on. An own page that gets another address is led to by itself."
        error={errorOf('redirects')}
        rows={redirects}
        blank={{ from: '', to: '' }}
        onChange={(next) => setMenu({ ...menu, redirects: next })}
        draw={redirectRow}
      />
      <div className="flex flex-wrap gap-3">
        <PublishOrDraft busy={busy} />
      </div>
    </saving.Form>
  );
}

type Draw<Row> = (row: Row, change: (row: Row) => void, at: number) => ReactNode;

const linkRow: Draw<{ label: string; to: string }> = (row, change, at) => (
  <>
    <Field
      label={`${at + 1}: words`}
      value={row.label}
      onChange={({ target }) => change({ ...row, label: target.value })}
    />
    <Field
      label={`${at + 1}: leads to`}
      list="addresses"
      value={row.to}
      onChange={({ target }) => change({ ...row, to: target.value })}
    />
  </>
);

const redirectRow: Draw<{ from: string; to: string }> = (row, change, at) => (
  <>
    <Field
      label={`${at + 1}: old address`}
      value={row.from}
      placeholder="/old-page"
      onChange={({ target }) => change({ ...row, from: target.value })}
    />
    <Field
      label={`${at + 1}: leads to`}
      list="addresses"
      value={row.to}
      onChange={({ target }) => change({ ...row, to: target.value })}
    />
  </>
);

type RowsProps<Row> = {
  title: string;
  hint?: string;
  error?: string;
  rows: Row[];
  blank: Row;
  draw: Draw<Row>;
  onChange(rows: Row[]): void;
  children?: ReactNode;
};

function Rows<Row>({ title, hint, error, rows, blank, draw, onChange, children }: RowsProps<Row>) {
  const move = (at: number, by: number) => {
    const row = rows[at];
    if (row !== undefined && at + by >= 0 && at + by < rows.length)
      onChange(rows.toSpliced(at, 1).toSpliced(at + by, 0, row));
  };
  return (
    <fieldset className="space-y-4">
      <legend className="text-[1.25rem]">{title}</legend>
      {hint && <p className="text-fine text-quiet">{hint}</p>}
      {error && <p className="text-fine font-semibold text-bad">{error}</p>}
      {children}
      <ol className="space-y-3">
        {rows.map((row, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
            key={at}
            className="grid gap-2 rounded-md border border-rule bg-card p-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
          >
            {draw(row, (next) => onChange(rows.with(at, next)), at)}
            <span className="flex">
              <Tool label={`${title}, ${at + 1}: up`} onClick={() => move(at, -1)} Icon={ArrowUp} />
              <Tool label={`${title}, ${at + 1}: down`} onClick={() => move(at, 1)} Icon={ArrowDown} />
              <Tool
                label={`${title}, ${at + 1}: take out`}
                onClick={() => onChange(rows.toSpliced(at, 1))}
                Icon={Trash2}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button size="sm" variant="outline" onClick={() => onChange([...rows, blank])}>
        <Plus className="size-4" aria-hidden="true" /> One more<span className="sr-only">: {title}</span>
      </Button>
    </fieldset>
  );
}

function Tool({ label, onClick, Icon }: { label: string; onClick(): void; Icon: typeof ArrowUp }) {
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="size-11 p-0"
    >
      <Icon className="size-4" aria-hidden="true" />
    </Button>
  );
}
