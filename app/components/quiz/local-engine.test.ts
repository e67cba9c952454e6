import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstEdition } from '../../../content/edition.ts';
import { makeContent } from '../../../content/make-content.ts';
import { calculateQuizResult } from '../../../domain/readings/index.ts';
import { countLocally } from './local-engine.ts';

const content = makeContent(firstEdition);

const services = {
  clock: { now: () => new Date('2026-11-15T12:00:00Z') },
  content: { current: () => content },
};
const plainName = fc
  .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCXYZ', ' ', '-', "'", 'Dr ', ' Jr', ' II', 'Mrs '), {
    minLength: 1,
    maxLength: 24,
  })
  .map((parts) => parts.join('').trim())
  .filter((name) => /[a-z]/i.test(name));
const birthDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('counting without the server', () => {
  test('gives what the server gives, for every plain name', () => {
    fc.assert(
      fc.property(plainName, birthDate, (name, date) => {
        const counted = countLocally(name, date, 'pythagorean');
        const ofServer = () => calculateQuizResult(services, { name, birthDate: date });
        if (counted) expect(counted).toEqual(ofServer());
        else
          expect(ofServer).toThrow(
            expect.objectContaining({ fields: { name: expect.stringMatching('no vowel') } }),
          );
      }),
      { examples: [["a '", '1970-01-01']] },
    );
  });

  test.each(['Łukasz', 'Мария', 'Dr. Who', '李', ''])('leaves %s to the server', (name) => {
    expect(countLocally(name, '1990-07-04', 'pythagorean')).toBeUndefined();
  });
});
