import { BookOpen, Download, ExternalLink, Play } from 'lucide-react';
import { Link } from 'react-router';
import type { OrderPage } from '../../../../domain/delivery/index.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { deliveryLink, deliveryName, stageWords } from '../../../components/orders/order-words.ts';
import { PrintLinks } from '../../../components/reading/print-links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';

type Delivery = OrderPage['deliveries'][number];

/** Everything an order owes, with its stage, when it is due, and the thing itself once it is there. */
export function DeliveryList({ deliveries, base }: { deliveries: Delivery[]; base: string }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="py-5">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h3 className="min-w-0 text-[1.125rem] wrap-anywhere">{deliveryName(delivery)}</h3>
            <Badge look={stageWords[delivery.stage].look}>{stageWords[delivery.stage].text}</Badge>
          </div>
          <When delivery={delivery} />
          <Documents documents={delivery.documents} base={base} />
          <Videos videos={delivery.videos} base={base} />
          <Elsewhere delivery={delivery} base={base} />
        </li>
      ))}
    </ul>
  );
}

function Elsewhere({ delivery, base }: { delivery: Delivery; base: string }) {
  const link = deliveryLink(delivery);
  if (!link) return null;
  // Guests book their sessions from the order itself.
  const isGuests = delivery.kind === 'session-credits' && !base.startsWith('/portal');
  return (
    <Link
      to={isGuests ? `${base}/sessions` : link.to}
      className={`mt-3 ${buttonLook({ variant: 'outline' })}`}
    >
      {link.text}
    </Link>
  );
}

function When({ delivery: { stage, dueAt, notBefore, deliveredAt } }: { delivery: Delivery }) {
  if ((stage === 'in_work' || stage === 'recording') && dueAt) {
    return (
      <p className="mt-1 text-quiet">
        With you by <LocalTime at={dueAt} />
      </p>
    );
  }
  if (stage === 'waiting_period' && notBefore) {
    return (
      <p className="mt-1 text-quiet">
        It begins on <LocalTime at={notBefore} as="MMM d, yyyy" />, when the 14 days are over.
      </p>
    );
  }
  if (stage === 'delivered' && deliveredAt) {
    return (
      <p className="mt-1 text-quiet">
        Since <LocalTime at={deliveredAt} />
      </p>
    );
  }
  return null;
}

/** Members have a page of their own for it, which remembers their place on every device. */
function Videos({ videos, base }: { videos: Delivery['videos']; base: string }) {
  const pages = base.startsWith('/portal') ? '/portal/videos' : `${base}/videos`;
  return videos.map(({ id, length, link }) =>
    link ? (
      <a
        key={id}
        href={link}
        target="_blank"
        rel="noreferrer"
        className={`mt-3 ${buttonLook({ variant: 'gold' })}`}
      >
        <ExternalLink className="size-4" aria-hidden="true" />
        Watch it at {new URL(link).host} ({length})
      </a>
    ) : (
      <Link key={id} to={`${pages}/${id}`} className={`mt-3 ${buttonLook({ variant: 'gold' })}`}>
        <Play className="size-4" aria-hidden="true" />
        Watch it ({length})
      </Link>
    ),
  );
}

function Documents({ documents, base }: { documents: Delivery['documents']; base: string }) {
  const [newest, ...older] = documents;
  if (!newest) return null;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-3">
        <Link to={`${base}/documents/${newest.id}/read`} className={buttonLook({ variant: 'gold' })}>
          <BookOpen className="size-4" aria-hidden="true" />
          Read it here
        </Link>
        <a href={`${base}/documents/${newest.id}`} className={buttonLook({ variant: 'outline' })}>
          <Download className="size-4" aria-hidden="true" />
          Download PDF
        </a>
      </div>
      <PrintLinks pdf={`${base}/documents/${newest.id}`} />
      {older.length > 0 && (
        <details className="mt-3 text-fine">
          <summary className="min-h-11 cursor-pointer content-center text-quiet">Earlier versions</summary>
          <ul>
            {older.map(({ id, version, createdAt }) => (
              <li key={id}>
                <a href={`${base}/documents/${id}`} className="inline-flex min-h-11 items-center">
                  Version {version} of <LocalTime at={createdAt} as="MMM d, yyyy" />
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
