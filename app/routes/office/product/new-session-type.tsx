import { dialogFor } from '../../../components/action-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { action } from '../session-types/route.tsx';

const Ask = dialogFor<typeof action>();

/** The usual rules, which Calendar, Session types changes later. */
const usual = {
  ...{ priceCents: null, bufferBefore: null, bufferAfter: null, noticeMinutes: null },
  ...{ horizonDays: null, meetingLink: null, creditOnly: null },
};

/** A session that is not among the types yet, made where it is missed: nothing that is typed around it is lost. */
export function NewSessionType({ onMade }: { onMade(name: string): void }) {
  return (
    <Ask
      intent="create"
      action="/office/calendar/types"
      title="A session of another length or name"
      text="It is booked with what you sell it with. Hours, notice and a price of its own are under Calendar, Session types."
      trigger={
        <Button variant="quiet" size="sm" className="justify-self-start">
          Another length or name …
        </Button>
      }
      hidden={{ asksBirthData: 'on', people: '1' }}
      fields={(field) => ({
        ...usual,
        name: (
          <Field
            label="What it is called"
            hint="As customers read it."
            maxLength={80}
            required
            {...field.name}
          />
        ),
        minutes: <Field label="Minutes" inputMode="numeric" hint="15 to 180." required {...field.minutes} />,
      })}
      variant="gold"
      submit="Make it"
      keep="Cancel"
      done="Session type made"
      onDone={(_, typed) => onMade(typed.name?.trim() ?? '')}
    />
  );
}
