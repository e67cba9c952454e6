import { expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { ourThemes, themesOf } from '../content/look.ts';
import { makeContent } from '../content/make-content.ts';
import { mailNames } from './groups.ts';
import { mailRenderer } from './index.tsx';
import { dressed } from './theme.ts';

const look = { mainColour: '#0f3d48', accentColour: '#b4622d' };
const ours = makeContent(firstEdition);
const theirs = makeContent({ ...firstEdition, edits: [{ kind: 'brand', key: 'site', body: look }] });
const coloursIn = (html: string) => new Set(html.match(/#[0-9a-f]{6}\b/gi));
const ofThemes = ({ light, dark }: typeof ourThemes) => [...Object.values(light), ...Object.values(dark)];

test('every letter wears the colours of its brand, by day and by night, and none of ours', async () => {
  const worn = ofThemes(themesOf(look));
  for (const name of mailNames.filter((each) => each !== 'custom'))
    for (const occasion of ['', ...mailRenderer.occasions(name)]) {
      const { html } = await mailRenderer.render(mailRenderer.sample(name, occasion), theirs);
      const strange = [...coloursIn(html)].filter((colour) => !worn.includes(colour));
      expect([name, occasion, strange]).toEqual([name, occasion, []]);
      expect(html).toContain(themesOf(look).light.ink);
      expect(html).toContain(themesOf(look).dark.gold);
    }
});

test('a letter that was stored in our colours is dressed anew as it is looked at', async () => {
  const { body } = await mailRenderer.render(mailRenderer.sample('order-paid'), ours);
  const framed = mailRenderer.frame('order-paid', body, theirs);
  expect(coloursIn(framed).has(ourThemes.light.ink)).toBe(false);
  expect(mailRenderer.frame('order-paid', body, ours)).toContain(body);
});

test('a number sign that somebody wrote is left alone', () => {
  const written = '<p style="color:#1d2140">Order #1d2140, in #e2d5b8</p>';
  expect(dressed(written, look)).toBe(
    `<p style="color:${themesOf(look).light.ink}">Order #1d2140, in #e2d5b8</p>`,
  );
});
