/** Paper and ink, the same as on the website. Midnight is the ground of covers. */
export const palette = {
  paper: '#fbf6ea',
  card: '#fffdf7',
  sunken: '#f4ecd9',
  ink: '#1d2140',
  quiet: '#565470',
  faint: '#b3a98f',
  rule: '#e2d5b8',
  gold: '#85600f',
  leaf: '#b8892f',
  plum: '#6f3a5d',
  midnight: '#171b38',
  dusk: '#2a2f55',
  starlight: '#f7efdc',
  brass: '#d9b25f',
} as const;

export type Colour = keyof typeof palette;
export type Palette = Readonly<Record<Colour, string>>;

/** For a printer at home: white paper, and covers drawn in ink instead of a page of midnight. */
export const printPalette: Palette = {
  ...palette,
  paper: '#ffffff',
  card: '#ffffff',
  sunken: '#f7f4ee',
  // What is faint on ivory would be gone on white paper.
  faint: '#8d8470',
  midnight: '#ffffff',
  dusk: '#e2d5b8',
  starlight: '#1d2140',
  brass: '#85600f',
};
