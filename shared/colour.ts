/** A colour as the eye orders them (OKLCH): how light, how strong, and which; the last as an angle in radians. */
export type Lch = { light: number; strong: number; hue: number };

export type Rgb = readonly [red: number, green: number, blue: number];

const eachOf = ([red, green, blue]: Rgb, change: (part: number) => number): Rgb => [
  change(red),
  change(green),
  change(blue),
];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The three bytes of `#1d2140`. */
export function bytesOf(hex: string): Rgb {
  const [, red, green, blue] = HEX.exec(hex) ?? [];
  if (!red || !green || !blue) throw new Error(`${hex} is no colour`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

const hexOf = (bytes: Rgb): string =>
  `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;

/** How much light each byte of a screen's colour gives. */
const LIGHT_OF = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const lightOf = (byte: number): number => LIGHT_OF[byte] ?? 0;
const byteOf = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Björn Ottosson's OKLab, there and back. */
export function toLch(hex: string): Lch {
  const [red, green, blue] = eachOf(bytesOf(hex), lightOf);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    strong: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function toLights({ light, strong, hue }: Lch): Rgb {
  const [a, b] = [strong * Math.cos(hue), strong * Math.sin(hue)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** A screen cannot show it. A little over is rounding. */
const isBeyond = (lights: Rgb): boolean => lights.some((light) => light < -0.0005 || light > 1.0005);

/** As a screen can show it: what is too strong for its lightness is weakened, until it is not. */
export function toHex(colour: Lch): string {
  const light = Math.min(1, Math.max(0, colour.light));
  let lights = toLights({ ...colour, light });
  if (isBeyond(lights)) {
    let [shown, beyond] = [0, colour.strong];
    for (let step = 0; step < 8; step++) {
      const strong = (shown + beyond) / 2;
      if (isBeyond(toLights({ ...colour, light, strong }))) beyond = strong;
      else shown = strong;
    }
    lights = toLights({ ...colour, light, strong: shown });
  }
  return hexOf(eachOf(lights, (each) => byteOf(Math.min(1, Math.max(0, each)))));
}

/** How much light it gives beside white, as WCAG counts it. */
export function luminance(hex: string): number {
  const [red, green, blue] = bytesOf(hex);
  return 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);
}

/** From 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** One colour laid thinly over another, as style sheets mix them. */
export function mixed(over: string, share: number, under: string): string {
  const above = bytesOf(over).map((byte) => byte * share);
  const [red = 0, green = 0, blue = 0] = bytesOf(under).map(
    (byte, at) => byte * (1 - share) + (above[at] ?? 0),
  );
  return hexOf([red, green, blue]);
}

/** The same hue where it gives so much light and no less. */
export function withLuminance(colour: Lch, least: number): string {
  let [dark, bright] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const light = (dark + bright) / 2;
    if (luminance(toHex({ ...colour, light })) < least) dark = light;
    else bright = light;
  }
  return toHex({ ...colour, light: bright });
}
