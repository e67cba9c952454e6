import { articlesOf } from '../../content/index.ts';
import { notFound } from '../../errors.ts';
import { type Actor, staffOnly } from '../../identity/index.ts';
import type { ReadsContent } from '../../services.ts';
import type { Written } from './letter-of-broadcast.ts';

/** An article that is published, as the beginning of a letter: whole, with the way to its page, to be changed at will. */
export async function letterFromArticle(
  { content }: ReadsContent,
  { actor, articleId }: { actor: Actor; articleId: string },
): Promise<Written> {
  staffOnly(actor);
  const article = articlesOf(content.current()).find(({ id }) => id === articleId);
  if (!article) throw notFound('Article');
  const { id, title, body, product } = article;
  return {
    subject: title.slice(0, SUBJECT),
    body: [
      'Dear {{firstName|friend}},',
      `## ${title}`,
      body.trim(),
      `[Read it on our site](/blog/${id})`,
      `{{product:${product}}}`,
    ].join('\n\n'),
  };
}

const SUBJECT = 150;
