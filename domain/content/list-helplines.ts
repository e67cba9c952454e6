import type { Language } from '../../care/index.ts';
import { type Country, countries, directory } from '../../content/care/helplines.ts';
import { careWords } from '../../content/care/words.ts';
import type { ReadsContent } from '../services.ts';

/** In which language the lines of a country are told of. Switzerland and Belgium have several, and one place here. */
const spoken: Record<Language, readonly Country[]> = {
  en: ['GB', 'IE', 'US', 'CA', 'AU', 'NZ'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'LU'],
  es: ['ES', 'MX', 'AR'],
  pt: ['PT', 'BR'],
  it: ['IT'],
  nl: ['NL'],
};

/** Everybody whom somebody in need can call, by language and country. */
export function listHelplines({ content }: ReadsContent) {
  const { helplines } = content.current();
  const languages = Object.entries(careWords).map(([language, { call, emergency, topics }]) => ({
    language,
    heading: call.crisis.replace(/\s?:$/, ''),
    countries: countriesOf(language).map((code) => ({
      code,
      name: countries[code].name,
      emergency: {
        words: emergency.replace('{number}', '').trim(),
        number: countries[code].emergency,
      },
      lines: helplines
        .filter(({ country }) => country === code)
        .map(({ id, topic, name, number, url, asOf }) => ({
          id,
          topic: topics[topic],
          name,
          number,
          url,
          asOf,
        })),
    })),
  }));
  return { languages, directory };
}

const countriesOf = (language: string): readonly Country[] =>
  Object.entries(spoken).find(([code]) => code === language)?.[1] ?? [];
