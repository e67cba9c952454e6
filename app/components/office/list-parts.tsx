import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Table, type TableProps } from '../../ui/table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { useIsOwner } from './use-is-owner.ts';

/** The list as a file, filtered as it is shown. For the owner: it leaves the program. */
export function CsvLink({ path }: { path: string }) {
  const [params] = useSearchParams();
  if (!useIsOwner()) return null;
  const filter = new URLSearchParams([...params].filter(([name]) => name !== 'before'));
  return (
    <a href={`${path}?${filter}`} className={buttonLook({ variant: 'outline' })}>
      <Download className="size-4" aria-hidden="true" />
      CSV
    </a>
  );
}

type FilterProps = { id?: string; columns: string; children: ReactNode };

/** Search and filters in a row, `columns` wide as Tailwind says it. */
export function Filters({ id, columns, children }: FilterProps) {
  return (
    <Form id={id} method="get" className={`mb-6 grid items-end gap-3 ${columns}`} preventScrollReset>
      {children}
      <Button type="submit" variant="outline" className="h-12">
        Show
      </Button>
    </Form>
  );
}

type ListProps<Row> = Omit<TableProps<Row>, 'empty'> & {
  /** What is said when nothing matches, and on a page after the last. */
  empty: { none: string; older: string };
  older?: string;
  isPaged: boolean;
};

/** One page of a long list, or why it is empty, and the way to the next. */
export function PagedTable<Row>({ empty, older, isPaged, ...table }: ListProps<Row>) {
  return (
    <>
      {table.rows.length === 0 ? (
        <EmptyState text={isPaged ? empty.older : empty.none} />
      ) : (
        <Table {...table} empty="" />
      )}
      <OlderButton older={older} isPaged={isPaged} />
    </>
  );
}

/** The way through a long list: on to what is older, and back to the top, with the filter as it is. */
export function OlderButton({ older, isPaged }: { older?: string; isPaged: boolean }) {
  const [params] = useSearchParams();
  if (!older && !isPaged) return null;
  const at = (before?: string) => {
    const next = new URLSearchParams(params);
    next.delete('before');
    if (before) next.set('before', before);
    return `?${next}`;
  };
  return (
    <div className="mt-3 flex justify-between gap-4">
      {isPaged ? (
        <Link to={at()} className={buttonLook({ variant: 'quiet' })}>
          Newest
        </Link>
      ) : (
        <span />
      )}
      {older && (
        <Link to={at(older)} className={buttonLook({ variant: 'outline' })}>
          Older
        </Link>
      )}
    </div>
  );
}
