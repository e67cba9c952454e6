import type { Content } from '../../content/make-content.ts';
import { type MailName, mailTemplates, shelfOf } from '../../emails/index.tsx';
import { letterWords } from '../../emails/letter-words.tsx';
import type { LetterTexts } from './content-bodies.ts';

export const letterNames = Object.keys(mailTemplates).filter((name) => name !== 'custom') as MailName[];

export const isLetter = (key: string): key is MailName => letterNames.some((name) => name === key);

/** 'abandoned_cart_reminder' as one says it. */
export function letterTitle(key: string): string {
  const words = key.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const sequences: Record<string, string> = {
  abandoned_cart: 'Abandoned Cart',
  abandoned_cart_reminder: 'Abandoned Cart',
  abandoned_cart_final: 'Abandoned Cart',
  membership_intro: 'Membership Upsell',
  membership_benefits: 'Membership Upsell',
  membership_offer: 'Membership Upsell',
  ...Object.fromEntries(
    ['welcome', 'testimonial', 'discount', 'education', 'urgency', 'value', 'membership'].map((step) => [
      step,
      'Quiz Nurture',
    ]),
  ),
};

export const letterGroup = (key: string): string => sequences[key] ?? shelfOf(key);

/** What is wrong with the changed words of a letter, by field. */
export function letterProblem(
  content: Content,
  key: string,
  texts: LetterTexts,
): Record<string, string> | undefined {
  if (!isLetter(key)) return { body: 'There is no such letter.' };
  const { words, places } = letterWords(key, content);
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
