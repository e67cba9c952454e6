import { type LetterSystem, parseDate, type YChoice } from '../../numerology/index.ts';
import { chartOf } from '../../numerology/names/index.ts';

type Counted = { name?: string; spelling?: string; yChoices?: YChoice[]; birthDate?: string | null };

/** A person's five core numbers with their working, or nothing where name or date do not allow it yet. */
export function coreNumbersOf({ name, spelling, yChoices, birthDate }: Counted, system: LetterSystem) {
  const date = birthDate ? parseDate(birthDate) : undefined;
  const reading =
    name && date ? chartOf({ name, editedSpelling: spelling, yChoices, birthDate: date, system }) : undefined;
  if (!reading?.ok) return undefined;
  const { lifePath, expression, soulUrge, personality, birthday } = reading.numbers;
  return [
    { label: 'Life Path', ...shown(lifePath) },
    { label: 'Expression', ...shown(expression) },
    { label: 'Soul Urge', ...shown(soulUrge) },
    { label: 'Personality', ...shown(personality) },
    { label: 'Birthday', ...shown(birthday) },
  ];
}

export type CoreNumbers = NonNullable<ReturnType<typeof coreNumbersOf>>;

const shown = <W>({ value, compound, working }: { value: number; compound: string; working: W }) => ({
  value,
  compound,
  working,
});
