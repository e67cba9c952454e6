import { openReportReading } from '../../../domain/readings/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { ReadingView } from '../../components/reading/reading-view.tsx';
import type { Route } from './+types/report-reading';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.chapter.title ?? 'Your report' },
];

export const loader = answerPage(
  async ({ params: { reportId }, request, services, member }: Asked<Route.LoaderArgs>) => {
    const chapter = Number(new URL(request.url).searchParams.get('chapter') ?? 1);
    const { id: memberId } = member;
    return {
      chapter: await openReportReading(services, { memberId, reportId, chapter }),
      pdf: `/portal/reports/${reportId}/pdf`,
    };
  },
);

export default function ReportReading({ loaderData: { chapter, pdf } }: Route.ComponentProps) {
  return <ReadingView chapter={chapter} pdf={pdf} back={{ to: '/portal/reports', text: 'Reports' }} />;
}
