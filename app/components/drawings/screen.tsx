import { drawn } from '../../ui/drawn.ts';
/** A stage of nine rays and a rising number wheel: the still of a reading. Unlit while it is being made. */
export const Screen = drawn(function Screen({ lit, className }: { lit: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 320 180" className={className} aria-hidden="true">
      <g opacity={lit ? 1 : 0.45} fill="none" stroke="var(--leaf)">
        {Array.from({ length: 9 }, (_, i) => {
          const turn = -80 + i * 20;
          return (
            <g key={turn} transform={`rotate(${turn} 160 160)`}>
              <line x1="160" y1="82" x2="160" y2={i % 2 ? 40 : 26} strokeWidth="0.8" />
              <circle cx="160" cy={i % 2 ? 34 : 20} r="2" fill="var(--leaf)" stroke="none" />
            </g>
          );
        })}
        <path d="M90 160a70 70 0 0 1 140 0" strokeWidth="1.2" />
        <path d="M98 160a62 62 0 0 1 124 0" stroke="var(--rule)" />
        <line x1="24" y1="160" x2="296" y2="160" strokeWidth="1" />
        <line x1="48" y1="165" x2="272" y2="165" stroke="var(--rule)" />
        {lit ? (
          <path d="M150 116 182 135 150 154Z" fill="var(--gold)" stroke="none" />
        ) : (
          <g strokeWidth="1.2">
            <path d="M150 118h22M150 152h22M153 118c0 11 16 12 16 17s-16 6-16 17M169 118c0 11-16 12-16 17s16 6 16 17" />
          </g>
        )}
      </g>
    </svg>
  );
});
