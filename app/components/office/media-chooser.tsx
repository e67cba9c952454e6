import { FileText, Images, Music } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { MediaCard } from '../../../domain/content/index.ts';
import type { loader } from '../../routes/office/media/route.tsx';
import { Button, type Look } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Choice, Field } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useListValue } from './list-value.tsx';
import { MediaUpload } from './media-upload.tsx';

export const mediaKindOptions = [
  { value: '', label: 'Everything' },
  { value: 'picture', label: 'Pictures' },
  { value: 'video', label: 'Films' },
  { value: 'audio', label: 'Sound' },
  { value: 'file', label: 'Files' },
];

type Props = { call: string; picturesOnly?: boolean; onChosen(card: MediaCard): void } & Look;

/** The one way to something of the media library: chosen from it, or uploaded and chosen at once. */
export function MediaChooser({ call, picturesOnly, onChosen, variant = 'outline', size = 'sm' }: Props) {
  const [isOpen, setOpen] = useState(false);
  const choose = (card: MediaCard) => {
    setOpen(false);
    onChosen(card);
  };
  return (
    <Dialog
      title={picturesOnly ? 'Choose a picture' : 'From the media library'}
      size="wide"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant={variant} size={size}>
          <Images className="size-4" aria-hidden="true" />
          {call}
        </Button>
      }
    >
      {isOpen && <MediaShelves picturesOnly={picturesOnly} onChosen={choose} />}
    </Dialog>
  );
}

type Picture = { address: string; alt: string };
type PictureProps = { legend: string; without: string; first?: Picture; error?: string };

/** One picture of a page or a product, sent as a list of one or none. `without`: what stands in its place. */
export function PictureField({ legend, without, first, error }: PictureProps) {
  const { items, setItems, hidden } = useListValue<Picture>('picture', first ? [first] : []);
  const [picture] = items;
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{legend}</legend>
      {hidden}
      {picture ? (
        <div className="flex flex-wrap items-center gap-4">
          <img src={picture.address} alt={picture.alt} className="max-h-32 rounded-md border border-rule" />
          <Button size="sm" variant="outline" onClick={() => setItems([])}>
            Without it
          </Button>
        </div>
      ) : (
        <p className="text-fine text-quiet">{without}</p>
      )}
      {error && <p className="text-fine font-semibold text-bad">{error}</p>}
      <MediaChooser
        call={picture ? 'Choose another picture' : 'Choose a picture'}
        picturesOnly
        onChosen={({ address, alt }) => setItems([{ address, alt }])}
      />
    </fieldset>
  );
}

type ShelvesProps = Pick<Props, 'picturesOnly' | 'onChosen'> & {
  /** What is to be uploaded, where it is at hand already. */
  first?: File;
};

/** The library and the way into it, for a dialog. */
export function MediaShelves({ picturesOnly, first, onChosen }: ShelvesProps) {
  const { load, data, state } = useFetcher<typeof loader>();
  const [kind, setKind] = useState(picturesOnly ? 'picture' : '');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    void load(`/office/media?${new URLSearchParams({ kind, q: typed })}`);
  }, [load, kind, typed]);
  if (!data) return <Spinner className="mx-auto my-10 size-6" />;
  return (
    <div className="space-y-5">
      <MediaUpload
        room={data.room}
        kinds={picturesOnly ? ['picture'] : undefined}
        call="Upload and use it"
        first={first}
        onDone={onChosen}
      />
      <div className={cx('grid items-end gap-3', !picturesOnly && 'sm:grid-cols-[1fr_12rem]')}>
        <Field
          label="Find"
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Seen from React it stands within the form that it writes into.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {!picturesOnly && (
          <Choice
            label="Show"
            options={mediaKindOptions}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
          />
        )}
      </div>
      <ul
        aria-busy={state !== 'idle'}
        aria-label="Media library"
        className="grid max-h-[26rem] grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-4"
      >
        {data.media.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              className="flex w-full cursor-pointer flex-col gap-1.5 rounded-md border border-rule bg-card p-1.5 text-left hover:border-control"
              onClick={() => onChosen(card)}
            >
              <MediaThumb card={card} />
              <span className="line-clamp-2 px-1 text-fine break-words">{card.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {data.media.length === 0 && <p className="text-quiet">Nothing here yet.</p>}
    </div>
  );
}

/** What it looks like, or a sign of what it is. */
export function MediaThumb({ card: { kind, thumb, alt, focus, title } }: { card: MediaCard }) {
  const look = 'aspect-square w-full rounded-sm bg-sunken object-cover';
  if (thumb)
    return (
      <img
        src={thumb}
        alt={alt || title}
        loading="lazy"
        className={look}
        style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      />
    );
  const Icon = kind === 'audio' ? Music : FileText;
  return (
    <span className={cx(look, 'flex items-center justify-center text-leaf')}>
      <Icon className="size-10" aria-hidden="true" />
    </span>
  );
}
