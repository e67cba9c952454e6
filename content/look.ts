import { bytesOf, contrast, type Lch, mixed, toHex, toLch, withLuminance } from '../shared/colour.ts';
import { pick, recordOf } from '../shared/records.ts';
import { type Brand, writtenBrand } from './site.ts';

/** The two colours that a brand chooses: everything else that is coloured follows from them. */
export type Look = Pick<Brand, 'mainColour' | 'accentColour'>;

/** Its themes are set by hand, and not derived. */
export const ourLook: Look = pick(writtenBrand, ['mainColour', 'accentColour']);

/** Looks to choose as they are. */
export const readyLooks: readonly (Look & { name: string })[] = [
  { name: 'Midnight and gold', ...ourLook },
  { name: 'Tide and copper', mainColour: '#0f3d48', accentColour: '#b4622d' },
  { name: 'Pine and rosehip', mainColour: '#1d3b2f', accentColour: '#a8475a' },
  { name: 'Fig and olive', mainColour: '#41203a', accentColour: '#7d7a1e' },
];

/** As app.css names them. */
const surfaces = ['paper', 'card', 'sunken', 'rule', 'control', 'leaf', 'on-ink', 'veil'] as const;
const words = ['ink', 'quiet', 'gold', 'plum', 'good', 'warn', 'bad', 'info'] as const;
const dots = ['orange', 'yellow'] as const;
export type Theme = Record<
  (typeof surfaces)[number] | (typeof words)[number] | (typeof dots)[number],
  string
>;
export type Themes = { light: Theme; dark: Theme };

/** Those of app.css; a test compares them. */
export const ourThemes: Themes = {
  light: {
    paper: '#fbf6ea',
    card: '#fffdf7',
    sunken: '#f4ecd9',
    ink: '#1d2140',
    quiet: '#565470',
    rule: '#e2d5b8',
    control: '#96875f',
    gold: '#85600f',
    leaf: '#b8892f',
    plum: '#6f3a5d',
    'on-ink': '#fdf8ec',
    good: '#2d6a4a',
    warn: '#8f5a0a',
    bad: '#a12c2c',
    info: '#2b4f93',
    orange: '#c25e14',
    yellow: '#a98600',
    veil: 'rgb(29 33 64 / 45%)',
  },
  dark: {
    paper: '#12152b',
    card: '#191d39',
    sunken: '#0d1023',
    ink: '#f4ecd8',
    quiet: '#bdb6a6',
    rule: '#333961',
    control: '#767ba6',
    gold: '#e3bf6b',
    leaf: '#c79a3f',
    plum: '#dca9cb',
    'on-ink': '#14172e',
    good: '#8fd0ab',
    warn: '#ecc37a',
    bad: '#f2a3a0',
    info: '#a9c2f5',
    orange: '#f0a566',
    yellow: '#f0dc6a',
    veil: 'rgb(5 7 18 / 65%)',
  },
};

export const isOurs = ({ mainColour, accentColour }: Look): boolean =>
  mainColour === ourLook.mainColour && accentColour === ourLook.accentColour;

/** More than there are brands: only there so that made-up addresses cannot fill the memory. */
const MOST = 50;
const made = new Map<string, Themes>();

/** Both themes of a brand. */
export function themesOf(look: Look): Themes {
  if (isOurs(look)) return ourThemes;
  const key = look.mainColour + look.accentColour;
  const found = made.get(key);
  if (found) return found;
  const [main, accent] = [toLch(look.mainColour), toLch(look.accentColour)];
  const themes = { light: derive(byDay(main, accent)), dark: derive(byNight(main, accent)) };
  if (made.size >= MOST) made.clear();
  made.set(key, themes);
  return themes;
}

/** The style sheet that lays a brand's colours over those of app.css. What is printed stays on white. */
export function lookSheet(look: Look): string {
  const { light, dark } = themesOf(look);
  const rules = (theme: Theme) =>
    Object.entries(theme)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  return `:root{${rules(light)}}@media screen{.dark{${rules(dark)}}}@media print{:root{--paper:#fff;--card:#fff}}\n`;
}

