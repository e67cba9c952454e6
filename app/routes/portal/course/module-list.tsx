import { Link } from 'react-router';
import { ClosedLesson, Tick } from '../../../components/courses/course-card.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';

type Lesson = {
  id: string;
  title: string;
  minutes: number;
  done: boolean;
  readable: boolean;
  free: boolean;
  /** When it opens, where that is still to come. */
  opens?: string;
};
export type ListedModule = {
  number: number;
  title: string;
  summary: string;
  goals: string[];
  written: boolean;
  open: boolean;
  done: boolean;
  lessons: Lesson[];
};

type ModuleListProps = { courseId: string; enrolled: boolean; modules: ListedModule[] };

export function ModuleList({ courseId, enrolled, modules }: ModuleListProps) {
  return (
    <ol className="space-y-5">
      {modules.map((module) => (
        <li key={module.number}>
          <Card className="sm:grid sm:grid-cols-[4.5rem_1fr] sm:gap-2">
            <p aria-hidden="true" className="serif text-[2.5rem] leading-none text-gold">
              {module.number}
            </p>
            <div>
              <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <h3 className="text-[1.25rem] leading-snug">
                  <span className="sr-only">Module {module.number}: </span>
                  {module.title}
                </h3>
                {!module.written && <Badge look="secondary">Being written</Badge>}
                {module.open && !enrolled && <Badge look="gold">Open to you</Badge>}
                {module.done && <Badge look="good">Done</Badge>}
              </div>
              <p className="measure mt-1 text-quiet">{module.summary}</p>
              {module.lessons.length > 0 ? (
                <Lessons courseId={courseId} enrolled={enrolled || module.open} module={module} />
              ) : (
                <ul className="mt-3 list-disc space-y-1 pl-5 text-quiet marker:text-leaf">
                  {module.goals.map((goal) => (
                    <li key={goal}>{goal}</li>
                  ))}
                </ul>
              )}
            </div>
          </Card>
        </li>
      ))}
    </ol>
  );
}

type LessonsProps = { courseId: string; enrolled: boolean; module: ListedModule };

function Lessons({ courseId, enrolled, module }: LessonsProps) {
  return (
    <ol className="mt-3 divide-y divide-rule border-t border-rule">
      {module.lessons.map(({ id, title, minutes, done, readable, free, opens }) => (
        <li key={id} className="flex items-center gap-3">
          {readable ? (
            <>
              <Tick done={done} />
              <Link
                to={`/portal/courses/${courseId}/${id}`}
                className="min-h-11 flex-1 py-2.5 no-underline hover:underline"
              >
                {title}
              </Link>
              {free && !enrolled && <Badge look="gold">Open to you</Badge>}
            </>
          ) : (
            <ClosedLesson title={title} opens={opens} className="flex-1 py-2.5 text-quiet" />
          )}
          <span className="text-fine whitespace-nowrap text-quiet">{minutes} min</span>
        </li>
      ))}
    </ol>
  );
}
