import { picturesIn } from '../render-markdown.ts';
import { pictureOf } from './picture-address.ts';

/** What is wrong with the pictures of a text, or nothing. */
export function pictureProblem(markdown: string): string | undefined {
  for (const { alt, address } of picturesIn(markdown)) {
    if (!pictureOf(address))
      return `Pictures are added by “Add a picture”; ${address || 'this one'} is none of those.`;
    if (!alt.trim())
      return 'Please say what each picture shows, between the brackets: ![a candle on a desk](…).';
  }
  return undefined;
}
