/** The ruling behind a chart that is drawn on 100 by 100: full at its ends and middle, dashed at the quarters. */
export function RuledLines() {
  return [0, 25, 50, 75, 100].map((tick) => (
    <line
      key={tick}
      x1="0"
      x2="100"
      y1={tick}
      y2={tick}
      stroke="var(--rule)"
      strokeDasharray={tick % 50 === 0 ? undefined : '2 4'}
      vectorEffect="non-scaling-stroke"
    />
  ));
}
