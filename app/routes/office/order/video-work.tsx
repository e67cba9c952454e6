import { useFetcher } from 'react-router';
import type { OfficeOrder } from '../../../../domain/office/index.ts';
import type { Problem } from '../../../answer.server.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { RecordingUpload } from './recording-upload.tsx';

type Video = OfficeOrder['videos'][number];

/** A recording comes as a file or a link, is looked at once more, and handed over. */
export function VideoWork({ order, stage }: { order: OfficeOrder; stage: string }) {
  if (stage !== 'recording' && stage !== 'delivered') return null;
  return order.videos.map((video) => <OneVideo key={video.id} video={video} orderId={order.id} />);
}

function OneVideo({ video, orderId }: { video: Video; orderId: string }) {
  const { source, link, releasedAt, title } = video;
  const isAttached = source !== undefined || link !== undefined;
  return (
    <div className="space-y-3">
      {source && (
        // biome-ignore lint/a11y/useMediaCaption: the owner's own recording, checked before it is delivered
        <video
          src={source}
          controls
          playsInline
          preload="metadata"
          aria-label={`Recording of ${title}`}
          className="aspect-video w-full max-w-xl rounded-md border border-rule bg-sunken"
        />
      )}
      {link && (
        <p>
          Kept at{' '}
          <a href={link} target="_blank" rel="noreferrer" className="break-all">
            {link}
          </a>
        </p>
      )}
      {releasedAt && (
        <p className="text-fine text-quiet">
          Released <LocalTime at={releasedAt} />
        </p>
      )}
      {isAttached && !releasedAt && (
        <ConfirmDialog
          title="Hand it over"
          text="The buyer is told, and can watch it from this moment on."
          trigger={<Button variant="gold">Release to the buyer</Button>}
          confirm="Release it"
          keep="Not yet"
          action={`/office/orders/${orderId}`}
          fields={{ intent: 'release-video', videoId: video.id }}
          variant="gold"
          done={{ title: 'Released', description: 'The buyer has been told.' }}
        />
      )}
      {!releasedAt && !isAttached && <ToDesk orderId={orderId} />}
      {isAttached ? (
        <div className="-ml-3">
          <Disclosure label={releasedAt ? 'Replace the recording' : 'Take another recording'} align="start">
            <div className="space-y-3 px-3">
              <ToDesk orderId={orderId} />
              <Attach video={video} orderId={orderId} />
            </div>
          </Disclosure>
        </div>
      ) : (
        <Attach video={video} orderId={orderId} />
      )}
    </div>
  );
}

/** Another document, not a turn of this page: camera and microphone are allowed there alone. */
const ToDesk = ({ orderId }: { orderId: string }) => (
  <a href={`/office/orders/${orderId}/desk`} className={buttonLook({ variant: 'gold' })}>
    Record it here
  </a>
);

function Attach({ video, orderId }: { video: Video; orderId: string }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  return (
    <div className="grid gap-5 rounded-md border border-rule bg-sunken p-4 md:grid-cols-2">
      <RecordingUpload videoId={video.id} action={`/office/orders/${orderId}/recording`} />
      <fetcher.Form method="post" action={`/office/orders/${orderId}`} className="space-y-3">
        <FormError problem={problem && !problem.fields.link ? problem : undefined} />
        <input type="hidden" name="videoId" value={video.id} />
        <Field
          label="Or a link"
          name="link"
          type="url"
          required
          placeholder="https://"
          error={problem?.fields.link}
        />
        <Button
          type="submit"
          name="intent"
          value="attach-link"
          variant="outline"
          pending={fetcher.state !== 'idle'}
        >
          Attach the link
        </Button>
      </fetcher.Form>
    </div>
  );
}
