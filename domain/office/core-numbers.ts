import { type LetterSystem, parseDate } from '../../numerology/index.ts';
import { chartOf } from '../../numerology/names/index.ts';

/** A person's five core numbers with their working, or nothing where name or date do not allow it yet. */
export function coreNumbersOf(
  { name, birthDate }: { name?: string; birthDate?: string | null },
  system: LetterSystem,
) {
  const date = birthDate ? parseDate(birthDate) : undefined;
  const reading = name && date ? chartOf({ name, birthDate: date, system }) : undefined;
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
