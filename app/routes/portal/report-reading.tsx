import { readCards, sendCard, takeBackCard } from '../../../domain/delivery/index.ts';
import { openReportReading } from '../../../domain/readings/index.ts';
import { type Asked, answerForm, answerPage, change } from '../../answer.server.ts';
import { ReadingView } from '../../components/reading/reading-view.tsx';
import type { Route } from './+types/report-reading';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.chapter.title ?? 'Your report' },
];

export const loader = answerPage(
  async ({ params: { reportId }, request, services, member }: Asked<Route.LoaderArgs>) => {
    const chapter = Number(new URL(request.url).searchParams.get('chapter') ?? 1);
    const from = { memberId: member.id, reportId };
    const opened = await openReportReading(services, { ...from, chapter });
    const cards = await readCards(services, { from, chapter: opened });
    return { chapter: opened, cards, pdf: `/portal/reports/${reportId}/pdf` };
  },
);

const fromHere = ({ params: { reportId }, member }: Asked<Route.ActionArgs>) => ({
  from: { memberId: member.id, reportId },
});

export const action = answerForm({
  send: change(sendCard, fromHere),
  takeBack: change(takeBackCard, fromHere),
});

export default function ReportReading({ loaderData: { chapter, cards, pdf } }: Route.ComponentProps) {
  return (
    <ReadingView
      chapter={chapter}
      cards={cards}
      pdf={pdf}
      back={{ to: '/portal/reports', text: 'Reports' }}
    />
  );
}
