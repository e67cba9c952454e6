import { useState } from 'react';
import { Link, redirect, useRevalidator } from 'react-router';
import { describeMedia, type MediaCard } from '../../../../domain/content/index.ts';
import { type MediaUse, readMediaItem, removeMedia } from '../../../../domain/office/index.ts';
import { type Asked, after, answerForm, answerPage, change } from '../../../answer.server.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { type MediaRoom, MediaUpload } from '../../../components/office/media-upload.tsx';
import { useIsOwner } from '../../../components/office/use-is-owner.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.item.title ?? 'Media' }];

export const loader = answerPage(({ params, services, member: actor }: Asked<Route.LoaderArgs>) =>
  readMediaItem(services, { actor, id: params.mediaId }),
);

const byPlace = ({ member: actor, params }: Asked<Route.ActionArgs>) => ({ actor, id: params.mediaId });

export const action = answerForm({
  describe: change(describeMedia, byPlace),
  remove: after(change(removeMedia, byPlace), async () => {
    throw redirect('/office/media');
  }),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

/** One thing of the library: how it looks, what is said of it, where it is shown; replaced or removed here. */
export default function MediaItem({ loaderData: { item, uses, room } }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  const { title, size, measures, version, madeAt, changedAt } = item;
  return (
    <>
      <BackTo to="/office/media">Media</BackTo>
      <PageHeading title={title} subtitle={[measures, size].filter(Boolean).join(', ')} />
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div className="space-y-6">
          <Look key={item.address} item={item} />
          <p className="text-fine text-quiet">
            Added <LocalTime at={madeAt} as="MMM d, yyyy" />
            {version > 1 && (
              <>
                {' '}
                · version {version}, <LocalTime at={changedAt} as="MMM d, yyyy" />
              </>
            )}
          </p>
          <label className="block space-y-1.5">
            <span className="font-semibold">For a text in Markdown</span>
            <input
              readOnly
              value={item.markdown}
              onFocus={({ target }) => target.select()}
              className="block h-12 w-full rounded-md border border-control bg-card px-3.5 font-mono text-fine"
            />
          </label>
        </div>
        <div className="space-y-10">
          <Describe key={`${item.address} ${changedAt}`} item={item} />
          <Uses uses={uses} />
          {isOwner && <Replace item={item} room={room} />}
          {isOwner && (
            <Ask
              intent="remove"
              title="Remove it for good?"
              text="Its files are deleted. Nothing shows it, so no page changes."
              trigger={
                <Button variant="danger" disabled={uses.length > 0}>
                  Remove it
                </Button>
              }
              submit="Remove it"
              keep="Keep it"
              variant="danger"
              asPage
            />
          )}
          {isOwner && uses.length > 0 && (
            <p className="-mt-8 text-fine text-quiet">
              What something shows, even an earlier version that may come back, cannot be removed. Replace it
              instead.
            </p>
          )}
        </div>
      </div>
    </>
  );
}

function Look({ item: { kind, address, alt, title, thumb } }: { item: MediaCard }) {
  if (kind === 'picture')
    return <img src={address} alt={alt} className="max-h-[32rem] rounded-md border border-rule bg-sunken" />;
  if (kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: looked at by whoever brought it
      <video
        src={address}
        poster={thumb}
        controls
        playsInline
        preload="none"
        aria-label={alt}
        className="w-full rounded-md border border-rule bg-sunken"
      />
    );
  if (kind === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: listened to by whoever brought it
    return <audio src={address} controls preload="none" aria-label={title} className="w-full" />;
  return (
    <a href={address} className="inline-flex min-h-11 items-center font-semibold">
      Download it
    </a>
  );
}

/** Its name and its words; of a picture also what a cut of it keeps in sight. */
function Describe({ item }: { item: MediaCard }) {
  const { kind, title, alt, hasFocus } = item;
  const [focus, setFocus] = useState(item.focus);
  const isSeen = kind === 'picture' || kind === 'video';
  return (
    <Form
      intent="describe"
      submit="Save"
      done="Saved"
      values={{ title, alt }}
      guards
      fields={(field) => ({
        title: (
          <Field label="Name" hint="For you, to find it by." maxLength={120} required {...field.title} />
        ),
        alt: isSeen ? (
          <Field
            label="What it shows"
            hint="Filled in where it is put into a text next; texts keep the words that they have."
            maxLength={300}
            required
            {...field.alt}
          />
        ) : (
          <input type="hidden" name="alt" value="" />
        ),
        x: hasFocus ? (
          <FocusPicker item={item} focus={focus} onChange={setFocus} />
        ) : (
          <input type="hidden" name="x" value={focus.x} />
        ),
        y: hasFocus ? null : <input type="hidden" name="y" value={focus.y} />,
      })}
    />
  );
}

type FocusProps = { item: MediaCard; focus: MediaCard['focus']; onChange(focus: MediaCard['focus']): void };

/** By a tap on the picture, or with the arrow keys on two sliders; the cut beside it shows what comes of it. */
function FocusPicker({ item: { address }, focus, onChange }: FocusProps) {
  const sliders = [
    { name: 'x', label: 'From the left', value: focus.x },
    { name: 'y', label: 'From the top', value: focus.y },
  ] as const;
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">What a cut keeps in sight</legend>
      <p className="text-fine text-quiet">Where a page is shared, its picture is cut to the shape below.</p>
      <img
        src={address}
        alt="As it is cut where a page is shared"
        className="aspect-[1200/630] w-full rounded-md border border-rule bg-sunken object-cover"
        style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      />
      {sliders.map(({ name, label, value }) => (
        <label key={name} className="block">
          <span className="text-fine">
            {label}: <span className="lining-nums">{value} %</span>
          </span>
          <input
            type="range"
            name={name}
            min={0}
            max={100}
            step={5}
            value={value}
            onChange={({ target }) => onChange({ ...focus, [name]: Number(target.value) })}
            className="block h-11 w-full cursor-pointer"
            style={{ accentColor: 'var(--leaf)' }}
          />
        </label>
      ))}
    </fieldset>
  );
}

const states = {
  live: ['Shown', 'good'],
  waiting: ['Not published', 'secondary'],
  earlier: ['Earlier version', 'secondary'],
} as const;

function Uses({ uses }: { uses: MediaUse[] }) {
  return (
    <section aria-labelledby="uses">
      <h2 id="uses" className="text-[1.375rem]">
        Where it is used
      </h2>
      {uses.length === 0 ? (
        <p className="mt-2 text-quiet">Nowhere yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-rule border-y border-rule">
          {uses.map(({ label, to, state }) => (
            <li
              key={`${label} ${to} ${state}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4"
            >
              {to ? (
                <Link to={to} className="inline-flex min-h-11 min-w-0 items-center break-words">
                  {label}
                </Link>
              ) : (
                <span>{label}</span>
              )}
              <Badge look={states[state][1]}>{states[state][0]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Replace({ item, room }: { item: MediaCard; room: MediaRoom }) {
  const { revalidate } = useRevalidator();
  return (
    <Disclosure label="Replace it" align="start">
      <p className="mb-3 text-fine text-quiet">
        Every page, letter and earlier address shows the new one at once. Texts keep their words for it.
      </p>
      <MediaUpload
        room={room}
        kinds={[item.kind]}
        replaces={item}
        call="Replace it everywhere"
        onDone={() => {
          void toast({ kind: 'success', title: 'Replaced', description: 'Everywhere it was shown.' });
          void revalidate();
        }}
      />
    </Disclosure>
  );
}
