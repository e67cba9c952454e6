import { NavLink } from 'react-router';
import { Tick } from '../../../components/courses/course-card.tsx';
import { cx } from '../../../ui/class-names.ts';

type Props = {
  courseId: string;
  module: { number: number; title: string; lessons: { id: string; title: string; done: boolean }[] };
  current: string;
};

/** The lessons of this module, beside the text where there is room and below it where there is not. */
export function LessonNav({ courseId, module, current }: Props) {
  return (
    <nav aria-label={`Lessons of module ${module.number}`} className="xl:sticky xl:top-12 xl:self-start">
      <p className="serif mb-3 text-[1.125rem]">{module.title}</p>
      <ol className="space-y-1">
        {module.lessons.map(({ id, title, done }) => (
          <li key={id}>
            <NavLink
              to={`/portal/courses/${courseId}/${id}`}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 leading-snug no-underline hover:bg-sunken',
                id === current && 'bg-card font-semibold shadow-[inset_3px_0_0_var(--leaf)]',
              )}
            >
              <Tick done={done} />
              {title}
            </NavLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
