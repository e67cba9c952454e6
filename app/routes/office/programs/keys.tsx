import { LocalTime } from '../../../components/local-time.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { Field } from '../../../ui/field.tsx';
import { NewEntry } from './new-entry.tsx';
import { type Option, Options, RowButton } from './shown-once.tsx';

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
      <NewEntry intent="make-key" call="Make a key">
        {(fields) => (
          <>
            <Field label="Name of the program" name="name" maxLength={60} required error={fields.name} />
            <Options legend="What it may do" name="scopes" options={scopes} error={fields.scopes} />
          </>
        )}
      </NewEntry>
    </Part>
  );
}
