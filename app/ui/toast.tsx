import { X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { cx } from './class-names.ts';

type Note = { title: string; description?: string; kind?: 'success' | 'error' | 'info'; duration?: number };

const DEFAULT_MS = 6000;

/** Only one at a time: a new toast takes the place of the one before. */
let shown: (Note & { id: number }) | undefined;
const listeners = new Set<() => void>();

function put(note: Note | undefined): void {
  shown = note && { ...note, id: (shown?.id ?? 0) + 1 };
  for (const listener of listeners) listener();
}

/** Part of every page that the router runs: what it has to say may be that nothing can be fetched any more. */
export const toast: (note: Note) => void = put;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const looks = { success: 'border-l-good', error: 'border-l-bad', info: 'border-l-gold' };

export function Toaster() {
  const note = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  useEffect(() => {
    // What went wrong stays until it is closed.
    if (!note || (note.kind === 'error' && note.duration === undefined)) return;
    const timer = setTimeout(() => put(undefined), note.duration ?? DEFAULT_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return (
    <section aria-label="Notifications" aria-live="polite" className="print:hidden">
      {note && (
        <div
          key={note.id}
          // Presses pass through it: a message never stands in the way of the button beneath it.
          className={cx(
            'pointer-events-none fixed right-4 bottom-[calc(1rem+var(--dock,0px))] left-4 z-50 flex animate-rise items-start gap-3 rounded-md border border-l-4 border-rule bg-card p-4 text-ink shadow-page sm:left-auto sm:w-90',
            looks[note.kind ?? 'info'],
          )}
        >
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{note.title}</p>
            {note.description && <p className="text-fine wrap-anywhere text-quiet">{note.description}</p>}
          </div>
          <button
            type="button"
            aria-label="Close the message"
            onClick={() => put(undefined)}
            className="pointer-events-auto -m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md hover:bg-sunken"
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </div>
      )}
    </section>
  );
}
