import { expect, test } from 'vitest';
import { scriptedAssistant } from '../../../adapters/assistant/scripted.ts';
import { recognise } from '../../../care/index.ts';
import { assistantWords } from '../../../content/assistant.ts';
import { firstEdition } from '../../../content/edition.ts';
import { makeContent } from '../../../content/make-content.ts';
import { prepareQuestion } from './consider.ts';
import { type Asked, fresh, seen, unseen } from './strangers.test-support.ts';

const content = makeContent(firstEdition);
const assistant = scriptedAssistant(() => assistantWords(content.site));
const situation = {
  content,
  today: { year: 2026, month: 11, day: 20 },
  turns: [],
  own: [],
  signedIn: false,
  promise: 'We answer within 2-4 hours by e-mail.',
};

async function judge({ kind, text, says, person, goes }: Asked) {
  // Words for people in need come before the assistant, and always bring a person.
  if (recognise(text)) return { kind, text, right: person === true, response: 'care', moved: false };
  const { response, unsure, escalate, intent } = await assistant.answer(prepareQuestion(text, situation));
  const handedOver = unsure === true || escalate !== undefined;
  const moved = !goes && (intent === 'quiz' || intent === 'member');
  const right = !moved && (handedOver ? person === true : says?.test(response) === true);
  return { kind, text, right, response: handedOver ? `→ person: ${response}` : response, moved };
}

test.each([
  ['seen', seen],
  ['unseen', unseen],
  ['fresh', fresh],
])(
  'the %s half of two hundred strangers: nine in ten answered right, or rightly handed over',
  async (name, asked) => {
    const outcomes = await Promise.all(asked.map(judge));
    const wrong = outcomes.filter(({ right }) => !right);
    const share = (1 - wrong.length / outcomes.length) * 100;
    process.stdout.write(`strangers, ${name}: ${share.toFixed(0)} % of ${outcomes.length}\n`);
    if (name === 'seen' || process.env.SHOW_UNSEEN)
      for (const { kind, text, response } of process.env.SHOW_ALL ? outcomes : wrong)
        process.stdout.write(`  ${kind}: "${text}" ${response.slice(0, 160).replaceAll('\n', ' ')}\n`);
    expect(outcomes.filter(({ moved }) => moved)).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(90);
  },
);
