import { markdownProblem } from '../../shared/markdown-limits.ts';
import { pictureOf } from './pictures/picture-address.ts';
import { picturesIn } from './render-markdown.ts';

/** What is wrong with a text in Markdown or with its pictures, or nothing. */
export function bodyProblem(markdown: string): string | undefined {
  const problem = markdownProblem(markdown);
  if (problem) return problem;
  for (const { alt, address } of picturesIn(markdown)) {
    if (!pictureOf(address))
      return `Pictures are added by “Add a picture”; ${address || 'this one'} is none of those.`;
    if (!alt.trim())
      return 'Please say what each picture shows, between the brackets: ![a candle on a desk](…).';
  }
  return undefined;
}
