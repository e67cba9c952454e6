import { Link } from 'react-router';
import {
  pauseSequence,
  readSequence,
  resumeSequence,
  sendNextNow,
  stopSequence,
} from '../../../../domain/marketing/index.ts';
import { orProblem, orRefuse } from '../../../answer.server.ts';
import { SequenceMarks } from '../../../components/emails/sequence-marks.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { preserveInput } from '../../../components/preserve-input.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { formOf } from '../../../parse.ts';
import type { Route } from './+types/route';
import { SequenceActions } from './sequence-actions.tsx';
import { SequenceTimeline } from './sequence-timeline.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Sequence' }];

const orders = {
  pause: pauseSequence,
  resume: resumeSequence,
  stop: stopSequence,
  'send-next': sendNextNow,
};

const isOrder = (intent: string): intent is keyof typeof orders => Object.hasOwn(orders, intent);

export function loader({ params, context }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  return orRefuse(readSequence(servicesOf(context), { reader, sequenceId: params.sequenceId }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const intent = String((await formOf(request)).get('intent'));
  if (!isOrder(intent)) throw new Response('Unknown order', { status: 400 });
  const order = { actor: context.get(memberContext), sequenceId: params.sequenceId };
  return orProblem(orders[intent](servicesOf(context), order).then(() => ({ done: intent })));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveInput(serverAction);

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
