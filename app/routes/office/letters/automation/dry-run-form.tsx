import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Plan } from '../../../../../domain/marketing/browser.ts';
import type { DryRun } from '../../../../../domain/marketing/index.ts';
import type { Problem } from '../../../../answer.server.ts';
import { LocalTime } from '../../../../components/local-time.tsx';
import { Part } from '../../../../components/office/facts.tsx';
import { StepLine } from '../../../../components/office/step-line.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';

/** What would happen to somebody who entered now, as it is written here. Nothing is sent. */
export function DryRunForm({ plan }: { plan: Plan }) {
  const fetcher = useFetcher<{ foreseen?: DryRun; problem?: Problem }>();
  const [email, setEmail] = useState('');
  const foreseen = fetcher.data?.foreseen;
  const problem = fetcher.data?.problem;
  const run = () =>
    void fetcher.submit({ intent: 'dry-run', email, plan: JSON.stringify(plan) }, { method: 'post' });
  return (
    <Part title="Dry run">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="For this person, from now on"
          type="email"
          value={email}
          placeholder="maya@example.com"
          onChange={({ target }) => setEmail(target.value)}
          error={problem && (problem.fields.email ?? problem.message)}
        />
        <Button variant="outline" onClick={run} pending={fetcher.state !== 'idle'}>
          Show the dates
        </Button>
      </div>
      {foreseen && (
        <div role="status">
          <StepLine
            label={`What would happen to ${foreseen.person}`}
            begins={foreseen.person}
            points={foreseen.steps.map(({ at, words, note }) => ({
              words: (
                <>
                  <span className="text-quiet">
                    <LocalTime at={at} as="EEE d MMM yyyy, HH:mm" />
                  </span>{' '}
                  {words}
                </>
              ),
              note,
            }))}
          />
        </div>
      )}
    </Part>
  );
}
