import { describe, expect, test } from 'vitest';
import { authSecretProblem } from './auth-secret.ts';

describe('AUTH_SECRET', () => {
  test.each([
    [`demo-${'0a'.repeat(32)}`, /demo secret/],
    ['too short', /at least 32/],
    ['change-me-change-me-change-me-change-me', /placeholder/],
    ['REPLACE_THIS_WITH_A_LONG_RANDOM_STRING', /placeholder/],
    ['your-own-secret-of-32-characters-or-more', /placeholder/],
    ['x'.repeat(40), /placeholder/],
  ])('%s is refused', (secret, problem) => expect(authSecretProblem(secret)).toMatch(problem));

  test('random characters are taken', () => {
    expect(authSecretProblem('q0bVtdY3dT5nOQyH3hX1PpFzKc8eE0s7lWmJr2uGvAk=')).toBeUndefined();
  });
});
