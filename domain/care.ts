import { TZDate } from '@date-fns/tz';
import { type Concern, type Language, languages } from '../care/index.ts';
import type { CareWords } from '../content/care/care-words.ts';
import { type Country, countries, directory, type Helpline, topicsOf } from '../content/care/helplines.ts';
import { careWords } from '../content/care/words.ts';
import { addDays } from '../shared/wall-time.ts';
import type { Deps } from './services.ts';

/** Where to look for help without knowing more than the language. Of the others the first line of each is named. */
const homes: Record<Language, readonly [Country, ...Country[]]> = {
  en: ['GB', 'US'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH'],
  es: ['ES', 'MX'],
  pt: ['PT', 'BR'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
};

/** What a browser says of its user (`Accept-Language`). */
export type Locale = { language?: Language; country?: Country };

const LONGEST_HEADER = 200;

export function readLocale(header: string | null): Locale {
  const tags = (header ?? '').slice(0, LONGEST_HEADER).split(',');
  const parts = tags.map((tag) => tag.trim().split(';')[0]?.split('-') ?? []);
  const country = parts.map(([, region = '']) => region.toUpperCase()).find(isCountry);
  return { language: languages.find((one) => one === parts[0]?.[0]?.toLowerCase()), country };
}

const isCountry = (code: string): code is Country => Object.hasOwn(countries, code);

/** Lines for a concern: those of one country, or the first of each where the language is spoken. */
export function helplinesFor(
  helplines: readonly Helpline[],
  { kind, language }: Pick<Concern, 'kind' | 'language'>,
  country?: Country,
): Helpline[] {
  const topics = topicsOf[kind];
  const ofCountry = (code: Country) =>
    topics.flatMap((topic) => helplines.filter((one) => one.country === code && one.topic === topic));
  if (country) {
    const own = ofCountry(country);
    if (own.length > 0) return own;
  }
  const [home, ...others] = homes[language];
  return [...ofCountry(home), ...others.flatMap((code) => ofCountry(code).slice(0, 1))];
}

export const hasHelplines = ({ kind }: Pick<Concern, 'kind'>): boolean => topicsOf[kind].length > 0;

type Situation = Concern & { country?: Country };

/** The numbers as somebody reads them in a chat window or a letter, the emergency number last. */
export function helpLinesTold(
  { content, config }: Pick<Deps, 'content' | 'config'>,
  { country, ...concern }: Situation,
): string {
  const words = careWords[concern.language];
  const lines = helplinesFor(content.current().helplines, concern, country);
  const places = new Set(lines.map((line) => line.country));
  const told = lines.map(({ name, number, country: of }) => {
    const place = places.size > 1 ? ` (${countries[of].name})` : '';
    return `• ${name}${place}: ${number}`;
  });
  const emergencies = new Set([...places].map((of) => countries[of].emergency));
  return [
    ...told,
    `• ${words.emergency.replace('{number}', [...emergencies].join(' · '))}`,
    `• ${words.more.replace('{url}', `${config.appUrl}/help-now`)} · ${directory.url}`,
  ].join('\n');
}

/** What somebody is told who wrote of such a matter; `isTold`: that a person knows. */
export function careText(
  services: Pick<Deps, 'content' | 'config' | 'clock'>,
  concern: Situation,
  { isTold, asksEmail = false }: { isTold: boolean; asksEmail?: boolean },
): string {
  const words = careWords[concern.language];
  return [
    words.opening[concern.kind],
    hasHelplines(concern)
      ? `${words.call[concern.severity]}\n${helpLinesTold(services, concern)}`
      : undefined,
    isTold ? whenAnswered(services, words, concern.language) : undefined,
    asksEmail ? words.askEmail : undefined,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The slower end of "within 2-4 hours". */
const SLOWEST_HOURS = 4;
/** How the seven languages say it. */
const USUAL_HOURS = /2(?:-| (?:bis|à|a|tot) )4/;

/** When a person answers, true for this moment: nobody in need is told an hour that passes in silence. */
function whenAnswered(
  { content, clock }: Pick<Deps, 'content' | 'clock'>,
  { told }: CareWords,
  language: Language,
): string {
  const { officeHours, timeZone, away, answerHours = SLOWEST_HOURS } = content.current().site;
  const now = new TZDate(clock.now(), timeZone);
  const hour = now.getHours() + now.getMinutes() / 60;
  const isSlower = answerHours > SLOWEST_HOURS;
  const words =
    away && clock.now() >= new Date(away.begins)
      ? told.away
      : isSlower
        ? told.open.replace(USUAL_HOURS, String(answerHours))
        : hour < officeHours.from
          ? told.today
          : hour + SLOWEST_HOURS > officeHours.to
            ? told.tomorrow
            : told.open;
  const back = new Date(`${away ? addDays(away.to, 1) : '2000-01-01'}T12:00:00Z`);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(back);
  return words
    .replace('{hour}', String(officeHours.from))
    .replace('{place}', timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone)
    .replace('{day}', day);
}
