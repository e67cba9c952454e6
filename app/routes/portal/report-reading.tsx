import { openReportReading } from '../../../domain/readings/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { ReadingView } from '../../components/reading/reading-view.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/report-reading';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.chapter.title ?? 'Your report' },
];

export async function loader({ params: { reportId }, request, context }: Route.LoaderArgs) {
  const chapter = Number(new URL(request.url).searchParams.get('chapter') ?? 1);
  const { id: memberId } = context.get(memberContext);
  return {
    chapter: await orRefuse(openReportReading(servicesOf(context), { memberId, reportId, chapter })),
    pdf: `/portal/reports/${reportId}/pdf`,
  };
}

export default function ReportReading({ loaderData: { chapter, pdf } }: Route.ComponentProps) {
  return <ReadingView chapter={chapter} pdf={pdf} back={{ to: '/portal/reports', text: 'Reports' }} />;
}
