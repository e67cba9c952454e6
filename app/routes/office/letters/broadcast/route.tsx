import { redirect } from 'react-router';
import { z } from 'zod';
import {
  letterFromArticle,
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
import { figure } from '../../../../../shared/figures.ts';
import { orProblem, orRefuse } from '../../../../answer.server.ts';
import { BackTo } from '../../../../components/back-to.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { BroadcastBadge } from '../../../../components/office/broadcast-badge.tsx';
import { PageHeading } from '../../../../components/page-heading.tsx';
import { servicesOf } from '../../../../context.ts';
import { memberContext } from '../../../../middleware/member.ts';
import { fieldsOf, line, optionalLine, parse, text } from '../../../../parse.ts';
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
  ...{ made: 0, sent: 0, waiting: 0, held: 0, unknown: 0, failed: 0, bounced: 0, complained: 0 },
  ...{ clicked: 0, left: 0, orders: 0, cents: 0, pages: [], updatedAt: '' },
  ...{ codePercent: null, codeDays: null, codeProduct: null, subjectB: null, testSize: null, winner: null },
  ...{
    subjects: undefined,
    segmentId: undefined,
    sendAt: undefined,
    beganAt: undefined,
    finishedAt: undefined,
    localTime: undefined,
    leaves: undefined,
  },
};

export async function loader({ request, params: { broadcastId }, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const articleId = new URL(request.url).searchParams.get('article');
  const fresh = async () =>
    articleId ? { ...blank, ...(await letterFromArticle(services, { actor, articleId })) } : blank;
  const [broadcast, segments] = await Promise.all([
    broadcastId === NEW ? orRefuse(fresh()) : orRefuse(readBroadcast(services, { actor, broadcastId })),
    orRefuse(listSegmentCards(services, { actor })),
  ]);
  return { broadcast, segments };
}

const written = z.object({
  subject: line(150, 'Please give it a subject.'),
  body: text(50_000, 'Please write something first.'),
});
const wholeNumber = (from: number, to: number) => {
  const wrong = `A whole number from ${from} to ${figure(to)}.`;
  return z.preprocess(
    (typed) => (typed === '' ? undefined : typed),
    z.coerce.number(wrong).int(wrong).min(from, wrong).max(to, wrong).optional(),
  );
};
const extras = {
  subjectB: optionalLine(150),
  testSize: wholeNumber(2, 100_000),
  codePercent: wholeNumber(1, 99),
  codeDays: wholeNumber(1, 365),
  codeProduct: optionalLine(60),
};
const draft = written.extend({
  ...extras,
  segmentId: z
    .string()
    .optional()
    .transform((id) => id || undefined),
  perHour: z.coerce
    .number('Please give a number.')
    .pipe(z.int().min(60, 'At least 60.').max(36_000, 'At most 36,000.')),
});
/** What belongs together, as the verb takes it. */
function asDraft({
  subjectB,
  testSize,
  codePercent,
  codeDays,
  codeProduct,
  ...whole
}: z.output<typeof draft>) {
  return {
    ...whole,
    second: subjectB ? { subject: subjectB, testSize: testSize ?? TEST_SIZE } : undefined,
    code: codePercent
      ? { percent: codePercent, days: codeDays ?? CODE_DAYS, product: codeProduct }
      : undefined,
  };
}
const TEST_SIZE = 200;
const CODE_DAYS = 7;

const moment = z.object({
  at: z.preprocess((typed) => (typed === '' ? undefined : typed), z.coerce.date().optional()),
  localTime: optionalLine(16),
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
        const saved = await saveBroadcast(services, {
          ...{ actor, broadcastId: known },
          ...asDraft(parse(draft, typed)),
        });
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
      <Steps broadcast={broadcast} problem={problem} />
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
