import { redirect } from 'react-router';
import { z } from 'zod';
import {
  listSegmentCards,
  pauseBroadcast,
  previewBroadcast,
  readBroadcast,
  removeBroadcast,
  resumeBroadcast,
  saveBroadcast,
  sendBroadcast,
  testBroadcast,
} from '../../../../../domain/marketing/index.ts';
import { orProblem, orRefuse } from '../../../../answer.server.ts';
import { BackTo } from '../../../../components/back-to.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { BroadcastBadge } from '../../../../components/office/broadcast-badge.tsx';
import { PageHeading } from '../../../../components/page-heading.tsx';
import { servicesOf } from '../../../../context.ts';
import { memberContext } from '../../../../middleware/member.ts';
import { fieldsOf, line, parse, text } from '../../../../parse.ts';
import type { Route } from './+types/route';
import { Result, Steps } from './result.tsx';
import { WriteForm } from './write-form.tsx';

export { PortalProblem as ErrorBoundary } from '../../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.broadcast.subject || 'New broadcast' },
];

const NEW = 'new';
const blank = {
  ...{ id: '', subject: '', body: 'Dear {{firstName|friend}},\n\n', state: 'draft' as const, perHour: 1000 },
  ...{ made: 0, sent: 0, waiting: 0, held: 0, unknown: 0, bounced: 0, complained: 0 },
  ...{ clicked: 0, left: 0, orders: 0, cents: 0, pages: [], updatedAt: '' },
  ...{ segmentId: undefined, sendAt: undefined, beganAt: undefined, finishedAt: undefined },
};

export async function loader({ params: { broadcastId }, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const [broadcast, segments] = await Promise.all([
    broadcastId === NEW ? blank : orRefuse(readBroadcast(services, { actor, broadcastId })),
    orRefuse(listSegmentCards(services, { actor })),
  ]);
  return { broadcast, segments };
}

const written = z.object({
  subject: line(150, 'Please give it a subject.'),
  body: text(50_000, 'Please write something first.'),
});
const draft = written.extend({
  segmentId: z
    .string()
    .optional()
    .transform((id) => id || undefined),
  perHour: z.coerce
    .number('Please give a number.')
    .pipe(z.int().min(60, 'At least 60.').max(36_000, 'At most 36,000.')),
});
const moment = z.object({
  at: z.preprocess((typed) => (typed === '' ? undefined : typed), z.coerce.date().optional()),
});

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const typed = await fieldsOf(request);
  const known = params.broadcastId === NEW ? undefined : params.broadcastId;
  const which = { actor, broadcastId: known ?? '' };
  const work = async (): Promise<{ to?: string; tested?: boolean; html?: string }> => {
    switch (typed.intent) {
      case 'preview':
        return previewBroadcast(services, { actor, ...parse(written, typed), email: typed.email });
      case 'test':
        await testBroadcast(services, which);
        return { tested: true };
      case 'send':
        await sendBroadcast(services, { ...which, ...parse(moment, typed) });
        return {};
      case 'pause':
        await pauseBroadcast(services, which);
        return {};
      case 'resume':
        await resumeBroadcast(services, which);
        return {};
      case 'remove':
        await removeBroadcast(services, which);
        return { to: '/office/letters' };
      default: {
        const saved = await saveBroadcast(services, { actor, broadcastId: known, ...parse(draft, typed) });
        return known ? {} : { to: `/office/letters/broadcasts/${saved.broadcastId}` };
      }
    }
  };
  const answer = await orProblem(work());
  if ('to' in answer.data && answer.data.to) throw redirect(answer.data.to);
  return answer;
}

export default function Broadcast({ loaderData, actionData }: Route.ComponentProps) {
  const { broadcast } = loaderData;
  const problem = actionData?.problem;
  const tested = actionData && 'tested' in actionData && actionData.tested;
  return (
    <>
      <BackTo to="/office/letters">Broadcasts</BackTo>
      <PageHeading title={broadcast.subject || 'New broadcast'}>
        <BroadcastBadge state={broadcast.state} />
      </PageHeading>
      <Steps broadcast={broadcast} problem={problem?.fields.at} />
      {tested && (
        <p role="status" className="mb-6 font-semibold text-good">
          On its way to your own address.
        </p>
      )}
      {broadcast.state === 'draft' ? (
        <WriteForm data={loaderData} problem={problem} key={broadcast.id} />
      ) : (
        <>
          <FormError problem={problem} />
          <Result broadcast={broadcast} />
        </>
      )}
    </>
  );
}
