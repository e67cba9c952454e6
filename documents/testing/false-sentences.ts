import { maturityAhead, maturityLived, writtenMeaning } from '../../content/meanings/index.ts';
import { ageOn, type CalendarDate, type Chart, periodOn, pinnacleOn } from '../../numerology/index.ts';
import { itemAt, keysOf } from '../../shared/records.ts';
import type { Business } from '../business/business.ts';
import { CORE } from '../kit/chart-sheet.ts';
import type { Said } from '../kit/paragraphs.ts';
import { monthName } from '../kit/words.ts';
import { type Register, registerOf } from '../person/reading.ts';
import { words as personalWords } from '../personal-report/words.ts';
import { businessRules } from './business-rules.ts';
import type { ReadText } from './read-words.ts';
import { wholeChartRules } from './whole-chart-rules.ts';

/** What one document says, and to whom; a couple has two charts. */
export interface Printed {
  charts: readonly Chart[];
  issuedOn: CalendarDate;
  paragraphs: readonly Said[];
  texts: readonly ReadText[];
  /** Of a document about a trade name. */
  business?: Pick<Business, 'stage' | 'launchDate'>;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => monthName(at + 1));

type Rule = { name: string; faults(printed: Printed): string[] };

const matching = (texts: readonly { text: string }[], pattern: RegExp) =>
  texts.map(({ text }) => text).filter((text) => pattern.test(text));

/** A phrase that points back, and what it points to, which must stand in the same document. */
const REFERENCES: readonly [phrase: RegExp, antecedent: RegExp][] = [
  [/when the lid is on/, /hours with the lid on/],
  [/your two posts/, /between two posts/],
  [/from the map\b/, /\b(draw|sketch) (a|the) map/i],
  [/stands in the margin/, /$^/],
  [/which of your traits keep the household/, /$^/],
  [/the page on lessons/, /^Lessons and debts$/],
  [/on a day with a star/, /A star marks/],
];

/** Words that suppose a post somewhere; "a job" to be done and "the work" are everybody's. */
const OF_WORKING_LIFE =
  /\b(colleagues?|employers?|bosses|promotions?|salar(y|ies)|workplaces?|job (title|interview)s?|(new|previous|last) job|your (boss|manager|desk|career|office|clients?)|the office|open-plan)\b/i;

/** What a reader under twenty-five cannot have behind her. */
const OF_A_LONG_LIFE =
  /\b((seven|eight|nine|ten|twenty|thirty) years ago|your (twenties|thirties|forties|grown children|marriage)|you (could not|would) have [a-z ]*at thirty|for (a decade|decades) you have)\b/i;

/** What no reader over sixty-five has before her. */
const OF_A_LIFE_AHEAD =
  /\b(after forty you|when you are (forty|fifty)|in (twenty|thirty) years you|your future career)\b/i;

const MATURITY_NUMBERS = keysOf(maturityAhead);
const MATURITY_TOLD = { young: maturityAhead, working: null, late: maturityLived };

/** A Maturity in the words for readers of another age. */
function maturityRegister(text: string, register: Register): boolean {
  const of = (told: Register) =>
    Object.values(MATURITY_TOLD[told] ?? {}).flatMap(({ essence, long }) => [essence, ...long]);
  const written = MATURITY_NUMBERS.flatMap((number) => writtenMeaning('maturity', number).long);
  return (
    (register !== 'young' && of('young').includes(text)) ||
    (register !== 'late' && of('late').includes(text)) ||
    (register !== 'working' && written.includes(text))
  );
}

