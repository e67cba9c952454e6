import { Link } from 'react-router';
import { z } from 'zod';
import { contentKinds } from '../../../../content/edition.ts';
import * as texts from '../../../../domain/content/index.ts';
import { slugOf } from '../../../../shared/slug.ts';
import { type Asked, answerForm, answerPage } from '../../../answer.server.ts';
import { BackTo } from '../../../components/back-to.tsx';
import { StateBadge } from '../../../components/office/badges.tsx';
import { ContentHistory, ScheduledNotice } from '../../../components/office/content-history.tsx';
import { NEW } from '../../../components/office/version-form.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { editorChanges, version } from '../version-changes.server.ts';
import type { Route } from './+types/route';
import { Editor } from './editor.tsx';
import type { TextKind } from './fields.tsx';
import { bodyFrom } from './form-bodies.ts';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.page.title ?? 'New' }];

/** Products and pages have pages of their own. */
function placeOf(params: { kind?: string; key?: string }): { kind: TextKind; key: string } {
  const kind = z
    .enum(contentKinds)
    .exclude(['product', 'page', 'course', 'navigation'])
    .safeParse(params.kind);
  if (!kind.success || !params.key) throw new Response('Page not found', { status: 404 });
  return { kind: kind.data, key: params.key };
}

export const loader = answerPage(async ({ params, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { kind, key } = placeOf(params);
  const page: texts.ContentPage<TextKind> =
    key === NEW
      ? await texts.emptyContent(services, { actor, kind })
      : await texts.readContent(services, { actor, kind, key });
  return {
    kind,
    page,
    isPublished:
      kind === 'article' && texts.publishedArticles(services.content.current()).some(({ id }) => id === key),
    limits: kind === 'meaning' ? texts.meaningLimits(key) : undefined,
    letter:
      kind === 'letter' && texts.isLetterKey(key)
        ? services.mails.outline(key, services.content.current())
        : undefined,
  };
});

/** Besides these, the fields of its kind: form-bodies.ts knows them, and the domain whether they may stand. */
const written = version.catchall(z.string());
type Wish = Asked;
type Written = z.output<typeof written>;

const byPlace = ({ member, params }: Wish) => ({ actor: member, ...placeOf(params) });

async function textFrom(wish: Wish, { base, publishAt: _, ...typed }: Written) {
  const { actor, kind, key: asked } = byPlace(wish);
  const key =
    asked === NEW ? await texts.freeKey(wish.services, { kind, wanted: wantedKey(kind, typed) }) : asked;
  return { actor, kind, key, base, body: bodyFrom(kind, typed, key) };
}

export const action = answerForm(
  editorChanges({
    written,
    placeOf: byPlace,
    textFrom,
    addressOf: ({ kind, key }) => `/office/content/${kind}/${key}`,
  }).changes,
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
  legal: { to: '/office/content/legal', label: 'Legal pages' },
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
