import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';

const SIZE = 'reading-size';
const sizes = ['usual', 'large', 'larger'] as const;
type Size = (typeof sizes)[number];
export const sizeLooks: Record<Size, string> = {
  usual: '',
  large: 'text-[1.15em] leading-[1.65]',
  larger: 'text-[1.35em] leading-[1.6]',
};

const listeners = new Set<() => void>();
const listen = (changed: () => void) => {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
};

/** A browser may refuse to store anything; then the page is read as it comes. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    return;
  }
  for (const changed of listeners) changed();
}

const useStored = (name: string) =>
  useSyncExternalStore(
    listen,
    () => read(name),
    () => null,
  );

export function useTextSize(): Size {
  const stored = useStored(SIZE);
  return sizes.find((one) => one === stored) ?? 'usual';
}

/** How large the words are, on this device. */
export function TextSize({ size }: { size: Size }) {
  const at = sizes.indexOf(size);
  const to = (step: number) => sizes[at + step];
  const change = (step: number) => {
    const next = to(step);
    if (next) write(SIZE, next);
  };
  return (
    <div className="flex gap-2">
      <Button
        variant="outline"
        size="sm"
        onClick={() => change(-1)}
        disabled={!to(-1)}
        aria-label="Smaller text"
      >
        A−
      </Button>
      <Button
        variant="outline"
        size="sm"
        onClick={() => change(1)}
        disabled={!to(1)}
        aria-label="Larger text"
      >
        A+
      </Button>
    </div>
  );
}

const PLACE = 'reading-at';
const bookmarkOf = (pdf: string) => `${PLACE}:${pdf}`;

/** The reader's own bookmark, on this device: set by hand, as in a book. */
export function Bookmark({ pdf, number, contents }: { pdf: string; number: number; contents: string[] }) {
  const at = Number(useStored(bookmarkOf(pdf)) ?? 0);
  const title = contents[at - 1];
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-1 text-fine text-quiet print:hidden">
      {at === number ? (
        <span className="inline-flex min-h-11 items-center">Your bookmark is here</span>
      ) : (
        <Button variant="outline" size="sm" onClick={() => write(bookmarkOf(pdf), String(number))}>
          Put the bookmark here
        </Button>
      )}
      {title && at !== number && (
        <Link to={`?chapter=${at}`} className="inline-flex min-h-11 items-center">
          To your bookmark: {title}
        </Link>
      )}
    </p>
  );
}
