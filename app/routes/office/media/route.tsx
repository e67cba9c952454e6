import { Link, useNavigate, useRevalidator } from 'react-router';
import { readMediaLibrary } from '../../../../domain/office/index.ts';
import { fileSize } from '../../../../shared/figures.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Filters, OlderButton } from '../../../components/office/list-parts.tsx';
import { MediaThumb, mediaKindOptions } from '../../../components/office/media-chooser.tsx';
import { MediaUpload } from '../../../components/office/media-upload.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Media' }];

export const loader = answerPage(async ({ request, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => searchParams.get(name)?.slice(0, 100) ?? '';
  const search = { kind: asked('kind'), q: asked('q'), show: asked('show') };
  const skip = Number(asked('before')) || 0;
  const library = await readMediaLibrary(services, {
    actor,
    ...search,
    unused: search.show === 'unused',
    skip,
  });
  return { ...library, search, isPaged: skip > 0 };
});

const shows = [
  { value: '', label: 'Used or not' },
  { value: 'unused', label: 'What nothing shows' },
];

/** Pictures, films, sound and files: taken in once, and shown by pages, articles and letters. */
export default function Media({ loaderData }: Route.ComponentProps) {
  const { media, room, search, older, isPaged } = loaderData;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const percent = Math.min(100, Math.round((room.used / room.most) * 100));
  const isFiltered = Boolean(search.kind || search.q || search.show || isPaged);
  return (
    <>
      <PageHeading
        title="Media"
        subtitle="Pictures, films, sound and files that pages, articles and letters show. Replace one here, and it is replaced everywhere."
      />
      <div className="mb-8 grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
        <MediaUpload
          room={room}
          onDone={(card) => {
            void toast({ kind: 'success', title: 'It is in the library', description: card.title });
            void revalidate();
            void navigate(card.id);
          }}
        />
        <div className="engraved space-y-2 p-5">
          <h2 className="text-[1.25rem]">How full it is</h2>
          <Progress value={percent} label="Of the library’s room" />
          <p className="text-fine text-quiet lining-nums">
            {room.used > 0 ? fileSize(room.used) : 'Nothing'} of {fileSize(room.most)}, uploads under way
            included.
          </p>
        </div>
      </div>
      <Filters columns="sm:grid-cols-[1.5fr_1fr_1fr_auto]">
        <Field label="Name or words" type="search" name="q" defaultValue={search.q} />
        <Choice label="Kind" name="kind" options={mediaKindOptions} defaultValue={search.kind} />
        <Choice label="Where it is used" name="show" options={shows} defaultValue={search.show} />
      </Filters>
      {media.length === 0 ? (
        <EmptyState
          text={isFiltered ? 'Nothing matches.' : 'Nothing yet. What you upload here can be used everywhere.'}
        />
      ) : (
        <ul
          className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6"
          aria-label="Media library"
        >
          {media.map((card) => (
            <li key={card.id} className="min-w-0">
              <Link
                to={card.id}
                className="flex h-full flex-col gap-2 rounded-md border border-rule bg-card p-2 text-ink no-underline hover:border-control"
              >
                <MediaThumb card={card} />
                <span className="line-clamp-2 font-semibold break-words">{card.title}</span>
                <span className="mt-auto text-fine text-quiet lining-nums">
                  {[kindNames[card.kind], card.size].filter(Boolean).join(', ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <OlderButton older={older} isPaged={isPaged} />
    </>
  );
}

const kindNames = { picture: 'Picture', video: 'Film', audio: 'Sound', file: 'File' };
