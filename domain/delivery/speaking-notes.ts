import { type PullKey, positions, threadWords } from '../../content/meanings/index.ts';
import { questionsIn } from '../../documents/index.ts';
import {
  type Chart,
  findThread,
  monthNames,
  parseDate,
  personalMonth,
  personalYear,
  type ThreadPlace,
} from '../../numerology/index.ts';
import { chartOf } from '../../numerology/names/index.ts';
import type { Deps } from '../services.ts';
import { today } from '../today.ts';

type Asked = { name?: string; called?: string; spelling?: string; birthDate?: string; questions?: string };

/**
 * What the practitioner has before her while she speaks: the numbers with their working, what stands out in them, the year,
 * and the questions in the order they were asked. Nothing where name or date cannot be counted.
 */
export function speakingNotes(services: Pick<Deps, 'clock' | 'content'>, { name = '', ...asked }: Asked) {
  const content = services.content.current();
  const born = asked.birthDate ? parseDate(asked.birthDate) : undefined;
  const reading =
    born && chartOf({ name, editedSpelling: asked.spelling, birthDate: born, system: content.site.school });
  if (!born || !reading?.ok) return undefined;
  const date = today(services);
  return {
    name,
    /** What she asked to be called, if she did. */
    called: asked.called,
    birthDate: asked.birthDate ?? '',
    chart: coreOf(reading.numbers, content),
    standsOut: standsOut(reading.numbers, date, content),
    year: yearOf(born, date, content),
    questions: questionsIn(asked.questions),
  };
}

export type SpeakingNotes = NonNullable<ReturnType<typeof speakingNotes>>;

type Words = ReturnType<Deps['content']['current']>;
const CORE = ['lifePath', 'expression', 'soulUrge', 'personality', 'birthday'] as const;

const coreOf = (chart: Chart, { meaningOf }: Words) =>
  CORE.map((place) => {
    const { value, compound, working } = chart[place];
    const { title, essence } = meaningOf(place, value);
    return { label: positions[place].name, compound, title, essence, working };
  });

const placeNames: Record<ThreadPlace, string> = {
  lifePath: 'Life Path',
  expression: 'Expression',
  soulUrge: 'Soul Urge',
  personality: 'Personality',
  birthday: 'Birthday',
  maturity: 'Maturity',
  pinnacle: 'the Pinnacle of these years',
  period: 'the Period of these years',
  year: 'the Personal Year',
};

type Finding = { title: string; text: string };

/** Masters and debts first, then what repeats and what pulls, then what is missing and what there is most of. */
function standsOut(chart: Chart, date: ReturnType<typeof today>, { meaningOf }: Words): Finding[] {
  const thread = findThread(chart, date, date.year);
  const { hiddenPassions } = chart.letters;
  const missing = [...thread.asked.map(({ digit }) => digit), ...thread.unasked];
  return [
    ...CORE.flatMap((place) => {
      const { master, compound, value } = chart[place];
      return master
        ? [
            {
              title: `${placeNames[place]} ${compound}: a master number`,
              text: meaningOf(place, value).essence,
            },
          ]
        : [];
    }),
    ...chart.karmicDebts.map(({ debt, steps }) => ({
      title: `Karmic debt ${debt}, on the way ${steps.join(', ')}`,
      text: meaningOf('karmicDebts', debt).essence,
    })),
    ...thread.repeats.map(({ digit, places }) => ({
      title: `${digit} comes back: ${listed(places)}`,
      text: threadWords.repeatedDigit[digit],
    })),
    ...thread.pulls.flatMap(({ places, digits }) => {
      const [low, high] = [...digits].sort();
      const text = pullText(`${low}-${high}`);
      return text ? [{ title: `${listed(places)}: ${digits.join(' against ')}`, text }] : [];
    }),
    ...missing.map((digit) => ({
      title: `No letter counts ${digit}`,
      text: meaningOf('karmicLessons', digit).essence,
    })),
    ...hiddenPassions.map((digit) => ({
      title: `Most letters count ${digit}`,
      text: meaningOf('hiddenPassion', digit).essence,
    })),
  ];
}

const listed = (places: readonly ThreadPlace[]) => places.map((place) => placeNames[place]).join(', ');

const pullText = (key: string): string | undefined => (isPull(key) ? threadWords.pulls[key] : undefined);

const isPull = (key: string): key is PullKey => Object.hasOwn(threadWords.pulls, key);

const AHEAD = 12;

function yearOf(born: Chart['birthDate'], { year, month }: ReturnType<typeof today>, { meaningOf }: Words) {
  const own = personalYear(born, year);
  const { title, essence, strengths, cautions } = meaningOf('personalYear', own.value);
  return {
    year,
    number: own.value,
    compound: own.compound,
    title,
    essence,
    strengths,
    cautions,
    working: own.working,
    months: Array.from({ length: AHEAD }, (_, n) => {
      const at = { year: year + Math.floor((month - 1 + n) / 12), month: ((month - 1 + n) % 12) + 1 };
      const { value } = personalMonth(born, at.year, at.month);
      return {
        name: `${monthNames[at.month - 1]} ${at.year}`,
        number: value,
        title: meaningOf('personalMonth', value).title,
      };
    }),
  };
}
