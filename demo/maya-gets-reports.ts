import { saveOwnDetails } from '../domain/identity/accounts/save-own-details.ts';
import { readReports } from '../domain/readings/reports/read-reports.ts';
import { type ReportWish, requestReport } from '../domain/readings/reports/request-report.ts';
import type { Past } from './past.ts';

const people = {
  Me: { relation: 'self', name: 'Maya Okafor', birthDate: '1990-07-04' },
  Daniel: { relation: 'partner', name: 'Daniel Aurelio Ferreira', birthDate: '1988-11-22' },
  Ikenna: { relation: 'child', name: 'Ikenna Daniel Ferreira Okafor', birthDate: '2019-02-09' },
  Zoya: { relation: 'child', name: 'Zoya Ferreira Okafor', birthDate: '2022-08-30' },
  Mother: { relation: 'other', name: 'Ngozi Blessing Okafor', birthDate: '1961-05-17' },
  Sister: { relation: 'other', name: 'Adaeze Okafor', birthDate: '1993-12-01' },
  Łukasz: { relation: 'other', name: 'Łukasz Wiśniewski', birthDate: '1985-03-03' },
} as const;

/** Eight reports: her own, those of the people around her, and one of them made anew with another Y. */
const made: [label: keyof typeof people, daysAgo: number][] = [
  ['Me', 44.8],
  ['Daniel', 43],
  ['Ikenna', 36.1],
  ['Zoya', 36],
  ['Mother', 29],
  ['Sister', 20],
  ['Zoya', 12],
  ['Łukasz', 5],
];
/** Zoya's Y, which our rule takes for a consonant, heard as a vowel the second time. */
const heardAnew = { word: 0, letter: 2, as: 'vowel' } as const;

export function mayaGetsReports({ timeline, services, maya }: Past): void {
  const memberId = maya.id;
  timeline.at(timeline.ago({ days: 44.9 }), () =>
    saveOwnDetails(services, { memberId, details: { birthDate: people.Me.birthDate } }),
  );
  for (const [label, days] of made) {
    timeline.at(timeline.ago({ days }), async () => {
      const known = (await readReports(services, { member: maya })).people.others;
      const personId = known.find((person) => person.label === label)?.id;
      const wish: ReportWish = {
        ...people[label],
        label: label === 'Me' ? undefined : label,
        personId,
        yChoices: personId ? [heardAnew] : [],
      };
      await requestReport(services, { memberId, emailVerified: true, wish });
    });
  }
}
