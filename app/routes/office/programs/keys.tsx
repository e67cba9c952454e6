import { useFetcher } from 'react-router';
import { FormError } from '../../../components/form-error.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { type Option, Options, type ProgramAnswer, RowButton, ShownOnce } from './shown-once.tsx';

type Key = {
  id: string;
  name: string;
  endsWith: string;
  scopes: string[];
  createdAt: string;
  lastUsedAt?: string;
};

/** Keys by which programs of hers read people and orders, and add tags. */
export function Keys({ keys, scopes }: { keys: Key[]; scopes: Option[] }) {
  const fetcher = useFetcher<ProgramAnswer>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const fields = answer?.problem?.fields ?? {};
  return (
    <Part title="Keys">
      <p className="text-quiet">
        A program with a key asks <code className="text-fine">/api/v1</code>, as{' '}
        <a href="/api/v1/openapi.json">the description</a> says. A key opens what you tick, and nothing else.
      </p>
      <ul className="divide-y divide-rule">
        {keys.map(({ id, name, endsWith, scopes: opens, createdAt, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="wrap-anywhere">{name}</span>
              <span className="block text-fine text-quiet">
                …{endsWith}, {opens.join(', ')}, made <LocalTime at={createdAt} as="d MMM yyyy" />,{' '}
                {lastUsedAt ? (
                  <>
                    last used <LocalTime at={lastUsedAt} />
                  </>
                ) : (
                  'never used'
                )}
              </span>
            </span>
            <RowButton intent="withdraw-key" field="keyId" id={id} label="Withdraw" about={name} />
          </li>
        ))}
      </ul>
      <fetcher.Form method="post" className="space-y-3">
        <FormError problem={Object.keys(fields).length === 0 ? answer?.problem : undefined} />
        <Field label="Name of the program" name="name" maxLength={60} required error={fields.name} />
        <Options legend="What it may do" name="scopes" options={scopes} error={fields.scopes} />
        <Button
          type="submit"
          name="intent"
          value="make-key"
          variant="outline"
          pending={fetcher.state !== 'idle'}
        >
          Make a key
        </Button>
        <ShownOnce text={answer?.shown} />
      </fetcher.Form>
    </Part>
  );
}
