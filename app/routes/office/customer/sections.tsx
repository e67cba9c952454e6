import { useState } from 'react';
import type { CustomerPage, readDuplicate } from '../../../../domain/office/index.ts';
import { euro } from '../../../../shared/money.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { CoreNumbers } from '../../../components/office/core-numbers.tsx';
import { Facts } from '../../../components/office/facts.tsx';
import { waysToUs } from '../../../components/office/person-words.tsx';
import { useProducts } from '../../../components/office/product-choice.tsx';
import { useIsOwner } from '../../../components/office/use-is-owner.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Choice, EmailField, Field } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { action } from './route.tsx';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

/** The customer's numbers, and those of the others her orders were about one tap away. */
export function People({ people }: { people: CustomerPage['people'] }) {
  const [self, ...others] = people;
  return (
    <section aria-label="Numbers">
      {self ? (
        <Person person={self} />
      ) : (
        <p className="text-quiet">We do not know their birth name and date yet.</p>
      )}
      {others.length > 0 && (
        <div className="-ml-3">
          <Disclosure
            label={others.length === 1 ? 'One more person' : `${others.length} more people`}
            align="start"
          >
            <div className="space-y-4 px-3">
              {others.map((person) => (
                <Person key={`${person.name}${person.birthDate}`} person={person} />
              ))}
            </div>
          </Disclosure>
        </div>
      )}
    </section>
  );
}

function Person({ person: { name, birthDate, from, numbers } }: { person: CustomerPage['people'][number] }) {
  return (
    <div className="space-y-2">
      <h2 className="text-[1.125rem]">
        {name}{' '}
        <span className="text-fine text-quiet lining-nums">
          {showIn(`${birthDate}T12:00:00Z`, 'UTC', 'd MMM yyyy')}, {from}
        </span>
      </h2>
      {numbers && <CoreNumbers numbers={numbers} />}
    </div>
  );
}

/** How she came to us, and what else is known. */
export function About({ about, credits }: Pick<CustomerPage, 'about' | 'credits'>) {
  const { nameOf } = useProducts();
  const { endedAt, lastOrderAt } = about;
  return (
    <Disclosure label="About" align="start">
      <div className="px-3">
        <Facts
          facts={[
            ['Came by', waysToUs[about.cameBy]],
            ['Source', about.source],
            ['Language', about.language],
            ['Time zone', about.zone],
            ['Last seen', <LocalTime key="seen" at={about.lastSeenAt} as="d MMM yyyy" />],
            ['No letters since', endedAt && <LocalTime at={endedAt} as="d MMM yyyy" />],
            ['Soul Circle', about.member && 'member'],
            ['Bought', about.bought.map((id) => nameOf(id)).join(', ')],
            ['Last order', lastOrderAt && <LocalTime at={lastOrderAt} as="d MMM yyyy" />],
            ['Its source', about.orderSource],
            ['Credits', credits.map(({ type, count }) => `${count} × ${type}`).join(', ')],
            ['Numbers', about.lifePath && !about.numbersProven && 'from the quiz'],
          ]}
        />
      </div>
    </Disclosure>
  );
}

type SessionTypes = { name: string; title: string }[];
type Props = { customer: CustomerPage; sessionTypes: SessionTypes };

/** The customer's account and what it holds: the Circle, courses, sessions still to book. */
export function CustomerAccount({ customer, sessionTypes }: Props) {
  const { account, membership, courses } = customer;
  if (!account) return null;
  return (
    <Disclosure label="Account" align="start">
      <div className="space-y-3 px-3">
        <Facts
          facts={[
            ['Since', <LocalTime key="since" at={account.since} as="MMM d, yyyy" />],
            ['Role', account.role !== 'member' && account.role],
            ['Two-factor', account.twoFactor && 'on'],
            [
              'Soul Circle',
              membership && (
                <>
                  {membership.state}
                  {membership.nextChargeAt && (
                    <>
                      , next charge <LocalTime at={membership.nextChargeAt} as="MMM d, yyyy" />
                    </>
                  )}
                </>
              ),
            ],
          ]}
        />
        {courses.map(({ id, title, badge, progress }) => (
          <div key={id}>
            <p className="flex justify-between gap-3 text-fine">
              <span>{title}</span>
              <span className="text-quiet">{badge}</span>
            </p>
            <Progress value={progress.percent} label={`${title}, done`} />
          </div>
        ))}
        <GiveSessions userId={account.id} sessionTypes={sessionTypes} />
      </div>
    </Disclosure>
  );
}

