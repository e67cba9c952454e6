import { expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { readFrom } from './casts.ts';

/** One look at a page that is still at work sees what a slow machine shows, not what the visitor gets. */
const ONE_LOOK =
  /expect\(\s*await [^;]*?\.(isChecked|isVisible|isHidden|isDisabled|isEnabled|inputValue|textContent|innerText|count|getAttribute|allInnerTexts|allTextContents|boundingBox)\(/g;

test('what a browser shows is waited for with expect.poll, never looked at once', () => {
  const once = readFrom(projectFolder, 'tests/e2e/*.ts').flatMap(({ file, text }) =>
    [...text.matchAll(ONE_LOOK)].map(([found]) => `${file}: ${found}`),
  );
  expect(once).toEqual([]);
});

test('pages are opened with our patience, not with Playwright’s', () => {
  const others = readFrom(projectFolder, 'tests/**/*.ts').filter(({ text }) =>
    /\.newContext[(]|browser\.newPage[(]/.test(text),
  );
  expect(others.map(({ file }) => file).sort()).toEqual(['tests/harness/browser.ts']);
});
