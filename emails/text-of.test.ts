import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { processorMs } from '../tests/harness/processor-time.ts';
import { mailNames } from './groups.ts';
import { mailRenderer } from './index.tsx';
import { storedMail } from './mails.ts';
import { textOf } from './text-of.ts';

const content = makeContent(firstEdition);

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<p>a &amp; b &lt;c&gt; &#x27;d&#x27; &#233; &nbsp;e</p>', "a & b <c> 'd' é e"],
  [
    '<p>Read <a href="https://x.test/a?b=1&amp;c=2">this</a> now</p>',
    'Read this (https://x.test/a?b=1&c=2) now',
  ],
  ['<a href="mailto:hi@x.test">hi@x.test</a>', 'hi@x.test'],
  ['<a href="https://x.test"><b>https://x.test</b></a>', 'https://x.test'],
  ['<a class="button" href="https://x.test">Go</a>', 'Go:\nhttps://x.test'],
  ['<h1>Dear <b>M</b></h1><p aria-hidden="true">7</p><p>x</p>', 'Dear M\n======\n\nx'],
  ['<p>Now <s>€67</s> <strong>€19</strong></p>', 'Now €19 instead of €67'],
  ['<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
  ['a<br/>b<hr/>c', 'a\nb\n\n---\n\nc'],
  ['<table><tr><td>7</td><td>Seeker</td></tr></table>', '7 Seeker'],
  ['<style>p{}</style><p>x<!-- no --></p>', 'x'],
  ['<img src="x" alt="A wheel">', 'A wheel'],
])('%s', (html, text) => {
  expect(textOf(html)).toBe(text);
});

test.each([
  ['<s>€67</s> and more', '€67 and more'],
  ['<p>&constructor; &toString;</p>', '&constructor; &toString;'],
  ['<div aria-hidden="true"><div>7</div></div><p>x</p>', 'x'],
  ['x <style>p{}', 'x'],
  ['a < b', 'a'],
])('also what no template of ours writes: %s', (html, text) => {
  expect(textOf(html)).toBe(text);
});

test.each([
  ['<style'],
  ['<style>'],
  ['<style></style'],
  ['<!--'],
  ['<a href="'],
  ['<a href="x">'],
  ['<s>x</s> <strong>'],
  ['<h1>'],
  ['<b> </b>'],
  ['<p aria-hidden="true">'],
  ['&'],
  ['&#x'],
  [' '],
  ['\n '],
])('%j, however often: ten times the length costs about ten times the time', (piece) => {
  const cost = (count: number) => {
    const html = piece.repeat(count);
    // The processor's time: a busy machine must not decide.
    return processorMs(() => textOf(html));
  };
  cost(3_000);
  const [short, long] = [Math.min(cost(3_000), cost(3_000)), Math.min(cost(30_000), cost(30_000))];
  expect(long).toBeLessThan(60 * Math.max(short, 5));
});

describe('every mail', () => {
  test.each(mailNames)('%s has a subject, both parts, and all its links in both', async (name) => {
    const unsubscribeUrl = 'https://example.test/unsubscribe?token=t';
    const { subject, html, text } = await mailRenderer.render(mailRenderer.sample(name), content, {
      unsubscribeUrl,
    });
    expect(subject).toMatch(/^\S.{3,}$/);
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(text).not.toMatch(/<[a-z/]|undefined|\[object|NaN/i);
    expect(html).not.toMatch(/undefined|\[object|NaN|\[\[/);
    const links = [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    );
    for (const link of links) expect(text).toContain(link);
    expect(links).toContain(unsubscribeUrl);
  });

  test('without a way out there is no trace of one', async () => {
    const { html, text } = await mailRenderer.render(mailRenderer.sample('verify-email'), content);
    expect(html + text).not.toContain('Fewer letters');
  });

  test('what a person typed is text, wherever it stands', async () => {
    const name = '<img src=x onerror=alert(1)>$& "\r\n';
    const { html, subject } = await mailRenderer.render(
      storedMail('welcome', { ...mailRenderer.sample('welcome').props, name }),
      content,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;$&amp; &quot;');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
