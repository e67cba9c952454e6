import { useState } from 'react';
import { useFetcher } from 'react-router';
import { FormError } from '../../../components/form-error.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { AddPasskey, type Refused } from '../../../components/passkeys.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import type { AccountChange } from '../account-changes.ts';

type Passkey = { id: string; name: string; createdAt: string };

/** Signing in with finger, face or PIN of a device. */
export function Passkeys({ passkeys, proven }: { passkeys: Passkey[]; proven: boolean }) {
  const [name, setName] = useState('My device');
  const [problem, setProblem] = useState<Refused>();
  return (
    <Card id="passkeys" className="scroll-mt-6">
      <h2 className="text-lead">Passkeys</h2>
      <p className="mt-4 text-quiet">
        {proven
          ? 'Sign in with the finger, face or PIN of your phone or computer. No password, no code.'
          : 'Confirm your e-mail address first, by the letter we sent you. Then you can add one here.'}
      </p>
      <ul className="mt-4 divide-y divide-rule">
        {passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {proven && (
        <div className="mt-4 space-y-4">
          <FormError problem={problem} />
          <Field
            label="Name of the passkey"
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={60}
          />
          <AddPasskey name={name} onProblem={setProblem} />
        </div>
      )}
    </Card>
  );
}

function PasskeyLine({ passkey: { id, name, createdAt } }: { passkey: Passkey }) {
  const fetcher = useFetcher<AccountChange>();
  return (
    <li className="py-3">
      <FormError problem={fetcher.state === 'idle' ? fetcher.data?.problem : undefined} />
      <fetcher.Form
        method="post"
        action="/portal/account"
        className="flex flex-wrap items-end justify-between gap-3"
      >
        <input type="hidden" name="passkey" value={id} />
        <div className="min-w-40 grow">
          <Field label="Name" name="name" defaultValue={name} maxLength={60} required />
        </div>
        <Button type="submit" name="intent" value="rename-passkey" variant="outline" size="sm">
          Rename
        </Button>
        <Button type="submit" name="intent" value="remove-passkey" variant="danger" size="sm">
          Remove
        </Button>
      </fetcher.Form>
      <p className="text-fine text-quiet">
        Added <LocalTime at={createdAt} as="MMM d, yyyy" />
      </p>
    </li>
  );
}
