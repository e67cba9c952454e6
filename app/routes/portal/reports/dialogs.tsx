import { BookOpen, Download, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { KnownPeople, ReportCard } from '../../../../domain/readings/index.ts';
import { toldNumber } from '../../../../numerology/index.ts';
import { formFor } from '../../../components/action-form.tsx';
import { NumberWorking } from '../../../components/numbers/number-working.tsx';
import { drawnWithName, PersonFields } from '../../../components/numbers/person-fields.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Checkbox, Choice, Field } from '../../../ui/field.tsx';
import { longDate } from '../../../ui/long-date.ts';
import { Medallion } from '../../../ui/medallion.tsx';
import type { action } from './route.tsx';

type GenerateDialogProps = {
  people: KnownPeople;
  /** Where it can be sent: an address that is proven. */
  email?: string;
  open: boolean;
  onOpenChange(open: boolean): void;
};

export function GenerateDialog({ people, email, open, onOpenChange }: GenerateDialogProps) {
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

const Form = formFor<typeof action>();

function GenerateForm({
  people,
  email,
  onDone,
}: Pick<GenerateDialogProps, 'people' | 'email'> & { onDone(): void }) {
  const [who, setWho] = useState('self');
  const known = people.others.find(({ id }) => id === who);
  const relation = known?.relation ?? who;
  return (
    <Form
      intent="generate"
      action="/portal/reports"
      hidden={{ relation, personId: known?.id }}
      values={{ byMail: true }}
      submit="Generate Report"
      wide
      done={{ title: 'Your report is being made', description: 'It takes a few seconds.' }}
      onDone={onDone}
      fields={(field) => ({
        label: relation !== 'self' && (
          <Field
            key={`label-${who}`}
            label="What you call this person"
            required
            maxLength={60}
            autoComplete="off"
            hint="Such as Tom, or Our eldest. Only you see it."
            {...field.label}
            defaultValue={known?.label}
          />
        ),
        name: (
          <PersonFields key={who} person={who === 'self' ? people.self : (known ?? nobody)} field={field} />
        ),
        ...drawnWithName,
        byMail: email && <Checkbox label={`Send the PDF to ${email} as well`} {...field.byMail} />,
      })}
    >
      {({ label, name, byMail }) => (
        <>
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
          {label}
          {name}
          {byMail}
        </>
      )}
    </Form>
  );
}

type Data = NonNullable<ReportCard['data']>;
type ReportDialogProps = { report: ReportCard & { data: Data }; onClose(): void };

export function ReportDialog({ report, onClose }: ReportDialogProps) {
  const { id, fullName, birthDate, spelling, data } = report;
  return (
    <Dialog
      title={`Numerology Report - ${fullName}`}
      description={`Born on ${longDate(birthDate)}${spelling ? `, counted as ${spelling}` : ''}`}
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
    >
      <div className="space-y-4">
        {positions.map((position) => (
          <NumberEntry key={position} name={`${numberNames[position]} Number`} entry={data[position]} />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={`/portal/reports/${id}/read`} className={`${buttonLook({})} max-sm:w-full`}>
          <BookOpen className="size-5" aria-hidden="true" />
          Read the whole report
        </Link>
        <a
          href={`/portal/reports/${id}/pdf`}
          download
          className={`${buttonLook({ variant: 'outline' })} max-sm:w-full`}
        >
          <Download className="size-5" aria-hidden="true" />
          Download the PDF
        </a>
      </div>
    </Dialog>
  );
}

function NumberEntry({ name, entry }: { name: string; entry: Data[keyof Data] }) {
  const { number, title, desc, master, compound, working } = entry;
  const told = toldNumber({ digit: number, master });
  return (
    <section className="engraved flex gap-6 px-5 py-6 max-sm:flex-col max-sm:items-center sm:px-7">
      <Medallion
        value={told}
        label={`${name}: ${told}`}
        className="w-28 shrink-0 self-start max-sm:self-center"
      />
      <div className="min-w-0 grow">
        <h3 className="font-sans text-fine font-semibold tracking-[0.08em] text-gold uppercase">{name}</h3>
        <p className="serif text-lead">{title}</p>
        <p className="mt-1">{desc}</p>
        {master && (
          <p className="mt-2 text-fine text-plum">
            Master number {master}: the sum passes through {master} on its way to {number}.
          </p>
        )}
        <div className="mt-2 -ml-3">
          <Disclosure label="Show the working" note={compound} align="start">
            <div className="pl-3">
              <NumberWorking working={working} />
            </div>
          </Disclosure>
        </div>
      </div>
    </section>
  );
}

export const statusWords: Record<ReportCard['status'], string> = {
  queued: 'Queued',
  processing: 'In the making',
  completed: 'Completed',
  failed: 'Not made',
};

/** How far a report is, in words and as a share of the way. */
export const stepWords: Record<ReportCard['step'], { text: string; percent: number }> = {
  waiting: { text: 'Waiting for its turn', percent: 8 },
  counting: { text: 'Counting the letters', percent: 30 },
  drawing: { text: 'Drawing the pages', percent: 65 },
  keeping: { text: 'Laying it into your archive', percent: 90 },
  done: { text: 'Done', percent: 100 },
};

const relations: Record<ReportCard['relation'], string> = {
  self: 'You',
  partner: 'Partner',
  child: 'Child',
  other: 'Somebody else',
};

/** "You", "Partner: Tom". */
export const forWhom = ({ relation, label }: Pick<ReportCard, 'relation' | 'label'>): string =>
  label ? `${relations[relation]}: ${label}` : relations[relation];

export const numberNames = {
  lifePath: 'Life Path',
  expression: 'Expression',
  soulUrge: 'Soul Urge',
} as const;
export const positions = ['lifePath', 'expression', 'soulUrge'] as const;
