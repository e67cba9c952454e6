import { z } from 'zod';
import { LANDING } from '../../../../content/sections.ts';
import {
  emptyContent,
  freeKey,
  listTestimonials,
  publishContent,
  readContent,
} from '../../../../domain/content/index.ts';
import { readEvents } from '../../../../domain/practice/index.ts';
import { slugOf } from '../../../../shared/slug.ts';
import { type Asked, answerForm, answerPage } from '../../../answer.server.ts';
import { BackTo } from '../../../components/back-to.tsx';
import { StateBadge } from '../../../components/office/badges.tsx';
import { ContentHistory, ScheduledNotice } from '../../../components/office/content-history.tsx';
import { NEW } from '../../../components/office/version-form.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { editorChanges, version } from '../version-changes.server.ts';
import type { Route } from './+types/route';
import { PageForm } from './page-form.tsx';
import { ChoicesContext } from './section-words.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.page.title ?? 'New page' }];

const kind = 'page' as const;

export const loader = answerPage(async ({ params, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { pageId: key } = params;
  const page =
    key === NEW
      ? await emptyContent(services, { actor, kind })
      : await readContent(services, { actor, kind, key });
  const [quotes, { events }] = await Promise.all([listTestimonials(services), readEvents(services)]);
  return {
    page,
    quotes: quotes.map(({ id, name, quote }) => ({ value: id, label: `${name}: ${quote.slice(0, 60)}` })),
    events: events.map(({ slug, title }) => ({ value: slug, label: title })),
  };
});

const typed = version.extend({
  title: z.string().default(''),
  slug: z.string().default(''),
  description: z.string().default(''),
  picture: z.string().default(''),
  sections: z.string().default(''),
});
type Typed = z.output<typeof typed>;
type Wish = Asked;

const byPage = ({ member, params }: Wish) => ({ actor: member, kind, key: params.pageId ?? NEW });

/** Whether it may stand is the domain's business. */
async function pageFrom(wish: Wish, { base, title, slug: wanted, description, picture, sections }: Typed) {
  const { actor, key: asked } = byPage(wish);
  const slug = asked === LANDING ? '' : wanted.trim() || slugOf(title);
  const key = asked === NEW ? await freeKey(wish.services, { kind, wanted: slug || 'page' }) : asked;
  const body = {
    id: key,
    slug,
    title,
    description,
    picture: firstOf(read(picture)),
    sections: read(sections),
  };
  return { actor, kind, key, base, body };
}

/** Of a list of one or none. */
const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : list);

function read(json: string): unknown {
  try {
    return json === '' ? undefined : JSON.parse(json);
  } catch {
    return json;
  }
}

const { saving, changes } = editorChanges({
  written: typed,
  placeOf: byPage,
  textFrom: pageFrom,
  addressOf: ({ key }) => `/office/pages/${key}`,
});

export const action = answerForm({
  ...changes,
  hide: saving(async ({ services }, page) => {
    await publishContent(services, { ...page, body: { ...page.body, hidden: true } });
    return { done: 'hidden' as const };
  }),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function OfficePage({ loaderData: { page, quotes, events } }: Route.ComponentProps) {
  const { key, title, state, live, body, base } = page;
  const address = key === LANDING ? '/' : live && !live.hidden ? `/p/${live.slug}` : undefined;
  return (
    <ChoicesContext value={{ quotes, events }}>
      <BackTo to="/office/pages">Pages</BackTo>
      <PageHeading title={title}>
        <span className="flex flex-wrap items-center gap-3">
          {key !== NEW && <StateBadge line={{ state, at: page.publishAt ?? page.versions[0]?.madeAt }} />}
          {address && <a href={address}>On the site</a>}
        </span>
      </PageHeading>
      {page.publishAt && <ScheduledNotice at={page.publishAt} />}
      <PageForm key={key} pageKey={key} isLanding={key === LANDING} body={body} base={base} />
      <div className="mt-14 max-w-3xl">{key !== NEW && <ContentHistory page={page} />}</div>
    </ChoicesContext>
  );
}
