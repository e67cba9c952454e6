import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { projectFolder } from '../db/project-folder.ts';
import { contrast, mixed } from '../shared/colour.ts';
import {
  isOurs,
  lookAddress,
  lookIn,
  lookSheet,
  ourLook,
  ourThemes,
  readyLooks,
  type Theme,
  themesOf,
} from './look.ts';

const grounds = ['paper', 'card', 'sunken'] as const;
const words = ['ink', 'quiet', 'gold', 'plum', 'good', 'warn', 'bad', 'info'] as const;

/** Every pair in which the style sheet lays one colour on another: words, and what is no words but has to be seen. */
function pairsOf(theme: Theme): { words: [string, string, string][]; shapes: [string, string, string][] } {
  const on = grounds.flatMap((ground) =>
    words.flatMap((word): [string, string, string][] => [
      [`${word} on ${ground}`, theme[word], theme[ground]],
      [`${word} on a breath of itself on ${ground}`, theme[word], mixed(theme[word], 0.1, theme[ground])],
      ...(['good', 'warn', 'bad'] as const).map((state): [string, string, string] => [
        `${word} in a notice of ${state} on ${ground}`,
        theme[word],
        mixed(theme[state], 0.05, theme[ground]),
      ]),
    ]),
  );
  const onInk = theme['on-ink'];
  return {
    words: [
      ...on,
      ['a button', onInk, theme.ink],
      ...grounds.map((ground): [string, string, string] => [
        `a button pointed at, on ${ground}`,
        onInk,
        mixed(theme.ink, 0.9, theme[ground]),
      ]),
      ['a gilded button', onInk, theme.gold],
      ['a gilded button pointed at', onInk, mixed(theme.gold, 0.86, theme.ink)],
      ['a gilded button of the chat pointed at', onInk, mixed(theme.gold, 0.9, theme.card)],
      ['what stands in an empty field', mixed(theme.quiet, 0.8, theme.card), theme.card],
      ['what is done', theme.card, theme.good],
      ['what is marked', theme.ink, mixed(theme.leaf, 0.35, theme.paper)],
      ['the year of a wheel', theme.ink, mixed(theme.leaf, 0.45, theme.card)],
      ['the badge of the chat', '#1d2140', theme.leaf],
    ],
    shapes: [
      ...grounds.flatMap((ground) =>
        (['control', 'orange', 'yellow'] as const).map((name): [string, string, string] => [
          `${name} on ${ground}`,
          theme[name],
          theme[ground],
        ]),
      ),
      ['the thumb of a slider', theme.leaf, theme.card],
    ],
  };
}

const tooFaint = (theme: Theme) => {
  const { words: texts, shapes } = pairsOf(theme);
  return [
    ...texts.filter(([, one, other]) => contrast(one, other) < 4.5),
    ...shapes.filter(([, one, other]) => contrast(one, other) < 3),
  ];
};

const colour = fc
  .tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: 0, max: 255 })))
  .map((bytes) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);

test('whatever two colours are chosen, all words and all shapes can be read by day and by night', () => {
  fc.assert(
    fc.property(colour, colour, (mainColour, accentColour) => {
      const { light, dark } = themesOf({ mainColour, accentColour });
      expect(tooFaint(light)).toEqual([]);
      expect(tooFaint(dark)).toEqual([]);
    }),
    { numRuns: inject('walk') === 'whole' ? 10_000 : 1_000 },
  );
});

test('black, white and grey are colours too', () => {
  for (const mainColour of ['#000000', '#ffffff', '#808080'])
    for (const accentColour of ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff']) {
      const { light, dark } = themesOf({ mainColour, accentColour });
      expect([mainColour, accentColour, tooFaint(light), tooFaint(dark)]).toEqual([
        ...[mainColour, accentColour],
        ...[[], []],
      ]);
    }
});

test('the contrast is the one of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('a colour that is chosen is recognised: where it can be read, it is worn as it is', () => {
  const { light } = themesOf({ mainColour: '#0f3d48', accentColour: '#8a4210' });
  expect(light.gold).toBe('#8a4210');
});

test('our own are those of the style sheet', () => {
  const css = readFileSync(join(projectFolder, 'app', 'app.css'), 'utf8');
  const inRule = (rule: RegExp) =>
    Object.fromEntries(
      [...(rule.exec(css)?.[1] ?? '').matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
  expect(inRule(/^:root \{([^}]*)\}/m)).toEqual(ourThemes.light);
  expect(inRule(/^ {2}\.dark \{([^}]*)\}/m)).toEqual(ourThemes.dark);
});

test('an address holds the colours and a mark of what became of them; ours need none', () => {
  expect(lookAddress(ourLook)).toBeUndefined();
  const look = { mainColour: '#0f3d48', accentColour: '#b4622d' };
  const address = lookAddress(look) ?? '';
  expect(address).toMatch(/^\/look\/0f3d48-b4622d-[0-9a-f]{8}\.css$/);
  expect(lookIn(address.slice('/look/'.length))).toEqual(look);
  for (const other of [
    '0f3d48.css',
    '0f3d48-b4622d.css',
    `x${address.slice(6)}`,
    '0F3D48-b4622d-00000000.css',
  ])
    expect(lookIn(other)).toBeUndefined();
  const sheet = lookSheet(look);
  expect(sheet).toContain(`:root{--paper:${themesOf(look).light.paper};`);
  expect(sheet).toContain(`.dark{--paper:${themesOf(look).dark.paper};`);
  expect(sheet).toContain('@media print{:root{--paper:#fff');
});

test('there are three ready looks besides ours, no two alike', () => {
  expect(readyLooks.filter((look) => !isOurs(look))).toHaveLength(3);
  expect(new Set(readyLooks.map((look) => themesOf(look).light.gold)).size).toBe(4);
});
