import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { composeDocument } from '../documents/draw.ts';
import { ordinaryPerson, seeded } from '../documents/testing/people.ts';
import { readWords } from '../documents/testing/read-words.ts';
import { mailRenderer } from './index.tsx';

const content = makeContent(firstEdition);
const sentencesOf = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!])\s/)
    .filter((sentence) => sentence.split(' ').length > 6);

/** The essence below a number is the heading of a letter, not its matter. */
function printedFor(data: ReturnType<typeof ordinaryPerson>) {
  const { chart } = data;
  const texts = readWords(composeDocument('free-report', data, content)).map(({ text }) => text);
  const essences = (['lifePath', 'expression', 'soulUrge'] as const).map(
    (key) => content.meaningOf(key, chart[key].value).essence,
  );
  return new Set(texts.filter((text) => !essences.includes(text)).flatMap(sentencesOf));
}

describe.each(['testimonial', 'education', 'urgency'] as const)('the letter %s', (template) => {
  test('says what the attached report does not', async () => {
    const random = seeded(1815);
    for (let at = 0; at < 20; at++) {
      const person = ordinaryPerson(random);
      const { lifePath, expression, soulUrge } = person.chart;
      const numbers = { lifePath: lifePath.value, expression: expression.value, soulUrge: soulUrge.value };
      const props = { name: person.name, appUrl: 'https://example.test', numbers };
      const { text } = await mailRenderer.render({ template, props }, content);
      const printed = printedFor(person);
      expect(printed.size).toBeGreaterThan(20);
      expect(sentencesOf(text).filter((sentence) => printed.has(sentence))).toEqual([]);
    }
  });
});
