import { Plus } from 'lucide-react';
import { createContext, useContext } from 'react';
import { kindOfSection, type SectionField, type SectionKind } from '../../../../content/sections.ts';
import { has } from '../../../../shared/problem.ts';
import { MediaChooser } from '../../../components/office/media-chooser.tsx';
import { ProductChoice, useProducts } from '../../../components/office/product-choice.tsx';
import { TextEditor } from '../../../components/office/text-editor/text-editor.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice, Field, TextArea } from '../../../ui/field.tsx';

/** A section as it stands in the form; the domain says whether it may stay so. */
export type FormSection = { id: string; kind: SectionKind; hidden?: true; words: Record<string, unknown> };

type Option = { value: string; label: string };
/** What a section may be about, besides products. */
export const ChoicesContext = createContext<{ quotes: Option[]; events: Option[] }>({
  quotes: [],
  events: [],
});

type Props = { section: FormSection; errors: Record<string, string>; onChange(section: FormSection): void };

/** The fields of a section, by its kind. */
export function SectionFields({ section, errors, onChange }: Props) {
  const { fields } = kindOfSection(section.kind);
  return (
    <div className="space-y-5">
      {Object.entries(fields).map(([name, field]) => {
        const Box = boxes[field.is];
        return (
          <Box
            key={name}
            field={field}
            value={section.words[name]}
            error={errors[name]}
            onChange={(value) => onChange({ ...section, words: { ...section.words, [name]: value } })}
          />
        );
      })}
    </div>
  );
}

type BoxProps = { field: SectionField; value: unknown; error?: string; onChange(value: unknown): void };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldOf = (value: unknown, name: string): string => textOf(has(value, name) ? value[name] : '');
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function Line({ field: { label, hint }, value, error, onChange }: BoxProps) {
  const change = (typed: string) => onChange(typed);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      value={textOf(value)}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function Paragraph({ field: { label, hint }, value, error, onChange }: BoxProps) {
  return (
    <TextArea
      label={label}
      hint={hint}
      error={error}
      rows={2}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Markdown({ field: { label }, value, error, onChange }: BoxProps) {
  return (
    <TextEditor
      label={label}
      error={error}
      rows={8}
      className="font-mono text-fine"
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Lines({ field: { label, hint = 'One in a line.' }, value, error, onChange }: BoxProps) {
  return (
    <TextArea
      label={label}
      hint={hint}
      error={error}
      rows={4}
      value={listOf(value).map(textOf).join('\n')}
      onChange={({ target }) => onChange(target.value.split('\n'))}
    />
  );
}

function LinkBox({ field: { label }, value, error, onChange }: BoxProps) {
  const link = { label: fieldOf(value, 'label'), to: fieldOf(value, 'to') };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={`${label}: words`}
        value={link.label}
        error={error}
        onChange={({ target }) => onChange({ ...link, label: target.value })}
      />
      <Field
        label={`${label}: leads to`}
        value={link.to}
        hint="/quiz, /p/your-page, or https://…"
        onChange={({ target }) => onChange({ ...link, to: target.value })}
      />
    </div>
  );
}

function Points({ field: { label, hint }, value, error, onChange }: BoxProps) {
  const points = listOf(value).map((point) => ({
    title: fieldOf(point, 'title'),
    text: fieldOf(point, 'text'),
  }));
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">{label}</legend>
      {hint && <p className="text-fine text-quiet">{hint}</p>}
      {error && <p className="text-fine font-semibold text-bad">{error}</p>}
      {points.map((point, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point has no name but its place
        <div key={at} className="grid gap-3 border-l-2 border-rule pl-4">
          <Field
            label={`${at + 1}: title`}
            value={point.title}
            onChange={({ target }) => onChange(points.with(at, { ...point, title: target.value }))}
          />
          <TextArea
            label={`${at + 1}: text`}
            rows={2}
            value={point.text}
            onChange={({ target }) => onChange(points.with(at, { ...point, text: target.value }))}
          />
          {points.length > 1 && (
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-start"
              onClick={() => onChange(points.toSpliced(at, 1))}
            >
              Remove<span className="sr-only"> number {at + 1}</span>
            </Button>
          )}
        </div>
      ))}
      <Button size="sm" variant="outline" onClick={() => onChange([...points, { title: '', text: '' }])}>
        <Plus className="size-4" aria-hidden="true" /> One more
      </Button>
    </fieldset>
  );
}

function PictureBox({ field: { label }, value, error, onChange }: BoxProps) {
  const [address, alt] = [fieldOf(value, 'address'), fieldOf(value, 'alt')];
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{label}</legend>
      {address && <img src={address} alt={alt} className="max-h-48 rounded-md border border-rule" />}
      {error && <p className="text-fine font-semibold text-bad">{error}</p>}
      <MediaChooser
        call={address ? 'Choose another picture' : 'Choose a picture'}
        picturesOnly
        onChosen={(chosen) => onChange({ address: chosen.address, alt: chosen.alt })}
      />
    </fieldset>
  );
}

const NONE = { value: '', label: 'Please choose' };

function Side(props: BoxProps) {
  return (
    <Chosen
      {...props}
      options={[
        { value: 'left', label: 'On the left' },
        { value: 'right', label: 'On the right' },
      ]}
    />
  );
}

function Chosen({ field: { label }, value, error, onChange, options }: BoxProps & { options: Option[] }) {
  return (
    <Choice
      label={label}
      error={error}
      value={textOf(value)}
      options={options.some((option) => option.value === value) ? options : [NONE, ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function ProductBox({ field: { label }, value, error, onChange }: BoxProps) {
  const id = textOf(value);
  const isSold = useProducts().options.some((option) => option.value === id);
  return (
    <ProductChoice
      label={label}
      error={error}
      none={isSold ? undefined : NONE.label}
      value={id}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const QuoteBox = (props: BoxProps) => <Chosen {...props} options={useContext(ChoicesContext).quotes} />;
const EventBox = (props: BoxProps) => <Chosen {...props} options={useContext(ChoicesContext).events} />;

const boxes: { [Kind in SectionField['is']]: (props: BoxProps) => React.ReactNode } = {
  line: Line,
  text: Paragraph,
  markdown: Markdown,
  lines: Lines,
  link: LinkBox,
  points: Points,
  picture: PictureBox,
  side: Side,
  product: ProductBox,
  quote: QuoteBox,
  event: EventBox,
};
