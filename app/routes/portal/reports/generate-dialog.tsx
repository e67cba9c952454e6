import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { KnownPeople } from '../../../../domain/readings/index.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { PersonFields } from '../../../components/numbers/person-fields.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox, Choice, Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { forWhom } from './report-words.ts';

type Props = {
  people: KnownPeople;
  /** Where it can be sent: an address that is proven. */
  email?: string;
  open: boolean;
  onOpenChange(open: boolean): void;
};

export function GenerateDialog({ people, email, open, onOpenChange }: Props) {
  return (
    <Dialog
      title="Generate a report"
      description="Three numbers with their working, as a page here and as a PDF"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button>
          <Sparkles className="size-5" aria-hidden="true" />
          Generate Report
        </Button>
      }
    >
      <GenerateForm people={people} email={email} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

const newPeople = [
  { value: 'partner', label: 'A partner' },
  { value: 'child', label: 'A child' },
  { value: 'other', label: 'Somebody else' },
] as const;
const nobody = { name: '', birthDate: '', yChoices: [] };

function GenerateForm({ people, email, onDone }: Pick<Props, 'people' | 'email'> & { onDone(): void }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const [who, setWho] = useState('self');
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    onDone();
    void toast({
      kind: 'success',
      title: 'Your report is being made',
      description: 'It takes a few seconds.',
    });
  });
  const known = people.others.find(({ id }) => id === who);
  const relation = known?.relation ?? who;
  return (
    <fetcher.Form method="post" action="/portal/reports" className="space-y-5">
      <input type="hidden" name="intent" value="generate" />
      <input type="hidden" name="relation" value={relation} />
      {known && <input type="hidden" name="personId" value={known.id} />}
      <FormError problem={problem && Object.keys(problem.fields).length === 0 ? problem : undefined} />
      <Choice
        label="Who is it for?"
        value={who}
        onChange={(event) => setWho(event.target.value)}
        options={[
          { value: 'self', label: 'Me' },
          ...people.others.map((person) => ({ value: person.id, label: forWhom(person) })),
          ...newPeople,
        ]}
      />
      {relation !== 'self' && (
        <Field
          key={`label-${who}`}
          label="What you call this person"
          name="label"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={known?.label}
          hint="Such as Tom, or Our eldest. Only you see it."
          error={problem?.fields.label}
        />
      )}
      <PersonFields
        key={who}
        person={who === 'self' ? people.self : (known ?? nobody)}
        errors={problem?.fields}
      />
      {email && <Checkbox name="byMail" defaultChecked label={`Send the PDF to ${email} as well`} />}
      <Button type="submit" className="w-full" pending={fetcher.state !== 'idle'}>
        Generate Report
      </Button>
    </fetcher.Form>
  );
}
