import { groupOf, isMailName, mailNames } from '../../emails/groups.ts';
import type { LetterWords, MailName } from '../../emails/mails.ts';
import type { LetterTexts } from './content-bodies.ts';

/** What is written each time by hand has no words of ours to change. */
export const letterNames = mailNames.filter((name) => name !== 'custom');

export const isLetter = (key: string): key is MailName => isMailName(key) && key !== 'custom';

/** 'abandoned_cart_reminder' as one says it. */
export function letterTitle(key: string): string {
  const words = key.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const letterGroup = (key: string): string => (isMailName(key) ? groupOf(key) : '');

/** What is wrong with the changed words of a letter, by field. */
export function letterProblem(
  { words, places }: Pick<LetterWords, 'words' | 'places'>,
  texts: LetterTexts,
): Record<string, string> | undefined {
  const known = new Set(['subject', 'preview', ...words]);
  for (const [written, text] of Object.entries(texts)) {
    if (!known.has(written)) return { [written]: 'The letter has no such sentence any more.' };
    const unknown = [...text.matchAll(/\{\{(\w+)\}\}/g)].find(([, place = '']) => !places.includes(place));
    if (unknown) return { [written]: `Nothing to fill ${unknown[0]} with.` };
    if (text.includes('{{') && written !== 'subject' && written !== 'preview') {
      return { [written]: 'Only the subject and the line beside it can be filled.' };
    }
  }
  return undefined;
}
