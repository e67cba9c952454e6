import { createHash } from 'node:crypto';
import { recognise } from '../care/index.ts';
import { type AskedTopic, askedTopics, kin, notForNumbers } from '../content/asked.ts';
import { makeShelf } from '../shared/search/shelf.ts';
import { indexWord, wordsOf } from '../shared/search/words.ts';
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
}

export interface Answer {
  /** Made from the question: whoever asks something else gets no old answer to it. */
  id: string;
  question: string;
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
  /\b(have|having|want|wanting|expect|expecting|try for|trying for)\s+(?:(?:an?|another|any|more|our|first)\s+)*(child|children|baby|babies|kids?)\b/i;

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
    const isForPeople = isForPerson(question) || says(sensitive) || BIRTH.test(question);
    const topic = isForPeople ? undefined : subjectOf(found, says(relatives));
    const said = topic ? tell(topic, voices, told) : [];
    const isSure = said.length > 0 && named >= SURE;
    return {
      id: `asked.${createHash('sha256').update(question).digest('hex').slice(0, 8)}`,
      question,
      told: said,
      // Months for a subject that was only guessed would be an answer to nothing.
      months: topic && isSure ? monthsFor(topic, voices) : null,
      isSure,
    };
  });
}

/**
 * What is no matter for a chart waits for a person. Beside a cry for help nothing is answered from the stock, whichever line it
 * stands in.
 */
function forPerson(sent: string, questions: readonly string[]): (question: string) => boolean {
  const concern = recognise(sent);
  const concerned = questions.filter((question) => recognise(question));
  const isWhole = concern !== undefined && (concern.severity === 'crisis' || concerned.length === 0);
  return (question) => isWhole || concerned.includes(question);
}

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
  level: 1 | 2;
  /** What the page in whose place it stands must not lose. */
  closing?: (draft: Draft) => Item[];
}

/** A page that answers what the buyer asked. It takes the place of another, so a document stays as long as sold. */
export function askedPage(
  answers: readonly Answer[],
  { edits, introduction, level, closing = () => [] }: AskedPage,
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
        ...askedBlocks(answers, draft),
        ...(answers.length < 3 ? ownWords(answers.length, draft) : []),
        fill(8),
        ...closing(draft),
      ],
      { details: 4, roomy: true },
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

function answered({ id, question, told, months, isSure }: Answer, { type, say, detail }: Draft): Block {
  const shown = told.slice(0, detail < 3 ? told.length : 1);
  return stack([
    text(question, type.subtitle, BODY.width, { tag: 'H2' }),
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
