import { useCallback, useEffect, useRef, useState } from 'react';

export type Choice = { cameraId?: string; microphoneId?: string };
type Device = { id: string; label: string };
type CameraState = {
  stream?: MediaStream;
  problem?: string;
  cameras: Device[];
  microphones: Device[];
};

/** The quietest that counts as a voice, of 1. */
export const HEARD = 0.02;

/** The picture and the sound, from the devices that were chosen; let go of when the page is left. */
export function useCamera() {
  const [camera, setCamera] = useState<CameraState>({ cameras: [], microphones: [] });
  const held = useRef<MediaStream>(undefined);
  const letGo = useCallback(() => {
    for (const track of held.current?.getTracks() ?? []) track.stop();
    held.current = undefined;
  }, []);
  useEffect(() => letGo, [letGo]);

  const ask = useCallback(
    async ({ cameraId, microphoneId }: Choice = {}) => {
      letGo();
      try {
        const stream = await navigator.mediaDevices.getUserMedia({
          video: {
            width: { ideal: 1280 },
            height: { ideal: 720 },
            ...(cameraId ? { deviceId: { exact: cameraId } } : { facingMode: 'user' }),
          },
          audio: microphoneId ? { deviceId: { exact: microphoneId } } : true,
        });
        held.current = stream;
        const devices = await navigator.mediaDevices.enumerateDevices();
        const named = (kind: MediaDeviceKind) =>
          devices.filter((device) => device.kind === kind).map(({ deviceId: id, label }) => ({ id, label }));
        setCamera({ stream, cameras: named('videoinput'), microphones: named('audioinput') });
      } catch (error) {
        setCamera({ problem: wordsFor(error), cameras: [], microphones: [] });
      }
    },
    [letGo],
  );
  return { ...camera, ask };
}

function wordsFor(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') {
    return 'The browser was told not to give us the camera or the microphone. Allow both beside the address of this page, then try again.';
  }
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return 'There is no camera or no microphone.';
  if (name === 'NotReadableError') return 'Another program is using the camera. Close it, then try again.';
  return 'Camera and microphone cannot be opened here.';
}

/** How loud it is just now, from 0 to 1, and whether a voice has been heard at all. */
export function useLevel(stream?: MediaStream) {
  const [level, setLevel] = useState(0);
  const [wasHeard, setWasHeard] = useState(false);
  useEffect(() => {
    if (!stream) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const wave = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(wave);
      const loudest = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      setLevel(loudest);
      if (loudest > HEARD) setWasHeard(true);
    }, 120);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return { level, wasHeard };
}
