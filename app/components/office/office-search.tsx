import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import type { loader } from '../../routes/office/search.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { findOfficePages } from './office-pages.ts';
import { officeState } from './order-words.ts';

type Answer = Awaited<ReturnType<typeof loader>>;

/** The button above the navigation; Ctrl K or ⌘ K open the same from everywhere. Without scripts it is a page. */
export function OfficeSearch({ isOwner }: { isOwner: boolean }) {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // A window that is open asks something first; an editor may use the keys for its links.
      if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  return (
    <>
      <Link
        to="/office/search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        className="mb-2 flex min-h-11 items-center gap-3 rounded-md border border-control bg-card px-3 text-quiet no-underline hover:border-ink"
      >
        <Search className="size-5" aria-hidden="true" />
        Search
        <kbd className="ml-auto text-fine max-lg:hidden">Ctrl K</kbd>
      </Link>
      <Dialog title="Search the office" open={open} onOpenChange={setOpen}>
        <SearchBox isOwner={isOwner} />
      </Dialog>
    </>
  );
}

const PAUSE_MS = 150;

/** Looks while somebody types. Arrow keys lead from the field to the results and back; Enter opens the first. */
function SearchBox({ isOwner }: { isOwner: boolean }) {
  const { load, data, state } = useFetcher<typeof loader>();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLFormElement>(null);
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted.length < 2) return;
    const timer = setTimeout(
      () => void load(`/office/search?${new URLSearchParams({ q: wanted })}`),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [wanted, load]);
  const isCurrent = state === 'idle' && data?.typed === wanted.slice(0, 100);
  const answer = wanted.length < 2 ? undefined : data;
  const links = () => [...(box.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const stops: (HTMLElement | null | undefined)[] = [box.current?.querySelector('input'), ...links()];
    const at = stops.indexOf(document.activeElement as HTMLElement | null);
    stops[(at + by + stops.length) % stops.length]?.focus();
  };
  return (
    <form
      ref={box}
      action="/office/search"
      onKeyDown={step}
      onSubmit={(event) => {
        const [first] = links();
        // What stands there may still be the answer to fewer letters.
        if (!first || (answer && !isCurrent)) return;
        event.preventDefault();
        first.click();
      }}
    >
      <Field
        label="What are you looking for?"
        hint="A name, an address, an order’s number, a product, a page, or what you want to do."
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SearchResults
        typed={wanted}
        answer={answer}
        isOwner={isOwner}
        isLooking={wanted.length > 1 && !isCurrent}
      />
    </form>
  );
}

type ResultsProps = { typed: string; answer?: Answer; isOwner: boolean; isLooking?: boolean };

export function SearchResults({ typed, answer, isOwner, isLooking = false }: ResultsProps) {
  const groups = groupsOf(typed, answer, isOwner);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <>
      <p role="status" className={count > 0 && !isLooking ? 'sr-only' : 'mt-4 text-quiet'}>
        {isLooking && count === 0 && 'Looking …'}
        {!isLooking && typed.length > 1 && (count === 0 ? 'Nothing by that name.' : `${count} found`)}
      </p>
      <div className="mt-4 space-y-5">
        {groups.map(({ name, lines }) => (
          <ResultGroup key={name} name={name} lines={lines} />
        ))}
      </div>
    </>
  );
}

type Line = {
  to: string;
  title: string;
  more?: string;
  state?: (typeof officeState)[keyof typeof officeState];
};

function ResultGroup({ name, lines }: { name: string; lines: Line[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-fine font-semibold text-quiet">
        {name}
      </h3>
      <ul className="mt-1 divide-y divide-rule border-y border-rule">
        {lines.map(({ to, title, more, state }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 flex-wrap items-center gap-x-3 px-2 py-1 no-underline hover:bg-sunken focus:bg-sunken"
            >
              <span className="min-w-0 wrap-anywhere">{title}</span>
              {more && <span className="min-w-0 text-fine text-quiet wrap-anywhere">{more}</span>}
              {state && (
                <span className="ml-auto">
                  <Badge look={state.look}>{state.text}</Badge>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function textAddress(kind: keyof typeof kindNames, key: string): string {
  if (kind === 'product') return `/office/catalogue/${key}`;
  if (kind === 'navigation') return '/office/pages/menu';
  if (kind === 'course') return `/office/courses/${key}`;
  return kind === 'page' ? `/office/pages/${key}` : `/office/content/${kind}/${key}`;
}

const kindNames: Record<Answer['texts'][number]['kind'], string> = {
  product: 'Product',
  article: 'Article',
  question: 'Question',
  page: 'Page',
  course: 'Course',
  navigation: 'Menu',
  testimonial: 'Testimonial',
  meaning: 'Interpretation',
  letter: 'E-mail text',
  legal: 'Legal page',
};

const MOST_PAGES = 6;

function groupsOf(
  typed: string,
  answer: Answer | undefined,
  isOwner: boolean,
): { name: string; lines: Line[] }[] {
  const { customers = [], orders = [], texts = [] } = answer ?? {};
  const groups = [
    {
      name: 'Customers',
      lines: customers.map(({ id, name, email }) => ({
        to: `/office/customers/${id}`,
        title: name || email,
        more: name ? email : undefined,
      })),
    },
    {
      name: 'Orders',
      lines: orders.map(({ id, number, productName, buyer, state }) => ({
        to: `/office/orders/${id}`,
        title: number,
        more: `${productName} · ${buyer}`,
        state: officeState[state],
      })),
    },
    {
      name: 'Products and texts',
      lines: texts.map(({ kind, key, title }) => ({
        to: textAddress(kind, key),
        title,
        more: kindNames[kind],
      })),
    },
    {
      name: 'Pages and actions',
      lines: findOfficePages(typed, isOwner)
        .slice(0, MOST_PAGES)
        .map(({ to, label }) => ({ to, title: label })),
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}
