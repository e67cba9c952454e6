import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import type { Problem } from '../../../answer.server.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { FormError } from '../../form-error.tsx';
import { LocalTime } from '../../local-time.tsx';
import { RecordingUpload } from './recording-upload.tsx';

type Video = { id: string; title: string; source?: string; link?: string; releasedAt?: string };

type Props = {
  video: Video;
  /** The page it is on, which takes 'attach-link' and 'release-video'; and where its pieces go. */
  page: string;
  upload: string;
  release: { text: string; button: string; done: string };
  /** Another way to make one. */
  desk?: ReactNode;
};

/** A recording comes as a file or a link, is looked at once more, and handed over. */
export function RecordingWork({ video, page, upload, release, desk }: Props) {
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
          text={release.text}
          trigger={<Button variant="gold">{release.button}</Button>}
          confirm="Release it"
          keep="Not yet"
          action={page}
          fields={{ intent: 'release-video', videoId: video.id }}
          variant="gold"
          done={{ title: 'Released', description: release.done }}
        />
      )}
      {!releasedAt && !isAttached && desk}
      {isAttached ? (
        <div className="-ml-3">
          <Disclosure label={releasedAt ? 'Replace the recording' : 'Take another recording'} align="start">
            <div className="space-y-3 px-3">
              {desk}
              <Attach videoId={video.id} page={page} upload={upload} />
            </div>
          </Disclosure>
        </div>
      ) : (
        <Attach videoId={video.id} page={page} upload={upload} />
      )}
    </div>
  );
}

function Attach({ videoId, page, upload }: Pick<Props, 'page' | 'upload'> & { videoId: string }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  return (
    <div className="grid gap-5 rounded-md border border-rule bg-sunken p-4 md:grid-cols-2">
      <RecordingUpload videoId={videoId} action={upload} />
      <fetcher.Form method="post" action={page} className="space-y-3">
        <FormError problem={problem && !problem.fields.link ? problem : undefined} />
        <input type="hidden" name="videoId" value={videoId} />
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
