import { type KeyboardEvent, type RefObject, useId } from 'react';
import { Button } from '../../../ui/button.tsx';

type Props = {
  /** React does not control it: what was typed before hydration stays. */
  input: RefObject<HTMLInputElement | null>;
  onApply(): void;
  pending: boolean;
  applied?: string;
  problem?: string;
};

export function CodeField({ input, onApply, pending, applied, problem }: Props) {
  const id = useId();
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter here means the code, not the purchase.
    onApply();
  };
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        Discount code
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          ref={input}
          id={id}
          name="code"
          onKeyDown={applyOnEnter}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-said`}
          aria-invalid={problem ? true : undefined}
          className="h-12 w-full min-w-0 rounded-md border border-control bg-card px-3.5 uppercase aria-invalid:border-bad"
        />
        {/* Without script the code is looked at when the order is sent. */}
        <Button variant="outline" onClick={onApply} pending={pending} className="needs-script">
          Apply
        </Button>
      </div>
      <p id={`${id}-said`} role="status" className="mt-1.5 text-fine empty:hidden">
        {problem && <span className="font-semibold text-bad">{problem}</span>}
        {!problem && applied && <span className="text-good">{applied}</span>}
      </p>
    </div>
  );
}
