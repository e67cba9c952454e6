import { Upload } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { MediaCard } from '../../../domain/content/index.ts';
import { fileSize } from '../../../shared/figures.ts';
import { has, messageOf } from '../../../shared/problem.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { SendingRefused, sendPieces } from './send-pieces.ts';

export type MediaRoom = { used: number; most: number; left: number };
type Kind = MediaCard['kind'];

const accepted: Record<Kind, { accept: string; words: string; most: number }> = {
  picture: {
    accept: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
    words: 'Pictures (JPEG, PNG, WebP, GIF, AVIF) up to 12 MB',
    most: 12 * 1024 ** 2,
  },
  video: { accept: '.mp4,.m4v,.mov,.webm', words: 'films (MP4, MOV, WebM) up to 4 GB', most: 4 * 1024 ** 3 },
  audio: { accept: '.mp3,.m4a', words: 'sound (MP3, M4A) up to 300 MB', most: 300 * 1024 ** 2 },
  file: {
    accept: '.pdf,.zip,.epub,.docx,.xlsx,.pptx',
    words: 'files to download (PDF, ZIP, EPUB, Word, Excel, PowerPoint) up to 100 MB',
    most: 100 * 1024 ** 2,
  },
};
const everything: Kind[] = ['picture', 'video', 'audio', 'file'];

function kindOf({ name, type }: File): Kind | undefined {
  if (type.startsWith('image/') && type !== 'image/svg+xml') return 'picture';
  const ending = /\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase();
  return everything.find((kind) => ending && accepted[kind].accept.split(',').includes(ending));
}

type Props = {
  room: MediaRoom;
  kinds?: Kind[];
  /** What it takes the place of; then nothing is asked about it. */
  replaces?: MediaCard;
  call?: string;
  /** What was let fall elsewhere, or pasted. */
  first?: File;
  onDone(card: MediaCard): void;
};

type Problems = Record<string, string | undefined>;

