import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';
import { later } from '../../ui/later.ts';
import { range, sparkPath } from '../drawings/geometry.ts';
import { ChapterSeal } from '../drawings/ornaments.tsx';

type Props = {
  anchor: string;
  number: number;
  heading: string;
  intro: string;
  /** Night is the dark palette in either theme; sunken sets a chapter off from its neighbours. */
  ground?: 'paper' | 'sunken' | 'night';
  centred?: boolean;
  /** About how tall it will be, in rem. */
  height: [phone: number, desk: number];
  children: ReactNode;
};

const grounds = {
  paper: '',
  sunken: 'border-y border-rule bg-sunken',
  night: 'dark relative border-y border-rule bg-paper text-ink',
};

/** One of the nine chapters of the landing page, with its number in the margin. */
export function Chapter({
  anchor,
  number,
  heading,
  intro,
  ground = 'paper',
  centred,
  height,
  children,
}: Props) {
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-heading`}
      style={later(...height)}
      className={cx('later py-8 sm:py-16 lg:py-22', grounds[ground])}
    >
      {ground === 'night' && <StarField />}
      <div className="relative mx-auto max-w-6xl px-4 sm:px-6">
        <div
          className={cx(
            'mb-5 sm:mb-9 lg:mb-12',
            centred
              ? 'flex flex-col items-center gap-2 text-center sm:gap-4'
              : 'grid grid-cols-[auto_1fr] items-center gap-x-4 sm:gap-x-7',
          )}
        >
          <ChapterSeal
            number={number}
            className={cx('size-12 sm:size-20', !centred && 'sm:row-span-2 sm:self-start')}
          />
          <h2
            id={`${anchor}-heading`}
            className={cx('text-title lg:text-[2.5rem]', !centred && 'sm:self-end sm:pt-2')}
          >
            {heading}
          </h2>
          <p
            className={cx(
              'measure text-quiet sm:text-lead',
              !centred && 'mt-2 max-sm:col-span-2 sm:self-start',
            )}
          >
            {intro}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** Spread without a pattern that the eye could find: both steps are far from any fraction of the width. */
const stars = range(150)
  .map((at) => ({ x: (at * 617.3) % 1440, y: (at * 271.7) % 560, size: at % 11 }))
  // The middle belongs to the words.
  .filter(({ x }) => Math.abs(x - 720) > 560);

/** Stars behind a night band: dust for the most part, and a few that are worth a wish. */
const StarField = drawn(function StarField({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMid slice"
      className={cx('pointer-events-none absolute inset-0 size-full', className)}
      aria-hidden="true"
    >
      <path
        d={stars
          .filter(({ size }) => size > 1)
          .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h.01`)
          .join('')}
        stroke="var(--quiet)"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path
        d={stars
          .filter(({ size }) => size <= 1)
          .map(({ x, y, size }) => sparkPath(Math.round(x), Math.round(y), 4 + size * 3))
          .join('')}
        fill="var(--leaf)"
        opacity="0.7"
      />
    </svg>
  );
});
