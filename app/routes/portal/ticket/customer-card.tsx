import type { ReactNode } from 'react';
import type { Customer } from '../../../../domain/support/index.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { Badge } from '../../../ui/badge.tsx';

const identities: Record<Customer['identity'], string> = {
  account: 'Signed in when this was written.',
  'address-only': 'Has an account under this address, but was not signed in: anybody can type an address.',
  unknown: 'No account under this address.',
};

/** What staff should know before they answer. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const { name, email, identity, numbers, purchases, sessions } = customer;
  return (
    <details className="border-b border-rule bg-paper px-5 sm:px-7">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-5 gap-y-1 py-2">
        <span className="font-semibold wrap-anywhere">
          {[name, email].filter(Boolean).join(' · ') || 'Has not told us a name or an address'}
        </span>
        {numbers && (
          <span className="flex flex-wrap gap-x-5">
            <Numeral label="Life Path" value={numbers.lifePath} />
            <Numeral label="Expression" value={numbers.expression} />
            <Numeral label="Soul Urge" value={numbers.soulUrge} />
          </span>
        )}
        <span className="text-fine text-gold underline underline-offset-4">Orders and sessions</span>
      </summary>
      <div className="space-y-4 pt-1 pb-4">
        <p className="text-fine text-quiet">{identities[identity]}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Records title="Orders" empty="Nothing bought yet">
            {purchases.map(({ id, name: product, at, status }) => (
              <Entry key={id} title={product} at={at} status={status} />
            ))}
          </Records>
          <Records title="Sessions" empty="No sessions">
            {sessions.map(({ id, type, at, status }) => (
              <Entry key={id} title={type} at={at} status={status} />
            ))}
          </Records>
        </div>
      </div>
    </details>
  );
}

function Numeral({ label, value }: { label: string; value: number | null }) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <span className="text-fine text-quiet">{label}</span>
      <span className="serif text-[1.25rem] leading-none text-gold [font-variant-numeric:lining-nums]">
        {value ?? '-'}
      </span>
    </span>
  );
}

function Records({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <div>
      <h3 className="mb-1 font-sans text-fine font-semibold">{title}</h3>
      {children.length === 0 ? (
        <p className="text-fine text-quiet">{empty}</p>
      ) : (
        <ul className="space-y-1.5">{children}</ul>
      )}
    </div>
  );
}

function Entry({ title, at, status }: { title: string; at: string; status: string }) {
  return (
    <li className="text-fine">
      {title}{' '}
      <span className="text-quiet">
        <LocalTime at={at} as="MMM d, yyyy" />
      </span>{' '}
      <Badge look="secondary">{status}</Badge>
    </li>
  );
}
