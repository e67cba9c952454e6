import { expect, test } from 'vitest';
import { scriptedAssistant } from '../../../adapters/assistant/scripted.ts';
import { assistantWords } from '../../../content/assistant.ts';
import { firstEdition } from '../../../content/edition.ts';
import { makeContent } from '../../../content/make-content.ts';
import { prepareQuestion } from './consider.ts';
import { buyingQuestions, strangeQuestions, visitorQuestions } from './visitor-questions.test-support.ts';

const content = makeContent(firstEdition);

const words = assistantWords(content.site);
const assistant = scriptedAssistant(() => words);
const promise = 'We answer within 2-4 hours by e-mail.';
const situation = {
  content,
  today: { year: 2026, month: 11, day: 20 },
  turns: [],
  own: [],
  signedIn: false,
  promise,
};

async function ask(message: string) {
  const question = prepareQuestion(message, situation);
  return { question, reply: await assistant.answer(question) };
}

test('sixty visitor questions: at least nine in ten answered from the right page', async () => {
  const outcomes = await Promise.all(
    visitorQuestions.map(async ([message, expected]) => {
      const { reply } = await ask(message);
      const handedOver = reply.unsure === true || reply.escalate !== undefined;
      const source = reply.sources[0]?.url;
      const right =
        expected === 'person' ? handedOver : !handedOver && [expected].flat().includes(source ?? '');
      return { message, expected, source, right, handedOver };
    }),
  );
  const wrong = outcomes.filter(({ right }) => !right);
  const score = (outcomes.length - wrong.length) / outcomes.length;
  process.stdout.write(`visitor questions: ${Math.round(score * 100)} % right of ${outcomes.length}\n`);
  for (const { message, expected, source, handedOver } of wrong) {
    process.stdout.write(
      `  ${handedOver ? 'handed over' : `answered ${source}`}: "${message}" (${expected})\n`,
    );
  }
  expect(visitorQuestions).toHaveLength(60);
  expect(score).toBeGreaterThanOrEqual(0.9);
});

test('sixty buying and service questions: at least 95 in a hundred with the right page and action', async () => {
  const outcomes = await Promise.all(
    buyingQuestions.map(async ([message, expected, action]) => {
      const { reply } = await ask(message);
      const source = reply.sources[0]?.url ?? null;
      const handedOver = reply.unsure === true || reply.escalate !== undefined;
      const offered = reply.recommendations.map(({ url }) => url);
      const done = {
        buy: !handedOver && source !== null && offered.includes(source),
        answer: !handedOver,
        lead: reply.intent === 'quiz' || reply.intent === 'member',
        person: handedOver,
      }[action];
      const right = done && (action === 'person' || [expected].flat().includes(source));
      return { message, expected, action, source, right, handedOver };
    }),
  );
  const wrong = outcomes.filter(({ right }) => !right);
  const share = ((outcomes.length - wrong.length) / outcomes.length) * 100;
  process.stdout.write(`buying and service questions: ${share.toFixed(1)} % right of ${outcomes.length}\n`);
  for (const { message, expected, action, source, handedOver } of wrong) {
    const got = handedOver ? 'handed over' : `answered ${source}`;
    process.stdout.write(`  ${got}: "${message}" (${action} ${expected})\n`);
  }
  expect(buyingQuestions).toHaveLength(60);
  expect(share).toBeGreaterThanOrEqual(95);
  // Whoever is not answered rightly is handed over, not told something else.
  expect(wrong.filter(({ handedOver }) => !handedOver)).toEqual([]);
});

test.each(strangeQuestions)('what our pages do not say goes to a person: %s', async (message) => {
  const { reply } = await ask(message);
  expect(reply).toMatchObject({ unsure: true, sources: [] });
});

test('nothing is invented: an answer is a quotation, or one of our own sentences', async () => {
  const own = Object.values(words).map((sentence) => sentence.replace('{promise}', promise));
  for (const [message] of visitorQuestions) {
    const { question, reply } = await ask(message);
    const rest = question.facts.reduce((text, { text: quoted }) => text.replace(quoted, ''), reply.response);
    expect(own.reduce((text, sentence) => text.replace(sentence, ''), rest).trim()).toBe('');
  }
});
