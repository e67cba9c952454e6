import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import type { LineId, SetUpLine } from '../../../../domain/office/index.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

export const lineOf = (lines: SetUpLine[], id: LineId) => lines.find((line) => line.id === id);

/** One card of the set-up: what it is about, and whether its lines are done. */
export function Step({
  id,
  title,
  lines,
  children,
}: {
  id: string;
  title: string;
  lines: (SetUpLine | undefined)[];
  children: ReactNode;
}) {
  const known = lines.filter((line) => line !== undefined);
  const isDone = known.every((line) => line.isDone);
  const isRequired = known.some((line) => line.isRequired);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card className="space-y-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={`${id}-title`} className="text-[1.375rem]">
            {title}
          </h2>
          {isDone ? (
            <Badge look="good">Done</Badge>
          ) : (
            <Badge look={isRequired ? 'gold' : 'secondary'}>{isRequired ? 'Required' : 'Can wait'}</Badge>
          )}
        </div>
        {children}
      </Card>
    </section>
  );
}

type Answer = { done?: boolean; problem?: Problem };

/** A form of one step, which says at its own place what came of it. */
export function StepForm({
  intent,
  label,
  saved,
  variant = 'primary',
  children,
}: {
  intent: string;
  label: string;
  /** Said when it worked. */
  saved: string;
  variant?: 'primary' | 'outline' | 'gold';
  children?: (errors: Record<string, string>) => ReactNode;
}) {
  const fetcher = useFetcher<Answer>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const errors = answer?.problem?.fields ?? {};
  const atFields = Object.keys(errors).length > 0;
  return (
    <fetcher.Form method="post" className="space-y-5">
      {children?.(errors)}
      <FormError problem={answer?.problem && !atFields ? answer.problem : undefined} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant={variant}
          pending={fetcher.state !== 'idle'}
        >
          {label}
        </Button>
        <p role="status" className="text-good">
          {answer?.done && saved}
        </p>
      </div>
    </fetcher.Form>
  );
}
