import { Fragment } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import {
  allCourses,
  emptyContent,
  freeKey,
  outlineCourse,
  publishContent,
  readContent,
} from '../../../../domain/content/index.ts';
import { productsWith } from '../../../../domain/learning/index.ts';
import { slugOf } from '../../../../shared/slug.ts';
import { type Asked, answerForm, answerPage } from '../../../answer.server.ts';
import { BackTo } from '../../../components/back-to.tsx';
import { StateBadge } from '../../../components/office/badges.tsx';
import { ContentHistory, ScheduledNotice } from '../../../components/office/content-history.tsx';
import { NEW } from '../../../components/office/version-form.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { editorChanges, version } from '../version-changes.server.ts';
import type { Route } from './+types/route';
import { CourseForm } from './course-form.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.page.title ?? 'New course' },
];

const kind = 'course' as const;

export const loader = answerPage(async ({ params, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { courseId: key } = params;
  const page =
    key === NEW
      ? await emptyContent(services, { actor, kind })
      : await readContent(services, { actor, kind, key });
  return {
    page,
    sold: productsWith(services.content.current().catalogue, key),
    others: allCourses(services.content.current())
      .filter(({ id }) => id !== key)
      .map(({ id, title }) => ({ value: id, label: title })),
  };
});

const typed = version.extend({
  title: z.string().default(''),
  slug: z.string().default(''),
  tagline: z.string().default(''),
  summary: z.string().default(''),
  body: z.string().default(''),
  picture: z.string().default(''),
  badge: z.string().default(''),
  follows: z.string().default(''),
  certificate: z.string().optional(),
  certificateWords: z.string().default(''),
  modules: z.string().default('[]'),
});
type Typed = z.output<typeof typed>;

const byCourse = ({ member, params }: Asked) => ({ actor: member, kind, key: params.courseId ?? NEW });

/** Whether it may stand is the domain's business. */
async function courseFrom(wish: Asked, given: Typed) {
  const { services } = wish;
  const { actor, key: asked } = byCourse(wish);
  const { base, slug, title, picture, certificate, certificateWords, modules, ...words } = given;
  const wanted = slugOf(slug) || slugOf(title) || 'course';
  const key = asked === NEW ? await freeKey(services, { kind, wanted }) : asked;
  const pictures = read(picture);
  const facts = {
    ...words,
    title,
    body: words.body.replace(/\r\n?/g, '\n'),
    picture: Array.isArray(pictures) ? pictures[0] : undefined,
    certificate: {
      ...(certificate !== 'on' && { off: true as const }),
      ...(certificateWords && { words: certificateWords }),
    },
  };
  const body = await outlineCourse(services, { actor, key, facts, modules: read(modules) });
  return { actor, kind, key, base, body };
}

function read(json: string): unknown {
  try {
    return json === '' ? undefined : JSON.parse(json);
  } catch {
    return json;
  }
}

const { saving, changes } = editorChanges({
  written: typed,
  placeOf: byCourse,
  textFrom: courseFrom,
  addressOf: ({ key }) => `/office/courses/${key}`,
});

export const action = answerForm({
  ...changes,
  hide: saving(async ({ services }, course) => {
    await publishContent(services, { ...course, body: { ...Object(course.body), hidden: true } });
    return { done: 'hidden' as const };
  }),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function OfficeCourse({ loaderData: { page, others, sold } }: Route.ComponentProps) {
  const { key, title, state, live, body, base } = page;
  return (
    <>
      <BackTo to="/office/courses">Courses</BackTo>
      <PageHeading title={title}>
        {key !== NEW && (
          <span className="flex flex-wrap items-center gap-3">
            <StateBadge line={{ state, at: page.publishAt ?? page.versions[0]?.madeAt }} />
            {live && !live.hidden && <a href={`/portal/courses/${key}`}>As learners see it</a>}
            <Link to="learners">Learners and questions</Link>
          </span>
        )}
      </PageHeading>
      {page.publishAt && <ScheduledNotice at={page.publishAt} />}
      {live && !live.hidden && !live.follows && <Sold courseKey={key} sold={sold} />}
      <CourseForm key={key} courseKey={key} body={body} base={base} others={others} />
      <div className="mt-14 max-w-3xl">{key !== NEW && <ContentHistory page={page} />}</div>
    </>
  );
}

type SoldProps = { courseKey: string; sold: Route.ComponentProps['loaderData']['sold'] };

/** A course is published for nobody until something brings it. */
function Sold({ courseKey, sold }: SoldProps) {
  return (
    <p className="measure mb-8 rounded-md border border-rule bg-card px-4 py-3">
      {sold.length > 0 ? 'It comes with ' : 'Nobody can buy it yet: no product brings it. '}
      {sold.map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link to={`/office/catalogue/${id}`}>{name}</Link>
        </Fragment>
      ))}
      {sold.length > 0 ? (
        '.'
      ) : (
        <Link to={`/office/catalogue/new?course=${courseKey}`}>Make a product of it</Link>
      )}
    </p>
  );
}
