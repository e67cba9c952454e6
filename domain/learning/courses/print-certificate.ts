import { parseDate } from '../../../numerology/index.ts';
import { notFound } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { readCertificate } from './certificate.ts';
import { chartsTold } from './charts-told.ts';
import { findCertificateOf } from './queries.ts';

/** The certificate as a PDF, for the member it was made out to. */
export async function printCertificate(
  services: Parts,
  { memberId, courseId }: { memberId: string; courseId: string },
): Promise<Uint8Array> {
  const held = await findCertificateOf(services.db, memberId, courseId);
  if (!held) throw notFound('Certificate');
  const { id, fullName, courseTitle, content, charts, issuedOn } = await readCertificate(services, {
    certificateId: held.id,
  });
  const date = parseDate(issuedOn);
  if (!date) throw new Error('a certificate without a date');
  const data = {
    name: fullName,
    course: courseTitle,
    content: [content?.replace(' • ', ', '), chartsTold(charts)].filter(Boolean).join(' · '),
    number: id,
    url: `${services.config.appUrl}/certificates/${id}`,
    issuedOn: date,
  };
  return services.documents.render('certificate', data, services.content.current());
}
