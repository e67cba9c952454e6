import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';

/** A letter with the brand mark pressed into its wax. */
export const SealedLetter = drawn(function SealedLetter({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 160" className={cx('block', className)} fill="none" aria-hidden="true">
      <path d="M6 14h228v140H6z" fill="var(--card)" stroke="var(--leaf)" strokeWidth="1.2" />
      <path d="M11 19h218v130H11z" stroke="var(--rule)" />
      <path d="M6 154 96 76M234 154l-90-78" stroke="var(--leaf)" strokeWidth="0.9" />
      <path d="M6 14 120 96 234 14" fill="var(--card)" stroke="var(--leaf)" strokeWidth="1.2" />
      <path d="M16 14 120 88 224 14" stroke="var(--rule)" />
      <g transform="translate(120 92)">
        <path
          d="M0-27c9-1 12 4 18 7 6 4 9 9 8 17 1 8-1 14-7 19-5 6-11 9-19 9s-14-1-19-7c-6-5-9-11-8-19 0-8 2-14 8-18 6-5 10-8 19-8Z"
          fill="var(--plum)"
        />
        <circle r="18.500" stroke="var(--on-ink)" strokeWidth="0.8" opacity="0.75" />
        {[0, 40, 80].map((turn) => (
          <path
            key={turn}
            d="M0-14 12.100 7-12.100 7Z"
            stroke="var(--on-ink)"
            strokeWidth="0.8"
            opacity="0.85"
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="2" fill="var(--on-ink)" />
      </g>
    </svg>
  );
});