const counts = Array.from({ length: 12 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }));

function GiveSessions({ userId, sessionTypes }: { userId: string; sessionTypes: SessionTypes }) {
  return (
    <Ask
      intent="give-credits"
      hidden={{ userId }}
      title="Give sessions"
      text="The customer can book them in the portal at once."
      trigger={
        <Button size="sm" variant="outline">
          Give sessions
        </Button>
      }
      submit="Give them"
      keep="Not now"
      variant="primary"
      done="Given"
      fields={(field) => ({
        sessionType: (
          <Choice
            label="Kind"
            options={sessionTypes.map(({ name, title }) => ({ value: name, label: title }))}
            {...field.sessionType}
          />
        ),
        count: <Choice label="How many" options={counts} {...field.count} />,
        why: <Field label="Why (for your own books)" maxLength={200} {...field.why} />,
      })}
    />
  );
}

/** The customer's addresses, and what can be done when one person is two customers. */
export function CustomerIdentity({ customer: { id, email, otherAddresses } }: { customer: CustomerPage }) {
  const isOwner = useIsOwner();
  return (
    <Disclosure label="Addresses and data" align="start">
      <div className="space-y-3 px-3">
        <Facts
          facts={[
            [
              'E-mail',
              <span key="email" className="break-all">
                {email}
              </span>,
            ],
            [
              'Also',
              otherAddresses.length > 0 && (
                <ul>
                  {otherAddresses.map((other) => (
                    <li key={other.id} className="break-all">
                      {other.email}
                    </li>
                  ))}
                </ul>
              ),
            ],
          ]}
        />
        {isOwner && (
          <>
            <MergeDialog />
            <form method="post" action={`/office/customers/${id}/export`}>
              <Button type="submit" size="sm" variant="outline">
                Export all we know
              </Button>
            </form>
          </>
        )}
        {isOwner && (
          <Ask
            intent="erase"
            title="Erase this person"
            text="Everything about this customer is deleted, except receipts, which the law requires us to store, and the note that they must not be written to. This cannot be undone."
            trigger={
              <Button size="sm" variant="danger">
                Erase
              </Button>
            }
            submit="Erase for good"
            keep="Keep the customer"
            done="Erased"
          />
        )}
      </div>
    </Disclosure>
  );
}

type Whom = Awaited<ReturnType<typeof readDuplicate>>;

/** Two steps: who the other is, and only then the merge itself. */
export function MergeDialog() {
  const [open, setOpen] = useState(false);
  const [whom, setWhom] = useState<Whom>();
  return (
    <Dialog
      title="Merge a duplicate"
      description="Orders, letters, questions and notes of the other address are shown here from now on. If both have an account, what the other one holds moves into this one, and the other sign-in is closed. This cannot be taken back."
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setWhom(undefined);
      }}
      trigger={
        <Button size="sm" variant="outline">
          Merge a duplicate
        </Button>
      }
    >
      <Form
        intent="look"
        submit="Show who that is"
        variant="outline"
        onDone={setWhom}
        fields={(field) => ({
          otherEmail: (
            <EmailField
              label="The other address"
              required
              onChange={() => setWhom(undefined)}
              {...field.otherEmail}
            />
          ),
        })}
      />
      {whom && (
        <Form
          intent="merge"
          className="mt-5 space-y-4 border-t border-rule pt-5"
          hidden={{ otherEmail: whom.email }}
          submit="Merge them"
          variant="danger"
          done="Merged"
          onDone={() => setOpen(false)}
          footer={(button) => (
            <>
              <p role="status">
                <strong>{whom.name || whom.email}</strong>, {whom.email}, with us since{' '}
                <LocalTime at={whom.since} as="MMM d, yyyy" />,{' '}
                {whom.orders === 1 ? 'one order' : `${whom.orders} orders`}
                {whom.cents > 0 && `, ${euro(whom.cents)} paid`},{' '}
                {whom.hasAccount ? 'with an account' : 'without an account'}
              </p>
              <div className="flex flex-wrap justify-end gap-3">
                <DialogClose asChild>
                  <Button variant="outline">Leave them</Button>
                </DialogClose>
                {button}
              </div>
            </>
          )}
        />
      )}
    </Dialog>
  );
}
