import { z } from 'zod';
import type { Compatibility } from '../../../../domain/readings/index.ts';
import { compareLifePaths, listCouplesProducts } from '../../../../domain/readings/index.ts';
import { calendarDate } from '../../../../shared/fields.ts';
import { answerForm, changeBy } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { BirthDateField } from '../../../components/date-field.tsx';
import { ShareResults } from '../../../components/quiz/share-results.tsx';
import { servicesOf } from '../../../context.ts';
import { useEuro } from '../../../formats.ts';
import { Island } from '../../../islands/island.tsx';
import { pageMeta } from '../../../meta/page-meta.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Medallion } from '../../../ui/medallion.tsx';
import type { Route } from './+types/route';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Compatibility by birth date',
    description:
      'Two birth dates, two Life Paths and a short honest reading of the pair: free, without an account, and without a percentage.',
  });

export const loader = ({ context }: Route.LoaderArgs) => ({
  products: listCouplesProducts(servicesOf(context)),
});

/** It is posted, so that no birth date stands in an address. */
export const action = answerForm(
  {
    compare: changeBy(z.object({ first: calendarDate, second: calendarDate }), async ({ services }, dates) =>
      compareLifePaths(services, dates),
    ),
  },
  { limit: { name: 'compatibility', max: 60, seconds: 600 } },
);

const Form = formFor<typeof action>();

export default function CompatibilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData?.done;
  return (
    <>
      <div className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-8 px-4 pt-10 sm:px-6 lg:grid-cols-[minmax(0,32rem)_1fr] lg:pt-16">
        <div>
          <h1 className="text-display">Two birth dates, one kitchen table</h1>
          <p className="mt-5 text-lead text-quiet">
            Give both dates and read what your two Life Paths tend to make of each other. It is free, nothing
            is kept, and there is no percentage: a couple is not a score.
          </p>
          <Form
            intent="compare"
            action="/compatibility#answer"
            className="mt-8 space-y-5"
            submit="Compare the two"
            variant="gold"
            size="lg"
            fields={(field) => ({
              first: <BirthDateField label="Your birth date" required {...field.first} />,
              second: <BirthDateField label="The other person’s" isOthers required {...field.second} />,
            })}
          />
        </div>
        <TwoDials numbers={answer?.people.map(({ digit }) => digit)} className="mx-auto w-full max-w-xl" />
      </div>
      <div id="answer" className="scroll-mt-20">
        {answer && <CompatibilityAnswer answer={answer} />}
      </div>
      <CouplesReadings products={loaderData.products} answered={answer !== undefined} />
    </>
  );
}

type Props = { products: ReturnType<typeof listCouplesProducts>; answered: boolean };

function CouplesReadings({ products, answered }: Props) {
  const euro = useEuro();
  return (
    <section className="mx-auto max-w-6xl px-4 pt-16 sm:px-6" aria-labelledby="longer">
      <h2 id="longer" className="text-title">
        {answered ? 'The longer answer' : 'When a birth date is not enough'}
      </h2>
      <p className="mt-2 measure text-quiet">
        A Life Path is one of five numbers that two people can lay side by side. The readings for couples take
        both names and both dates, and print every sum.
      </p>
      <ul className="mt-7 grid gap-5 md:grid-cols-3">
        {products.map(({ id, name, description, priceCents, badge }) => (
          <li key={id} className="engraved flex flex-col px-6 py-7">
            <p className="flex min-h-7 items-start justify-between gap-3">
              <span className="serif text-title lining-nums">{euro(priceCents)}</span>
              {badge && <Badge look="gold">{badge}</Badge>}
            </p>
            <h3 className="mt-3 text-[1.25rem]">{name}</h3>
            <p className="mt-1 mb-6 text-quiet">{description}</p>
            <a href={`/checkout/${id}`} className={`${buttonLook({ variant: 'outline' })} mt-auto`}>
              Choose {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const owners = ['Your Life Path', 'Their Life Path'];

function CompatibilityAnswer({ answer }: { answer: Compatibility }) {
  const { people, together, between, title, essence, short, family } = answer;
  const pair = people.map(({ digit }) => digit).join('-');
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
          <Island
            name="share-results"
            of={ShareResults}
            when="load"
            props={{
              path: `/compatibility/${pair}`,
              picture: `pair-${pair}`,
              subject: 'What our two numbers make together',
            }}
          />
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

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const RADIUS = 128;
const APART = 152;

/** Two dials that overlap, each turned to its own number: what they share is the lens in the middle. */
function TwoDials({ numbers = [], className }: { numbers?: number[]; className?: string }) {
  const [left, right] = numbers;
  return (
    <svg viewBox="0 0 480 300" className={cx('block', className)} fill="none" aria-hidden="true">
      <path
        d="M240 47.100A128 128 0 0 1 240 252.900A128 128 0 0 1 240 47.100Z"
        fill="var(--leaf)"
        fillOpacity="0.16"
      />
      <Dial side={-1} number={left} />
      <Dial side={1} number={right} />
      <path d="M240 134 245 150 240 166 235 150Z" fill="var(--gold)" />
    </svg>
  );
}

function Dial({ side, number }: { side: -1 | 1; number?: number }) {
  return (
    <g transform={`translate(${240 + (side * APART) / 2} 150)`}>
      <circle r={RADIUS} stroke="var(--leaf)" strokeWidth="1.2" />
      <circle r={RADIUS - 4} stroke="var(--rule)" />
      <circle r="90" stroke="var(--rule)" />
      {Array.from({ length: 72 }, (_, i) => i * 5).map((angle) => (
        <path
          key={angle}
          d="M0-124V-119"
          stroke="var(--leaf)"
          strokeWidth="0.7"
          transform={`rotate(${angle})`}
        />
      ))}
      {DIGITS.map((digit) => (
        <Numeral
          key={digit}
          digit={digit}
          angle={(digit - (number ?? 9)) * 40 + side * 90}
          side={side}
          isChosen={digit === number}
        />
      ))}
      {number && (
        <text
          x={side * 18}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="84"
          fill="var(--ink)"
          style={{ fontFamily: 'var(--font-serif)', fontVariantNumeric: 'lining-nums' }}
        >
          {number}
        </text>
      )}
    </g>
  );
}

type NumeralProps = { digit: number; angle: number; side: -1 | 1; isChosen: boolean };

function Numeral({ digit, angle, side, isChosen }: NumeralProps) {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.sin(turn) * 106, -Math.cos(turn) * 106];
  // In the lens the numerals of both dials would fall on each other.
  if (Math.hypot(x + side * APART, y) < RADIUS + 6) return null;
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      {isChosen && <circle r="15" fill="var(--card)" stroke="var(--gold)" />}
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={isChosen ? 20 : 16}
        fill={isChosen ? 'var(--gold)' : 'var(--ink)'}
        opacity={isChosen ? 1 : 0.6}
        style={{ fontFamily: 'var(--font-serif)', fontVariantNumeric: 'lining-nums' }}
      >
        {digit}
      </text>
    </g>
  );
}
