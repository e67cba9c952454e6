import { Link } from 'react-router';
import {
  pauseSequence,
  readSequence,
  resumeSequence,
  type SequenceDetail,
  sendNextNow,
  stopSequence,
} from '../../../../domain/marketing/index.ts';
import { type Asked, answerForm, answerPage, change } from '../../../answer.server.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { endOf, SequenceMarks } from '../../../components/emails/mail-look.tsx';
import { nameOf } from '../../../components/emails/template-list.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Sequence' }];

export const loader = answerPage(({ params, services, member: reader }: Asked<Route.LoaderArgs>) => {
  return readSequence(services, { reader, sequenceId: params.sequenceId });
});

const which = ({ member: actor, params: { sequenceId } }: Asked<Route.ActionArgs>) => ({ actor, sequenceId });

export const action = answerForm({
  'send-next': change(sendNextNow, which),
  pause: change(pauseSequence, which),
  resume: change(resumeSequence, which),
  stop: change(stopSequence, which),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Sequence({ loaderData: sequence }: Route.ComponentProps) {
  return (
    <>
      <Link to="/portal/emails" className="mb-3 inline-flex min-h-11 items-center text-quiet">
        Email Automation
      </Link>
      <PageHeading
        title={sequence.email}
        subtitle={[sequence.title, sequence.name].filter(Boolean).join(' · ')}
      >
        <SequenceMarks card={sequence} />
      </PageHeading>
      <SequenceActions sequence={sequence} />
      <SequenceTimeline sequence={sequence} />
    </>
  );
}

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

/** What staff can do to a sequence that has not ended. */
function SequenceActions({ sequence: { stopReason, paused } }: { sequence: SequenceDetail }) {
  if (stopReason !== null) return null;
  return (
    <div className="mb-8 flex flex-wrap gap-3">
      <Form
        intent="send-next"
        submit="Send next now"
        variant="outline"
        done="The next letter is on its way."
      />
      {paused ? (
        <Form intent="resume" submit="Go on" variant="outline" done="The sequence goes on." />
      ) : (
        <Form intent="pause" submit="Pause" variant="outline" done="The sequence is paused." />
      )}
      <Ask
        intent="stop"
        title="Stop this sequence"
        text="No further letter of it will be sent. It cannot be taken up again."
        trigger={<Button variant="danger">Stop</Button>}
        submit="Stop it"
        keep="Keep it running"
        done="The sequence is stopped."
      />
    </div>
  );
}

type Step = SequenceDetail['steps'][number];

const happenings: Record<Step['events'][number]['eventType'], string> = {
  sent: 'Sent',
  delivered: 'Delivered',
  opened: 'Opened',
  clicked: 'Clicked',
  bounced: 'Bounced',
  unsubscribed: 'Unsubscribed',
  converted: 'Converted',
};

/** The letters of a sequence down a line: what went out, what became of it, what is to come. */
function SequenceTimeline({ sequence }: { sequence: SequenceDetail }) {
  const end = endOf(sequence);
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-5 text-lead">
        Timeline
      </h2>
      <p className="mb-5 text-quiet">
        Started <LocalTime at={sequence.startedAt} />
        {sequence.stoppedAt && (
          <>
            , {end ?? 'ended'} <LocalTime at={sequence.stoppedAt} />
          </>
        )}
      </p>
      <ol className="relative ml-2 border-l border-rule">
        {sequence.steps.map((step, index) => (
          <li key={step.template} className="relative pb-7 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-1.5 -left-[7px] size-3 rounded-full border-2',
                step.state === 'sent' ? 'border-gold bg-gold' : 'border-control bg-card',
              )}
            />
            <h3 className="font-sans text-[1.0625rem] font-semibold">
              {step.mailId ? (
                <Link to={`/office/outbox/${step.mailId}`}>{nameOf(step.template)}</Link>
              ) : (
                nameOf(step.template)
              )}
            </h3>
            <ul className="text-fine">
              {step.events.map(({ eventType, at }) => (
                <li key={eventType}>
                  {happenings[eventType]} <LocalTime at={at} />
                </li>
              ))}
            </ul>
            <Pending step={step} next={index === sequence.currentStep} sequence={sequence} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Pending({ step, next, sequence }: { step: Step; next: boolean; sequence: SequenceDetail }) {
  const quiet = 'text-fine text-quiet';
  switch (step.state) {
    case 'unknown':
      return <p className="text-fine text-warn">Unknown: it may have arrived, and is not repeated.</p>;
    case 'suppressed':
      return <p className={quiet}>Held back.</p>;
    case 'failed':
      return <p className="text-fine text-bad">Refused. {step.error}</p>;
    case 'queued':
    case 'sending':
      return (
        <p className={quiet}>
          Waiting in the outbox
          {sequence.nextDueAt && (
            <>
              {' '}
              until <LocalTime at={sequence.nextDueAt} />
            </>
          )}
        </p>
      );
    case 'sent':
      return null;
    case undefined: {
      if (sequence.stopReason !== null) return <p className={quiet}>Not sent.</p>;
      const due = (next && sequence.nextDueAt) || step.dueAt;
      return due ? (
        <p className={quiet}>
          Due <LocalTime at={due} />
        </p>
      ) : null;
    }
  }
}
