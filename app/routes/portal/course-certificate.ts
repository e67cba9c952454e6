import { printCertificate } from '../../../domain/learning/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/course-certificate';

export const loader = answerPage(async ({ params, services, member }: Asked<Route.LoaderArgs>) => {
  const memberId = member.id;
  const bytes = await printCertificate(services, { ...params, memberId });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="certificate-${params.courseId}.pdf"`,
    },
  });
});
