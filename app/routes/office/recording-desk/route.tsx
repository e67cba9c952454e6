import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  assembleRecording,
  type RecordingDesk,
  readRecordingDesk,
  releaseRecording,
  retakeVideoChapter,
} from '../../../../domain/delivery/index.ts';
import { messageOf } from '../../../../shared/problem.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { useLeavingWarning } from '../../../components/use-leaving-warning.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import type { Route } from './+types/route';
import { CameraPicture } from './camera-picture.tsx';
import { Prompter } from './prompter.tsx';
import { beginPart, useSender } from './send-pieces.ts';
import { useCamera } from './use-camera.ts';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Recording desk' }];

export const loader = answerPage(({ params: { orderId }, services, member }: Asked<Route.LoaderArgs>) => {
  return readRecordingDesk(services, { actor: member, orderId });
});

export const action = answerForm({
  retake: change(retakeVideoChapter, byActor),
  'put-together': change(assembleRecording, byActor),
  release: change(releaseRecording, byActor),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

export default function Desk({ loaderData: desk }: Route.ComponentProps) {
  const { order, video, notes, chapters } = desk;
  const [chosen, setChosen] = useState(() => chapters.find(({ takes }) => takes === 0)?.number ?? 1);
  const chapter = chapters.find(({ number }) => number === chosen) ?? chapters[0];
  const camera = useCamera();
  const { revalidate } = useRevalidator();
  const recorder = useRecorder({
    action: `/office/orders/${order.id}/desk/parts`,
    videoId: video.id,
    partIds: desk.parts.map(({ id }) => id),
    onEnded: () => void revalidate(),
  });
  const isBusy = recorder.state !== 'idle';
  return (
    <>
      <BackTo to={`/office/orders/${order.id}`}>Order {order.number}</BackTo>
      <PageHeading
        title="Recording desk"
        subtitle={`${order.productName}${notes ? ` for ${notes.name}` : ''}, about ${video.plannedMinutes} minutes`}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className={cx('max-lg:order-2', isBusy && 'max-lg:pb-40')}>
          {chapter && <Prompter title={chapter.title} notes={notes} />}
        </div>
        <div className="space-y-5">
          <CameraPicture camera={camera} isBusy={isBusy} />
          {camera.stream && <Controls recorder={recorder} stream={camera.stream} chapter={chapter} />}
          <div className={cx(isBusy && 'max-lg:hidden')}>
            <Chapters desk={desk} chosen={chosen} isBusy={isBusy} onChoose={setChosen} />
          </div>
          {!isBusy && <Film desk={desk} />}
        </div>
      </div>
    </>
  );
}

type ControlsProps = {
  recorder: ReturnType<typeof useRecorder>;
  stream: MediaStream;
  chapter?: { number: number; title: string; takes: number };
};

function Controls({ recorder, stream, chapter }: ControlsProps) {
  const { state, seconds, sending, start, pause, goOn, stop } = recorder;
  const [problem, setProblem] = useState<string>();
  if (!canRecord()) {
    return (
      <p className="text-bad">
        This browser cannot record here. Record elsewhere and send the file from the order.
      </p>
    );
  }
  const begin = (number: number) => {
    setProblem(undefined);
    start(stream, number).catch((error) => setProblem(messageOf(error)));
  };
  return (
    <div
      className={cx(
        'space-y-2 bg-paper',
        // On a phone the words are read below the picture, and the buttons stay under the thumb, above the bar of the frame.
        state !== 'idle' &&
          'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] max-lg:z-40 max-lg:border-t max-lg:border-rule max-lg:p-4',
      )}
    >
      <FormError problem={problem ? { message: problem } : undefined} />
      <div className="flex flex-wrap items-center gap-3">
        {state === 'idle' && chapter && (
          <Button variant="gold" onClick={() => begin(chapter.number)}>
            {chapter.takes > 0 ? 'Go on recording' : 'Record'}
            <span className="sr-only">: {chapter.title}</span>
          </Button>
        )}
        {state === 'recording' && (
          <Button variant="outline" onClick={pause}>
            Pause
          </Button>
        )}
        {state === 'paused' && (
          <Button variant="gold" onClick={goOn}>
            Go on
          </Button>
        )}
        {(state === 'recording' || state === 'paused') && (
          <Button onClick={() => void stop()}>End the chapter</Button>
        )}
        {state !== 'idle' && (
          <p role="timer" className="lining-nums">
            {state === 'recording' ? '● ' : ''}
            {spoken(seconds)}
          </p>
        )}
      </div>
      <p role="status" className="text-fine text-quiet">
        {said(sending, state)}
      </p>
    </div>
  );
}

function said({ waiting, problem }: { waiting: number; problem?: string }, state: string): string {
  if (problem) return `The line is broken. ${waiting} pieces wait here and are sent as soon as it is back.`;
  if (waiting > 2) return `${waiting} pieces are on their way.`;
  return state === 'idle'
    ? 'Everything recorded has arrived.'
    : 'Each second is kept as soon as it is spoken.';
}

/** The chapters as one film: put together, watched, released. */
function Film({ desk: { video, chapters } }: { desk: Route.ComponentProps['loaderData'] }) {
  const total = chapters.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <section aria-label="The film" className="space-y-3">
      {total > 0 && (
        <Form
          intent="put-together"
          hidden={{ videoId: video.id }}
          className="space-y-2"
          submit={video.source ? 'Put together again' : 'Put the chapters together'}
          variant={video.source ? 'outline' : 'primary'}
          done={{ title: 'Put together', description: 'Watch it, then release it.' }}
          footer={(button) => (
            <>
              {button}
              <p className="text-fine text-quiet lining-nums">{spoken(total)} recorded in all</p>
            </>
          )}
        />
      )}
      {video.source && (
        // biome-ignore lint/a11y/useMediaCaption: the practitioner's own recording, checked before it is delivered
        <video
          key={video.source}
          src={video.source}
          controls
          playsInline
          preload="metadata"
          aria-label="The film"
          className="aspect-video w-full rounded-md border border-rule bg-sunken"
        />
      )}
      {video.source && !video.releasedAt && (
        <Ask
          intent="release"
          hidden={{ videoId: video.id }}
          title="Hand it over"
          text="The buyer is told, and can watch it from this moment on."
          trigger={<Button variant="gold">Release to the buyer</Button>}
          submit="Release it"
          keep="Not yet"
          variant="gold"
          done={{ title: 'Released', description: 'The buyer has been told.' }}
        />
      )}
      {video.releasedAt && <p className="text-good">Released to the buyer.</p>}
    </section>
  );
}

type Props = {
  desk: RecordingDesk;
  chosen: number;
  isBusy: boolean;
  onChoose(chapter: number): void;
};

const spoken = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

/** What is recorded of each chapter. One can be chosen, and one that went wrong taken again. */
function Chapters({ desk, chosen, isBusy, onChoose }: Props) {
  return (
    <ol aria-label="Chapters" className="divide-y divide-rule border-y border-rule">
      {desk.chapters.map(({ number, title, seconds, takes }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-x-3">
          <button
            type="button"
            disabled={isBusy}
            aria-current={number === chosen ? 'step' : undefined}
            onClick={() => onChoose(number)}
            className={cx(
              'flex min-h-11 flex-1 cursor-pointer items-center justify-between gap-3 text-left disabled:cursor-default',
              number === chosen && 'font-semibold text-gold',
            )}
          >
            {title}
            <span className="text-fine text-quiet lining-nums">
              {takes > 0 ? spoken(seconds) : 'not yet'}
            </span>
          </button>
          {takes > 0 && !isBusy && (
            <Ask
              intent="retake"
              hidden={{ videoId: desk.video.id, chapter: String(number) }}
              title={`Take “${title}” again?`}
              text="What is recorded of this chapter goes."
              trigger={
                <Button variant="quiet" size="sm">
                  Take again<span className="sr-only">: {title}</span>
                </Button>
              }
              submit="Take it again"
              keep="Keep it"
              done="Ready for another take"
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Every browser that records at all can play this, and parts of it can be joined. */
const KIND = 'video/webm;codecs=vp8,opus';
const PIECE_MS = 1_000;
const BITS_PER_SECOND = 1_600_000;

const canRecord = (): boolean => typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(KIND);

type Running = { recorder: MediaRecorder; stopped: Promise<void> };
type RecorderState = 'idle' | 'recording' | 'paused' | 'ending';
type Options = { action: string; videoId: string; partIds: string[]; onEnded(): void };

/** Records into the server: every second is on its way before the next has been spoken. */
function useRecorder({ action, videoId, partIds, onEnded }: Options) {
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const running = useRef<Running>(undefined);
  const { sender, sending } = useSender({ action, partIds, onSent: onEnded });
  useLeavingWarning(state !== 'idle' || sending.waiting > 0);

  useEffect(() => {
    if (state !== 'recording') return;
    const timer = setInterval(() => setSeconds((spoken) => spoken + 1), 1_000);
    return () => clearInterval(timer);
  }, [state]);

  const start = async (stream: MediaStream, chapter: number) => {
    const partId = await beginPart(action, videoId, chapter);
    const recorder = new MediaRecorder(stream, { mimeType: KIND, videoBitsPerSecond: BITS_PER_SECOND });
    let at = 0;
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) sender.add({ partId, at: at++, seconds: at * (PIECE_MS / 1_000), blob: data });
    };
    const stopped = new Promise<void>((resolve) => {
      recorder.onstop = () => resolve();
    });
    running.current = { recorder, stopped };
    recorder.start(PIECE_MS);
    setSeconds(0);
    setState('recording');
  };
  const pause = () => {
    running.current?.recorder.pause();
    setState('paused');
  };
  const goOn = () => {
    running.current?.recorder.resume();
    setState('recording');
  };
  const stop = async () => {
    const now = running.current;
    if (!now) return;
    setState('ending');
    now.recorder.stop();
    await now.stopped;
    await sender.empty();
    running.current = undefined;
    setState('idle');
    onEnded();
  };
  return { state, seconds, sending, start, pause, goOn, stop };
}
