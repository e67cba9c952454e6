import { describe, expect, test } from 'vitest';
import { asksForPassport } from './spell-name.ts';

describe('whether a name is counted by its passport spelling alone', () => {
  test.each(['محمد عبد الله', 'מרים', '山田太郎', 'さくら', '김민준', 'สมชาย', 'दीपिका', 'Miriam מרים'])(
    '%s leaves sounds untold',
    (name) => expect(asksForPassport(name)).toBe(true),
  );

  test.each([
    'Maya Okafor',
    'Łukasz Żółć',
    'Παπαδόπουλος',
    'Юлия Щукина',
    'Նարեկ',
    'ნინო',
    'Kaʻiulani',
    '𝓐nna',
    '12 !',
  ])('%s tells every sound', (name) => expect(asksForPassport(name)).toBe(false));
});
