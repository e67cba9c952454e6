import { numerologyReports, reportPeople, reportRequests } from '../db/schema/index.ts';
import { saveOwnDetails } from '../domain/identity/index.ts';
import { readAnswers, toColumns, toReportData } from '../domain/readings/index.ts';
import type { Services } from '../domain/services.ts';

const DAY = 24 * 3_600_000;

const people = {
  Daniel: { relation: 'partner', name: 'Daniel Aurelio Ferreira', birthDate: '1988-11-22' },
  Ikenna: { relation: 'child', name: 'Ikenna Daniel Ferreira Okafor', birthDate: '2019-02-09' },
  Zoya: { relation: 'child', name: 'Zoya Ferreira Okafor', birthDate: '2022-08-30' },
  Mother: { relation: 'other', name: 'Ngozi Blessing Okafor', birthDate: '1961-05-17' },
  Sister: { relation: 'other', name: 'Adaeze Okafor', birthDate: '1993-12-01' },
  Łukasz: { relation: 'other', name: 'Łukasz Wiśniewski', birthDate: '1985-03-03' },
} as const;

/** Eight reports: her own, those of the people around her, and one of them made anew with another Y. */
const made: [label: keyof typeof people | 'Me', daysAgo: number][] = [
  ['Me', 45],
  ['Daniel', 43],
  ['Ikenna', 36],
  ['Zoya', 36],
  ['Mother', 29],
  ['Sister', 20],
  ['Zoya', 12],
  ['Łukasz', 5],
];

export async function seedReports(services: Services, memberId: string, email: string): Promise<void> {
  const { db, clock } = services;
  const self = { name: 'Maya Okafor', birthDate: '1990-07-04' };
  await saveOwnDetails(services, { memberId, details: { birthDate: self.birthDate } });
  const kept = await db
    .insert(reportPeople)
    .values(
      Object.entries(people).map(([label, { relation, name, birthDate }]) => ({
        userId: memberId,
        relation,
        label,
        fullName: name,
        birthDate,
        createdAt: clock.now(),
      })),
    )
    .returning({ id: reportPeople.id, label: reportPeople.label });
  const requests = made.map(([label, daysAgo], at) => {
    const person = label === 'Me' ? { ...self, relation: 'self' as const } : people[label];
    // Zoya's Y, which our rule takes for a consonant, heard as a vowel the second time.
    const yChoices = at === 6 ? [{ word: 0, letter: 2, as: 'vowel' as const }] : [];
    const reportData = toReportData(
      readAnswers(services, { ...person, yChoices }).cards,
      services.content.current().meaningOf,
    );
    const when = new Date(clock.now().getTime() - daysAgo * DAY);
    return {
      userId: memberId,
      status: 'completed' as const,
      step: 'done' as const,
      fullName: person.name,
      birthDate: person.birthDate,
      relation: person.relation,
      label: label === 'Me' ? '' : label,
      personId: kept.find((one) => one.label === label)?.id,
      yChoices,
      reportData,
      ...toColumns(reportData),
      createdAt: when,
      completedAt: when,
    };
  });
  const rows = await db.insert(reportRequests).values(requests).returning();
  await db.insert(numerologyReports).values(
    rows.map((row) => ({
      userId: memberId,
      requestId: row.id,
      email,
      name: row.fullName,
      lifePath: row.lifePathNumber ?? 0,
      expression: row.expressionNumber ?? 0,
      soulUrge: row.soulUrgeNumber ?? 0,
      createdAt: row.createdAt,
    })),
  );
}
