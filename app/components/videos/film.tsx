import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { buttonLook } from '../../ui/button.tsx';
import { Player } from './player.tsx';
import { inBrowser } from './saved-position.ts';

type Props = {
  video: { id: string; title: string; length: string; source?: string; captions?: string; link?: string };
  back: { to: string; label: string };
  note: string;
};

/** A recording for whoever holds the link to what it belongs to; her place in it is kept in this browser. */
export function Film({ video, back, note }: Props) {
  const place = useMemo(() => inBrowser(video), [video]);
  const { title, length, source, captions, link } = video;
  return (
    <>
      <Link
        to={back.to}
        className="mb-4 inline-flex min-h-11 items-center gap-2 no-underline hover:underline"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {back.label}
      </Link>
      <header className="mb-6">
        <h1 className="text-title">{title}</h1>
        <p className="text-quiet">
          {length}, {note}
        </p>
      </header>
      {source && <Player video={{ title, source, captions }} place={place} />}
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className={buttonLook({ variant: 'gold' })}>
          <ExternalLink className="size-4" aria-hidden="true" />
          Watch it at {new URL(link).host}
        </a>
      )}
    </>
  );
}
