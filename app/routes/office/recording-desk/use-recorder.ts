import { useEffect, useRef, useState } from 'react';
import { useLeavingWarning } from '../../../components/use-leaving-warning.ts';
import { beginPart } from './send-pieces.ts';
import { useSender } from './use-sender.ts';

/** Every browser that records at all can play this, and parts of it can be joined. */
const KIND = 'video/webm;codecs=vp8,opus';
const PIECE_MS = 1_000;
const BITS_PER_SECOND = 1_600_000;

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(KIND);

type Running = { recorder: MediaRecorder; stopped: Promise<void> };
export type RecorderState = 'idle' | 'recording' | 'paused' | 'ending';
type Options = { action: string; videoId: string; partIds: string[]; onEnded(): void };

/** Records into the server: every second is on its way before the next has been spoken. */
export function useRecorder({ action, videoId, partIds, onEnded }: Options) {
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
