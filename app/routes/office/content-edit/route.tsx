import { Link, redirect, useFetcher } from 'react-router';
import { z } from 'zod';
import { type ContentKind, contentKinds } from '../../../../content/edition.ts';
import {
  articlesOf,
  type ContentPage,
  draftContent,
  emptyContent,
  freeKey,
  isLetter,
  listTestimonials,
  meaningLimits,
  publishContent,
  readContent,
  restoreContent,
  unscheduleContent,
} from '../../../../domain/content/index.ts';
import { invalid } from '../../../../domain/errors.ts';
import { deleteDraftOf, previewContent } from '../../../../domain/office/index.ts';
import { slugOf } from '../../../../shared/slug.ts';
import { type Asked, answerPage, orProblem, type Problem } from '../../../answer.server.ts';
import { BackTo } from '../../../components/back-to.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Notice } from '../../../components/notice.tsx';
import { StateBadge } from '../../../components/office/badges.tsx';
import { draftSubject } from '../../../components/office/draft.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { fieldsOf } from '../../../parse.ts';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Route } from './+types/route';
import { Editor } from './editor.tsx';
import { bodyFrom } from './form-bodies.ts';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.page.title ?? 'New' }];

const NEW = 'new';

/** Products have an address of their own; the other kinds say what they are. */
function placeOf(params: { kind?: string; key?: string }): { kind: ContentKind; key: string } {
  const kind = z.enum(contentKinds).safeParse(params.kind ?? 'product');
  if (!kind.success || !params.key) throw new Response('Page not found', { status: 404 });
  return { kind: kind.data, key: params.key };
}

