import { type FaqEntry, faq } from '../../content/faq.ts';
import type { Services } from '../services.ts';
import { fillBrand } from './fill-brand.ts';
import { renderMarkdown } from './render-markdown.ts';

export type Question = Pick<FaqEntry, 'id' | 'question'> & { html: string };
export type QuestionGroup = { name: string; questions: Question[] };

/** In the order they were written, group by group. */
export async function listQuestions(_services: Services): Promise<QuestionGroup[]> {
  const groups = Object.groupBy(faq, ({ group }) => group);
  return Object.entries(groups).map(([name, entries]) => ({
    name,
    questions: (entries ?? []).map(({ id, question, answer }) => ({
      id,
      question,
      html: renderMarkdown(fillBrand(answer)),
    })),
  }));
}
