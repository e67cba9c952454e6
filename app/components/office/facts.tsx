import type { ReactNode } from 'react';

/** Names and values; what is empty is left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(6rem,9rem)_1fr]">
      {facts.map(([name, value]) =>
        value === undefined || value === null || value === '' || value === false ? null : (
          <div key={name} className="contents">
            <dt className="text-fine text-quiet sm:pt-0.5">{name}</dt>
            <dd className="min-w-0 wrap-anywhere max-sm:mb-1.5">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** A titled part of a page. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule pb-1.5">
        <h2 className="text-lead">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
