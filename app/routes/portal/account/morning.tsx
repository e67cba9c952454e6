import { timeLabel } from '../../../../shared/wall-time.ts';
import { PushSwitch } from '../../../components/push-switch.tsx';
import { useVisitorZone } from '../../../components/sessions/visitor-zone.ts';
import { Choice } from '../../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';

type Props = { hour?: number; knowsBirthDate: boolean; publicKey: string; endpoints: string[] };

const hours = [
  { value: '', label: 'Not at all' },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: timeLabel(`${hour}:00`) })),
];

/** The number of the day, pushed at an hour of the member's own clock. */
export function Morning({ hour, knowsBirthDate, publicKey, endpoints }: Props) {
  const zone = useVisitorZone('UTC');
  return (
    <AccountForm title="The number of your day" intent="morning" button="Save the hour">
      {({ fields }) => (
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          <div className="space-y-4">
            <p className="text-quiet">
              {knowsBirthDate
                ? 'In the morning, on your phone or computer: what kind of day it is for you. By your own clock.'
                : 'We need your birth date for it: give it above, and it can begin.'}
            </p>
            <Choice
              label="Every day at"
              name="hour"
              options={hours}
              defaultValue={hour ?? ''}
              error={fields.hour}
            />
            <input type="hidden" name="zone" value={zone} />
          </div>
          <PushSwitch publicKey={publicKey} endpoints={endpoints} />
        </div>
      )}
    </AccountForm>
  );
}
