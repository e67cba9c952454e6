import { useState } from 'react';
import { instantOf, placeOf } from '../../../shared/wall-time.ts';
import { useSite } from '../../page-words.ts';
import { Field } from '../../ui/field.tsx';

type MomentProps = { label: string; name: string; error?: string };

/** A moment on the practice's clock, as all times of the office are, sent without a zone in doubt. */
export function MomentField({ label, name, error }: MomentProps) {
  const { timeZone } = useSite();
  const [at, setAt] = useState('');
  const [date = '', time = ''] = at.split('T');
  return (
    <div>
      <Field
        label={label}
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.target.value)}
        hint={`${placeOf(timeZone)} time`}
        error={error}
      />
      <input type="hidden" name={name} value={instantOf(date, time, timeZone)?.toISOString() ?? ''} />
    </div>
  );
}
