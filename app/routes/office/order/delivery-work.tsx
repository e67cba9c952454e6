import { Link } from 'react-router';
import { giftProduct } from '../../../../content/catalogue.ts';
import type { OfficeOrder } from '../../../../domain/office/index.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { deliveryTitle, type OfficeDelivery, officeStage } from '../../../components/office/order-words.ts';
import { RecordingWork } from '../../../components/office/recording-work.tsx';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { isHeld } from './refunds.tsx';
import type { action } from './route.tsx';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

/** What the order owes its buyer, each with what there is to do about it. */
export function DeliveryWork({ order }: { order: OfficeOrder }) {
  return (
    <Part title="To deliver">
      {order.booked && <BookedTime booked={order.booked} />}
      {order.deliveries.length === 0 && !order.booked && (
        <p className="text-quiet">
          {order.productId === giftProduct.id
            ? 'It is a gift: the order with which it is redeemed delivers it.'
            : isHeld(order)
              ? 'Nothing until you have decided about the payment.'
              : order.paidAt
                ? 'Nothing is left to deliver.'
                : 'Nothing until the money is here.'}
        </p>
      )}
      <ul className="divide-y divide-rule">
        {order.deliveries.map((delivery) => (
          <li key={delivery.id} className="space-y-3 py-4 first:pt-0">
            <Head delivery={delivery} now={order.now} />
            {delivery.kind === 'document' && <DocumentWork delivery={delivery} orderId={order.id} />}
            {delivery.kind === 'text' && <TextWork delivery={delivery} orderId={order.id} />}
            {delivery.kind === 'video' && <VideoWork order={order} stage={delivery.stage} />}
            {delivery.kind === 'session-credits' && <Credits credits={order.credits} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** An hour or a seat is delivered by itself: it has its own page. */
function BookedTime({ booked }: { booked: NonNullable<OfficeOrder['booked']> }) {
  const [to, what] =
    booked.kind === 'session'
      ? [`/office/calendar/${booked.id}`, booked.type]
      : [`/office/events/${booked.eventId}`, booked.title];
  return (
    <p>
      <Link to={to} className="font-semibold">
        {what}
      </Link>
      <span className="block text-fine text-quiet">
        <LocalTime at={booked.startsAt} />
        {booked.status === 'cancelled' || booked.status === 'gone' ? ', called off' : ''}
      </span>
    </p>
  );
}

function Head({ delivery, now }: { delivery: OfficeDelivery; now: string }) {
  const { stage, dueAt, notBefore, deliveredAt, held, error } = delivery;
  const isOpen = stage === 'in_work' || stage === 'recording' || stage === 'writing';
  const isLate = isOpen && dueAt !== undefined && dueAt < now;
  const isHeld = held && stage === 'in_work';
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-[1.125rem] wrap-anywhere">{deliveryTitle(delivery)}</h3>
        <span className="flex gap-1.5">
          {isLate && <Badge look="destructive">Late</Badge>}
          <Badge look={isHeld ? 'warn' : officeStage[stage].look}>
            {isHeld ? 'Waits for your release' : officeStage[stage].text}
          </Badge>
        </span>
      </div>
      <p className="text-fine text-quiet">
        {isOpen && dueAt && (
          <>
            Promised for <LocalTime at={dueAt} />
          </>
        )}
        {stage === 'waiting_period' && notBefore && (
          <>
            Begins <LocalTime at={notBefore} />
          </>
        )}
        {stage === 'delivered' && deliveredAt && (
          <>
            Since <LocalTime at={deliveredAt} />
          </>
        )}
      </p>
      {error && isOpen && <p className="text-fine text-bad">The last try failed: {error}</p>}
    </div>
  );
}

function DocumentWork({ delivery, orderId }: { delivery: OfficeDelivery; orderId: string }) {
  const { id, stage, documents, note, editedParagraphs, held, openQuestions } = delivery;
  if (stage !== 'in_work' && stage !== 'delivered') return null;
  const base = `/office/orders/${orderId}`;
  const isFirst = documents.length === 0;
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-2">
        <Link to={`${base}/documents/${id}`} className={buttonLook({ variant: 'outline', size: 'sm' })}>
          Write in it
        </Link>
        <a
          href={`${base}/documents/${id}/preview`}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ variant: 'outline', size: 'sm' })}
        >
          Preview
        </a>
        {(stage === 'delivered' || held) && (
          <Ask
            intent="release-document"
            hidden={{ fulfilmentId: id }}
            title={isFirst ? 'Release this document' : 'Make it again and send it'}
            text={
              isFirst
                ? 'It is made as you see it in the preview, and the buyer is told that it is ready.'
                : 'A new version is made as you see it in the preview, and the buyer is told. The earlier ones stay.'
            }
            trigger={
              <Button size="sm" variant={held ? 'gold' : 'outline'}>
                {isFirst ? 'Release' : 'Make again'}
              </Button>
            }
            submit={isFirst ? 'Release it' : 'Make and send it'}
            keep="Not yet"
            variant="gold"
            done={{ title: 'Being made', description: 'The buyer is told when it is there.' }}
          />
        )}
      </div>
      {openQuestions > 0 && (
        <p className="text-fine text-warn">
          {openQuestions === 1
            ? 'One question of the buyer waits for your own answer before it can be released.'
            : `${openQuestions} questions of the buyer wait for your own answers before it can be released.`}
        </p>
      )}
      {(note || editedParagraphs > 0) && (
        <p className="text-fine text-quiet">
          {[
            note && 'a personal note',
            editedParagraphs > 0 &&
              `${editedParagraphs} ${editedParagraphs === 1 ? 'paragraph' : 'paragraphs'} in your own words`,
          ]
            .filter(Boolean)
            .join(' and ')}
        </p>
      )}
      {documents.length > 0 && (
        <ul aria-label="Versions" className="text-fine">
          {documents.map(({ id: documentId, version, createdAt }) => (
            <li key={documentId}>
              <a
                href={`${base}/versions/${documentId}`}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center gap-2 lining-nums"
              >
                Version {version}, <LocalTime at={createdAt} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function TextWork({ delivery: { id, stage }, orderId }: { delivery: OfficeDelivery; orderId: string }) {
  if (stage !== 'writing' && stage !== 'delivered') return null;
  return (
    <Link
      to={`/office/orders/${orderId}/texts/${id}`}
      className={buttonLook({ variant: stage === 'writing' ? 'gold' : 'outline', size: 'sm' })}
    >
      {stage === 'writing' ? 'Write it' : 'Write it anew'}
    </Link>
  );
}

function Credits({ credits }: { credits: OfficeOrder['credits'] }) {
  if (credits.length === 0) return null;
  return (
    <ul className="text-fine">
      {credits.map(({ id, ordinal, type, startsAt, status }) => (
        <li key={id} className="py-0.5 lining-nums">
          {ordinal}. {type}:{' '}
          {startsAt ? (
            <>
              <LocalTime at={startsAt} /> ({status})
            </>
          ) : (
            <span className="text-quiet">not booked yet</span>
          )}
        </li>
      ))}
    </ul>
  );
}

const release = {
  text: 'The buyer is told, and can watch it from this moment on.',
  button: 'Release to the buyer',
  done: 'The buyer has been told.',
};

/** The recordings an order waits for, or has. */
function VideoWork({ order, stage }: { order: OfficeOrder; stage: string }) {
  if (stage !== 'recording' && stage !== 'delivered') return null;
  const page = `/office/orders/${order.id}`;
  return order.videos.map((video) => (
    <RecordingWork
      key={video.id}
      video={video}
      page={page}
      upload={`${page}/recording`}
      release={release}
      desk={<ToDesk page={page} />}
    />
  ));
}

/** Another document, not a turn of this page: camera and microphone are allowed there alone. */
const ToDesk = ({ page }: { page: string }) => (
  <a href={`${page}/desk`} className={buttonLook({ variant: 'gold' })}>
    Record it here
  </a>
);

type Mail = OfficeOrder['mails'][number];

const looks: Record<Mail['state'], { text: string; look: BadgeLook }> = {
  queued: { text: 'Waiting', look: 'info' },
  sending: { text: 'Leaving', look: 'info' },
  sent: { text: 'Sent', look: 'good' },
  failed: { text: 'Failed', look: 'destructive' },
  unknown: { text: 'Unknown', look: 'warn' },
  suppressed: { text: 'Held back', look: 'secondary' },
};

/** Every letter about the order, each one click from being sent again. */
export function OrderLetters({ mails }: { mails: Mail[] }) {
  return (
    <Part title="E-mails">
      {mails.length === 0 && <p className="text-quiet">None yet.</p>}
      <ul className="divide-y divide-rule">
        {mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">
              {mail.subject ?? mail.template}
              <span className="block text-fine text-quiet">
                <LocalTime at={mail.sentAt ?? mail.createdAt} />
              </span>
            </span>
            <div className="flex items-center gap-2">
              <Badge look={looks[mail.state].look}>{looks[mail.state].text}</Badge>
              {mail.topic === 'service' && (
                <Form
                  intent="resend-mail"
                  hidden={{ mailId: mail.id }}
                  className=""
                  submit="Send again"
                  variant="quiet"
                  size="sm"
                  done="On its way again"
                  failed="Not sent"
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
