import fc from 'fast-check';

/** Every character there is, but for halves of one. */
const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/**
 * Whatever may stand in a text, and now and then one of the words that break programs (`__proto__`). What the library calls
 * `binary` is the same, and makes a table of a million characters for each test that asks for it.
 */
export const anyText = (limits: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.string({ ...limits, unit: anyCharacter }) },
    { weight: 1, arbitrary: fc.string(limits) },
  );
