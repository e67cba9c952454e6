import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { askedTopics } from '../../content/asked.ts';
import { type Answer, answersTo, type Voices } from '../asked.ts';

/**
 * 200 questions as customers put them, with the verdict of somebody who read each draft. `holds`: no draft is allowed. `sends`: the
 * subject with which she would send the draft after a small edit; null where there is none yet.
 */
const shape = z.array(
  z.object({
    set: z.enum(['first', 'second', 'third']),
    question: z.string(),
    holds: z.boolean().default(false),
    sends: z.string().nullable().default(null),
  }),
);

const digits = { lifePath: 1, expression: 4, soulUrge: 7, personality: 2, birthday: 9 } as const;
const asker: Voices = {
  at: (key) => [{ label: key, value: digits[key], digit: digits[key] }],
  months: [
    { name: 'March', year: 2027, digit: 1 },
    { name: 'April', year: 2027, digit: 2 },
  ],
  born: [{ whose: 'your', birthDate: { year: 1985, month: 4, day: 9 } }],
  issuedOn: { year: 2026, month: 11, day: 18 },
};

const topicOf = ({ told }: Answer) =>
  askedTopics.find(({ texts }) => Object.values(texts).some((text) => text === told[0]?.text))?.title;

export function draftedQuestions() {
  const file = join(import.meta.dirname, 'asked-questions.json');
  const asked = shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  return asked.map((one) => {
    const answers = answersTo(one.question, asker);
    const drafted = answers.find(({ told }) => told.length > 0);
    const subject = drafted && topicOf(drafted);
    return {
      ...one,
      subject,
      draft: answers.flatMap(({ facts, told }) => [...facts, ...told.slice(0, 1).map(({ text }) => text)]),
      isHarmful: one.holds && answers.some(({ told, facts }) => told.length + facts.length > 0),
      isSendable: !one.holds && one.sends !== null && subject === one.sends,
    };
  });
}
