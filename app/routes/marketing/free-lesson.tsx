import { Lock } from 'lucide-react';
import { readPreviewLesson } from '../../../domain/learning/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { LessonText } from '../../components/courses/lesson-text.tsx';
import { breadcrumbJsonLd, courseJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { buttonLook } from '../../ui/button.tsx';
import type { Route } from './+types/free-lesson';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) => {
  const page = args.loaderData;
  if (!page) return [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }];
  const { course, title } = page;
  return pageMeta(args, {
    title: `${title}: a lesson of ${course.title}`,
    description: course.summary,
    image: `course-${course.id}`,
    jsonLd: (appUrl) => [
      breadcrumbJsonLd(appUrl, [[title, args.location.pathname]]),
      courseJsonLd(appUrl, { name: course.title, description: course.summary }),
    ],
  });
};

export const loader = answerPage(({ params, services }: Asked<Route.LoaderArgs>) =>
  readPreviewLesson(services, params),
);

/** A lesson of a course that everybody may read, and how to get the others. */
export default function FreeLesson({ loaderData: lesson }: Route.ComponentProps) {
  const { course, title, minutes, video, sections, asks } = lesson;
  const also = [asks.chart && 'a chart to work out', asks.quiz && 'a quiz'].filter(Boolean).join(' and ');
  return (
    <div className="mx-auto max-w-[49rem] px-4 pt-14 sm:px-6 lg:pt-18">
      <article>
        <header className="mb-8 border-b border-rule pb-6">
          <p className="text-gold">A free lesson of {course.title}</p>
          <h1 className="mt-1 text-display">{title}</h1>
          <p className="mt-2 text-fine text-quiet">{minutes} minutes</p>
        </header>
        <LessonText video={video} sections={sections} />
        {also && (
          <p className="mt-10 text-quiet">In the course, this lesson ends with {also}, which we check.</p>
        )}
      </article>
      <TheCourse lesson={lesson} />
    </div>
  );
}

function TheCourse({ lesson }: { lesson: Route.ComponentProps['loaderData'] }) {
  const { course, comesWith, follows } = lesson;
  return (
    <section aria-labelledby="course" className="engraved mt-14 p-7 sm:p-9">
      <h2 id="course" className="text-title">
        {course.title}
      </h2>
      <p className="text-quiet">
        {course.tagline} · {course.content}
      </p>
      <p className="mt-3">{course.summary}</p>
      <ol className="mt-6 space-y-4">
        {course.modules.map((module) => (
          <li key={module.id}>
            <p className="font-semibold">{module.title}</p>
            <ul>
              {module.lessons.map(({ id, title, free }) => (
                <li key={id}>
                  {free ? (
                    <a href={`/courses/${course.id}/${id}`} className="inline-flex min-h-11 items-center">
                      {title}
                    </a>
                  ) : (
                    <span className="flex min-h-11 items-center gap-2 text-quiet">
                      <Lock className="size-4 shrink-0" aria-hidden="true" />
                      {title}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {follows && <p className="mt-6">This course opens when you have finished {follows}.</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {comesWith.map(({ id, name }) => (
          <a key={id} href={`/checkout/${id}`} className={buttonLook({})}>
            Comes with {name}
          </a>
        ))}
        <a href={`/portal/courses/${course.id}`} className={buttonLook({ variant: 'outline' })}>
          Go on in your portal
        </a>
      </div>
    </section>
  );
}
