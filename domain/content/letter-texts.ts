import { groupOf, isMailName, mailNames } from '../../emails/groups.ts';
import { textProblem } from '../../emails/letter-variables.ts';
import type { LetterOutline, LetterText, MailName } from '../../emails/mails.ts';
import { markdownProblem } from '../../shared/markdown-limits.ts';

/** What is written each time by hand has no words of ours to change. */
export const letterNames = mailNames.filter((name) => name !== 'custom');

export const isLetter = (key: string): key is MailName => isMailName(key) && key !== 'custom';

/** 'abandoned_cart_reminder' as one says it. */
export function letterTitle(key: string): string {
  const words = key.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const letterGroup = (key: string): string => (isMailName(key) ? groupOf(key) : '');

/** What is wrong with a letter as the office wants it, by field; a part is named by its place. */
export function letterProblem(
  { variables, blocks, hasSite }: LetterOutline,
  { subject = '', preview = '', blocks: arranged = [] }: LetterText,
): Record<string, string> | undefined {
  const problems: Record<string, string> = {};
  const check = (field: string, text: string, mayLink: boolean) => {
    const problem = markdownProblem(text) ?? textProblem(text, variables, { mayLink, hasSite });
    if (problem) problems[field] ??= problem;
  };
  check('subject', subject, false);
  check('preview', preview, false);
  const known = new Map(blocks.map((block) => [block.key, block]));
  for (const [at, { part, text, isOut }] of arranged.entries()) {
    const field = `blocks.${at}`;
    const block = part === undefined ? undefined : known.get(part);
    if (part !== undefined && !block) problems[field] ??= 'The letter has no such part any more.';
    if (isOut && block?.isNeeded)
      problems[field] ??= 'The letter is about this: it can be moved, not taken out.';
    if (text === undefined) continue;
    if (block && block.text === undefined) problems[field] ??= 'The letter writes this part itself.';
    check(field, text, block?.kind === undefined || block.kind === 'paragraph' || block.kind === 'aside');
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}
