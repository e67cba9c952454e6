import { firstEdition } from '../../../content/edition.ts';
import { makeContent } from '../../../content/make-content.ts';
import { courseOf } from '../../content/index.ts';

/** As the files say. */
export const firstContent = makeContent(firstEdition);

/** A course that the tests know to be there. */
export function knownCourse(id: string) {
  const course = courseOf(firstContent, id);
  if (!course) throw new Error(`no course ${id}`);
  return course;
}
