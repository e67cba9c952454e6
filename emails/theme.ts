import { isOurs, type Look, ourThemes, themesOf } from '../content/look.ts';
import { entriesOf } from '../shared/records.ts';

const { light, dark } = ourThemes;
const { paper, card, sunken, ink, quiet, rule, gold, leaf } = light;

/** Our colours and fonts, as mail programs understand them: plain values, and web-safe stand-ins for the fonts. */
export const colours = { paper, card, sunken, ink, quiet, rule, gold, leaf, onInk: light['on-ink'] } as const;

/** All of these draw old-style figures by themselves. */
export const serif = "Fraunces, 'Hoefler Text', 'Iowan Old Style', Georgia, serif";
export const sans = "'Source Sans 3', 'Gill Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

/** By class, because inline styles are all that many programs read, and only a rule in the head can answer the night. */
export const styleSheet = `
  a { color: inherit; }
  @media (max-width: 480px) {
    .paper { padding: 20px 8px !important; }
    .leaf-of-paper { padding: 26px 20px 22px !important; }
    .title { font-size: 25px !important; line-height: 32px !important; }
    .button { display: block !important; text-align: center !important; }
  }
  @media (prefers-color-scheme: dark) {
    .paper { background-color: ${dark.paper} !important; }
    .card { background-color: ${dark.card} !important; border-color: ${dark.rule} !important; }
    .soft { background-color: ${dark.sunken} !important; border-color: ${dark.rule} !important; }
    .line { border-color: ${dark.rule} !important; }
    .ring { border-color: ${dark.leaf} !important; }
    .ink { color: ${dark.ink} !important; }
    .quiet { color: ${dark.quiet} !important; }
    .gold { color: ${dark.gold} !important; }
    .button { background-color: ${dark.gold} !important; color: ${dark['on-ink']} !important; }
  }`;

/** Where a style names a colour; a number sign in what somebody wrote is left alone. */
const NAMED = /(?<=(?:color:|solid|dotted) ?)#[0-9a-f]{6}\b/gi;

/**
 * A letter in the colours of its brand. Templates draw in ours and letters are stored so: whatever the brand looks like on the
 * day, they are dressed as they leave, and as they are looked at.
 */
export function dressed(html: string, look: Look): string {
  if (isOurs(look)) return html;
  const { light: day, dark: night } = themesOf(look);
  const worn = new Map([
    ...entriesOf(light).map(([name, hex]) => [hex, day[name]] as const),
    ...entriesOf(dark).map(([name, hex]) => [hex, night[name]] as const),
  ]);
  return html.replace(NAMED, (hex) => worn.get(hex) ?? hex);
}
