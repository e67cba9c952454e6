import { redirect } from 'react-router';
import { z } from 'zod';
import {
  cancelBroadcast,
  confirmBroadcast,
  letterFromArticle,
  listSegmentCards,
  pauseBroadcast,
  previewBroadcast,
  type Review,
  readBroadcast,
  removeBroadcast,
  resumeBroadcast,
  reviewBroadcast,
  saveBroadcast,
  testBroadcast,
} from '../../../../../domain/marketing/index.ts';
import { dropDraft } from '../../../../../domain/office/index.ts';
import { line, optionalLine, text } from '../../../../../shared/fields.ts';
import { figure } from '../../../../../shared/figures.ts';
import { type Asked, answerPage, orProblem } from '../../../../answer.server.ts';
import { BackTo } from '../../../../components/back-to.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { BroadcastBadge } from '../../../../components/office/badges.tsx';
import { draftSubject } from '../../../../components/office/draft.tsx';
import { PageHeading } from '../../../../components/page-heading.tsx';
import { servicesOf } from '../../../../context.ts';
import { memberContext } from '../../../../middleware/member.ts';
import { fieldsOf, parse } from '../../../../parse.ts';
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
    version: undefined,
    confirmed: undefined,
  },
};

export const loader = answerPage(
  async ({ request, params: { broadcastId }, services, member: actor }: Asked<Route.LoaderArgs>) => {
    const articleId = new URL(request.url).searchParams.get('article');
    const fresh = async () =>
      articleId ? { ...blank, ...(await letterFromArticle(services, { actor, articleId })) } : blank;
    const [broadcast, segments] = await Promise.all([
      broadcastId === NEW ? fresh() : readBroadcast(services, { actor, broadcastId }),
      listSegmentCards(services, { actor }),
    ]);
    const letter =
      broadcast.state === 'draft' ? undefined : await previewBroadcast(services, { actor, ...broadcast });
    // The page counts down by it, whatever the clock of the reader's machine says.
    return { broadcast, segments, letter, articleId, now: services.clock.now().toISOString() };
  },
);

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

type Done = { to?: string; tested?: boolean; saved?: boolean; html?: string; review?: Review };

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const typed = await fieldsOf(request);
  const broadcastId = params.broadcastId === NEW ? undefined : params.broadcastId;
  const which = { actor, broadcastId: broadcastId ?? '' };
  const onScreen = () => asDraft(parse(draft, typed));
  const wish = () => ({ actor, base: typed.base, draft: onScreen(), when: parse(moment, typed) });
  const from = new URL(request.url).searchParams.get('article');
  const drop = () => dropDraft(services, { actor, subject: draftSubject('broadcast', broadcastId, from) });
  const work = async (): Promise<Done> => {
    switch (typed.intent) {
      case 'preview':
        return previewBroadcast(services, { actor, ...parse(written, typed), email: typed.email });
      case 'test':
        await testBroadcast(services, { actor, broadcastId, draft: onScreen() });
        return { tested: true };
      case 'review':
        return { review: await reviewBroadcast(services, { ...wish(), broadcastId }) };
      case 'confirm': {
        const shown = { broadcastId: broadcastId ?? typed.broadcastId ?? '', version: typed.version ?? '' };
        const sent = await confirmBroadcast(services, { ...wish(), ...shown, isNew: !broadcastId });
        await drop();
        return { to: pageOf(sent) };
      }
      case 'cancel':
        await cancelBroadcast(services, which);
        return {};
      case 'pause':
        await pauseBroadcast(services, which);
        return {};
      case 'resume':
        await resumeBroadcast(services, which);
        return {};
      case 'remove':
        await removeBroadcast(services, which);
        await drop();
        return { to: '/office/letters' };
      default: {
        const saved = await saveBroadcast(services, { actor, broadcastId, ...onScreen() });
        await drop();
        return broadcastId ? { saved: true } : { to: pageOf(saved) };
      }
    }
  };
  const answer = await orProblem(work());
  if ('to' in answer.data && answer.data.to) throw redirect(answer.data.to);
  return answer;
}

const pageOf = ({ broadcastId }: { broadcastId: string }) => `/office/letters/broadcasts/${broadcastId}`;

export default function Broadcast({ loaderData, actionData }: Route.ComponentProps) {
  const { broadcast } = loaderData;
  const problem = actionData?.problem;
  return (
    <>
      <BackTo to="/office/letters">Broadcasts</BackTo>
      <PageHeading title={broadcast.subject || 'New broadcast'}>
        <BroadcastBadge state={broadcast.state} />
      </PageHeading>
      {broadcast.state === 'draft' ? (
        <WriteForm
          data={loaderData}
          problem={problem}
          isSaved={Boolean(actionData && 'saved' in actionData && actionData.saved)}
          key={broadcast.id}
        />
      ) : (
        <>
          <FormError problem={problem} />
          <Steps data={loaderData} />
          <Result data={loaderData} />
        </>
      )}
    </>
  );
}
