import type { ComponentType } from 'react';
import type { ContentKind } from '../../../../content/edition.ts';
import type { ContentBodies, meaningLimits } from '../../../../domain/content/index.ts';
import type { LetterOutline } from '../../../../emails/mails.ts';
import { LetterFields } from './letter-fields.tsx';
import {
  ArticleFields,
  LegalFields,
  MeaningFields,
  QuestionFields,
  TestimonialFields,
} from './text-fields.tsx';

/** Products and pages have pages of their own. */
export type TextKind = Exclude<ContentKind, 'product' | 'page' | 'course' | 'navigation'>;

export type FieldsProps<Kind extends TextKind> = {
  body: ContentBodies[Kind];
  errors: Record<string, string>;
  /** For meanings: how long a text may be to keep its place in the PDFs. */
  limits?: ReturnType<typeof meaningLimits>;
  /** For letters: their parts, and what they can say of a reader. */
  letter?: LetterOutline;
};

const forms: { [Kind in TextKind]: ComponentType<FieldsProps<Kind>> } = {
  testimonial: TestimonialFields,
  question: QuestionFields,
  article: ArticleFields,
  meaning: MeaningFields,
  letter: LetterFields,
  legal: LegalFields,
};

/** The form of a kind of text. */
export function ContentFields<Kind extends TextKind>({ kind, ...props }: FieldsProps<Kind> & { kind: Kind }) {
  const Form: ComponentType<FieldsProps<Kind>> = forms[kind];
  return <Form {...props} />;
}
