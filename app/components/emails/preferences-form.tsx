import type { EmailPanelData } from '../../../domain/marketing/index.ts';
import type { action } from '../../routes/portal/emails/route.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { formFor } from '../action-form.tsx';

type Props = { preferences: NonNullable<EmailPanelData['preferences']>; proven: boolean };

const Form = formFor<typeof action>();

export function PreferencesForm({ preferences, proven }: Props) {
  return (
    <Card>
      <h2 className="text-lead">What you receive</h2>
      <p className="measure mb-3 text-quiet">
        {proven
          ? 'Receipts, booked sessions and mail about your account always reach you. The rest is up to you.'
          : 'Please confirm your e-mail address first. Then you can choose here what reaches it.'}
      </p>
      <fieldset disabled={!proven} className="disabled:opacity-60">
        <legend className="sr-only">Letters by topic</legend>
        <Form
          intent="preferences"
          action="/portal/emails"
          className="space-y-3"
          submit="Save my choices"
          done="Your choices are saved."
          fields={() => ({
            topic: preferences.map(({ topic, label, about, wanted }) => (
              <Checkbox
                key={`${topic}-${wanted}`}
                name="topic"
                value={topic}
                defaultChecked={wanted}
                label={
                  <>
                    <span className="block font-semibold">{label}</span>
                    <span className="text-quiet">{about}</span>
                  </>
                }
              />
            )),
          })}
        />
      </fieldset>
    </Card>
  );
}
