import { Field } from '../../ui/field.tsx';
import { spellingWords, useSpelling } from '../numbers/spelling.tsx';

type Props = {
  name: string;
  error?: string;
  maxLength: number;
  fullName: string;
  /** As its owner changed it; otherwise ours is shown. */
  edited: string;
  onChange(spelling: string): void;
  onBlur?(): void;
};

/** How a name that is not written in A to Z is counted, to be looked at and changed. A plain name needs none of it. */
export function SpellingField({ fullName, edited, onChange, ...field }: Props) {
  const counted = useSpelling(fullName.trim());
  if (!edited && !counted?.changed) return null;
  return (
    <Field
      {...field}
      {...spellingWords(counted)}
      value={edited || (counted?.text ?? '')}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
