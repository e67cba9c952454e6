import { useEffect, useState } from 'react';
import type { ShownSpelling } from '../../../domain/readings/index.ts';
import { readVowels, type YChoice } from '../../../numerology/index.ts';
import { asksForPassport, leaveOutTitles } from '../../../numerology/names/index.ts';
import { callFunction } from '../call-function.ts';

type Y = { word: number; letter: number; spelled: string; byRule: YChoice['as'] };

function findYs(words: string[]): Y[] {
  return words.flatMap((spelled, word) =>
    readVowels(spelled).flatMap(({ letter, kind }, at) =>
      letter === 'Y' ? [{ word, letter: at, spelled, byRule: kind }] : [],
    ),
  );
}

type Props = { words: string[]; choices: YChoice[]; onChange(choices: YChoice[]): void };

/** A switch for each Y: our rule reads it from its neighbours, its owner knows how it sounds. */
export function YSwitches({ words, choices, onChange }: Props) {
  const ys = findYs(words);
  if (ys.length === 0) return null;
  const chosen = ({ word, letter, byRule }: Y) =>
    choices.find((choice) => choice.word === word && choice.letter === letter)?.as ?? byRule;
  const turn = (y: Y) => {
    const others = choices.filter(({ word, letter }) => word !== y.word || letter !== y.letter);
    const as = chosen(y) === 'vowel' ? 'consonant' : 'vowel';
    onChange(as === y.byRule ? others : [...others, { word: y.word, letter: y.letter, as }]);
  };
  return (
    <fieldset className="rounded-md border border-rule bg-sunken/60 px-4 py-3">
      <legend className="px-1 text-fine font-semibold">
        {ys.length === 1 ? 'The Y' : 'The Ys'} in the name
      </legend>
      <p className="text-fine text-quiet">Ticked, it sounds like a vowel and counts for the Soul Urge.</p>
      {ys.map((y) => (
        <label key={`${y.word}.${y.letter}`} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-gold"
            checked={chosen(y) === 'vowel'}
            onChange={() => turn(y)}
            aria-label={`The Y at place ${y.letter + 1} of ${y.spelled} is a vowel`}
          />
          <span className="serif tracking-[0.08em]" aria-hidden="true">
            {y.spelled.slice(0, y.letter)}
            <strong className="text-gold underline underline-offset-4">Y</strong>
            {y.spelled.slice(y.letter + 1)}
          </span>
          <span className="text-fine text-quiet" aria-hidden="true">
            {chosen(y)}
            {chosen(y) === y.byRule ? ', by our rule' : ', as you hear it'}
          </span>
        </label>
      ))}
      {choices.map(({ word, letter, as }) => (
        <input key={`${word}.${letter}`} type="hidden" name="yChoices" value={`${word}.${letter}.${as}`} />
      ))}
    </fieldset>
  );
}

const PAUSE_MS = 350;

export const askSpelling = (name: string) => callFunction<ShownSpelling>('name-spelling', { name });

/** How a typed name is counted: at once where A to Z is enough, else asked of the server when the typing pauses. */
export function useSpelling(name: string): ShownSpelling | undefined {
  const [asked, setAsked] = useState<{ name: string; spelling: ShownSpelling }>();
  const plain = spellPlainName(name);
  const passport = asksForPassport(name);
  const mustAsk = !plain && !passport && /\p{L}/u.test(name);
  useEffect(() => {
    if (!mustAsk) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const called = await askSpelling(name);
      if (!stale && called.ok) setAsked({ name, spelling: called.data });
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [name, mustAsk]);
  if (plain) return { text: plain.words.join(' '), changed: false, leftOut: plain.leftOut };
  if (passport) return { text: '', changed: true, leftOut: [], passport };
  return asked?.name === name ? asked.spelling : undefined;
}

/** What a name that A to Z cannot write is asked for: a look at our spelling, or the passport's. */
export function spellingWords(counted: ShownSpelling | undefined): { label: string; hint: string } {
  return counted?.passport
    ? {
        label: 'As written in the passport',
        hint: 'This script leaves some sounds to its reader, and we do not guess. Please write the name in the letters A to Z.',
      }
    : {
        label: 'Counted as',
        hint: 'The sums need the letters A to Z. If the passport or the family spells it differently, change it here.',
      };
}

const PLAIN = /^[A-Za-z' -]+$/;

/** How a name is counted, for names that need no spelling table. Undefined for any other. */
export function spellPlainName(name: string): { words: string[]; leftOut: string[] } | undefined {
  if (!PLAIN.test(name)) return undefined;
  // A lone apostrophe is no word.
  const typed = name.split(/[ -]+/).filter((word) => /[a-z]/i.test(word));
  const spelledWords = typed.map((raw) => ({
    raw,
    spelled: raw.replaceAll("'", '').toUpperCase(),
    changes: [],
  }));
  const { words, leftOut } = leaveOutTitles(spelledWords);
  if (words.length === 0) return undefined;
  return { words: words.map(({ spelled }) => spelled), leftOut: leftOut.map(({ raw }) => raw) };
}
