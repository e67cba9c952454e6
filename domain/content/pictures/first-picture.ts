import { picturesIn } from '../render-markdown.ts';
import { pictureOf } from './picture-address.ts';

export type ShownPicture = { address: string; width: number; height: number; alt: string };

export function firstPicture(markdown: string): ShownPicture | undefined {
  // Most texts have none, and need not be read for that.
  if (!markdown.includes('](/pictures/')) return undefined;
  for (const { alt, address } of picturesIn(markdown)) {
    const picture = pictureOf(address);
    if (picture) return { address, alt, width: picture.width, height: picture.height };
  }
  return undefined;
}
