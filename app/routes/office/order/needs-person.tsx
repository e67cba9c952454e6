import { useFetcher } from 'react-router';
import type { Problem } from '../../../answer.server.ts';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';

/** Above everything else: the buyer wrote of something that is none for a chart. */
export function NeedsPerson({ severity }: { severity: 'crisis' | 'care' }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  useAnswer(fetcher, ({ problem }) => {
    if (problem) void toast({ title: 'That did not work', description: problem.message, kind: 'error' });
  });
  return (
    <section aria-labelledby="needs-person" className="rounded-md border-2 border-bad p-5">
      <h2 id="needs-person" className="text-lead text-bad">
        {severity === 'crisis' ? 'Needs a person now' : 'Needs a person'}
      </h2>
      <p className="measure mt-2">
        Please read what the buyer wrote, below, and answer in person. No text of ours answers it; the buyer
        has been given helplines and knows that you will write.
      </p>
      <fetcher.Form method="post" className="mt-4">
        <Button
          type="submit"
          name="intent"
          value="cared-for"
          variant="outline"
          pending={fetcher.state !== 'idle'}
        >
          I have taken care of it
        </Button>
      </fetcher.Form>
    </section>
  );
}
