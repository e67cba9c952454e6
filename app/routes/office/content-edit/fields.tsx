import type { ComponentType } from 'react';
import type { ContentKind } from '../../../../content/edition.ts';
import type { ContentBodies, meaningLimits } from '../../../../domain/content/index.ts';
import type { LetterOutline } from '../../../../emails/mails.ts';
import { LetterFields } from './letter-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { ArticleFields, MeaningFields, QuestionFields, TestimonialFields } from './text-fields.tsx';

export type FieldsProps<Kind extends ContentKind> = {
  body: ContentBodies[Kind];
  errors: Record<string, string>;
  /** For products: the quotes a card may show. */
  quotes?: { id: string; label: string }[];
  /** For meanings: how long a text may be to keep its place in the PDFs. */
  limits?: ReturnType<typeof meaningLimits>;
  /** For letters: their parts, and what they can say of a reader. */
  letter?: LetterOutline;
};

const forms: { [Kind in ContentKind]: ComponentType<FieldsProps<Kind>> } = {
  product: ProductFields,
  testimonial: TestimonialFields,
  question: QuestionFields,
  article: ArticleFields,
  meaning: MeaningFields,
  letter: LetterFields,
};

/** The form of a kind of text. */
export function ContentFields<Kind extends ContentKind>({
  kind,
  ...props
}: FieldsProps<Kind> & { kind: Kind }) {
  const Form: ComponentType<FieldsProps<Kind>> = forms[kind];
  return <Form {...props} />;
}
