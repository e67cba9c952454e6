import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { BoughtDocument } from '../../../../domain/delivery/index.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { buttonLook } from '../../../ui/button.tsx';

/** The readings that were ordered and are ready as a document: who looks for them, looks here. */
export function BoughtDocuments({ documents }: { documents: BoughtDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-lead">Readings from your orders</h2>
      <ul className="divide-y divide-rule rounded-md border border-rule bg-card shadow-page">
        {documents.map(({ id, title, madeAt, to }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
            <span className="min-w-0 wrap-anywhere">
              <strong className="font-semibold">{title}</strong>
              <span className="block text-fine text-quiet">
                Delivered <LocalTime at={madeAt} as="MMM d, yyyy" />
              </span>
            </span>
            <span className="flex gap-2">
              <Link to={`${to}/read`} className={buttonLook({ size: 'sm' })}>
                Read<span className="sr-only">: {title}</span>
              </Link>
              <a href={to} download className={buttonLook({ variant: 'outline', size: 'sm' })}>
                <Download className="size-4" aria-hidden="true" />
                PDF<span className="sr-only">: {title}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
