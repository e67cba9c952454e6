import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { showIn } from '../../../../shared/wall-time.ts';
import { inkOf } from '../../../ui/bars.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

type Props = {
  title: string;
  text?: string;
  /** The name of its CSV. */
  table: string;
  head: string[];
  rows: string[][];
  /** Said instead of the drawing when there is nothing to draw. */
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
};

/** A drawing, the table it was drawn from, and the same table as a file. */
export function FigureWithTable({ title, text, table, head, rows, empty, isEmpty, children }: Props) {
  const [search] = useSearchParams();
  const query = new URLSearchParams([...search].filter(([name]) => name === 'from' || name === 'to'));
  return (
    <section aria-label={title} className="engraved p-5 sm:p-8">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-[1.5rem]">{title}</h2>
          {text && <p className="measure text-quiet">{text}</p>}
        </div>
        <a
          href={`/office/numbers/${table}.csv?${query}`}
          className={buttonLook({ variant: 'quiet', size: 'sm' })}
          download
        >
          <Download className="size-4" aria-hidden="true" />
          CSV<span className="sr-only"> of {title}</span>
        </a>
      </div>
      {isEmpty ? <p className="py-8 text-center text-quiet">{empty}</p> : children}
      {!isEmpty && (
        <div className="mt-5 border-t border-rule pt-2">
          <Disclosure label="The figures" align="start">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard */}
            <section aria-label={`${title}: the figures`} tabIndex={0} className="overflow-x-auto pb-2">
              <table className="w-full min-w-max lining-nums">
                <caption className="sr-only">{title}</caption>
                <thead>
                  <tr className="border-b border-rule text-left text-fine text-quiet">
                    {head.map((name, n) => (
                      <th key={name} scope="col" className={`px-3 py-2 ${n > 0 ? 'text-right' : ''}`}>
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(([first, ...cells]) => (
                    <tr key={[first, ...cells].join()} className="border-b border-rule">
                      <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
                        {first}
                      </th>
                      {cells.map((cell, n) => (
                        <td key={head[n + 1]} className="px-3 py-2 text-right whitespace-nowrap">
                          {cell}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </Disclosure>
        </div>
      )}
    </section>
  );
}

/** What an ink of a drawing stands for. */
export function InkKey({ at, children }: { at: number; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="size-3" style={{ background: inkOf(at) }} />
      {children}
    </span>
  );
}

export const monthName = (month: string) => showIn(`${month}-15T12:00:00Z`, 'UTC', 'MMM yy');
export const whole = (value: number) => String(Math.round(value * 10) / 10);
