import { type FaqEntry, faqGroups } from '../../content/faq.ts';
import { notedHoliday } from '../../content/holiday.ts';
import type { ReadsContent } from '../services.ts';
import { fillBrand } from './fill-brand.ts';
import { renderMarkdown } from './render-markdown.ts';

export type Question = Pick<FaqEntry, 'id' | 'question'> & { html: string };
export type QuestionGroup = { name: string; questions: Question[] };

/** Group by group, in the order they were written. */
export async function listQuestions({ content }: ReadsContent): Promise<QuestionGroup[]> {
  const { questions, site } = content.current();
  const groups = Object.groupBy(questions, ({ group }) => group);
  const asked = faqGroups.filter((name) => groups[name]);
  return asked.map((name) => ({
    name,
    questions: (groups[name] ?? []).map(({ id, question, answer }) => ({
      id,
      question,
      html: renderMarkdown(notedHoliday(fillBrand(answer, site), site)),
    })),
  }));
}
