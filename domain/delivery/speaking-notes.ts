import { type PullKey, positions, threadWords } from '../../content/meanings/index.ts';
import { questionsIn } from '../../documents/index.ts';
import {
  type Chart,
  type CorePlace,
  findThread,
  isHeld,
  type JudgedDigit,
  judgement,
  monthNames,
  parseDate,
  personalMonth,
  personalYear,
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

const placeName = (place: CorePlace) => positions[place].name;

type Finding = { title: string; text: string };

/** Masters and debts first, then what repeats and what pulls, then what is missing and what there is most of. */
function standsOut(chart: Chart, date: ReturnType<typeof today>, { meaningOf }: Words): Finding[] {
  const judged = judgement(chart, date);
  const { strong, pulls } = findThread(chart, date);
  const { hiddenPassions, karmicLessons } = chart.letters;
  return [
    ...CORE.flatMap((place) => {
      const { master, compound, value } = chart[place];
      return master
        ? [
            {
              title: `${placeName(place)} ${compound}: a master number`,
              text: meaningOf(place, value).essence,
            },
          ]
        : [];
    }),
    ...chart.karmicDebts.map(({ debt, steps }) => ({
      title: `Karmic debt ${debt}, on the way ${steps.join(', ')}`,
      text: meaningOf('karmicDebts', debt).essence,
    })),
    ...strong.map(({ digit, core, isPassion }) => ({
      title: `${digit} comes back: ${listed(core)}${isPassion ? ', most letters' : ''}`,
      text: threadWords.strongNotes[core.find(({ value }) => value !== digit)?.value ?? digit],
    })),
    ...pulls.flatMap(({ places, digits, values }) => {
      const [low, high] = [...digits].sort();
      const text = pullText(`${low}-${high}`);
      return text
        ? [{ title: `${places.map(placeName).join(', ')}: ${values.join(' against ')}`, text }]
        : [];
    }),
    ...karmicLessons.map((digit) => lessonOf(judged[digit], meaningOf)),
    ...hiddenPassions.map((digit) => ({
      title: `Most letters count ${digit}`,
      text: meaningOf('hiddenPassion', digit).essence,
    })),
  ];
}

const listed = (core: JudgedDigit['core']) =>
  core.map(({ place, value }) => `${placeName(place)} ${value}`).join(', ');

/** A lesson that the chart makes up for elsewhere is no lack, and she should not speak of it as one. */
function lessonOf(judged: JudgedDigit, meaningOf: Words['meaningOf']): Finding {
  const { digit, core } = judged;
  if (!isHeld(judged))
    return { title: `No letter counts ${digit}`, text: meaningOf('karmicLessons', digit).essence };
  const where = core.length > 0 ? listed(core) : judged.inDate > 0 ? 'birth date' : 'a stage of life';
  return {
    title: `No letter counts ${digit}, made up for by ${where}`,
    text: meaningOf('suppliedLessons', digit).essence,
  };
}

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
