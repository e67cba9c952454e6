import { useId } from 'react';
import { beginsLater, withdrawalConsent } from '../../../content/checkout.ts';
import { Card } from '../../ui/card.tsx';

const ways = [
  { value: 'now', label: 'Start now', text: withdrawalConsent },
  { value: 'later', label: 'Start after 14 days', text: beginsLater },
];

/** When we begin. Neither is chosen beforehand: what ends a right must be asked for. */
export function BeginFields({ problem }: { problem?: string }) {
  const id = useId();
  return (
    <Card>
      <fieldset aria-describedby={problem ? `${id}-error` : undefined}>
        <legend className="text-lead">When shall we begin?</legend>
        {ways.map(({ value, label, text }) => (
          <label key={value} className="mt-3 flex min-h-11 cursor-pointer items-start gap-3">
            <input
              type="radio"
              name="begin"
              value={value}
              required
              aria-invalid={problem ? true : undefined}
              className="mt-1 size-5 shrink-0 accent-gold"
            />
            <span>
              <strong>{label}</strong>
              <span className="block text-fine text-quiet">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {problem && (
        <p id={`${id}-error`} className="mt-2 text-fine font-semibold text-bad">
          {problem}
        </p>
      )}
    </Card>
  );
}
