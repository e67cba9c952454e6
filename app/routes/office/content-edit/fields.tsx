import type { ContentKind } from '../../../../content/edition.ts';
import type { ContentBodies, meaningLimits } from '../../../../domain/content/index.ts';
import type { LetterWords } from '../../../../emails/mails.ts';
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
  /** For letters: the sentences that can be changed. */
  letter?: LetterWords;
};

type Props = Omit<FieldsProps<ContentKind>, 'body'> & { kind: ContentKind; body: unknown };

/** The form of a kind of text. */
export function ContentFields({ kind, body, ...rest }: Props) {
  switch (kind) {
    case 'product':
      return <ProductFields body={body as ContentBodies['product']} {...rest} />;
    case 'testimonial':
      return <TestimonialFields body={body as ContentBodies['testimonial']} {...rest} />;
    case 'question':
      return <QuestionFields body={body as ContentBodies['question']} {...rest} />;
    case 'article':
      return <ArticleFields body={body as ContentBodies['article']} {...rest} />;
    case 'meaning':
      return <MeaningFields body={body as ContentBodies['meaning']} {...rest} />;
    case 'letter':
      return <LetterFields body={body as ContentBodies['letter']} {...rest} />;
  }
}
