import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';
import { moonPath, polar, range, sparkPath, starPath } from './geometry.ts';
import { figurePath } from './number-figure.tsx';

export type PlateName = 'wheel' | 'pair' | 'calendar' | 'constellation';

function Wheel() {
  return (
    <>
      <circle r="72" strokeWidth="1.4" />
      <circle r="67" strokeWidth="0.7" />
      <circle r="63" strokeWidth="5" strokeDasharray="0.6 3.798" />
      {range(9).map((at) => (
        <g key={at} transform={`rotate(${at * 40})`}>
          <path d="M0 -58V-26" strokeWidth="0.7" />
          <path d={sparkPath(0, -42, 5)} fill="var(--leaf)" stroke="none" transform="rotate(20)" />
        </g>
      ))}
      <circle r="26" fill="var(--card)" strokeWidth="1.2" />
      {/* A shop key: the article is about the name over the door. */}
      <g stroke="var(--ink)" strokeWidth="1.6" fill="none" strokeLinecap="round">
        <circle cy="-10" r="6.5" />
        <circle cy="-10" r="2.4" strokeWidth="1" />
        <path d="M0 -3.5V16M0 11H6M0 16H8" />
      </g>
    </>
  );
}

function Pair() {
  return (
    <>
      {[-34, 34].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <circle r="56" strokeWidth="1.4" />
          <circle r="51" strokeWidth="0.7" />
          <circle r="47" strokeWidth="4" strokeDasharray="0.6 3.5" opacity="0.7" />
          <path d={figurePath(x < 0 ? 7 : 2, 42)} strokeWidth="0.7" />
        </g>
      ))}
      <path d="M0 -44.5A56 56 0 0 1 0 44.5A56 56 0 0 1 0 -44.5Z" fill="var(--sunken)" strokeWidth="1.2" />
      <path d={sparkPath(0, 0, 14)} fill="var(--gold)" stroke="none" />
      <path d={`${sparkPath(0, -27, 5)}${sparkPath(0, 27, 5)}`} fill="var(--leaf)" stroke="none" />
    </>
  );
}

function Calendar() {
  return (
    <>
      <path d="M-92 -62H92V62H-92Z" strokeWidth="1.4" />
      <path d="M-87 -57H87V57H-87Z" strokeWidth="0.7" />
      {range(12).map((at) => {
        const [x, y] = [-66 + (at % 6) * 26.4, at < 6 ? -26 : 28];
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            <circle r="10" strokeWidth="0.8" fill="var(--sunken)" />
            <path d={moonPath(10, (at + 0.6) * 30)} fill="var(--leaf)" stroke="none" />
            <path d="M-8 17H8" strokeWidth="0.6" />
          </g>
        );
      })}
      <path d="M-87 1H87" strokeWidth="0.7" />
      <path d={sparkPath(0, 1, 8)} fill="var(--gold)" stroke="none" />
    </>
  );
}

const stars = [
  [-96, 30],
  [-66, -6],
  [-38, 16],
  [-12, -34],
  [14, -8],
  [34, -48],
  [60, -14],
  [52, 34],
  [96, 12],
] as const;

function Constellation() {
  return (
    <>
      <path d={`M${stars.map((star) => star.join(' ')).join('L')}`} strokeWidth="0.9" strokeDasharray="4 4" />
      <path d={starPath([70], 9)} strokeWidth="0.5" opacity="0.5" />
      <circle r="74" strokeWidth="0.7" opacity="0.5" />
      {stars.map(([x, y], at) => (
        <path
          key={x}
          d={sparkPath(x, y, at % 3 === 1 ? 11 : 6.5)}
          fill={at % 3 === 1 ? 'var(--gold)' : 'var(--leaf)'}
          stroke="none"
        />
      ))}
      {range(34).map((at) => {
        const [x, y] = polar(30 + ((at * 29) % 52), at * 47);
        return (
          <circle
            key={at}
            cx={Math.round(x * 1.5)}
            cy={y}
            r={0.6 + (at % 3) * 0.35}
            fill="var(--leaf)"
            stroke="none"
          />
        );
      })}
    </>
  );
}

const plates: Record<PlateName, () => ReactNode> = {
  wheel: Wheel,
  pair: Pair,
  calendar: Calendar,
  constellation: Constellation,
};

/** The engraved plate above an article: a frame, a hatched ground, and its picture. */
export const Plate = drawn(function Plate({ name, className }: { name: PlateName; className?: string }) {
  const Picture = plates[name];
  return (
    <svg viewBox="-150 -94 300 188" className={cx('block', className)} aria-hidden="true">
      <rect x="-149" y="-93" width="298" height="186" fill="var(--card)" stroke="var(--rule)" />
      <rect
        x="-143"
        y="-87"
        width="286"
        height="174"
        fill="var(--paper)"
        stroke="var(--leaf)"
        strokeWidth="0.8"
      />
      {[-1, 1].flatMap((x) =>
        [-1, 1].map((y) => <path key={`${x}${y}`} d={sparkPath(x * 132, y * 76, 6)} fill="var(--leaf)" />),
      )}
      <g fill="none" stroke="var(--leaf)">
        <Picture />
      </g>
    </svg>
  );
});
