import { createHash } from 'node:crypto';
import { recogniseAsked } from '../care/index.ts';
import { type AskedTopic, askedTopicOf, askedTopics, kin, notForNumbers } from '../content/asked.ts';
import { askedPhrases } from '../content/asked-phrases.ts';
import type { CalendarDate } from '../numerology/index.ts';
import { entriesOf } from '../shared/records.ts';
import { makeShelf } from '../shared/search/shelf.ts';
import { indexWord, wordsOf } from '../shared/search/words.ts';
import { type Born, factsIn } from './asked-facts.ts';
import { type Block, beside, fill, glue, type Item, stack } from './kit/block.ts';
import type { CoreKey } from './kit/chart-sheet.ts';
import { prompt } from './kit/closing-letter.ts';
import { smallMedallion } from './kit/figures/pairs.ts';
import { type Draft, fitPage } from './kit/fit-page.ts';
import { type Edits, questionsIn, TO_COMPLETE } from './kit/paragraphs.ts';
import { printable } from './kit/printable.ts';
import { BODY } from './kit/sheet.ts';
import { chapterHead, divider, hairline, text } from './kit/text-block.ts';
import { inOwnName } from './kit/whence.ts';
import { listed, type MonthAhead } from './kit/words.ts';
import type { Page } from './kit/write-document.ts';

/** A number that answers, such as the Expression of one of two people. */
export interface Voice {
  /** Whose it is and what it is called: "Anna · Soul Urge 11/2". */
  label: string;
  value: number;
  digit: keyof AskedTopic['texts'];
}

/** Who can be asked: the numbers for each place in a chart, and the months ahead with their digits. */
export interface Voices {
  at(key: CoreKey): readonly Voice[];
  months: readonly { name: string; year: number; digit: number }[];
  born: readonly Born[];
  issuedOn: CalendarDate;
}

export interface Answer {
  /** Made from the question: whoever asks something else gets no old answer to it. */
  id: string;
  question: string;
  /** What can be counted of what the question names itself: a day, a year, somebody's birthday. */
  facts: string[];
  told: { voice: Voice; text: string }[];
  months: string | null;
  /** False: a person has to complete it. */
  isSure: boolean;
}

/** In a question to a reader's chart "work" is what it is about; the chat hears it in every second question. */
const askedWord = (word: string) => (/^work(ing)?$/i.test(word) ? 'work' : indexWord(word));
const search = makeShelf(
  askedTopics.map((topic) => ({ ...topic, body: '' })),
  askedWord,
);
const indexed = (words: string) => new Set(wordsOf(words).map(indexWord));
const sensitive = indexed(notForNumbers);
const relatives = indexed(kin);
/** Whether there should be a child is no question for a chart; how to live with one is. */
const BIRTH =
  /\b(have|having|want|wanting|expect|expecting|try for|trying for)\s+(?:(?:an?|another|any|more|our|first|second|third|fourth)\s+)*(child|children|baby|babies|kids?)\b/i;

/** A name that somebody bears is counted anew for the answer; the texts on names are those of a sign over a door. */
const OWN_NAME =
  /\b(?:(?:change|keep|take|spell)\w*\s+(?:my|his|her)\s+(?:\w+\s+)?(?:name|surname)|(?:my|maiden|married|birth|first|last|middle|which)\s+name)\b(?!.*\b(?:business|brand|shop|company|firm|studio)\b)/i;

/** Share of a question that its subject must say; found by the table of questions in the test. */
const SURE = 0.25;

const MOST_VOICES = 2;