/**
 * Where that style sheet is found; absent while the colours are ours, which app.css has. The address holds the colours, so every
 * process answers it alike, and a mark of what they became, so a later version that derives them otherwise has another.
 */
export function lookAddress(look: Look): string | undefined {
  if (isOurs(look)) return undefined;
  const { mainColour, accentColour } = look;
  return `/look/${mainColour.slice(1)}-${accentColour.slice(1)}-${markOf(lookSheet(look))}.css`;
}

const ADDRESS = /^([0-9a-f]{6})-([0-9a-f]{6})-[0-9a-f]{8}\.css$/;

/** The colours that the last part of an address names. */
export function lookIn(file: string): Look | undefined {
  const [, main, accent] = ADDRESS.exec(file) ?? [];
  return main && accent ? { mainColour: `#${main}`, accentColour: `#${accent}` } : undefined;
}

/** FNV-1a: it tells two style sheets apart, and keeps no secret. */
export function markOf(text: string): string {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(16).padStart(8, '0');
}

/** What both themes are derived from: fixed grounds, and where each colour begins before it is made legible. */
type Beginning = {
  grounds: Record<'paper' | 'card' | 'sunken' | 'rule' | 'on-ink' | 'leaf', string>;
  veil: string;
  seeds: Record<(typeof words)[number] | (typeof dots)[number] | 'control', Lch>;
  /** Towards the ink, away from the paper. */
  step: number;
};

const TEXT = 4.5;
const SHAPE = 3;

/**
 * Every colour of words goes on from its seed, away from the paper, until it is legible on all that it stands on: the three
 * grounds, a breath of itself or of another over each, and, where words stand on it, they on it. Black and white always are,
 * so it ends.
 */
function derive({ grounds, veil, seeds, step }: Beginning): Theme {
  const { paper, card, sunken, leaf, 'on-ink': onInk } = grounds;
  const under = [paper, card, sunken];
  const isRead = (hex: string, on: string[]) => on.every((ground) => contrast(hex, ground) >= TEXT);
  const carries = (on: string[]) => isRead(onInk, on);
  const gilded = [...under.map((ground) => mixed(leaf, 0.35, ground)), mixed(leaf, 0.45, card)];
  const ink = until(
    seeds.ink,
    step,
    (hex) => isRead(hex, [...under, ...gilded]) && carries(under.map((ground) => mixed(hex, 0.9, ground))),
  );
  // None of the others is further from the paper than ink.
  const tinted = [...under, ...under.map((ground) => mixed(ink, 0.05, ground))];
  const isText = (hex: string) =>
    isRead(
      hex,
      under.map((ground) => mixed(hex, 0.1, ground)),
    ) && isRead(hex, tinted);
  const isShape = (hex: string) => under.every((ground) => contrast(hex, ground) >= SHAPE);
  const isLegible = {
    ...recordOf(words, () => isText),
    quiet: (hex: string) => isText(hex) && contrast(mixed(hex, 0.8, card), card) >= TEXT,
    gold: (hex: string) => isText(hex) && carries([hex, mixed(hex, 0.9, card), mixed(hex, 0.86, ink)]),
    ...recordOf(dots, () => isShape),
    control: isShape,
  };
  const others = recordOf([...words, ...dots, 'control'], (name) =>
    until(seeds[name], step, isLegible[name]),
  );
  return { ...grounds, ...others, ink, veil };
}

function until(seed: Lch, step: number, passes: (hex: string) => boolean): string {
  for (let { light } = seed; ; light += step) {
    const hex = toHex({ ...seed, light });
    if (passes(hex) || light <= 0 || light >= 1) return hex;
  }
}

/** Below these a colour is nearly grey, and tints what follows from it as little. */
const share = (strong: number, whole: number) => Math.min(1, strong / whole);
const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** How far it is from one to the other, the shorter way round. */
const turnTo = (to: number, from: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from));
const GREEN = toLch(ourThemes.light.good).hue;

/**
 * Between the two, as our plum stands between indigo and gold; of both ways round the one that keeps away from the green of what
 * is good. Of a grey main colour it is a quarter turn off.
 */
