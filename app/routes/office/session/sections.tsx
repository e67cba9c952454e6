import { useRef } from 'react';
import { Link } from 'react-router';
import type { SessionDesk } from '../../../../domain/office/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { formFor } from '../../../components/action-form.tsx';
import { BirthDateField } from '../../../components/date-field.tsx';
import { useOfficeMoment } from '../../../components/local-time.tsx';
import { DraftLine, draftSubject, useDraft } from '../../../components/office/draft.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox, Field, TextArea } from '../../../ui/field.tsx';
import type { action } from './route.tsx';

const Form = formFor<typeof action>();

/** Two sheets that never mix: what the customer will read, and what stays here. Both can be begun before the session. */
export function Notes({ session }: { session: SessionDesk }) {
  const { id, notes, privateNotes, hasBegun, status, wasMissed } = session;
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftSubject('session', id), form);
  return (
    <Card>
      <Form
        intent="notes"
        also={['complete']}
        formRef={form}
        className="space-y-4"
        values={{ notes, privateNotes }}
        submit="Save the notes"
        variant="outline"
        done={({ did }) => (did === 'completed' ? 'Session completed' : 'Notes saved')}
        onDone={() => draft.drop()}
        fields={(field) => ({
          notes: (
            <TextArea
              label="Notes for the customer"
              rows={6}
              hint="Read in the portal once the session is completed."
              {...field.notes}
            />
          ),
          privateNotes: (
            <TextArea
              label="Private notes"
              rows={6}
              hint="For the office alone. The customer never sees them."
              {...field.privateNotes}
            />
          ),
        })}
        footer={(button) => (
          <>
            <DraftLine draft={draft} />
            <div className="flex flex-wrap gap-3">
              {button}
              {hasBegun && (status === 'scheduled' || wasMissed) && (
                <Button type="submit" name="intent" value="complete" variant="gold">
                  Complete the session
                </Button>
              )}
            </div>
            {!hasBegun && <p className="text-fine text-quiet">It can be completed once it has begun.</p>}
          </>
        )}
      />
    </Card>
  );
}

/** What the session is prepared from. The numbers of this person stand below, and first on the preparation sheet. */
export function BirthDetails({ session: { details } }: { session: SessionDesk }) {
  const { asks, state, birthName, birthDate, topic, isCorrected, care } = details;
  const said = {
    told: isCorrected ? 'Corrected here.' : 'As the customer told it, or as the profile has it.',
    declined: 'The customer would rather not tell.',
    missing: asks
      ? 'Not told yet. The letters about this session ask for it.'
      : 'This type does not ask for it.',
  }[state];
  return (
    <Card className="space-y-3">
      <h2 className="text-[1.25rem]">To prepare it</h2>
      {care && (
        <p role="note" className="border-l-2 border-warn pl-4 font-semibold">
          What it is to be about may be no question for a chart. Please read it with care; the customer has
          been told whom to call.
        </p>
      )}
      {topic && <p className="whitespace-pre-line">To be about: {topic}</p>}
      <p className="text-fine text-quiet">{said}</p>
      <Form
        intent="details"
        values={{ birthName, birthDate: birthDate ?? '', topic }}
        submit="Save the details"
        variant="outline"
        done="Details saved"
        fields={(field) => ({
          birthName: <Field label="Full name at birth" maxLength={120} {...field.birthName} />,
          birthDate: <BirthDateField label="Birth date" isOthers {...field.birthDate} />,
          topic: <TextArea label="To be about" rows={2} maxLength={1000} {...field.topic} />,
        })}
      />
    </Card>
  );
}

type Props = { upcoming: NonNullable<SessionDesk['next']>; zone: string };

/** A month apart at the same hour, as far as it is free: one, or the whole year of a package, in one go. */
export function NextSessions({ upcoming: { credits, next, proposals }, zone }: Props) {
  const moment = useOfficeMoment();
  if (!next && proposals.length === 0) return null;
  const at = (startsAt: string) => moment(startsAt, 'EEEE d MMMM yyyy, h:mm a', zone);
  return (
    <Card className="space-y-3">
      <h2 className="text-[1.25rem]">What comes next</h2>
      {next && (
        <p className="lining-nums">
          Booked: <Link to={`/office/calendar/${next.id}`}>{at(next.startsAt)}</Link>
        </p>
      )}
      {/* Proposals change once some are booked; the ticks of the old ones go with them. */}
      {proposals.length > 0 && (
        <Proposals key={proposals[0]} credits={credits} proposals={proposals} at={at} />
      )}
    </Card>
  );
}

type ProposalsProps = { credits: number; proposals: string[]; at(moment: string): string };

function Proposals({ credits, proposals, at }: ProposalsProps) {
  return (
    <Form
      intent="series"
      className="space-y-3"
      submit="Book what is ticked"
      variant="outline"
      done={{ title: 'Booked', description: 'Invitations are on their way.' }}
      fields={(field) => ({
        startsAt: (
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {proposals.map((startsAt) => (
              <li key={startsAt}>
                <Checkbox
                  name={field.startsAt.name}
                  value={startsAt}
                  defaultChecked={credits > 0}
                  label={<span className="lining-nums">{at(startsAt)}</span>}
                />
              </li>
            ))}
          </ul>
        ),
      })}
    >
      {({ startsAt }) => (
        <>
          <p className="text-fine text-quiet">
            {credits > 0
              ? `${credits} paid for and not booked yet. A month apart, as near to this hour as there is room.`
              : 'None is paid for: it would be booked to be paid.'}
          </p>
          {startsAt}
        </>
      )}
    </Form>
  );
}

/** The chart of whom it is about, and what the office has noted about the customer. */
export function Beside({ session: { id, customer } }: { session: SessionDesk }) {
  if (!customer || (customer.people.length === 0 && customer.notes.length === 0)) return null;
  return (
    <Card className="space-y-5">
      {customer.people.map(({ name, called, birthDate, numbers }) => (
        <section
          key={`${name} ${birthDate}`}
          aria-label={`Chart of ${name}, born ${showIn(`${birthDate}T12:00:00Z`, 'UTC', 'd MMMM yyyy')}`}
        >
          <h2 className="text-[1.25rem]">{name}</h2>
          <p className="text-fine text-quiet">
            born {showIn(`${birthDate}T12:00:00Z`, 'UTC', 'd MMMM yyyy')}
            {called && `, asked to be called ${called}`}
          </p>
          {numbers && (
            <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
              {numbers.map(({ label, compound }) => (
                <div key={label}>
                  <dt className="text-fine text-quiet">{label}</dt>
                  <dd className="serif text-[1.375rem] lining-nums">{compound}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
      <Link to={`/office/calendar/${id}/sheet`} className="inline-flex min-h-11 items-center font-semibold">
        Preparation sheet
      </Link>
      {customer.notes.length > 0 && (
        <section aria-label="Notes about the customer" className="border-t border-rule pt-4">
          <h2 className="font-semibold">About the customer</h2>
          <ul className="mt-1 space-y-2">
            {customer.notes.map(({ id, text, authorName }) => (
              <li key={id} className="whitespace-pre-line">
                {text} <span className="text-fine text-quiet">{authorName}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
