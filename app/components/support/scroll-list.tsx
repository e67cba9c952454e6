import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

type Props = {
  label: string;
  /** Where older entries are; absent on the last page. */
  older?: string;
  newest?: string;
  empty: string;
  children: ReactNode[];
};

/** Five hundred pixels of list; what does not fit is scrolled, what is older is a page further. */
export function ScrollList({ label, older, newest, empty, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="engraved p-[7px]">
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="h-[500px] overflow-y-auto overscroll-contain px-3 sm:px-5">
        {children.length === 0 ? (
          <p className="py-20 text-center text-quiet">{empty}</p>
        ) : (
          <ul className="divide-y divide-rule">{children}</ul>
        )}
      </div>
      {(older || newest) && (
        <nav
          aria-label={`Pages of ${label}`}
          className="flex justify-between gap-3 border-t border-rule px-3 py-1 sm:px-5"
        >
          {newest ? <PageLink to={newest}>Newest</PageLink> : <span />}
          {older && <PageLink to={older}>Older</PageLink>}
        </nav>
      )}
    </section>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} preventScrollReset className="flex min-h-11 items-center font-semibold">
      {children}
    </Link>
  );
}
