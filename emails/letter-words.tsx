import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../content/make-content.ts';
import { ContentContext } from './content-context.ts';
import type { MailTemplate } from './mail-template.ts';
import type { LetterWords } from './mails.ts';
import { placesIn, WordingContext } from './words.tsx';

/** Shorter scraps (' until ', ', ') are glue between data, and would make no sense alone. */
const FEWEST_WORDS = 3;

/**
 * The sentences of a letter that are the same for every reader. A sentence with data in it differs between the sample
 * and a changed sample, and is left out: rewriting it would never match.
 */
export function letterWords(template: MailTemplate<object>, content: Content): LetterWords {
  const { sample } = template;
  const first = sentencesOf(template, sample, content);
  const second = new Set(sentencesOf(template, changed(sample) as object, content));
  return {
    subject: template.subject(sample, content),
    preview: template.preview(sample, content),
    places: placesIn(sample),
    words: [...new Set(first)].filter(
      (sentence) =>
        second.has(sentence) && /^\p{L}/u.test(sentence) && sentence.split(/\s+/).length >= FEWEST_WORDS,
    ),
  };
}

function sentencesOf({ Body }: MailTemplate<object>, props: object, content: Content): string[] {
  const seen: string[] = [];
  const listen = (words: string) => {
    seen.push(words);
    return words;
  };
  try {
    renderToStaticMarkup(
      <ContentContext value={content}>
        <WordingContext value={listen}>
          <Body {...props} />
        </WordingContext>
      </ContentContext>,
    );
  } catch {
    // A letter that cannot be drawn from a changed sample offers nothing to rewrite but its subject.
    return [];
  }
  return seen;
}

/** The same shape with other words, numbers and days in it. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return (value % 9) + 1;
  if (typeof value === 'string') return changedText(value);
  if (Array.isArray(value)) return value.map(changed);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner)]));
  }
  return value;
}

function changedText(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return new Date(Date.parse(text) + 40 * 24 * 3_600_000).toISOString();
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${Number(text.slice(0, 4)) + 1}${text.slice(4)}`;
  if (/^(https?:|\/)/.test(text)) return `${text}x`;
  return /^[a-z_-]+$/.test(text) ? text : `${text} Zed`;
}
