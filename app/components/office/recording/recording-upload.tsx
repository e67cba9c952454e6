import { Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fileSize } from '../../../../shared/figures.ts';
import { messageOf } from '../../../../shared/problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { toast } from '../../../ui/toast.tsx';
import { FormError } from '../../form-error.tsx';
import { durationOf, type Sending, sendRecording } from './send-recording.ts';

type State =
  | { step: 'choose'; problem?: string }
  | { step: 'sending'; sending: Sending }
  | { step: 'stopped'; file: File; sending: Sending; problem?: string };

/** Chooses a recording and sends it, with a line that shows how far it is, and a way on after a break. */
export function RecordingUpload({ videoId, action }: { videoId: string; action: string }) {
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
      await sendRecording({ action, videoId, file, durationSeconds, signal: controller.signal, onProgress });
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

function HowFar({ sending: { received, size } }: { sending: Sending }) {
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
