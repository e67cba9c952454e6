import { describe, expect, test } from 'vitest';
import {
  clickUrl,
  isOwnPath,
  readClickToken,
  readUnsubscribeToken,
  trackLinks,
  unsubscribeUrl,
} from './unsubscribe.ts';

const keys = { mailKey: 'a key', appUrl: 'https://aura.test' };
const mailId = '0b8f2b1e-6c1c-4a55-9d2e-0f6f3f1f7f10';
const tokenIn = (url: string) => url.split('/r/')[1] ?? '';

describe('links by way of /r/', () => {
  const pathsIn = (content: string) =>
    [
      ...trackLinks(keys, mailId, content).matchAll(/https:\/\/aura\.test\/r\/([\w.-]+?)(?=[\s"<]|\.?$)/g),
    ].map(([, token = '']) => readClickToken(keys, token)?.path);

  test.each([
    ['<a href="https://aura.test/checkout/report?code=A&amp;b=1#x">', ['/checkout/report?code=A&b=1#x']],
    ['<a href="https://aura.test">', ['/']],
    ['<a href="https://aura.test/">a</a> <a href="https://aura.test/quiz">b</a>', ['/', '/quiz']],
  ])('%s', (content, paths) => {
    expect(pathsIn(content)).toEqual(paths);
  });

  test.each([
    'https://aura.test.evil.test/x',
    'https://auraxtest/x',
    'http://aura.test/x',
    'https://elsewhere.test/?u=https',
    'https://aura.test/unsubscribe?token=abc',
    'https://aura.test/r/already.done',
  ])('%s stays as it is', (url) => {
    expect(trackLinks(keys, mailId, `<a href="${url}">`)).toBe(`<a href="${url}">`);
  });

  test('a full stop after a link belongs to the sentence', () => {
    expect(trackLinks(keys, mailId, 'See https://aura.test/faq.')).toMatch(
      /^See https:\/\/aura\.test\/r\/[\w.-]+\.$/,
    );
    expect(trackLinks(keys, mailId, 'See https://aura.test/faq.')).toBe(
      `See ${clickUrl(keys, mailId, '/faq')}.`,
    );
  });
});

test('tokens open only their own door, and only with our key', () => {
  const click = tokenIn(clickUrl(keys, mailId, '/quiz'));
  const leave = new URL(unsubscribeUrl(keys, mailId, 'key')).searchParams.get('token') ?? '';
  expect(readClickToken(keys, click)).toEqual({ mailId, path: '/quiz' });
  expect(readUnsubscribeToken(keys, leave)).toEqual({ mailId, addressKey: 'key' });
  expect(readClickToken(keys, leave)).toBeUndefined();
  expect(readUnsubscribeToken(keys, click)).toBeUndefined();
  expect(readClickToken({ mailKey: 'other' }, click)).toBeUndefined();
});

test.each([
  ['/quiz', true],
  ['/', true],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['/a\\b', false],
  ['https://evil.test', false],
  ['', false],
])('%s is a path of ours: %s', (path, own) => {
  expect(isOwnPath(path)).toBe(own);
});
