import { z } from 'zod';
import { contentLabel } from '../../../content/courses.ts';
import { parseDate } from '../../../numerology/index.ts';
import { personName } from '../../../shared/fields.ts';
import { DomainError, notFound } from '../../errors.ts';
import { formVerbsFor } from '../../form-verb.ts';
import { knownId } from '../../ids.ts';
import type { Deps, Services } from '../../services.ts';
import { chartsTold } from '../browser.ts';
import { findCourse } from './courses.ts';
import { isCourseDone } from './progress.ts';
import {
  countChecked,
  findCertificate,
  findCertificateOf,
  insertCertificate,
  listCompletions,
} from './queries.ts';

type Asked = { memberId: string; courseId: string };

const MADE_OUT = 'Please give the name as it should be written.';
const madeOut = z.object({
  fullName: personName.transform((name) => name.replaceAll(/\s+/g, ' ')).pipe(z.string().max(80, MADE_OUT)),
});

/** Makes out the certificate once every lesson is done, to the name the member wants on it. It is made out once. */
export const issueCertificate = formVerbsFor<Asked>()(
  madeOut,
  async (services, { memberId, courseId, fullName }) => {
    const { db, clock } = services;
    const course = findCourse(services, courseId);
    if (!course || course.certificate?.off) throw notFound('Certificate');
    const done = (await listCompletions(db, memberId)).get(courseId) ?? new Set();
    if (!isCourseDone(course, done)) {
      throw new DomainError('conflict', 'The certificate is made out when every lesson is done.');
    }
    await insertCertificate(db, {
      userId: memberId,
      course: courseId,
      courseTitle: course.title,
      fullName,
      issuedAt: clock.now(),
      charts: await countChecked(db, memberId, courseId),
    });
    const certificate = await findCertificateOf(db, memberId, courseId);
    return { certificateId: certificate?.id };
  },
);

/** For anybody who holds its address: what it says, and that we say so. */
export async function readCertificate(
  services: Pick<Services, 'db' | 'content'>,
  { certificateId }: { certificateId: string },
) {
  const certificate = await findCertificate(services.db, knownId(certificateId, 'Certificate'));
  if (!certificate) throw notFound('Certificate');
  const course = findCourse(services, certificate.course);
  return {
    id: certificate.id,
    fullName: certificate.fullName,
    courseTitle: certificate.courseTitle,
    content: course && contentLabel(course),
    charts: certificate.charts,
    /** In place of the usual ones. */
    words: course?.certificate?.words,
    issuedOn: certificate.issuedAt.toISOString().slice(0, 10),
  };
}

/** The certificate as a PDF, for the member it was made out to. */
export async function printCertificate(
  services: Deps,
  { memberId, courseId }: { memberId: string; courseId: string },
): Promise<Uint8Array> {
  const held = await findCertificateOf(services.db, memberId, courseId);
  if (!held) throw notFound('Certificate');
  const { id, fullName, courseTitle, content, charts, words, issuedOn } = await readCertificate(services, {
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
    words,
  };
  return services.documents.render('certificate', data, services.content.current());
}
