import { printCertificate } from '../../../domain/learning/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/course-certificate';

export async function loader({ params, context }: Route.LoaderArgs) {
  const memberId = context.get(memberContext).id;
  const bytes = await orRefuse(printCertificate(servicesOf(context), { ...params, memberId }));
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="certificate-${params.courseId}.pdf"`,
    },
  });
}
