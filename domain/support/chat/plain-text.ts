import type { Reply } from '../../../adapters/assistant/assistant.ts';
import { type Concern, kinds, languages } from '../../../care/index.ts';
import { careWords } from '../../../content/care/words.ts';
import { careText, helpLinesTold, type Locale } from '../../care.ts';
import type { Services } from '../../services.ts';
import type { ConversationRow } from './queries.ts';

/** Why a person is needed, as the office reads it. It names no more than she has to know before she opens it. */
const reasons: Record<Concern['severity'], string> = {
  crisis: 'May be in danger',
  care: 'Wrote of something that a person should answer',
};

/** The answer to somebody in need. It comes before every other rule of the chat, and no model is asked. */
export function careReply(
  services: Services,
  concern: Concern,
  { country }: Locale,
  { isTold, asksEmail }: { isTold: boolean; asksEmail: boolean },
): Reply {
  return {
    response: careText(services, { ...concern, country }, { isTold, asksEmail }),
    recommendations: [],
    sources: [],
    intent: 'question',
    escalate: reasons[concern.severity],
  };
}

/** To what somebody writes whom a person will answer: never "I do not know that", and whom to call meanwhile. */
export function stillHere(services: Services, concern: Concern, { country }: Locale): string {
  const { stillHere: words, noReading } = careWords[concern.language];
  if (concern.severity === 'care') return noReading;
  return `${words}\n${helpLinesTold(services, { ...concern, country })}`;
}

/** What was said in a conversation before, as long as nobody of ours has closed the matter. */
export function concernOf({ careKind, careSeverity, careLanguage }: ConversationRow): Concern | undefined {
  const kind = kinds.find((one) => one === careKind);
  if (!kind || !careSeverity) return undefined;
  return { kind, severity: careSeverity, language: languages.find((one) => one === careLanguage) ?? 'en' };
}

/** Markdown as somebody would say it: links by their words, no marks. Chat messages are plain text throughout. */
export function plainText(markdown: string): string {
  return (
    markdown
      .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .replace(/^\|[-| :]+\|$/gm, '')
      .replace(/^\|(.*)\|$/gm, (_, row: string) =>
        row
          .split('|')
          .map((cell) => cell.trim())
          .join(': '),
      )
      .replace(/^#+\s*/gm, '')
      .replace(/^>\s?/gm, '')
      // Call-outs, product cards and drawn numbers: their words stand around them.
      .replace(/^(?:\[!(?:note|tip|warning)\]|\{\{(?:product|number):[a-z0-9-]{1,60}\}\})[ \t]*$/gim, '')
      .replace(/^[-*]\s+/gm, '• ')
      .replace(/(\*\*|__)(.+?)\1/g, '$2')
      .replace(/`([^`]*)`/g, '$1')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** A message without e-mail and web addresses: their parts are nobody's words. */
export const withoutAddresses = (message: string): string =>
  message
    .split(/(?<=\s)/)
    .map((piece) => (/^\W*(?:https?:|www\.)/i.test(piece) || /\S@\S/.test(piece) ? ' ' : piece))
    .join('');

/** At most `length` characters, ending with a whole sentence or paragraph. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const ends = [...cut.matchAll(/[.!?]["”’)]?(?=\s)|\n\n/g)].at(-1);
  const end = ends ? ends.index + ends[0].trimEnd().length : cut.lastIndexOf(' ');
  return cut.slice(0, end).trim();
}

/** Where news of a conversation are told. */
export const liveConversationTopic = (conversationId: string) => `chat:${conversationId}`;