/** What a chart has to say to each question. No text is printed twice, however often one subject comes up. */
export function answersTo(sent: string | undefined, voices: Voices): Answer[] {
  const told = new Set<string>();
  const questions = questionsIn(sent, printable);
  const isForPerson = forPerson(sent ?? '', questions);
  return questions.map((question) => {
    const { found, named } = search(question);
    const says = (some: ReturnType<typeof indexed>) =>
      wordsOf(question).some((word) => some.has(indexWord(word)));
    const isForPeople =
      isForPerson(question) || says(sensitive) || BIRTH.test(question) || OWN_NAME.test(question);
    const put = subjectByPhrases(question, { isFrameEnough: named < SURE });
    const topic = isForPeople ? undefined : (put ?? subjectOf(found, says(relatives)));
    const said = topic ? tell(topic, voices, told) : [];
    const isSure = said.length > 0 && (put !== undefined || named >= SURE);
    return {
      id: `asked.${createHash('sha256').update(question).digest('hex').slice(0, 8)}`,
      question,
      facts: isForPeople ? [] : factsIn(question, voices.born, voices.issuedOn),
      told: said,
      // Months for a subject that was only guessed would be an answer to nothing.
      months: topic && isSure ? monthsFor(topic, voices) : null,
      isSure,
    };
  });
}

/**
 * What is no matter for a chart waits for a person, and with it whatever stands in the same line: "Should I quit? My mother died in
 * June." Beside a cry for help nothing is answered from the stock, whichever line it stands in.
 */
function forPerson(sent: string, questions: readonly string[]): (question: string) => boolean {
  const concern = recogniseAsked(sent);
  if (!concern) return () => false;
  const ordinary = sent.split(/\r?\n/).filter((line) => !recogniseAsked(line));
  const answerable = new Set(ordinary.flatMap((line) => questionsIn(line, printable)));
  const isWhole = concern.severity === 'crisis' || questions.every((question) => answerable.has(question));
  return (question) => isWhole || !answerable.has(question);
}

/** How the question is put says more than its single words; what is found by neither waits for a person. */
function subjectByPhrases(
  question: string,
  { isFrameEnough }: { isFrameEnough: boolean },
): AskedTopic | undefined {
  const plain = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  const weighed = phrases.map(({ key, pattern }) => {
    const said = new Set(plain.match(pattern));
    const weight = [...said].reduce((sum, phrase) => sum + 2 * phrase.split(' ').length - 1, 0);
    return { key, weight: FRAMES.has(key) ? weight / 3 : weight };
  });
  const [best] = weighed.toSorted((one, other) => other.weight - one.weight);
  const isSaid = best && best.weight > 0 && (isFrameEnough || !FRAMES.has(best.key));
  return isSaid ? askedTopicOf(best.key) : undefined;
}

/** "Why do I" and "this year" say how is asked; anything else in the question says about what. */
const FRAMES = new Set<string>(['self', 'time']);

const phrases = entriesOf(askedPhrases).map(([key, put]) => {
  const spelled = put
    .trim()
    .split(/\s+/)
    .map((phrase) => phrase.replaceAll('_', ' ').replaceAll('*', '\\p{L}*'))
    .toSorted((one, other) => other.length - one.length);
  return { key, pattern: new RegExp(`(?<![\\p{L}\\d])(?:${spelled.join('|')})(?![\\p{L}])`, 'gu') };
});

function subjectOf(found: readonly AskedTopic[], isOfRelatives: boolean): AskedTopic | undefined {
  const [first] = found;
  const family = isOfRelatives && first?.title === 'Love' && found.find(({ title }) => title === 'Family');
  return family || first;
}

/** The first place in the chart that has something new to say on the subject, and the next where one voice is not enough. */
function tell(topic: AskedTopic, voices: Voices, told: Set<string>): Answer['told'] {
  const said: Answer['told'] = [];
  for (const voice of topic.reads.flatMap((key) => voices.at(key))) {
    const text = topic.texts[voice.digit];
    if (said.length === MOST_VOICES || told.has(text)) continue;
    told.add(text);
    said.push({ voice, text: inOwnName(text, voice.digit, voice.value) });
  }
  return said;
}

const MOST_MONTHS = 3;

function monthsFor({ months: suiting }: AskedTopic, { months }: Voices): string | null {
  const suited = months.filter(({ digit }) => suiting.some((one) => one === digit)).slice(0, MOST_MONTHS);
  if (suited.length === 0) return null;
  const named = suited.map(({ name, year }) => `${name} ${year}`);
  return suited.length === 1
    ? `Of the months ahead, ${named.join()} suits it best.`
    : `Of the months ahead, ${listed(named)} suit it best.`;
}

