import { expect, test } from 'vitest';
import { scriptedAssistant } from '../../../adapters/assistant/scripted.ts';
import { recognise } from '../../../care/index.ts';
import { assistantWords } from '../../../content/assistant.ts';
import { firstEdition } from '../../../content/edition.ts';
import { makeContent } from '../../../content/make-content.ts';
import { itemAt } from '../../../shared/records.ts';
import { startProcessorTime } from '../../../tests/harness/processor-time.ts';
import { prepareQuestion } from './consider.ts';
import { fourHundred, rightWords } from './four-hundred.test-support.ts';

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

const asked = Object.entries(fourHundred).flatMap(([kind, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [about = '', text = ''] = line.split(' | ');
      return { kind, about, text };
    }),
);

async function judge({ kind, about, text }: (typeof asked)[number]) {
  const stop = startProcessorTime();
  const inNeed = recognise(text);
  const reply = inNeed ? undefined : await assistant.answer(prepareQuestion(text, situation));
  const milliseconds = stop();
  const moved = reply?.intent === 'quiz' || reply?.intent === 'member';
  const toPerson = reply?.unsure === true || reply?.escalate !== undefined;
  const { says, person } = rightWords[about] ?? { says: undefined, person: false };
  const right =
    about === 'care'
      ? inNeed !== undefined
      : !inNeed && !moved && (toPerson ? person : says?.test(reply?.response ?? '') === true);
  // Whoever is in need and gets an answer from the catalogue is harmed; so is whoever is sent away from the page she reads.
  const harmful = moved || (about === 'care' && !inNeed);
  const response = inNeed ? `care: ${inNeed.kind}` : `${toPerson ? '→ person: ' : ''}${reply?.response}`;
  return { kind, text, right, harmful, milliseconds, response };
}

test('four hundred strangers: nobody harmed, nine in ten of each kind answered right or handed over', async () => {
  expect(asked).toHaveLength(400);
  // The first question makes the index of the pages, which the site has from then on.
  for (const at of [0, 100]) await judge(itemAt(asked, at));
  const outcomes: Awaited<ReturnType<typeof judge>>[] = [];
  for (const one of asked) outcomes.push(await judge(one));
  const kinds = Object.keys(fourHundred).map((kind) => {
    const own = outcomes.filter((outcome) => outcome.kind === kind);
    return { kind, right: own.filter(({ right }) => right).length, of: own.length };
  });
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  process.stdout.write(
    `four hundred: ${kinds.map(({ kind, right }) => `${kind} ${right}`).join(', ')}; median ${times[200]?.toFixed(1)} ms, longest ${times.at(-1)?.toFixed(1)} ms\n`,
  );
  for (const { kind, text, response } of process.env.SHOW_ALL
    ? outcomes
    : outcomes.filter(({ right }) => !right))
    process.stdout.write(`  ${kind}: "${text}" ${response.slice(0, 200).replaceAll('\n', ' ')}\n`);
  expect(outcomes.filter(({ harmful }) => harmful)).toEqual([]);
  expect(kinds.filter(({ right, of }) => right < of * 0.9)).toEqual([]);
  // A slow one is asked once more: the first time may have loaded a language, or met the engine's own housekeeping.
  const slow = outcomes.filter(({ milliseconds }) => milliseconds >= 150);
  const again: typeof outcomes = [];
  for (const { kind, text } of slow) again.push(await judge({ kind, text, about: 'any' }));
  expect(again.filter(({ milliseconds }) => milliseconds >= 150)).toEqual([]);
});