/** Sentences that were printed to people for whom they were not true; each rule says when. */
export const RULES: readonly Rule[] = [
  ...wholeChartRules,
  ...businessRules,
  {
    name: 'NOW stands beside the stage that is running, and its years hold the day of issue',
    faults: ({ charts, issuedOn, texts }) =>
      charts.length !== 1
        ? []
        : matching(texts, /· NOW$/).filter((text) => {
            const { pinnacles, periodCycles, birthDate } = itemAt(charts, 0);
            const [from, to] = [...text.matchAll(/\b(\d{4})\b/g)].map(([year]) => Number(year));
            if (from !== undefined && (issuedOn.year < from || (to !== undefined && issuedOn.year > to)))
              return true;
            const ordinals = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'];
            const order = ordinals.findIndex((ordinal) => text.startsWith(ordinal)) + 1;
            if (order === 0) return false;
            const now = text.includes('PERIOD')
              ? periodOn(periodCycles, birthDate, issuedOn)
              : pinnacleOn(pinnacles, birthDate, issuedOn);
            return order !== now.order;
          }),
  },
  {
    name: 'no number leads in a name in which none comes twice',
    faults: ({ charts, texts }) =>
      charts.length === 1 && charts[0]?.letters.tally.every(({ count }) => count < 2)
        ? matching(
            texts,
            /your name repeats|letters repeat|comes more often in your name|leads the letters|share the lead in your name|sets the pace in your name|has the largest say/i,
          )
        : [],
  },
  {
    name: 'nobody is spoken to as if of another age, at work or in youth',
    faults: ({ charts: [chart, other], issuedOn, paragraphs, texts, business }) => {
      if (!chart || other || business) return [];
      const age = ageOn(chart.birthDate, issuedOn);
      const register = registerOf(age);
      const wrong = paragraphs.filter(
        ({ id, text }) =>
          (id === 'maturity.at' && text !== personalWords.maturityAt[register]) ||
          (id.startsWith('maturity.') && maturityRegister(text, register)),
      );
      return [
        ...wrong.map(({ text }) => text),
        ...matching(texts, /still younger than this|at an age when many stop/),
        ...(register === 'working' ? [] : matching(texts, OF_WORKING_LIFE)),
        ...(register === 'young' ? matching(texts, OF_A_LONG_LIFE) : []),
        ...(register === 'late' ? matching(texts, OF_A_LIFE_AHEAD) : []),
      ];
    },
  },
  {
    name: 'a return that lies ahead is not told as one that was lived',
    faults: ({ paragraphs, charts: [chart, other], issuedOn }) => {
      if (!chart || other) return [];
      const now = pinnacleOn(chart.pinnacles, chart.birthDate, issuedOn).order;
      return paragraphs
        .filter(({ id, text }) => {
          const order = Number(id.match(/^(?:pinnacle|challenge)-(\d)\./)?.[1] ?? 0);
          return order > now && /^(A third time|And once more|The same to the last: .* by now)/.test(text);
        })
        .map(({ text }) => text);
    },
  },
  {
    name: 'nothing is said of "the last century" or of how many lessons others have',
    faults: ({ texts }) => matching(texts, /birth year of the last century|Most people have one to three/),
  },
  {
    name: 'a stage that is over or to come sets no task',
    faults: ({ paragraphs }) =>
      matching(
        paragraphs.filter(({ id }) => id.endsWith('.brief')),
        /this week|today|by Sunday|before Friday/i,
      ),
  },
  {
    name: 'a period is told for its own place in a life: growing up, the middle decades or the last stretch',
    faults: ({ charts, issuedOn, paragraphs }) => {
      const [chart] = charts;
      if (charts.length !== 1 || !chart) return [];
      const { order } = periodOn(chart.periodCycles, chart.birthDate, issuedOn);
      return paragraphs
        .filter(({ id }) => {
          const place = id.match(/^(?:period-\d|season\.period)\.long\.(\d)$/)?.[1];
          return place !== undefined && Number(place) !== order;
        })
        .map(({ text }) => text);
    },
  },
  {
    name: 'a stage says nothing of what it would have been at another age',
    faults: ({ texts }) =>
      matching(
        texts,
        /If this is the opening|Should the number govern|As a first Pinnacle|Met in youth|Lived young|Children under this number|Pinnacle comes early/,
      ),
  },
  {
    name: 'a number that begins with a vowel has its article: an 8, an 11, an 18',
    faults: ({ texts }) => matching(texts, /\b[Aa] (8|11|18|8\d)\b/),
  },
  {
    name: 'totals are said to be free of debts only where they are',
    faults: ({ charts, texts }) =>
      charts.some(({ karmicDebts }) => karmicDebts.length > 0)
        ? matching(texts, /none of them is a 13, 14, 16 or 19|None of your ten core totals/)
        : [],
  },
  {
    name: 'people are called by name in their pairs, never by a digit',
    faults: ({ charts, paragraphs }) =>
      charts.length === 2
        ? paragraphs
            .filter(({ id, text }) => {
              const key = id.match(/^(life-path|expression|soul-urge|personality|birthday)\.pair\./)?.[1];
              if (!key) return false;
              const name = key.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase()) as 'lifePath';
              const [one, other] = charts.map((chart) => chart[name].digit);
              return one !== other && new RegExp(`\\b([Tt]he|[Aa]n?) [${one}${other}](?!\\d)`).test(text);
            })
            .map(({ text }) => text)
        : [],
  },
  {
    name: 'nobody in a couple is addressed by a digit',
    faults: ({ charts, paragraphs }) =>
      charts.length === 2
        ? matching(
            paragraphs.filter(({ id }) => id.includes('.pair.')),
            /(^|[.,;:] |And |But |So )[1-9], /,
          )
        : [],
  },
  {
    name: 'a pair meets as equals only where neither can show the other anything',
    faults: ({ charts: [one, other], texts }) => {
      if (!one || !other) return [];
      const gapsOf = ({ letters }: Chart) => letters.karmicLessons;
      const isAsked = gapsOf(one).length + gapsOf(other).length > 0;
      // By the letters it has: no letter carries a 9 in the Chaldean table, and none is missed there.
      const has = ({ letters }: Chart, gap: number) =>
        letters.tally.some(({ number, count }) => number === gap && count > 0);
      const isTaught =
        gapsOf(one).some((gap) => has(other, gap)) || gapsOf(other).some((gap) => has(one, gap));
      return [
        ...(isTaught || !isAsked ? matching(texts, /meet as equals on this page/) : []),
        ...(isAsked ? [] : matching(texts, /is a fellow pupil/)),
      ];
    },
  },
  {
    name: 'two sums that come to one number are not told as one',
    faults: ({ charts: [one, other], texts }) =>
      one && other
        ? matching(texts, /^Both of you · (?!personal year)/i).filter((text) => {
            const sums = [...text.matchAll(/\d+(?:\/\d+)*/g)].map(([sum]) => sum);
            const pairs = CORE.map((key) => [one[key].compound, other[key].compound]);
            return !pairs.some(
              (pair) =>
                sums.length > 0 &&
                new Set(pair).size === sums.length &&
                pair.every((sum) => sums.includes(sum)),
            );
          })
        : [],
  },
  {
    name: 'no reference dangles',
    faults: ({ texts }) =>
      REFERENCES.flatMap(([phrase, antecedent]) => {
        const found = matching(texts, phrase);
        // A phrase cannot be its own antecedent.
        const others = texts.filter(({ text }) => !found.includes(text));
        return found.length > 0 && matching(others, antecedent).length === 0 ? found : [];
      }),
  },
  {
    name: 'months that are recommended lie ahead, within a year',
    faults: ({ issuedOn, texts }) =>
      matching(texts, /^Of the months ahead, /).filter((text) =>
        [...text.matchAll(/([A-Z][a-z]+) (\d{4})/g)].some(([, name, year]) => {
          const month = MONTHS.indexOf(name ?? '') + 1;
          const away = (Number(year) - issuedOn.year) * 12 + month - issuedOn.month;
          return month === 0 || away < 0 || away > 12;
        }),
      ),
  },
  {
    name: 'nobody is told of having every number who lacks one',
    faults: ({ charts, texts }) =>
      charts.every(({ letters }) => letters.karmicLessons.length > 0)
        ? matching(texts, /has letters of every number|Nothing was left out when your name was packed/)
        : [],
  },
  {
    name: 'the guide, who is a persona, tells of nobody she has met',
    faults: ({ texts }) =>
      matching(texts, /\bI have (met|seen|known|watched)\b|\bmy (clients|other clients)\b/),
  },
  {
    name: 'nothing of our workshop is printed',
    faults: ({ texts }) => matching(texts, /engine \d|^Set on |together it can do some good/),
  },
];

/** Every sentence that a rule calls false for these people, with the rule. */
export function falseSentences(printed: Printed): string[] {
  return RULES.flatMap(({ name, faults }) => faults(printed).map((text) => `${name}: ${text}`));
}
