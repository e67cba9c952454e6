import { Circle, CircleCheck, Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { CourseCard as Enrolled } from '../../../domain/learning/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { LocalTime } from '../local-time.tsx';

export function CourseCard({ course }: { course: Enrolled }) {
  const { id, title, content, badge, completed, certified, progress, modules, nextLesson, nextOpens } =
    course;
  const more = progress.total - modules.length;
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-lead leading-snug">{title}</h2>
          <p className="text-quiet">{content}</p>
        </div>
        <Badge look={completed ? 'good' : 'info'}>{badge}</Badge>
      </div>
      <div className="mt-5 mb-2 flex justify-between text-fine">
        <span>Progress</span>
        <span className="text-quiet">{progress.label}</span>
      </div>
      <Progress value={progress.percent} label={`Progress of ${title}`} />
      <ol className="mt-5 space-y-2">
        {modules.map((module) => (
          <li key={module.number} className="flex items-center gap-3">
            <Tick done={module.done} />
            <span className={module.done ? 'text-quiet' : undefined}>{module.title}</span>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        {nextLesson && (
          <ButtonLink to={`/portal/courses/${id}/${nextLesson}`}>
            {completed ? 'Read it again' : 'Continue Learning'}
          </ButtonLink>
        )}
        {!nextLesson && nextOpens && (
          <span>
            Your next lesson opens on <LocalTime at={nextOpens} as="MMMM d, yyyy" />
          </span>
        )}
        <Link to={`/portal/courses/${id}`} className="inline-flex min-h-11 items-center">
          {completed && certified
            ? 'Your certificate'
            : more > 0
              ? `All ${progress.total} modules`
              : 'About this course'}
        </Link>
      </div>
    </Card>
  );
}

export function Tick({ done }: { done: boolean }) {
  return (
    <>
      {done ? (
        <CircleCheck className="size-5 shrink-0 text-good" aria-hidden="true" />
      ) : (
        <Circle className="size-5 shrink-0 text-control" aria-hidden="true" />
      )}
      <span className="sr-only">{done ? 'Done:' : 'Not done yet:'}</span>
    </>
  );
}

/** A lesson that cannot be read yet, and when it can, where that is known. */
export function ClosedLesson({
  title,
  opens,
  className,
}: {
  title: string;
  opens?: string;
  className?: string;
}) {
  return (
    <>
      <Lock className="size-4.5 shrink-0 text-control" aria-hidden="true" />
      <span className={className}>
        {title}
        {opens && (
          <span className="block text-fine">
            Opens <LocalTime at={opens} as="MMMM d, yyyy" />
          </span>
        )}
      </span>
    </>
  );
}
