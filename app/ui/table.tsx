import type { ReactNode } from 'react';

export type Column<Row> = { header: string; cell(row: Row): ReactNode };
export type TableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey(row: Row): string;
  empty: ReactNode;
};

/** A table on a desk, a stack of small cards on a phone: the first value is the card's title, the others flow with their headings. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0) return <div className="py-8 text-center text-quiet">{empty}</div>;
  return (
    <table className="w-full max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-rule text-left text-fine text-quiet">
          {columns.map(({ header }) => (
            <th key={header} scope="col" className="px-3 py-2 font-semibold">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:space-y-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="border-b border-rule max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-5 max-md:gap-y-0.5 max-md:rounded-md max-md:border max-md:px-4 max-md:py-2.5 md:hover:bg-sunken/60"
          >
            {columns.map(({ header, cell }) => (
              <td
                key={header}
                data-label={header}
                className="px-3 py-3 align-top max-md:flex max-md:max-w-full max-md:items-baseline max-md:gap-1.5 max-md:p-0 max-md:wrap-anywhere max-md:before:shrink-0 max-md:before:text-fine max-md:before:text-quiet max-md:before:content-[attr(data-label)] max-md:first:w-full max-md:first:font-semibold max-md:first:before:content-none max-md:has-[>div:empty,>div>span:only-child:empty]:hidden"
              >
                <div className="max-md:min-w-0">{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
