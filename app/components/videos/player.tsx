import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { type Place, useSavedPosition } from './saved-position.ts';

type Props = {
  video: { title: string; source: string; captions?: string };
  place: Place;
};

const speeds = ['0.75', '1', '1.25', '1.5', '1.75', '2'];
const SPEED_KEY = 'video-speed';
/** Nobody wants to be put back by a few seconds at either end. */
const EDGE_SECONDS = 10;

export function Player({ video, place }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  const { revalidate } = useRevalidator();
  const [speed, setSpeed] = useState('1');
  const [resumedAt, setResumedAt] = useState<number>();
  const where = useRef<number | null>(null);
  const save = useSavedPosition(place, where);

  useEffect(() => {
    const kept = localStorage.getItem(SPEED_KEY);
    if (kept && speeds.includes(kept)) setSpeed(kept);
  }, []);
  useEffect(() => {
    if (element.current) element.current.playbackRate = Number(speed);
  }, [speed]);

  const goOn = () => {
    const player = element.current;
    if (!player) return;
    player.playbackRate = Number(speed);
    where.current ??= place.read();
    const worthIt = where.current > EDGE_SECONDS && where.current < player.duration - EDGE_SECONDS;
    if (worthIt) player.currentTime = where.current;
    setResumedAt(worthIt ? where.current : undefined);
  };
  // On a reload the browser knows the film before this page listens.
  const goOnIfLoaded = useEffectEvent(() => {
    if (element.current && element.current.readyState >= HTMLMediaElement.HAVE_METADATA) goOn();
  });
  useEffect(() => goOnIfLoaded(), []);

  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are shown when the reading has them */}
      <video
        ref={element}
        src={video.source}
        controls
        playsInline
        preload="metadata"
        aria-label={video.title}
        className="aspect-video w-full rounded-md border border-rule bg-sunken"
        onLoadedMetadata={goOn}
        onTimeUpdate={({ currentTarget }) => {
          where.current = currentTarget.currentTime;
          save.sometimes();
        }}
        onPause={save.now}
        onSeeked={save.now}
        onEnded={save.now}
        // The link may have run out while the page lay open: a new one is asked for, and the place is kept.
        onError={() => void revalidate()}
      >
        {video.captions && (
          <track kind="captions" src={video.captions} srcLang="en" label="English" default />
        )}
      </video>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
        <div className="w-36">
          <Select
            label="Speed"
            placeholder="1×"
            value={speed}
            onValueChange={(chosen) => {
              setSpeed(chosen);
              localStorage.setItem(SPEED_KEY, chosen);
            }}
            options={speeds.map((value) => ({ value, label: `${value}×` }))}
          />
        </div>
        {resumedAt !== undefined && (
          <p role="status" className="flex flex-wrap items-center gap-3 text-quiet">
            Resumed at {clock(resumedAt)}.
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                if (element.current) element.current.currentTime = 0;
                setResumedAt(undefined);
              }}
            >
              <RotateCcw className="size-4" aria-hidden="true" />
              From the beginning
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

/** 754 seconds are '12:34'. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
