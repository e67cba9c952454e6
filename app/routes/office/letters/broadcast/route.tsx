import { redirect } from 'react-router';
import {
  cancelBroadcast,
  confirmBroadcast,
  letterFromArticle,
  listSegmentCards,
  pauseBroadcast,
  previewBroadcast,
  readBroadcast,
  removeBroadcast,
  resumeBroadcast,
  reviewBroadcast,
  saveBroadcast,
  testBroadcast,
} from '../../../../../domain/marketing/index.ts';
import { deleteDraftOf } from '../../../../../domain/office/index.ts';
import { type Asked, after, answerForm, answerPage, byActor, change } from '../../../../answer.server.ts';
import { BackTo } from '../../../../components/back-to.tsx';
import { BroadcastBadge } from '../../../../components/office/badges.tsx';
import { draftSubject } from '../../../../components/office/draft.tsx';
import { PageHeading } from '../../../../components/page-heading.tsx';
import type { Route } from './+types/route';
import { Result, Steps } from './result.tsx';
import { WriteForm } from './write-form.tsx';

export { PortalProblem as ErrorBoundary } from '../../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.broadcast.subject || 'New broadcast' },
];

const NEW = 'new';
const blank = {
  id: '',
  subject: '',
  body: 'Dear {{firstName|friend}},\n\n',
  state: 'draft' as const,
  perHour: 1000,
  made: 0,
  sent: 0,
  waiting: 0,
  held: 0,
  unknown: 0,
  failed: 0,
  bounced: 0,
  complained: 0,
  clicked: 0,
  left: 0,
  orders: 0,
  cents: 0,
  pages: [],
  updatedAt: '',
  codePercent: null,
  codeDays: null,
  codeProduct: null,
  subjectB: null,
  testSize: null,
  winner: null,
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

const isNew = ({ params }: Asked<Route.ActionArgs>) => params.broadcastId === NEW;
const known = ({ member, params }: Asked<Route.ActionArgs>) => ({
  actor: member,
  broadcastId: params.broadcastId,
});
const onPage = (wish: Asked<Route.ActionArgs>) => ({
  ...known(wish),
  broadcastId: isNew(wish) ? undefined : wish.params.broadcastId,
});
/** A new one goes by the id that the review gave it. */
const confirmed = (wish: Asked<Route.ActionArgs>) =>
  isNew(wish) ? { actor: wish.member, isNew: true } : { ...known(wish), isNew: false };

const drop = (wish: Asked<Route.ActionArgs>) => {
  const { actor, broadcastId } = onPage(wish);
  const from = new URL(wish.request.url).searchParams.get('article');
  return deleteDraftOf(wish.services, { actor, subject: draftSubject('broadcast', broadcastId, from) });
};

export const action = answerForm({
  save: after(change(saveBroadcast, onPage), async (wish: Asked<Route.ActionArgs>, saved) => {
    await drop(wish);
    if (isNew(wish)) throw redirect(pageOf(saved));
  }),
  preview: change(previewBroadcast, byActor),
  test: change(testBroadcast, onPage),
  review: change(reviewBroadcast, onPage),
  confirm: after(change(confirmBroadcast, confirmed), async (wish: Asked<Route.ActionArgs>, sent) => {
    await drop(wish);
    throw redirect(pageOf(sent));
  }),
  cancel: change(cancelBroadcast, known),
  pause: change(pauseBroadcast, known),
  resume: change(resumeBroadcast, known),
  remove: after(change(removeBroadcast, known), async (wish: Asked<Route.ActionArgs>) => {
    await drop(wish);
    throw redirect('/office/letters');
  }),
});

export { preserveInput as clientAction } from '../../../../components/preserve-input.ts';

const pageOf = ({ broadcastId }: { broadcastId: string }) => `/office/letters/broadcasts/${broadcastId}`;

export default function Broadcast({ loaderData }: Route.ComponentProps) {
  const { broadcast } = loaderData;
  return (
    <>
      <BackTo to="/office/letters">Broadcasts</BackTo>
      <PageHeading title={broadcast.subject || 'New broadcast'}>
        <BroadcastBadge state={broadcast.state} />
      </PageHeading>
      {broadcast.state === 'draft' ? (
        <WriteForm data={loaderData} key={broadcast.id} />
      ) : (
        <>
          <Steps data={loaderData} />
          <Result data={loaderData} />
        </>
      )}
    </>
  );
}
