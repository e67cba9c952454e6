import type { Compatibility } from '../../../../domain/readings/index.ts';
import { Medallion } from '../../../ui/medallion.tsx';

const owners = ['Your Life Path', 'Their Life Path'];

export function CompatibilityAnswer({ answer }: { answer: Compatibility }) {
  const { people, together, between, title, essence, short, family } = answer;
  return (
    <section className="mx-auto max-w-6xl px-4 pt-14 sm:px-6" aria-labelledby="pair">
      <div className="engraved grid gap-x-12 gap-y-8 px-6 py-10 sm:px-12 lg:grid-cols-[auto_1fr]">
        <div className="flex justify-center gap-6 lg:flex-col lg:gap-8">
          {people.map(({ digit, master, compound }, i) => (
            <figure key={owners[i]} className="w-32 text-center">
              <Medallion value={digit} label={`${owners[i]} ${digit}`} className="w-full" />
              <figcaption className="mt-2 text-fine">
                {owners[i]} <span className="whitespace-nowrap text-quiet lining-nums">{compound}</span>
                {master && <span className="block text-plum lining-nums">Master number {master}</span>}
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="self-center">
          <h2 id="pair" className="text-display">
            {title}
          </h2>
          <p className="mt-4 text-lead text-quiet">{essence}</p>
          <p className="mt-4 measure">{short}</p>
          <dl className="mt-7 grid gap-x-8 gap-y-4 border-t border-rule pt-6 sm:grid-cols-2">
            <Fact name="What you make together" value={together}>
              The sum of both numbers: the mood of the household you keep.
            </Fact>
            <Fact name="The bridge between you" value={String(between)}>
              {between === 0
                ? 'You share one number, so neither has far to walk.'
                : 'The difference of the two: what each has to learn on the way over.'}
            </Fact>
          </dl>
          {family && (
            <p className="mt-6 measure border-t border-rule pt-5">
              <strong>{family.title}.</strong> You both belong to it. {family.essence}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function Fact({ name, value, children }: { name: string; value: string; children: string }) {
  return (
    <div className="flex gap-4">
      <dt className="order-last">
        <span className="block font-semibold">{name}</span>
        <span className="block text-fine text-quiet">{children}</span>
      </dt>
      <dd className="serif min-w-10 text-title whitespace-nowrap text-gold lining-nums">{value}</dd>
    </div>
  );
}
