import { useState } from 'react';
import { Field } from '../../ui/field.tsx';

type MomentProps = { label: string; name: string; error?: string };

/** A moment on this person's own clock, sent without a zone in doubt. */
export function MomentField({ label, name, error }: MomentProps) {
  const [at, setAt] = useState('');
  return (
    <div>
      <Field
        label={label}
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.target.value)}
        error={error}
      />
      <input type="hidden" name={name} value={at ? new Date(at).toISOString() : ''} />
    </div>
  );
}
