import { Link, redirect } from 'react-router';
import { z } from 'zod';
import { contentKinds } from '../../../../content/edition.ts';
import {
  articlesOf,
  type ContentPage,
  draftContent,
  emptyContent,
  freeKey,
  isLetter,
  meaningLimits,
  publishContent,
  publishMoment,
  readContent,
  restoreContent,
  unscheduleContent,
} from '../../../../domain/content/index.ts';
import { deleteDraftOf, previewContent } from '../../../../domain/office/index.ts';
import { slugOf } from '../../../../shared/slug.ts';
import { type Asked, answerPage, orProblem } from '../../../answer.server.ts';
import { BackTo } from '../../../components/back-to.tsx';
import { StateBadge } from '../../../components/office/badges.tsx';
import { ContentHistory, ScheduledNotice } from '../../../components/office/content-history.tsx';
import { draftSubject } from '../../../components/office/draft.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { fieldsOf } from '../../../parse.ts';
import { buttonLook } from '../../../ui/button.tsx';
import type { Route } from './+types/route';
import { Editor } from './editor.tsx';
import type { TextKind } from './fields.tsx';
import { bodyFrom } from './form-bodies.ts';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.page.title ?? 'New' }];

const NEW = 'new';

/** Products have a page of their own. */
function placeOf(params: { kind?: string; key?: string }): { kind: TextKind; key: string } {
  const kind = z.enum(contentKinds).exclude(['product']).safeParse(params.kind);
  if (!kind.success || !params.key) throw new Response('Page not found', { status: 404 });
  return { kind: kind.data, key: params.key };
}

export const loader = answerPage(async ({ params, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { kind, key } = placeOf(params);
  const page: ContentPage<TextKind> =
    key === NEW
      ? await emptyContent(services, { actor, kind })
      : await readContent(services, { actor, kind, key });
  return {
    kind,
    page,
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
    const change = { actor, kind: place.kind, key, body: bodyFrom(place.kind, typed, key) };
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
      const at = intent === 'schedule' ? publishMoment(typed.publishAt) : undefined;
      await publishContent(services, { ...based, at });
      return { done: at ? ('scheduled' as const) : ('published' as const) };
    }
  },
);

/** The address of something new comes from its words. */
function wantedKey(kind: TextKind, typed: Record<string, string>): string {
  const words =
    kind === 'testimonial' ? `${typed.name} ${typed.place}` : (typed.title ?? typed.question ?? '');
  return slugOf(words) || 'untitled';
}

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const lists: Record<TextKind, { to: string; label: string }> = {
  testimonial: { to: '/office/content/testimonial', label: 'Testimonials' },
  question: { to: '/office/content/question', label: 'Questions' },
  article: { to: '/office/content/article', label: 'Articles' },
  meaning: { to: '/office/content/meaning', label: 'Interpretations' },
  letter: { to: '/office/content/letter', label: 'E-mail texts' },
};

export default function ContentEdit({ loaderData }: Route.ComponentProps) {
  const { kind, page, limits, letter, isPublished } = loaderData;
  const { key, title, state, body, base } = page;
  const list = lists[kind];
  return (
    <>
      <BackTo to={list.to}>{list.label}</BackTo>
      <PageHeading title={title}>
        <StateBadge line={{ state, at: page.publishAt ?? page.versions[0]?.madeAt }} />
        {kind === 'article' && key !== NEW && <SendArticle articleId={key} isPublished={isPublished} />}
      </PageHeading>
      {page.publishAt && <ScheduledNotice at={page.publishAt} />}
      <Editor
        key={`${kind}:${key}`}
        kind={kind}
        contentKey={key}
        body={body}
        base={base}
        limits={limits}
        letter={letter}
      />
      <div className="mt-14 max-w-3xl">{page.key !== NEW && <ContentHistory page={page} />}</div>
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
