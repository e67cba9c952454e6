import { describe, expect, test } from 'vitest';
import { bodyProblem, renderMarkdown } from '../../../../domain/content/index.ts';
import { processorMs } from '../../../../tests/harness/processor-time.ts';
import { endless, horrors } from './pasted-horrors.test-support.ts';
import { readMarkdown } from './read-markdown.ts';
import { readPasted } from './read-pasted.ts';
import { writeMarkdown } from './write-markdown.ts';

describe('what is pasted comes out clean', () => {
  test('sixty of them', () => expect(horrors.length).toBeGreaterThanOrEqual(60));

  test.each(horrors)('%s', (_name, html, markdown) => {
    const pasted = writeMarkdown(readPasted(html));
    expect(pasted).toBe(markdown);
    expect(bodyProblem(pasted)).toBeUndefined();
    // It is what the editor reads again, and a page draws.
    expect(writeMarkdown(readMarkdown(pasted))).toBe(markdown);
    expect(renderMarkdown(pasted)).not.toMatch(/mso|script|javascript:|\son\w+=|data:/i);
  });
});

describe('what is pasted takes time by its length, whatever it is', () => {
  test.each(endless)('%s', (_name, html) => {
    expect(processorMs(() => readPasted(html))).toBeLessThan(4_000);
  });
});
