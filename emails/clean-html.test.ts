import { expect, test } from 'vitest';
import { processorMs } from '../tests/harness/processor-time.ts';
import { payloads } from '../tests/harness/script-payloads.ts';
import { cleanHtml } from './custom.tsx';

test('what a letter looks like stays as it was written', () => {
  const letter =
    '<p style="color:red">Dear Maya, <a href="https://aura.test/x" target="_blank">here</a> it is.</p><table border="1"><tr><td colspan="2"><img src="https://aura.test/x.png" alt="x" /></td></tr></table>';
  expect(cleanHtml(letter)).toBe(letter);
});

const RUNS =
  /<[^>]*\son\w+=|<(script|iframe|object|embed|svg|form|base|meta|style|link)\b|(href|src)="[^"]*(script|data):/i;

test('nothing that runs stays, however it is spelled', () => {
  for (const payload of payloads) {
    // Words in a title are words, whatever they say.
    const cleaned = cleanHtml(`<p>${payload}</p>`).replaceAll(/ title="[^"]*"/g, '');
    expect([payload, RUNS.exec(cleaned)?.[0]]).toEqual([payload, undefined]);
  }
});

test('a letter of thirty thousand beginnings is read in no time', () => {
  expect(processorMs(() => cleanHtml('<style'.repeat(30_000)))).toBeLessThan(2_000);
});
