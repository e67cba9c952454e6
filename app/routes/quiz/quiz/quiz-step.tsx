import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

type Props = {
  title: string;
  text: ReactNode;
  action: string;
  disabled: boolean;
  pending?: boolean;
  onNext(): void;
  onBack?(): void;
  children: ReactNode;
};

/** One question. It is a form, so Enter moves on. */
export function QuizStep({ title, text, action, disabled, pending, onNext, onBack, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled && !pending) onNext();
  };
  return (
    <form onSubmit={submit} className="animate-rise" noValidate>
      <h2 className="text-title lg:text-[2.75rem] lg:leading-[1.1]">{title}</h2>
      <p className="mt-3 text-quiet">{text}</p>
      <div className="mt-7 space-y-5">{children}</div>
      <div className="mt-8 flex flex-wrap-reverse items-center gap-3">
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" variant="gold" size="lg" disabled={disabled} pending={pending} className="grow">
          {action}
        </Button>
      </div>
    </form>
  );
}