function secondHue(main: Lch, accent: Lch): number {
  if (main.strong < 0.01) return accent.hue - Math.PI / 2;
  const near = turnTo(accent.hue, main.hue);
  const far = near > 0 ? near - 2 * Math.PI : near + 2 * Math.PI;
  const [one, other] = [main.hue + near * 0.4, main.hue + far * 0.4];
  return Math.abs(turnTo(one, GREEN)) >= Math.abs(turnTo(other, GREEN)) ? one : other;
}

/** Each colour at another lightness and strength, as strong as its own lets it be; and the one between them. */
function tintsOf(main: Lch, accent: Lch) {
  const [warm, deep] = [share(accent.strong, 0.08), share(main.strong, 0.05)];
  const of = (hue: number, part: number) => (light: number, strong: number) => ({
    light,
    strong: strong * part,
    hue,
  });
  return {
    warmly: of(accent.hue, warm),
    deeply: of(main.hue, deep),
    plum: of(secondHue(main, accent), Math.max(warm, deep)),
  };
}

const IVORY = toLch(ourThemes.light.paper).hue;

/** The hue of its paper. A warm accent meets ivory half-way, or red would make it pink; a cool one leaves it nearly white. */
function paperOf(accent: Lch) {
  const turn = turnTo(IVORY, accent.hue);
  const isWarm = Math.abs(turn) < Math.PI / 2;
  const warm = share(accent.strong, 0.08);
  const hue = accent.hue + (isWarm ? turn * 0.5 : 0);
  return (light: number, strong: number): Lch => ({ light, strong: strong * warm * (isWarm ? 1 : 0.7), hue });
}

const states = ['good', 'warn', 'bad', 'info', 'orange', 'yellow'] as const;
const veilOf = (hex: string, percent: number) => `rgb(${bytesOf(hex).join(' ')} / ${percent}%)`;

/** Paper with a breath of the accent, ink of the main colour. */
function byDay(main: Lch, accent: Lch): Beginning {
  const { warmly, deeply, plum } = tintsOf(main, accent);
  const onPaper = paperOf(accent);
  const ink = deeply(0.265, 0.06);
  return {
    grounds: {
      paper: toHex(onPaper(0.973, 0.016)),
      card: toHex(onPaper(0.993, 0.007)),
      sunken: toHex(onPaper(0.946, 0.024)),
      rule: toHex(onPaper(0.875, 0.038)),
      'on-ink': toHex(onPaper(0.98, 0.015)),
      // Light enough for the words on a badge, dark enough for the thumb of a slider.
      leaf: withLuminance({ ...accent, strong: Math.min(accent.strong, 0.15) }, 0.262),
    },
    veil: veilOf(toHex(ink), 45),
    seeds: {
      ink,
      quiet: deeply(0.46, 0.045),
      control: warmly(0.63, 0.06),
      gold: {
        light: within(0.38, accent.light, 0.6),
        strong: Math.min(accent.strong, 0.16),
        hue: accent.hue,
      },
      plum: plum(0.42, 0.085),
      ...recordOf(states, (name) => toLch(ourThemes.light[name])),
    },
    step: -0.01,
  };
}

/** A ground of the main colour at night, words with a breath of the accent. */
function byNight(main: Lch, accent: Lch): Beginning {
  const { warmly, deeply, plum } = tintsOf(main, accent);
  return {
    grounds: {
      paper: toHex(deeply(0.207, 0.042)),
      card: toHex(deeply(0.244, 0.05)),
      sunken: toHex(deeply(0.182, 0.036)),
      rule: toHex(deeply(0.36, 0.066)),
      'on-ink': toHex(deeply(0.214, 0.042)),
      leaf: withLuminance({ ...accent, strong: Math.min(accent.strong, 0.14) }, 0.36),
    },
    veil: veilOf(toHex(deeply(0.12, 0.02)), 65),
    seeds: {
      ink: warmly(0.945, 0.027),
      quiet: warmly(0.78, 0.024),
      control: deeply(0.59, 0.06),
      gold: {
        light: within(0.76, accent.light, 0.86),
        strong: Math.min(accent.strong, 0.115),
        hue: accent.hue,
      },
      plum: plum(0.79, 0.075),
      ...recordOf(states, (name) => toLch(ourThemes.dark[name])),
    },
    step: 0.01,
  };
}
