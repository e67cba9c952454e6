import type { CSSProperties, InputHTMLAttributes } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> & {
  label: string;
  /** 0 to 100. */
  value: number;
  onValueChange(value: number): void;
};

/** The browser's own slider, gilded: arrows, Page keys and thumbs all know it. */
export function Slider({ label, value, onValueChange, ...input }: Props) {
  return (
    <input
      {...input}
      type="range"
      min={0}
      max={100}
      aria-label={label}
      aria-valuetext={`${value}%`}
      value={value}
      onChange={(event) => onValueChange(event.target.valueAsNumber)}
      className="slider"
      style={{ '--filled': `${value}%` } as CSSProperties}
    />
  );
}
