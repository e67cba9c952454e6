import { FileText } from 'lucide-react';
import type { OrderPage } from '../../../domain/delivery/index.ts';
import { useDay } from '../../formats.ts';

/** What held when it was ordered, whatever the pages say today: for the buyer and for the office. */
export function LegalTexts({ legal: { texts, pdf } }: Pick<OrderPage, 'legal'>) {
  const longDate = useDay();
  return (
    <section aria-labelledby="legal">
      <h2 id="legal" className="text-lead">
        What holds for this order
      </h2>
      <ul className="mt-2">
        {texts.map(({ key, title, updated, path }) => (
          <li key={key}>
            <a href={path} className="flex min-h-11 flex-wrap items-center gap-x-2">
              {title}
              {updated && <span className="text-fine text-quiet">as of {longDate(updated)}</span>}
            </a>
          </li>
        ))}
        <li>
          <a href={pdf} className="flex min-h-11 items-center gap-2">
            <FileText className="size-4 shrink-0 text-gold" aria-hidden="true" />
            Terms, withdrawal and refunds as a PDF
          </a>
        </li>
      </ul>
    </section>
  );
}
