import type { Token, Tokens } from 'marked';

/**
 * What our Markdown has besides everybody's. Other readers of Markdown show it as a link, a quotation and a word in braces:
 *
 *     [Take the quiz](/quiz "button")        a button, alone in its paragraph
 *     > [!TIP]                               a call-out; also [!NOTE] and [!WARNING]
 *     > Bring the birth date as it was written.
 *     {{product:report}}                     a product's card, alone in its paragraph
 *     {{number:life-path-7}} {{number:7}}    a number as we draw it, alone in its paragraph
 *
 * Pages, articles, letters and the office's editor read it with the functions below.
 */
export const calloutNames = { note: 'Note', tip: 'Good to know', warning: 'Please mind' } as const;
export type CalloutKind = keyof typeof calloutNames;

export const calloutName = (kind: string): string => (isCalloutKind(kind) ? calloutNames[kind] : '');

const isCalloutKind = (kind: string): kind is CalloutKind => Object.hasOwn(calloutNames, kind);

const MARKER = /^\[!([A-Za-z]{1,12})\][ \t]*(?:\n|$)/;

/** The kind of a call-out, and what stands in it. */
export function calloutIn({ tokens }: Tokens.Blockquote): { kind: CalloutKind; tokens: Token[] } | undefined {
  const [first, ...others] = tokens;
  if (first?.type !== 'paragraph') return undefined;
  const [words, ...more]: Token[] = first.tokens ?? [];
  if (words?.type !== 'text') return undefined;
  const [marker = '', name = ''] = MARKER.exec(words.raw) ?? [];
  const kind = name.toLowerCase();
  if (!isCalloutKind(kind)) return undefined;
  const rest = words.raw.slice(marker.length);
  // `[!NOTE]` and something that is no text behind it, on the same line.
  if (rest === '' && more.length > 0 && !marker.endsWith('\n')) return undefined;
  const left = rest.trim() === '' ? more : [{ ...words, raw: rest, text: rest }, ...more];
  return { kind, tokens: left.length > 0 ? [{ ...first, tokens: left }, ...others] : others };
}

/** The title by which a link is a button. */
export const BUTTON = 'button';

/** The link that a paragraph draws as a button. */
export function buttonIn({ tokens }: Tokens.Paragraph): Tokens.Link | undefined {
  const [only, ...others] = tokens.filter(({ type, raw }) => type !== 'text' || raw.trim() !== '');
  return only && isLink(only) && others.length === 0 && only.title === BUTTON ? only : undefined;
}

const isLink = (token: Token): token is Tokens.Link => token.type === 'link';

const PRODUCT = /^\{\{product:([a-z0-9-]{1,60})\}\}$/;

/** The product whose card a paragraph is. */
export const productIn = ({ text }: { text: string }): string | undefined => PRODUCT.exec(text.trim())?.[1];

/** What a drawn number may be of. */
export const numberPlaces = {
  'life-path': 'Life Path',
  expression: 'Expression',
  'soul-urge': 'Soul Urge',
  personality: 'Personality',
  birthday: 'Birthday',
  'personal-year': 'Personal year',
} as const;
export const drawnNumbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '11', '22', '33'] as const;

const NUMBER = /^(?:([a-z]+(?:-[a-z]+)?)-)?(\d{1,2})$/;

/** What `life-path-7` says: the number, and its words where it is one of a chart. */
export function readNumber(sign: string): { value: string; words?: string } | undefined {
  const [, place, value = ''] = NUMBER.exec(sign) ?? [];
  if (!drawnNumbers.some((known) => known === value)) return undefined;
  if (place === undefined) return { value };
  return isNumberPlace(place) ? { value, words: `${numberPlaces[place]} ${value}` } : undefined;
}

const isNumberPlace = (place: string): place is keyof typeof numberPlaces =>
  Object.hasOwn(numberPlaces, place);

/** The number that a paragraph draws. */
export function numberIn({ text }: { text: string }): string | undefined {
  const sign = /^\{\{number:([a-z0-9-]{1,30})\}\}$/.exec(text.trim())?.[1];
  return sign && readNumber(sign) ? sign : undefined;
}

/** Where a text may lead: our own pages, the web, a mailbox. Anything else (javascript:, data:) is shown as its words. */
export const isSafeAddress = (address: string): boolean => /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(address);
