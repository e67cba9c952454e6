import type { LettersWorking, SumWorking, Term, WordWorking } from '../../../numerology/index.ts';
import { cx } from '../../ui/class-names.ts';

/** How a number came about, for the reader to check with a pencil. */
export function NumberWorking({ working }: { working: SumWorking | LettersWorking }) {
  return (
    <div className="space-y-3 text-fine">
      {working.kind === 'sum' ? <DateTerms terms={working.terms} /> : <Words words={working.words} />}
      <p className="border-t border-rule pt-2.5 font-semibold">
        <Together working={working} />
      </p>
    </div>
  );
}

const names: Partial<Record<Term['label'], string>> = { month: 'Month', day: 'Day', year: 'Year' };

function DateTerms({ terms }: { terms: Term[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
      {terms.map(({ label, source, steps }) => (
        <div key={label} className="contents">
          <dt className="text-quiet">{names[label]}</dt>
          <dd className="lining-nums tabular-nums">{steps.length > 1 ? <Steps steps={steps} /> : source}</dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ words }: { words: WordWorking[] }) {
  return words.map(({ word, letters, sum, steps }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold the same word twice, and its words never move
    <div key={index} className="flex flex-wrap items-end gap-x-3 gap-y-1">
      <span className="sr-only">
        {word}:{' '}
        {letters
          .filter(({ counted }) => counted)
          .map(({ letter, value }) => `${letter} ${value}`)
          .join(', ') || 'no letter counts'}
        .
      </span>
      <span className="flex flex-wrap gap-y-2" aria-hidden="true">
        {letters.map(({ letter, value, counted }, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, and never move
            key={at}
            className={cx(
              'flex w-6 flex-col items-center border-b leading-snug lining-nums',
              counted ? 'border-leaf' : 'border-rule text-quiet',
            )}
          >
            <span className="serif text-[1rem]">{letter}</span>
            <span className="text-[0.8125rem]">{counted ? value : '·'}</span>
          </span>
        ))}
      </span>
      <span className="lining-nums">
        = <Steps steps={steps.length > 1 ? steps : [sum]} />
      </span>
    </div>
  ));
}

function Together({ working }: { working: SumWorking | LettersWorking }) {
  const parts = (working.kind === 'sum' ? working.terms : working.words).map(({ value }) => value);
  const { total, steps } = working;
  return (
    <span className="lining-nums tabular-nums">
      {parts.length > 1 ? `${parts.join(' + ')} = ` : ''}
      <Steps steps={steps.length > 0 ? steps : [total]} />
    </span>
  );
}

function Steps({ steps }: { steps: number[] }) {
  return steps.map((step, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a way down is drawn once and never reordered
    <span key={index}>
      {index > 0 && (
        <>
          <span aria-hidden="true" className="px-1 text-quiet">
            →
          </span>
          <span className="sr-only"> becomes </span>
        </>
      )}
      {step}
    </span>
  ));
}
