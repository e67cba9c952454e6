import { saveOwnDetails } from '../domain/identity/index.ts';
import { type ReportWish, readPeople, requestReport } from '../domain/readings/index.ts';
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

export function mayaGetsReports(past: Past): void {
  const { timeline, services, maya } = past;
  /** Whom she has had a report made for before; asked for where she will want another. */
  const known = new Map<string, string>();
  const memberId = maya.id;
  timeline.at(timeline.ago({ days: 44.9 }), () =>
    saveOwnDetails(services, { memberId, details: { birthDate: people.Me.birthDate } }),
  );
  for (const [label, days] of made) {
    timeline.at(timeline.ago({ days }), async () => {
      const person = people[label];
      const personId = known.get(label);
      const wish: ReportWish = {
        ...person,
        label: person.relation === 'self' ? undefined : label,
        personId,
        yChoices: personId ? [heardAnew] : [],
      };
      await requestReport(services, { memberId, emailVerified: true, wish });
      if (label === 'Zoya') known.set(label, await personCalled(past, label));
    });
  }
}

async function personCalled({ services, maya }: Past, label: string): Promise<string> {
  const { others } = await readPeople(services, { member: maya });
  const person = others.find((other) => other.label === label);
  if (!person) throw new Error(`${label} is not among her people`);
  return person.id;
}
