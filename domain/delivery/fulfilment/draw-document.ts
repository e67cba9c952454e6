import type { DocumentId } from '../../../content/catalogue.ts';
import type { IntakeAnswers } from '../../../db/schema/index.ts';
import {
  type Chart,
  coupleReading,
  type LetterSystem,
  parseDate,
  type SpelledName,
} from '../../../numerology/index.ts';
import { chartOf, spellBusinessName } from '../../../numerology/names/index.ts';
import { DomainError } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { today } from '../../today.ts';
import { linesOf } from './check-intake.ts';
import type { IntakeRow } from './queries.ts';
import type { FulfilmentRow } from './stages.ts';

export type Drawn = { title: string; bytes: Uint8Array };
type Person = { name: string; chart: Chart };
type TradeName = { label: string; name: SpelledName };

/** Makes the document a delivery promises, from what the buyer has told us. */
export async function drawDocument(
  services: Parts,
  document: DocumentId,
  intake: IntakeRow,
  { note, edits }: Pick<FulfilmentRow, 'note' | 'edits'>,
): Promise<Drawn> {
  const { documents } = services;
  const content = services.content.current();
  const { school } = content.site;
  const common = { issuedOn: today(services), note: note || undefined, edits };
  switch (document) {
    case 'personal-report': {
      const person = personOf(intake.answers, school);
      const bytes = await documents.render(document, { ...person, ...common }, content);
      return { title: `Personal Report for ${person.name}`, bytes };
    }
    case 'couples-snapshot':
    case 'couples-blueprint': {
      const couple = coupleOf(intake, school);
      const bytes = await documents.render(document, { ...couple, ...common }, content);
      const kind = document === 'couples-snapshot' ? 'Mini Couples Snapshot' : 'Soulmates & Karmic Bonds';
      return { title: `${kind} for ${couple.names.join(' and ')}`, bytes };
    }
    case 'business-blueprint': {
      const business = businessOf(intake.answers, school);
      const bytes = await documents.render(document, { ...business, ...common }, content);
      return { title: `Business Blueprint for ${business.names[0].label}`, bytes };
    }
    case 'brand-alignment': {
      const business = { ...businessOf(intake.answers, school), questions: intake.answers.questions };
      const bytes = await documents.render(document, { ...business, ...common }, content);
      return { title: `Brand Alignment worksheet for ${business.names[0].label}`, bytes };
    }
    case 'yearly-blueprint': {
      const person = { ...personOf(intake.answers, school), questions: intake.answers.questions };
      const bytes = await documents.render(document, { ...person, ...common }, content);
      return { title: `Yearly Blueprint for ${person.name}`, bytes };
    }
  }
}

/** A completed intake was checked when it was sent; one of an older version, or of another's making, may be anything. */
const uncountable = () =>
  new DomainError(
    'conflict',
    'The details of this order cannot be counted. Please ask the buyer to correct them.',
  );

function personOf({ fullName = '', spelling, birthDate = '' }: IntakeAnswers, system: LetterSystem): Person {
  const date = parseDate(birthDate);
  const reading = date && chartOf({ name: fullName, editedSpelling: spelling, birthDate: date, system });
  if (!reading?.ok) throw uncountable();
  return { name: fullName, chart: reading.numbers };
}

function coupleOf({ answers, partnerAnswers }: IntakeRow, system: LetterSystem) {
  const [first, second] = [personOf(answers, system), personOf(partnerAnswers, system)];
  return {
    names: [first.name, second.name] as const,
    reading: coupleReading({ first: first.chart, second: second.chart }),
  };
}

function businessOf(answers: IntakeAnswers, system: LetterSystem) {
  const { businessName = '', otherNames = '', launchDate = '' } = answers;
  const others = linesOf(otherNames).map(tradeNameOf);
  return {
    ...personOf(answers, system),
    names: [tradeNameOf(businessName), ...others] as const,
    launchDate: parseDate(launchDate) ?? undefined,
  };
}

function tradeNameOf(label: string): TradeName {
  const reading = spellBusinessName(label);
  if (!reading.ok) throw uncountable();
  return { label, name: reading.spelling.name };
}
