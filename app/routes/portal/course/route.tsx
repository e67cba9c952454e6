import { Award } from 'lucide-react';
import { Link } from 'react-router';
import { issueCertificate, readCourse } from '../../../../domain/learning/index.ts';
import { type Asked, answerForm, answerPage, change } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { RenderedText } from '../../../components/rendered-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Field } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Route } from './+types/route';
import { ModuleList } from './module-list.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.course.title ?? 'Course' }];

export const loader = answerPage(async ({ params, services, member }: Asked<Route.LoaderArgs>) => {
  const { id: memberId, name } = member;
  return { course: await readCourse(services, { ...params, memberId }), name };
});

export const action = answerForm({
  certificate: change(issueCertificate, ({ member, params }: Asked<Route.ActionArgs>) => ({
    memberId: member.id,
    courseId: params.courseId,
  })),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Course({ loaderData: { course, name } }: Route.ComponentProps) {
  return (
    <>
      <Link to="/portal/courses" className="inline-flex min-h-11 items-center text-fine text-quiet">
        Your Courses
      </Link>
      <header className="mb-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-title">{course.title}</h1>
          {course.badge && <Badge look="gold">{course.badge}</Badge>}
        </div>
        <p className="text-quiet">
          {course.tagline}
          {course.content && ` · ${course.content}`}
        </p>
      </header>
      {course.earned && <CertificateCard courseId={course.id} certificate={course.certificate} name={name} />}
      <Start course={course} />
      {course.picture && <RenderedText html={course.picture} className="measure mb-8" />}
      <RenderedText html={course.about} className="measure" />
      {course.modules.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-4 text-title">Modules</h2>
          <ModuleList courseId={course.id} enrolled={course.enrolled} modules={course.modules} />
        </section>
      )}
    </>
  );
}

type Offer = Pick<
  Route.ComponentProps['loaderData']['course'],
  'id' | 'title' | 'enrolled' | 'progress' | 'nextLesson' | 'nextOpens' | 'comesWith' | 'after' | 'modules'
>;

/** The one thing to do next: go on, begin with what is open, or get the course. */
function Start({ course }: { course: Offer }) {
  const { id, title, enrolled, progress, nextLesson, nextOpens, comesWith, after } = course;
  const finished = progress.completed === progress.total;
  if (enrolled) {
    return (
      <div className="mb-8 max-w-md">
        <p className="mb-2 flex justify-between text-fine">
          <span>Progress</span>
          <span className="text-quiet">{progress.label}</span>
        </p>
        <Progress value={progress.percent} label={`Progress of ${title}`} />
        {nextLesson && (
          <ButtonLink
            to={`/portal/courses/${id}/${nextLesson}`}
            variant={finished ? 'outline' : 'primary'}
            className="mt-5"
          >
            {finished ? 'Read it again' : 'Continue Learning'}
          </ButtonLink>
        )}
        {!nextLesson && nextOpens && (
          <p className="mt-5">
            Your next lesson opens on <LocalTime at={nextOpens} as="MMMM d, yyyy" />.
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="mb-8 flex flex-wrap items-center gap-4">
      {after && (
        <p className="measure w-full">
          {after.mine
            ? `This course is yours as soon as you have finished ${after.title}.`
            : `This course opens to everybody who has ${after.title} and has finished it.`}
        </p>
      )}
      {nextLesson && (
        <ButtonLink to={`/portal/courses/${id}/${nextLesson}`}>
          {course.modules.some(({ open }) => open) ? 'Read the open module' : 'Read the free lesson'}
        </ButtonLink>
      )}
      {after?.mine ? (
        <ButtonLink to={`/portal/courses/${after.id}`} variant="outline">
          Go on with {after.title}
        </ButtonLink>
      ) : (
        comesWith.map((product) => (
          <ButtonLink key={product.id} to={`/checkout/${product.id}`}>
            Comes with the {product.name}
          </ButtonLink>
        ))
      )}
    </div>
  );
}

const Form = formFor<typeof action>();

type MetaProps = { courseId: string; certificate?: string; name: string };

/** Shown once every lesson is done: first whose name goes on it, then the paper itself. */
function CertificateCard({ courseId, certificate, name }: MetaProps) {
  return (
    <section className="engraved mb-8 px-6 py-8 sm:px-10">
      <div className="flex items-start gap-4">
        <Award className="mt-1 size-8 shrink-0 text-gold" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <h2 className="text-lead">{certificate ? 'Your certificate' : 'Every lesson is done'}</h2>
          {certificate ? (
            <>
              <p className="measure text-quiet">
                Anybody you give its address to can see that it is genuine.
              </p>
              <div className="mt-4 flex flex-wrap gap-3">
                <a href={`/portal/courses/${courseId}/certificate`} download className={buttonLook({})}>
                  Download the PDF
                </a>
                <Link to={`/certificates/${certificate}`} className={buttonLook({ variant: 'outline' })}>
                  Its public page
                </Link>
              </div>
            </>
          ) : (
            <Form
              intent="certificate"
              className="mt-3 max-w-md space-y-4"
              values={{ fullName: name }}
              submit="Make out my certificate"
              fields={(field) => ({
                fullName: (
                  <Field
                    label="Name on the certificate"
                    required
                    maxLength={80}
                    autoComplete="name"
                    hint="It is made out once, and its public page shows this name."
                    {...field.fullName}
                  />
                ),
              })}
            />
          )}
        </div>
      </div>
    </section>
  );
}
