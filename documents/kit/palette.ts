import { isOurs, type Look, ourThemes, themesOf } from '../../content/look.ts';
import { mixed } from '../../shared/colour.ts';

const { paper, card, sunken, ink, quiet, rule, gold, leaf, plum } = ourThemes.light;

/** Paper and ink, the same as on the website. Midnight is the ground of covers. */
export const palette = {
  paper,
  card,
  sunken,
  ink,
  quiet,
  faint: '#b3a98f',
  rule,
  gold,
  leaf,
  plum,
  midnight: '#171b38',
  dusk: '#2a2f55',
  starlight: '#f7efdc',
  brass: '#d9b25f',
};

export type Colour = keyof typeof palette;
export type Palette = Readonly<Record<Colour, string>>;

/** White paper, and covers drawn in ink instead of a page of midnight. */
const onWhite = (colours: Palette, sunkenOnWhite: string, faint: string): Palette => ({
  ...colours,
  paper: '#ffffff',
  card: '#ffffff',
  sunken: sunkenOnWhite,
  // What is faint on ivory would be gone on white paper.
  faint,
  midnight: '#ffffff',
  dusk: colours.rule,
  starlight: colours.ink,
  brass: colours.gold,
});

const ours = { screen: palette, print: onWhite(palette, '#f7f4ee', '#8d8470') };

/** What a document of this brand is drawn in: for a screen, and for a printer at home. */
export function palettesOf(look: Look): Record<'screen' | 'print', Palette> {
  if (isOurs(look)) return ours;
  const { light, dark } = themesOf(look);
  const screen = {
    ...light,
    faint: dark.quiet,
    midnight: dark.card,
    dusk: dark.rule,
    starlight: dark.ink,
    brass: dark.gold,
  };
  return { screen, print: onWhite(screen, mixed(light.sunken, 0.4, '#ffffff'), light.control) };
}
