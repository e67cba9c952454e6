import { type Attachment, MailRefused } from '../../../adapters/mail/mail.ts';
import type { DocumentEdition } from '../../../documents/index.ts';
import { type CalendarDate, parseDate } from '../../../numerology/index.ts';
import { chartOf } from '../../../numerology/names/index.ts';
import { notFound } from '../../errors.ts';
import type { Parts, ReadsContent } from '../../services.ts';
import { today } from '../../today.ts';
import { findLead } from './queries.ts';
import { type QuizAnswers, readAnswers } from './read-answers.ts';

type Needs = Pick<Parts, 'clock' | 'documents' | 'config'> & ReadsContent;

/** The free report for these answers; what cannot be counted is refused as in the quiz itself. */
export async function freeReportOf(services: Needs, answers: QuizAnswers): Promise<Attachment> {
  readAnswers(services, answers);
  return drawFreeReport(services, answers);
}

/** The report of a kept lead, to travel with its mail. */
export async function freeReportOfLead(
  services: Needs & Pick<Parts, 'db'>,
  { leadId }: { leadId: string },
): Promise<Attachment> {
  const lead = await findLead(services.db, leadId);
  // Erased meanwhile, at its owner's wish: trying again cannot help.
  if (!lead) throw new MailRefused('the lead was erased', { deadAddress: false });
  const { name, birthDate, editedSpelling } = lead;
  return drawFreeReport(services, { name, birthDate, spelling: editedSpelling ?? undefined });
}

/** From answers that have been checked before. */
export async function drawFreeReport(services: Needs, answers: QuizAnswers): Promise<Attachment> {
  const { brand } = services.content.current().site;
  return {
    filename: `${brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-free-report.pdf`,
    contentType: 'application/pdf',
    content: await renderFreeReport(services, answers, { edition: 'screen', issuedOn: today(services) }),
  };
}

export async function renderFreeReport(
  services: Needs,
  { name, birthDate: born, spelling, yChoices }: QuizAnswers,
  { edition, issuedOn }: { edition: DocumentEdition; issuedOn: CalendarDate },
): Promise<Uint8Array> {
  const content = services.content.current();
  const { school: system } = content.site;
  const birthDate = parseDate(born);
  const person = birthDate && chartOf({ name, editedSpelling: spelling, yChoices, birthDate, system });
  if (!person?.ok) throw notFound('Report');
  const siteUrl = services.config.appUrl;
  const data = { name, chart: person.numbers, issuedOn, siteUrl };
  return services.documents.render('free-report', data, content, edition);
}
