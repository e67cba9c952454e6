import { faqGroups } from '../../../../content/faq.ts';
import { ProductChoice } from '../../../components/office/product-choice.tsx';
import { TextEditor } from '../../../components/office/text-editor/text-editor.tsx';
import { Checkbox, Choice, DayField, Field, TextArea } from '../../../ui/field.tsx';
import type { FieldsProps } from './fields.tsx';

const Hidden = ({ hidden, label }: { hidden?: boolean; label: string }) => (
  <Checkbox name="hidden" defaultChecked={hidden} label={label} />
);

export function TestimonialFields({ body, errors }: FieldsProps<'testimonial'>) {
  return (
    <>
      <TextArea label="Quote" name="quote" defaultValue={body.quote} rows={5} required error={errors.quote} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Name"
          name="name"
          defaultValue={body.name}
          maxLength={60}
          required
          error={errors.name}
        />
        <Field
          label="Place"
          name="place"
          defaultValue={body.place}
          maxLength={60}
          required
          error={errors.place}
        />
      </div>
      <ProductChoice label="About" name="product" defaultValue={body.product} error={errors.product} />
      <div>
        <Checkbox
          name="sample"
          defaultChecked={body.sample}
          label="A sample, shown with that word. Untick it only for words a customer really wrote, with their consent."
        />
        <Hidden hidden={body.hidden} label="Hidden from the site" />
      </div>
    </>
  );
}

export function QuestionFields({ body, errors }: FieldsProps<'question'>) {
  return (
    <>
      <Field
        label="Question"
        name="question"
        defaultValue={body.question}
        maxLength={160}
        required
        error={errors.question}
      />
      <Choice
        label="Group"
        name="group"
        defaultValue={body.group}
        options={faqGroups.map((group) => ({ value: group, label: group }))}
        error={errors.group}
      />
      <TextEditor
        label="Answer"
        name="answer"
        defaultValue={body.answer}
        rows={9}
        required
        error={errors.answer}
      />
      <Hidden hidden={body.hidden} label="Hidden from the site" />
    </>
  );
}

const images = [
  { value: 'wheel', label: 'A wheel with a key' },
  { value: 'pair', label: 'Two circles' },
  { value: 'calendar', label: 'A calendar' },
  { value: 'constellation', label: 'A constellation' },
];
const numbers = [
  { value: 'lifePath', label: 'Life Path' },
  { value: 'expression', label: 'Expression' },
  { value: 'soulUrge', label: 'Soul Urge' },
];

export function ArticleFields({ body, errors }: FieldsProps<'article'>) {
  return (
    <>
      <Field
        label="Title"
        name="title"
        defaultValue={body.title}
        maxLength={120}
        required
        error={errors.title ?? errors.id}
      />
      <TextArea
        label="In two sentences"
        name="description"
        hint="On the card, in search results and where the link is shared."
        defaultValue={body.description}
        rows={3}
        required
        error={errors.description}
      />
      <TextEditor
        label="Article"
        name="body"
        defaultValue={body.body}
        rows={22}
        className="font-mono text-fine"
        required
        error={errors.body}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DayField label="Date on it" name="date" defaultValue={body.date} required error={errors.date} />
        <ProductChoice label="Goes with" name="product" defaultValue={body.product} error={errors.product} />
        <Choice
          label="Drawing"
          name="image"
          defaultValue={body.image}
          options={images}
          error={errors.image}
        />
        <Choice
          label="Speaks to the reader’s"
          name="number"
          defaultValue={body.number}
          options={numbers}
          error={errors.number}
        />
      </div>
      <Hidden hidden={body.hidden} label="Taken off the site" />
    </>
  );
}

export function MeaningFields({ body, errors, limits }: FieldsProps<'meaning'>) {
  const most = (field: 'title' | 'essence' | 'short' | 'exercise') =>
    limits ? `At most ${limits[field]} characters: it stands in the PDFs too.` : undefined;
  const all = (field: 'long' | 'strengths' | 'cautions') =>
    limits && `At most ${limits[field].lines}, ${limits[field].characters} characters in all.`;
  return (
    <>
      <Field
        label="Name"
        name="title"
        defaultValue={body.title}
        hint={most('title')}
        required
        error={errors.title}
      />
      <TextArea
        label="In one line"
        name="essence"
        defaultValue={body.essence}
        rows={2}
        hint={most('essence')}
        required
        error={errors.essence}
      />
      <TextArea
        label="In one paragraph"
        name="short"
        defaultValue={body.short}
        rows={5}
        hint={most('short')}
        required
        error={errors.short}
      />
      <TextArea
        label="The paid reading"
        name="long"
        defaultValue={body.long.join('\n\n')}
        rows={14}
        hint={`Paragraphs, an empty line between them. ${all('long') ?? ''}`}
        required
        error={errors.long}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextArea
          label="Strengths"
          name="strengths"
          defaultValue={body.strengths.join('\n')}
          rows={5}
          hint={`One line each. ${all('strengths') ?? ''}`}
          required
          error={errors.strengths}
        />
        <TextArea
          label="Cautions"
          name="cautions"
          defaultValue={body.cautions.join('\n')}
          rows={5}
          hint={`One line each. ${all('cautions') ?? ''}`}
          required
          error={errors.cautions}
        />
      </div>
      <TextArea
        label="Something to do this week"
        name="exercise"
        defaultValue={body.exercise}
        rows={4}
        hint={most('exercise')}
        required
        error={errors.exercise}
      />
    </>
  );
}

/** What it must go on saying is checked when it is saved (content/legal.ts). */
export function LegalFields({ body, errors }: FieldsProps<'legal'>) {
  return (
    <>
      <p className="measure text-quiet">
        Orders keep the text under which they were placed, word for word. A change holds for orders from then
        on; give it a moment to come if it is to hold from a certain day.
      </p>
      <Field
        label="Title"
        name="title"
        defaultValue={body.title}
        maxLength={60}
        required
        error={errors.title}
      />
      <TextArea
        label="In two sentences"
        name="description"
        hint="Below the title, and in search results."
        defaultValue={body.description}
        rows={3}
        required
        error={errors.description}
      />
      <TextArea
        label="Text"
        name="body"
        hint="Markdown. {{legalName}}, {{legalAddress}}, {{contactEmail}}, {{brand}}, {{guide}}, {{siteUrl}} and {{answerTime}} are filled in."
        defaultValue={body.body}
        rows={28}
        className="font-mono text-fine"
        required
        error={errors.body}
      />
    </>
  );
}