export const monthsOf = (ahead: readonly MonthAhead[]): Voices['months'] =>
  ahead.map(({ name, year, month }) => ({ name, year, digit: month.personalMonth.value }));

export const askedWords = {
  title: 'You asked',
  kicker: 'Your questions',
  own: 'What I make of it, and what I shall ask next',
  introduction: 'To each question, the numbers of your chart that have most to say on it.',
  forTwo: 'To each question, what your numbers have to say on it, one beside the other.',
  forBusiness: 'To each question, what the name and its owner have to say on it.',
} as const;

interface AskedPage {
  edits: Edits;
  introduction: string;
  /** From what its reader said of earlier readings. */
  remembered?: string | null;
  level: 1 | 2;
  /** What the page in whose place it stands must not lose. */
  closing?: (draft: Draft) => Item[];
}

/** A page that answers what the buyer asked. It takes the place of another, so a document stays as long as sold. */
export function askedPage(
  answers: readonly Answer[],
  { edits, introduction, remembered, level, closing = () => [] }: AskedPage,
): Page {
  const { title, kicker } = askedWords;
  return {
    name: 'asked',
    title,
    level,
    body: fitPage(
      title,
      edits,
      (draft) => [
        chapterHead({ kicker, title }, draft.type),
        glue(6, 0.5),
        text(draft.say('asked.introduction', introduction), draft.type.lead, BODY.width),
        glue(8, 0.5),
        divider(),
        ...(remembered ? [glue(9), text(draft.say('before', remembered), draft.type.body, BODY.width)] : []),
        ...askedBlocks(answers, draft),
        ...(answers.length < 3 ? ownWords(answers.length, draft) : []),
        fill(8),
        ...closing(draft),
      ],
      { details: 4 },
    ),
  };
}

/** One or two questions leave room for what the reader thinks of the answers. */
function ownWords(answers: number, { type, say, detail }: Draft): Item[] {
  if (detail > 1) return [];
  const lines = (answers === 1 ? [12, 8] : [8, 4])[detail] ?? 0;
  return [glue(16), prompt(say('asked.own', askedWords.own), lines, type.strong, BODY.width)];
}

/** The questions with their answers, one below the other. */
function askedBlocks(answers: readonly Answer[], draft: Draft): Item[] {
  return answers.flatMap((answer, at): Item[] => [
    glue(9),
    at > 0 ? hairline() : null,
    at > 0 ? glue(9) : null,
    answered(answer, draft),
  ]);
}

function answered(
  { id, question, facts, told, months, isSure }: Answer,
  { type, say, detail }: Draft,
): Block {
  const shown = told.slice(0, detail < 3 ? told.length : 1);
  return stack([
    text(question, type.subtitle, BODY.width, { tag: 'H2' }),
    ...facts.flatMap((fact, at): Item[] => [
      glue(5, 0),
      text(say(`${id}.fact.${at + 1}`, fact), type.body, BODY.width),
    ]),
    ...shown.flatMap(({ voice, text: words }, at): Item[] => [
      glue(6, 0),
      beside(
        [
          { block: smallMedallion(14, voice.value, voice.label), width: INDENT },
          {
            block: stack([
              text(voice.label.toUpperCase(), type.kicker, WIDTH, { tag: 'Caption' }),
              text(say(`${id}.${at + 1}`, words), type.body, WIDTH),
            ]),
            width: WIDTH,
          },
        ],
        0,
      ),
    ]),
    months && detail < 2 ? glue(4, 0) : null,
    months && detail < 2 ? indented(text(say(`${id}.months`, months), type.aside, WIDTH)) : null,
    isSure ? null : glue(5, 0),
    isSure ? null : text(say(`${id}.guide`, TO_COMPLETE), type.body, BODY.width),
  ]);
}

const INDENT = 42;
const WIDTH = BODY.width - INDENT;

const indented = (block: Block): Block => ({
  ...block,
  draw: (pen, x, y) => block.draw(pen, x + INDENT, y),
});
