import { describe, expect, test } from 'vitest';
import { appUrlProblem, authSecretProblem, readEnv } from './env.ts';

describe('APP_URL', () => {
  test.each([
    ['aura.example', /^must begin with https:\/\//],
    ['www.aura.example/shop', /^must begin with https:\/\//],
    ['localhost:3000', /^must begin with https:\/\//],
    ['ftp://aura.example', /^must begin with https:\/\//],
    ['https:aura.example', /^must begin with https:\/\//],
    ['https://', /^must begin with https:\/\//],
    ['https://aura example', /^must begin with https:\/\//],
    ['http://aura.example', /^must begin with https:\/\/ \(http/],
    ['http://192.168.1.4:3000', /^must begin with https:\/\/ \(http/],
    ['http://127.0.0.1.aura.example', /^must begin with https:\/\/ \(http/],
    ['http://localhost.aura.example', /^must begin with https:\/\/ \(http/],
    ['https://aura.example/shop', /^must end after the domain, as in https:\/\/aura\.example:/],
    ['https://aura.example/shop/', /^must end after the domain/],
    ['https://aura.example?from=mail', /^must end after the domain/],
    ['https://aura.example/#top', /^must end after the domain/],
    ['https://ada:secret@aura.example', /user name or password/],
  ])('%s is refused', (text, problem) => expect(appUrlProblem(text)).toMatch(problem));

  test.each([
    ['https://aura.example', 'https://aura.example'],
    ['https://aura.example/', 'https://aura.example'],
    ['HTTPS://Aura.Example:443', 'https://aura.example'],
    ['https://aura.example:8443', 'https://aura.example:8443'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['http://aura.localhost', 'http://aura.localhost'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('%s is taken as %s', (text, origin) => {
    const live = {
      AUTH_SECRET: 'q0bVtdY3dT5nOQyH3hX1PpFzKc8eE0s7lWmJr2uGvAk=',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'aura@aura.example',
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: 'whsec_123',
    };
    expect(readEnv({ ...live, APP_URL: text }).APP_URL).toBe(origin);
  });
});
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
