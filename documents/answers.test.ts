import { expect, test } from 'vitest';
import { askedTopics } from '../content/asked.ts';
import { answersTo, type Voices } from './asked.ts';

const digits = { lifePath: 1, expression: 4, soulUrge: 7, personality: 2, birthday: 9 } as const;
const voices: Voices = {
  at: (key) => [{ label: key, value: digits[key], digit: digits[key] }],
  months: [
    { name: 'March', year: 2027, digit: 1 },
    { name: 'April', year: 2027, digit: 2 },
  ],
  born: [{ whose: 'your', birthDate: { year: 1985, month: 4, day: 9 } }],
  issuedOn: { year: 2026, month: 11, day: 18 },
};
const topicOf = (text: string) =>
  askedTopics.find(({ texts }) => Object.values(texts).includes(text))?.title ?? '';
const subject = (question: string) => {
  const [answer] = answersTo(question, voices);
  return answer?.isSure ? topicOf(answer.told[0]?.text ?? '') : 'a person';
};

test.each([
  ['Should I take the promotion my boss has offered me?', 'Work'],
  ['What kind of work suits me?', 'Work'],
  ['Is freelance work for me, or should I stay with my employer?', 'Work'],
  ['How can I save some money this year?', 'Money'],
  ['Can we afford the mortgage?', 'Money'],
  ['How do we stop arguing and trust each other again?', 'Love'],
  ['Will my marriage last?', 'Love'],
  ['How do I get closer to my daughter?', 'Family'],
  ['My mother and my sister do not speak. What can I do?', 'Family'],
  ['How can I argue less with my brother?', 'Family'],
  ['Should we move abroad?', 'Moving and travelling'],
  ['Is a house in the country right for us?', 'Moving and travelling'],
  ['When should I launch, and is this a year to begin?', 'Beginning'],
  ['How do I finish writing my book?', 'Learning and making'],
  ['Should I go back to university and study art?', 'Learning and making'],
  ['What is my purpose in life?', 'Direction'],
  ['Why do I feel stuck and lost?', 'Direction'],
  ['I am exhausted. How do I find more energy and rest?', 'Strength and rest'],
  ['How can I set boundaries?', 'Strength and rest'],
  ['How do I let go of the past?', 'Ending and leaving'],
  ['How can I keep my friends?', 'Friendship'],
  ['How do I make friends in a new town?', 'Friendship'],
  ['Should I go back to nursing or train as a teacher?', 'Work'],
  ['Can we run a business together?', 'Work'],
  ['Will Slow Bread still fit as a name when we sell coffee to other customers?', 'Name and customers'],
])('"%s" is about %s', (question, title) => {
  expect(subject(question)).toBe(title);
});

test.each([
  'Tea too?',
  'Where to?',
  'Am I ill?',
  'Should we have a child?',
  'Is this the year to try for another baby?',
  'Is green the right colour for us?',
  'Will I get pregnant this year, or should I change my job?',
  'Is my neighbour Gerhard right about the hedge and the fence behind it?',
  'Что дальше?',
])('"%s" waits for a person', (question) => {
  expect(subject(question)).toBe('a person');
});

test.each(['Should I take the job? I want to die.', 'Soll ich bleiben? Mein Mann schlägt mich.'])(
  'nothing is answered from the stock beside a cry for help: %s',
  (questions) => {
    for (const answer of answersTo(questions, voices)) {
      expect(answer).toMatchObject({ told: [], months: null, isSure: false });
    }
  },
);

test('a question about an illness waits, and the one beside it is answered', () => {
  const answers = answersTo('Should I take the new job?\nMy mother has cancer, will she live?', voices);
  expect(answers.map(({ isSure }) => isSure)).toEqual([true, false]);
});

test('several questions in a row are several, and one subject is never answered twice in the same words', () => {
  const answers = answersTo('Should I change my job? Is my boss right?\nDo I need another job?', voices);
  expect(answers.map(({ question }) => question)).toEqual([
    'Should I change my job?',
    'Is my boss right?',
    'Do I need another job?',
  ]);
  const texts = answers.flatMap(({ told }) => told.map(({ text }) => text));
  expect(new Set(texts).size).toBe(texts.length);
  expect(answers.map(({ isSure }) => isSure)).toEqual([true, true, true]);
});

test('the months that suit a subject are named', () => {
  const [answer] = answersTo('Should I take the new job?', voices);
  expect(answer?.months).toBe('Of the months ahead, March 2027 suits it best.');
});

test('no months are named for a subject that was only guessed', () => {
  const [answer] = answersTo(
    'Is my neighbour Gerhard right about the hedge and the fence behind it?',
    voices,
  );
  expect(answer).toMatchObject({ isSure: false, months: null });
});

test('every subject has a text of its own for every number', () => {
  const all = askedTopics.flatMap(({ texts }) => Object.values(texts));
  expect(all).toHaveLength(askedTopics.length * 9);
  expect(new Set(all).size).toBe(all.length);
});
