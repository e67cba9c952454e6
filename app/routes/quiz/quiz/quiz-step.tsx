import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useMissing } from '../../../ui/use-missing.tsx';

type Props = {
  title: string;
  text: ReactNode;
  action: string;
  /** What keeps the button from working, in words; nothing when it works. */
  missing?: string;
  pending?: boolean;
  onNext(typed: FormData): void;
  onBack?(): void;
  children: ReactNode;
};

/** One question. It is a form, so Enter moves on; sent without script it is answered by a page with all questions. */
export function QuizStep({ title, text, action, missing, pending, onNext, onBack, children }: Props) {
  const { button, words, hold } = useMissing(missing);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    hold(event);
    event.preventDefault();
    if (!pending) onNext(new FormData(event.currentTarget));
  };
  return (
    // The first question is what the visitor came for: it stands there at once.
    <form
      method="post"
      action="/quiz/result"
      onSubmit={submit}
      className={onBack && 'animate-rise'}
      noValidate
    >
      <h2 className="text-title lg:text-[2.75rem] lg:leading-[1.1]">{title}</h2>
      <p className="mt-3 text-quiet short:mt-1">{text}</p>
      <div className="mt-7 space-y-5 short:mt-3">{children}</div>
      <div className="mt-8 flex flex-wrap-reverse short:mt-4 items-center gap-3">
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" variant="gold" size="lg" {...button} pending={pending} className="grow">
          {action}
        </Button>
      </div>
      {words}
    </form>
  );
}
