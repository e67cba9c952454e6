import type { DocumentId } from '../../content/catalogue.ts';
import type { IntakeAnswers } from '../../db/schema/index.ts';
import { chartOf } from '../names/index.ts';
import { type Chart, parseDate } from '../numerology/index.ts';
import type { Parts } from '../services.ts';
import { today } from '../today.ts';
import type { IntakeRow } from './queries.ts';
import type { FulfilmentRow } from './stages.ts';

export type Drawn = { title: string; bytes: Uint8Array };
type Person = { name: string; chart: Chart };

/** Makes the document a delivery promises, from what the buyer has told us. */
export async function drawDocument(
  services: Parts,
  document: DocumentId,
  intake: IntakeRow,
  { note, edits }: Pick<FulfilmentRow, 'note' | 'edits'>,
): Promise<Drawn> {
  const { documents } = services;
  const common = { issuedOn: today(services), note: note || undefined, edits };
  switch (document) {
    case 'personal-report': {
      const person = personOf(intake.answers);
      const bytes = await documents.render('personal-report', { ...person, ...common });
      return { title: `Personal Report for ${person.name}`, bytes };
    }
    default:
      throw new Error(`the ${document} cannot be drawn yet`);
  }
}

function personOf({ fullName = '', birthDate = '' }: IntakeAnswers): Person {
  const date = parseDate(birthDate);
  const reading = date && chartOf({ name: fullName, birthDate: date });
  if (!reading?.ok) throw new Error('the details are not complete');
  return { name: fullName, chart: reading.numbers };
}
