import { useEffect, useRef } from 'react';
import { FormError } from '../../../components/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/field.tsx';
import { type useCamera, useLevel } from './use-camera.ts';

type Camera = ReturnType<typeof useCamera>;

/** The picture as it will be, and a bar that moves with the voice: both are looked at before anything is recorded. */
export function CameraPicture({ camera, isBusy }: { camera: Camera; isBusy: boolean }) {
  const { stream, problem, cameras, microphones, ask } = camera;
  const picture = useRef<HTMLVideoElement>(null);
  const { level, wasHeard } = useLevel(stream);
  useEffect(() => {
    if (picture.current) picture.current.srcObject = stream ?? null;
  }, [stream]);
  if (!stream) {
    return (
      <div className="space-y-3 rounded-md border border-rule bg-sunken p-5">
        <p>Before you begin: your browser asks for camera and microphone. Nothing is recorded yet.</p>
        <FormError problem={problem ? { message: problem } : undefined} />
        <Button onClick={() => void ask()}>{problem ? 'Try again' : 'Open the camera'}</Button>
      </div>
    );
  }
  return (
    <div className="space-y-3">
      <video
        ref={picture}
        autoPlay
        muted
        playsInline
        aria-label="Your picture"
        className="mx-auto aspect-video w-full -scale-x-100 max-lg:max-h-56 max-lg:w-auto rounded-md border border-rule bg-sunken object-cover"
      />
      <div className="flex items-center gap-3">
        <meter
          min={0}
          max={1}
          low={0.02}
          high={0.9}
          value={level}
          aria-label="Loudness"
          className="h-3 flex-1"
        />
        <span role="status" className="text-fine text-quiet">
          {wasHeard ? 'Your voice is heard' : 'Say something'}
        </span>
      </div>
      {!isBusy && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Devices label="Camera" devices={cameras} onChoose={(cameraId) => void ask({ cameraId })} />
          <Devices
            label="Microphone"
            devices={microphones}
            onChoose={(microphoneId) => void ask({ microphoneId })}
          />
        </div>
      )}
    </div>
  );
}

type DevicesProps = { label: string; devices: Camera['cameras']; onChoose(id: string): void };

function Devices({ label, devices, onChoose }: DevicesProps) {
  if (devices.length < 2) return null;
  return (
    <Choice
      label={label}
      options={devices.map(({ id, label: name }, n) => ({ value: id, label: name || `${label} ${n + 1}` }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