/** Takes something into the library: says first how large it is and what is left, then sends it, and goes on after a break. */
export function MediaUpload({ room, kinds = everything, replaces, call = 'Upload', first, onDone }: Props) {
  const [file, setFile] = useState(first);
  const [alt, setAlt] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [sent, setSent] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const kind = file && kindOf(file);
  const asksAlt = !replaces && (kind === 'picture' || kind === 'video');
  const refusal = file && refusalOf(file, kind, kinds, room);
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setProblems({});
    setSent(undefined);
  };
  const send = async () => {
    if (!file || !kind) return setProblems({ file: 'Please choose a file.' });
    if (asksAlt && !alt.trim())
      return setProblems({ alt: 'Please say what it shows, for readers who do not see it.' });
    const controller = new AbortController();
    stop.current = controller;
    setProblems({});
    setSent(0);
    try {
      const job = { file, alt, replaces: replaces?.id, signal: controller.signal };
      const card = await (kind === 'picture' ? sendPicture(job) : sendMedia(job, setSent));
      choose(undefined);
      setAlt('');
      onDone(card);
    } catch (error) {
      setSent(undefined);
      if (controller.signal.aborted)
        return setProblems({ file: 'Stopped. Upload it again: it goes on where it was.' });
      const { file: of, picture, alt: words } = error instanceof SendingRefused ? error.fields : {};
      setProblems({ file: of ?? picture ?? (words ? undefined : messageOf(error)), alt: words });
    }
  };
  const isSending = sent !== undefined;
  return (
    <div className="space-y-4 rounded-md border border-rule bg-sunken p-4 sm:p-5">
      <ChooseFile
        key={file ? 'chosen' : 'none'}
        kinds={kinds}
        room={room}
        onChoose={choose}
        problem={problems.file ?? refusal}
      >
        {file && (
          <p className="text-fine">
            <strong className="break-all">{file.name}</strong>, {fileSize(file.size)}
          </p>
        )}
      </ChooseFile>
      {asksAlt && !refusal && (
        <Field
          label="What it shows"
          value={alt}
          maxLength={300}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void send();
          }}
          hint="For readers who do not see it."
          error={problems.alt}
        />
      )}
      {isSending && kind !== 'picture' && file && (
        <div role="status" className="space-y-1.5">
          <Progress value={Math.floor((sent / file.size) * 100)} label="Sent" />
          <p className="text-fine text-quiet lining-nums">
            {sent < file.size
              ? `${fileSize(Math.max(sent, 1))} of ${fileSize(file.size)}`
              : 'Being checked …'}
          </p>
        </div>
      )}
      {file && !refusal && (
        <div className="flex flex-wrap gap-2">
          <Button variant="gold" pending={isSending} onClick={() => void send()}>
            {!isSending && <Upload className="size-4" aria-hidden="true" />}
            {call}
          </Button>
          {isSending && (
            <Button variant="outline" onClick={() => stop.current?.abort()}>
              Stop
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function refusalOf(file: File, kind: Kind | undefined, kinds: Kind[], room: MediaRoom): string | undefined {
  if (!kind || !kinds.includes(kind))
    return `Please choose one of these: ${kinds.map((one) => accepted[one].words).join('; ')}.`;
  const { most } = accepted[kind];
  if (file.size > most) return `It has ${fileSize(file.size)}; at most ${fileSize(most)} are taken.`;
  if (file.size > room.left)
    return `It has ${fileSize(file.size)}, and ${fileSize(Math.max(room.left, 1))} are left.`;
  return undefined;
}

type ChooseProps = Pick<Props, 'room'> & {
  kinds: Kind[];
  problem?: string;
  onChoose(file: File | undefined): void;
  children: React.ReactNode;
};

/** By the browser's list of files, or let fall here. */
function ChooseFile({ kinds, room, problem, onChoose, children }: ChooseProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files[0]);
  };
  const words = kinds.map((kind) => accepted[kind].words).join(', ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to let a file fall; the field in it does the same by keyboard
    <div
      className={cx('space-y-1.5 rounded-md', isOver && 'outline-2 outline-offset-4 outline-leaf')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className="block font-semibold">
        Choose a file, or let it fall here
      </label>
      <input
        id={id}
        type="file"
        accept={kinds.map((kind) => accepted[kind].accept).join(',')}
        aria-describedby={`${id}-hint`}
        aria-invalid={problem ? true : undefined}
        className="block w-full text-fine file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-control file:bg-card file:px-4 file:font-semibold file:text-ink"
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      {children}
      <p id={`${id}-hint`} className="text-fine text-quiet">
        {words.slice(0, 1).toUpperCase() + words.slice(1)}. {fileSize(Math.max(room.left, 1))} of{' '}
        {fileSize(room.most)} are left. Where and when it was made is removed from it.
      </p>
      {problem && (
        <p role="alert" className="text-fine font-semibold text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

type Sent = { file: File; alt: string; replaces?: string; signal: AbortSignal };
const UPLOAD = '/office/media/upload';

const isCard = (said: unknown): said is MediaCard =>
  has(said, 'id') && has(said, 'address') && has(said, 'markdown');

async function sendPicture({ file, alt, replaces, signal }: Sent): Promise<MediaCard> {
  const body = new FormData();
  body.set('intent', 'picture');
  body.set('picture', file);
  body.set('alt', alt);
  if (replaces) body.set('replaces', replaces);
  const answer = await fetch(UPLOAD, { method: 'POST', body, signal }).catch((error) => {
    throw signal.aborted ? error : new Error('The picture did not arrive. Please try again.');
  });
  const said: unknown = await answer.json().catch(() => undefined);
  if (isCard(said)) return said;
  const refused = new SendingRefused(
    has(said, 'error') ? String(said.error) : 'The picture did not arrive. Please try again.',
  );
  const fields = has(said, 'fields') && said.fields ? Object.entries(said.fields) : [];
  refused.fields = Object.fromEntries(fields.map(([name, words]) => [name, String(words)]));
  throw refused;
}

async function sendMedia(
  { file, alt, replaces, signal }: Sent,
  onSent: (bytes: number) => void,
): Promise<MediaCard> {
  const begin = { alt, ...(replaces && { replaces }) };
  const said = await sendPieces({
    ...{ action: UPLOAD, file, begin, signal },
    onProgress: ({ received }) => onSent(received),
    finish: () => factsOf(file),
  });
  if (isCard(said)) return said;
  throw new Error('The server gave an unknown answer.');
}

const POSTER_WIDTH = 1600;
const LONGEST_LOOK_MS = 20_000;

/** What the browser knows of it: how long it is, and a frame from its beginning. Nothing where it cannot be played here. */
async function factsOf(file: File): Promise<Record<string, string | Blob>> {
  if (kindOf(file) === 'file') return {};
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const happened = (name: string) =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(name, () => resolve(), { once: true });
      video.addEventListener('error', () => reject(new Error('it cannot be played here')), { once: true });
      setTimeout(() => reject(new Error('it takes too long')), LONGEST_LOOK_MS);
    });
  try {
    const known = happened('loadedmetadata');
    video.src = url;
    await known;
    const { duration } = video;
    const seconds: Record<string, string> = Number.isFinite(duration) ? { seconds: String(duration) } : {};
    if (!video.videoWidth) return seconds;
    const shown = happened('seeked');
    video.currentTime = Math.min(1, (Number.isFinite(duration) ? duration : 1) / 4);
    await shown;
    const poster = await frameOf(video);
    return poster ? { ...seconds, poster } : seconds;
  } catch {
    return {};
  } finally {
    URL.revokeObjectURL(url);
  }
}

function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const fits = Math.min(1, POSTER_WIDTH / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * fits);
  canvas.height = Math.round(video.videoHeight * fits);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
