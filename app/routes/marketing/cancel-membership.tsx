import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { limitKey } from '../../../domain/identity/index.ts';
import { declareCancellation } from '../../../domain/shop/index.ts';
import { email, nameOr, optionalLine } from '../../../shared/fields.ts';
import { answerForm, changeBy, refuseIfTooMany } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { changeOrConfirm, DeclarationPage, HasArrived, ReadOver } from '../../components/declaration.tsx';
import { pageMeta } from '../../meta/page-meta.ts';
import { EmailField, Field } from '../../ui/field.tsx';
import type { Route } from './+types/cancel-membership';

export const handle = { islands: true };

const page = {
  title: 'Cancel a membership',
  description: 'End a membership in two steps, without signing in.',
};

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...page, image: 'home' });

const declaration = z.object({
  name: nameOr('Please tell us your name.'),
  email,
  orderNumber: optionalLine(60),
  reason: optionalLine(1000),
});
/** What she goes back to change is shown again as it was typed, whatever it is. */
const anything = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  orderNumber: z.string().optional(),
  reason: z.string().optional(),
});
const confirmed = declaration.extend({ submission: z.uuid('Please fill in the form again.') });

const perClient = { name: 'cancel-membership', max: 10, seconds: 3600 };
/** Nobody's mailbox can be filled from here, however many callers try. */
const perAddress = { name: 'cancel-membership-address', max: 4, seconds: 3600 };

/** Two steps, each a page: read it over, then confirm. The submission makes a second press the same cancellation. */
export const action = answerForm({
  review: changeBy(declaration, async (_wish, declared) => ({ declared, submission: randomUUID() })),
  change: changeBy(anything, async () => {}),
  confirm: changeBy(confirmed, async ({ services, visit }, declared) => {
    await refuseIfTooMany(services, perClient, visit.client);
    await refuseIfTooMany(services, perAddress, limitKey(services, declared.email));
    return declareCancellation(services, declared);
  }),
});

const Form = formFor<typeof action>();
const HERE = '/cancel-membership#form';

export default function CancelMembership({ actionData }: Route.ComponentProps) {
  return (
    <DeclarationPage title={page.title} form={<FormOrAnswer answered={actionData} />}>
      <div className="rendered-text">
        <p>
          You may leave a membership on any day, without a reason. It ends when the time you have paid for is
          over; until then everything stays open to you, and nothing more is charged.
        </p>
        <h2>How it works</h2>
        <ol>
          <li>Fill in your name and the e-mail address you joined with.</li>
          <li>Read it over and confirm.</li>
        </ol>
        <p>
          A letter goes to your address straight away, with the date and time and what you wrote. Keep it as
          your proof. A second letter names the day on which the membership ends.
        </p>
        <h2>If you are signed in</h2>
        <p>
          <a href="/portal/membership">In your portal</a> it takes two clicks, and there you can also pause or
          change it. A purchase that you made within the last 14 days is another matter:{' '}
          <a href="/withdraw">withdraw from it here</a>.
        </p>
      </div>
    </DeclarationPage>
  );
}

function FormOrAnswer({ answered }: { answered: Route.ComponentProps['actionData'] }) {
  if (answered?.intent === 'confirm' && answered.done) {
    return <HasArrived what="cancellation" email={answered.typed.email} {...answered.done} />;
  }
  if (answered?.intent === 'review' && answered.done) return <Review {...answered.done} />;
  if (answered?.intent === 'confirm') {
    const { name = '', email: address = '', orderNumber, reason, submission = '' } = answered.typed;
    return <Review declared={{ name, email: address, orderNumber, reason }} submission={submission} />;
  }
  return <Declare />;
}

type Declared = { name: string; email: string; orderNumber?: string; reason?: string };

/** Step 2: read it over, and confirm. */
function Review({ declared, submission }: { declared: Declared; submission: string }) {
  const { name, email: address, orderNumber, reason } = declared;
  const facts = [
    ['Name', name],
    ['Email', address],
    ['Order number', orderNumber],
    ['Special reason', reason],
    ['Ends', 'when the time that is paid is over'],
  ];
  return (
    <Form
      intent="confirm"
      also={['change']}
      action={HERE}
      className=""
      hidden={{ name, email: address, orderNumber, reason, submission }}
      submit="Cancel the membership"
      size="lg"
      footer={changeOrConfirm}
    >
      {() => <ReadOver lead="I cancel my membership:" facts={facts} />}
    </Form>
  );
}

/** Step 1: who cancels; again, where something is to be changed. */
function Declare() {
  return (
    <>
      <h2 className="mb-5 text-title">Cancel here</h2>
      <Form
        intent="review"
        also={['change']}
        action={HERE}
        submit="Continue"
        size="lg"
        fields={(field) => ({
          name: <Field label="Your name" autoComplete="name" maxLength={120} required {...field.name} />,
          email: (
            <EmailField
              label="Email"
              autoComplete="email"
              maxLength={254}
              required
              hint="The address you joined with. The acknowledgement goes there."
              {...field.email}
            />
          ),
          orderNumber: (
            <Field
              label="Order number"
              maxLength={60}
              autoComplete="off"
              hint="Only if you have it at hand."
              {...field.orderNumber}
            />
          ),
          reason: (
            <Field
              label="Special reason"
              maxLength={1000}
              autoComplete="off"
              hint="You need none. If you have one for which it must end at once, tell us, and a person reads it."
              {...field.reason}
            />
          ),
        })}
      />
    </>
  );
}
