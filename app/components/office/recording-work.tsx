import { Upload } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fileSize } from '../../../shared/figures.ts';
import { messageOf } from '../../../shared/problem.ts';
import type { action } from '../../routes/office/order/route.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { toast } from '../../ui/toast.tsx';
import { dialogFor, formFor } from '../action-form.tsx';
import { FormError } from '../form-error.tsx';
import { LocalTime } from '../local-time.tsx';
import { durationOf, type Sending, sendPieces } from './send-pieces.ts';

/** The page of an event answers the same two changes. */
const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

type Video = {
  id: string;
  title: string;
  source?: string;
  link?: string;
  releasedAt?: string;
  hasCaptions: boolean;
};

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
        <Ask
          intent="release-video"
          action={page}
          hidden={{ videoId: video.id }}
          title="Hand it over"
          text={release.text}
          trigger={<Button variant="gold">{release.button}</Button>}
          submit="Release it"
          keep="Not yet"
          variant="gold"
          done={{ title: 'Released', description: release.done }}
        />
      )}
      {source && <Captions video={video} page={page} />}
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

/** A file fills the field, where it can be read and corrected before it is kept. */
function Captions({ video, page }: Pick<Props, 'video' | 'page'>) {
  const [words, setWords] = useState('');
  const id = useId();
  return (
    <div className="-ml-3">
      <Disclosure label={video.hasCaptions ? 'Subtitles: there are some' : 'Add subtitles'} align="start">
        <Form
          intent="captions"
          action={page}
          hidden={{ videoId: video.id }}
          className="max-w-xl space-y-3 px-3"
          submit={video.hasCaptions && !words.trim() ? 'Remove the subtitles' : 'Keep these subtitles'}
          variant="outline"
          missing={!video.hasCaptions && !words.trim() ? 'Choose a file or paste the subtitles.' : undefined}
          done={({ count }) =>
            count === 0
              ? 'The subtitles are removed.'
              : `${count} subtitles. Whoever watches can turn them on.`
          }
          onDone={() => setWords('')}
          fields={(field) => ({
            captions: (
              <>
                <label htmlFor={id} className="block font-semibold">
                  A file, WebVTT or SRT
                </label>
                <input
                  id={id}
                  type="file"
                  accept=".vtt,.srt,text/vtt"
                  className="mt-1.5 mb-4 block min-h-11 w-full"
                  onChange={async ({ target }) => setWords((await target.files?.[0]?.text()) ?? '')}
                />
                <TextArea
                  label="Or paste them"
                  hint="Times and words are kept; colours, positions and tags are not."
                  rows={6}
                  {...field.captions}
                  defaultValue={undefined}
                  value={words}
                  onChange={({ target }) => setWords(target.value)}
                />
              </>
            ),
          })}
        />
      </Disclosure>
    </div>
  );
}

function Attach({ videoId, page, upload }: Pick<Props, 'page' | 'upload'> & { videoId: string }) {
  return (
    <div className="grid gap-5 rounded-md border border-rule bg-sunken p-4 md:grid-cols-2">
      <RecordingUpload videoId={videoId} action={upload} />
      <Form
        intent="attach-link"
        action={page}
        hidden={{ videoId }}
        className="space-y-3"
        submit="Attach the link"
        variant="outline"
        fields={(field) => ({
          link: <Field label="Or a link" type="url" required placeholder="https://" {...field.link} />,
        })}
      />
    </div>
  );
}

type State =
  | { step: 'choose'; problem?: string }
  | { step: 'sending'; sending: Sending }
  | { step: 'stopped'; file: File; sending: Sending; problem?: string };

/** Chooses a recording and sends it, with a line that shows how far it is, and a way on after a break. */
function RecordingUpload({ videoId, action }: { videoId: string; action: string }) {
  const id = useId();
  const [state, setState] = useState<State>({ step: 'choose' });
  const stop = useRef<AbortController>(undefined);
  const { revalidate } = useRevalidator();
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File) => {
    const controller = new AbortController();
    stop.current = controller;
    let sending: Sending = { received: 0, size: file.size };
    setState({ step: 'sending', sending });
    try {
      const durationSeconds = await durationOf(file);
      const onProgress = (now: Sending) => {
        sending = now;
        setState({ step: 'sending', sending });
      };
      await sendPieces({
        ...{ action, file, signal: controller.signal, onProgress },
        begin: { videoId, contentType: file.type },
        finish: async () => ({ duration: String(durationSeconds ?? '') }),
      });
      setState({ step: 'choose' });
      void toast({
        kind: 'success',
        title: 'The recording is here',
        description: 'Look at it, then release it.',
      });
      await revalidate();
    } catch (error) {
      const problem = controller.signal.aborted ? undefined : messageOf(error);
      setState({ step: 'stopped', file, sending, problem });
    }
  };

  return (
    <div className="space-y-3">
      <label htmlFor={id} className="block font-semibold">
        The recording
      </label>
      {state.step === 'choose' && (
        <>
          <input
            id={id}
            type="file"
            accept="video/mp4,video/quicktime,video/webm"
            className="block w-full text-fine file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-control file:bg-card file:px-4 file:font-semibold"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void send(file);
            }}
          />
          <p className="text-fine text-quiet">
            MP4, MOV or WebM, up to 8 GB. If the line breaks, choose the same file again: it goes on where it
            stopped.
          </p>
        </>
      )}
      {state.step !== 'choose' && <HowFar sending={state.sending} />}
      {state.step === 'sending' && (
        <Button variant="outline" size="sm" onClick={() => stop.current?.abort()}>
          Stop
        </Button>
      )}
      {state.step === 'stopped' && (
        <>
          <FormError problem={state.problem ? { message: state.problem } : undefined} />
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void send(state.file)}>
              <Upload className="size-4" aria-hidden="true" />
              Go on
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setState({ step: 'choose' })}>
              Choose another
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

export function HowFar({ sending: { received, size } }: { sending: Sending }) {
  const percent = Math.floor((received / size) * 100);
  return (
    <div role="status" className="space-y-1.5">
      <Progress value={percent} label="Sent" />
      <p className="text-fine text-quiet lining-nums">
        {percent} % of {fileSize(size)}
      </p>
    </div>
  );
}
