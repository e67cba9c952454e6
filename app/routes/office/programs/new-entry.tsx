import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { FormError } from '../../../components/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { type ProgramAnswer, ShownOnce } from './shown-once.tsx';

type Props = { intent: string; call: string; children(errors: Record<string, string>): ReactNode };

/** The form of a new key or address, which then shows its secret once. */
export function NewEntry({ intent, call, children }: Props) {
  const fetcher = useFetcher<ProgramAnswer>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const errors = answer?.problem?.fields ?? {};
  return (
    <fetcher.Form method="post" className="space-y-3">
      <FormError problem={Object.keys(errors).length === 0 ? answer?.problem : undefined} />
      {children(errors)}
      <Button type="submit" name="intent" value={intent} variant="outline" pending={fetcher.state !== 'idle'}>
        {call}
      </Button>
      <ShownOnce text={answer?.shown} />
    </fetcher.Form>
  );
}
