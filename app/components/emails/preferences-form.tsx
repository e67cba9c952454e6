import { useFetcher } from 'react-router';
import type { EmailPanelData } from '../../../domain/marketing/index.ts';
import type { Problem } from '../../answer.server.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { FormError } from '../form-error.tsx';
import { useAnswer } from '../use-answer.ts';

type Props = { preferences: NonNullable<EmailPanelData['preferences']>; proven: boolean };

export function PreferencesForm({ preferences, proven }: Props) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  useAnswer(fetcher, ({ problem }) => {
    if (!problem) void toast({ kind: 'success', title: 'Your choices are saved.' });
  });
  return (
    <Card>
      <h2 className="text-lead">What you receive</h2>
      <p className="measure mb-3 text-quiet">
        {proven
          ? 'Receipts, booked sessions and mail about your account always reach you. The rest is up to you.'
          : 'Please confirm your e-mail address first. Then you can choose here what reaches it.'}
      </p>
      <fetcher.Form method="post" action="/portal/emails">
        <input type="hidden" name="intent" value="preferences" />
        <FormError problem={fetcher.state === 'idle' ? fetcher.data?.problem : undefined} />
        <fieldset disabled={!proven} className="disabled:opacity-60">
          <legend className="sr-only">Letters by topic</legend>
          {preferences.map(({ topic, label, about, wanted }) => (
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
          ))}
          <Button type="submit" className="mt-3" pending={fetcher.state !== 'idle'}>
            Save my choices
          </Button>
        </fieldset>
      </fetcher.Form>
    </Card>
  );
}
