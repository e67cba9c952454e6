import { Link } from 'react-router';
import type { SessionDesk } from '../../../../domain/office/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { Card } from '../../../ui/card.tsx';

/** The chart of whom it is about, and what the office has noted about the customer. */
export function Beside({ session: { id, customer } }: { session: SessionDesk }) {
  if (!customer || (customer.people.length === 0 && customer.notes.length === 0)) return null;
  return (
    <Card className="space-y-5">
      {customer.people.map(({ name, called, birthDate, numbers }) => (
        <section key={`${name} ${birthDate}`} aria-label={`Chart of ${name}`}>
          <h2 className="text-[1.25rem]">{name}</h2>
          <p className="text-fine text-quiet">
            born {showIn(`${birthDate}T12:00:00Z`, 'UTC', 'd MMMM yyyy')}
            {called && `, asked to be called ${called}`}
          </p>
          {numbers && (
            <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
              {numbers.map(({ label, compound }) => (
                <div key={label}>
                  <dt className="text-fine text-quiet">{label}</dt>
                  <dd className="serif text-[1.375rem] lining-nums">{compound}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
      <Link to={`/office/calendar/${id}/sheet`} className="inline-flex min-h-11 items-center font-semibold">
        Preparation sheet
      </Link>
      {customer.notes.length > 0 && (
        <section aria-label="Notes about the customer" className="border-t border-rule pt-4">
          <h2 className="font-semibold">About the customer</h2>
          <ul className="mt-1 space-y-2">
            {customer.notes.map(({ id, text, authorName }) => (
              <li key={id} className="whitespace-pre-line">
                {text} <span className="text-fine text-quiet">{authorName}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
