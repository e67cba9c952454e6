import { readVowels, type YChoice } from '../../../numerology/index.ts';

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
        <input key={`${word}.${letter}`} type="hidden" name="y" value={`${word}.${letter}.${as}`} />
      ))}
    </fieldset>
  );
}