export const loader = answerPage(async ({ params, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { kind, key } = placeOf(params);
  const page: ContentPage =
    key === NEW
      ? await emptyContent(services, { actor, kind })
      : await readContent(services, { actor, kind, key });
  return {
    page,
    quotes:
      kind === 'product'
        ? (await listTestimonials(services)).map(({ id, name, place }) => ({
            id,
            label: `${name}, ${place}`,
          }))
        : undefined,
    isPublished: kind === 'article' && articlesOf(services.content.current()).some(({ id }) => id === key),
    limits: kind === 'meaning' ? meaningLimits(key) : undefined,
    letter:
      kind === 'letter' && isLetter(key)
        ? services.mails.outline(key, services.content.current())
        : undefined,
  };
});

export const action = answerPage(
  async ({ params, request, services, member: actor }: Asked<Route.ActionArgs>) => {
    const place = placeOf(params);
    const typed = await fieldsOf(request);
    if (typed.intent === 'restore') {
      const versionId = typed.versionId === 'written' ? 'written' : Number(typed.versionId);
      return orProblem(restoreContent(services, { actor, ...place, versionId }));
    }
    if (typed.intent === 'unschedule') {
      return orProblem(unscheduleContent(services, { actor, ...place }).then(() => ({})));
    }
    const isNew = place.key === NEW;
    const key = isNew
      ? await freeKey(services, { kind: place.kind, wanted: wantedKey(place.kind, typed) })
      : place.key;
    const opened = isNew ? undefined : (await readContent(services, { actor, ...place })).body;
    const change = { actor, kind: place.kind, key, body: bodyFrom(place.kind, typed, { key, opened }) };
    if (typed.intent === 'preview') {
      return orProblem(previewContent(services, change).then((preview) => ({ preview })));
    }
    const saved = await orProblem(save(change, typed.intent));
    if (isNew && !saved.data.problem) {
      await deleteDraftOf(services, { actor, subject: draftSubject(`content:${place.kind}`, NEW) });
      return redirect(`/office/content/${place.kind}/${key}`);
    }
    return saved;

    async function save(what: typeof change, intent: string | undefined) {
      const based = { ...what, base: Number(typed.base) || 0 };
      if (intent === 'draft') {
        await draftContent(services, based);
        return { done: 'drafted' as const };
      }
      const at = intent === 'schedule' ? momentFrom(typed.publishAt) : undefined;
      await publishContent(services, { ...based, at });
      return { done: at ? ('scheduled' as const) : ('published' as const) };
    }
  },
);

function momentFrom(typed = ''): Date {
  const moment = new Date(typed);
  if (Number.isNaN(moment.getTime())) throw invalid({ publishAt: 'Please choose when it should go live.' });
  return moment;
}

/** The address of something new comes from its words. */
function wantedKey(kind: ContentKind, typed: Record<string, string>): string {
  const words =
    kind === 'testimonial' ? `${typed.name} ${typed.place}` : (typed.title ?? typed.question ?? '');
  return slugOf(words) || 'untitled';
}

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const lists: Record<ContentKind, { to: string; label: string }> = {
  product: { to: '/office/catalogue', label: 'Catalogue' },
  testimonial: { to: '/office/content/testimonial', label: 'Testimonials' },
  question: { to: '/office/content/question', label: 'Questions' },
  article: { to: '/office/content/article', label: 'Articles' },
  meaning: { to: '/office/content/meaning', label: 'Interpretations' },
  letter: { to: '/office/content/letter', label: 'E-mail texts' },
};

export default function ContentEdit({ loaderData }: Route.ComponentProps) {
  const { page, quotes, limits, letter, isPublished } = loaderData;
  const { kind, key, title, state, body, base } = page;
  const list = lists[kind];
  return (
    <>
      <BackTo to={list.to}>{list.label}</BackTo>
      <PageHeading title={title}>
        <StateBadge line={{ state, at: page.publishAt ?? page.versions[0]?.madeAt }} />
        {kind === 'article' && key !== NEW && <SendArticle articleId={key} isPublished={isPublished} />}
      </PageHeading>
      {page.publishAt && <Waiting at={page.publishAt} />}
      <Editor
        key={`${kind}:${key}`}
        kind={kind}
        contentKey={key}
        body={body}
        base={base}
        quotes={quotes}
        limits={limits}
        letter={letter}
      />
      <div className="mt-14 max-w-3xl">{page.key !== NEW && <History page={page} />}</div>
    </>
  );
}

function SendArticle({ articleId, isPublished }: { articleId: string; isPublished: boolean }) {
  if (!isPublished) return <p className="text-quiet">It can be sent as a letter once it is published.</p>;
  return (
    <Link
      to={`/office/letters/broadcasts/new?article=${articleId}`}
      className={buttonLook({ variant: 'outline' })}
    >
      Send this article
    </Link>
  );
}

function Waiting({ at }: { at: string }) {
  return (
    <div className="mb-6">
      <Notice title="This version is waiting for its hour">
        It goes live on <LocalTime at={at} />. Until then visitors see what was there before.
        <div className="mt-3">
          <ConfirmDialog
            title="Take the schedule back?"
            text="The version stays here as a draft."
            trigger={
              <Button variant="outline" size="sm">
                Do not publish it then
              </Button>
            }
            confirm="Take it back"
            keep="Leave it"
            action="."
            fields={{ intent: 'unschedule' }}
            done={{ title: 'Taken back', description: 'It is a draft again.' }}
          />
        </div>
      </Notice>
    </div>
  );
}

type Version = ContentPage['versions'][number];
type Restoring = ReturnType<typeof useFetcher<{ problem?: Problem }>>;

const marks: Record<Version['label'], [string, BadgeLook]> = {
  live: ['On the site', 'good'],
  scheduled: ['Scheduled', 'info'],
  draft: ['Draft', 'secondary'],
  earlier: ['Earlier', 'secondary'],
};

/** Every version of a text, newest first, each one press from being in force again. */
function History({ page }: { page: ContentPage }) {
  // One for all: the button that was pressed is gone when the answer comes.
  const fetcher = useFetcher<{ problem?: Problem }>();
  useAnswer(fetcher, ({ problem }) => {
    void toast(
      problem
        ? { kind: 'error', title: problem.message }
        : { kind: 'success', title: 'Restored', description: 'It is on the site again.' },
    );
  });
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-[1.375rem]">
        History
      </h2>
      <ol className="mt-3 divide-y divide-rule border-y border-rule">
        {page.versions.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <Badge look={marks[version.label][1]}>{marks[version.label][0]}</Badge>
            <span className="min-w-0 flex-1 basis-52 text-fine">
              <LocalTime at={version.madeAt} />
              <span className="text-quiet"> by {version.madeBy}</span>
              {version.isWritten && <span className="text-quiet">: back to the original</span>}
            </span>
            {version.label !== 'live' && !version.isWritten && (
              <Restore
                fetcher={fetcher}
                versionId={String(version.id)}
                label="Restore"
                from={version.madeAt}
              />
            )}
          </li>
        ))}
        {page.hasWritten && (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <Badge look={page.isWritten ? 'good' : 'secondary'}>
              {page.isWritten ? 'On the site' : 'Original'}
            </Badge>
            <span className="min-w-0 flex-1 basis-52 text-fine text-quiet">As it was first written</span>
            {!page.isWritten && (
              <Restore fetcher={fetcher} versionId="written" label="Restore the original" />
            )}
          </li>
        )}
      </ol>
    </section>
  );
}

type RestoreProps = { fetcher: Restoring; versionId: string; label: string; from?: string };

function Restore({ fetcher, versionId, label, from }: RestoreProps) {
  const isThis = fetcher.formData?.get('versionId') === versionId;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="versionId" value={versionId} />
      <Button type="submit" name="intent" value="restore" variant="outline" size="sm" pending={isThis}>
        {label}
        {from && (
          <span className="sr-only">
            {' '}
            the version of <LocalTime at={from} />
          </span>
        )}
      </Button>
    </fetcher.Form>
  );
}
