/**
 * A drawing (SVG) as somebody brought it, written anew from what is known to draw: shapes, groups and gradients, with the few
 * attributes that say how. Nothing is searched for and taken out: what is not on the lists is never written, so scripts, handlers,
 * links, pictures from elsewhere, styles and what nobody has thought of yet are gone alike.
 */
import { invalid } from '../errors.ts';

const MOST_LETTERS = 200_000;
const MOST_ELEMENTS = 5_000;
const DEEPEST = 40;
/** Of the longer side to the shorter. */
const LONGEST = 12;

export type Drawing = { svg: string; width: number; height: number };

const groups = ['g', 'defs', 'clipPath', 'linearGradient', 'radialGradient'];
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const drawing = new Set([...groups, ...shapes, 'stop']);

const NUMBERS = /^[-+\d.,\seE%px]{1,2000}$/;
const OUTLINE = /^[-+\d.,\seEMmZzLlHhVvCcSsQqTtAa]+$/;
const WORD = /^[a-zA-Z][a-zA-Z ]{0,40}$/;
const NAME = /^[\w-]{1,64}$/;
const LOCAL = /^url\(#[\w-]{1,64}\)$/;
const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]{2,30}|(?:rgb|hsl)a?\([\d\s.,%/-]{1,60}\))$/i;
const TURNS = /^[-+\d.,\s()a-zA-Z]{1,2000}$/;
const turns = new Set(['matrix', 'translate', 'scale', 'rotate', 'skewX', 'skewY', 'e', 'E']);

const fits = (pattern: RegExp) => (value: string) => pattern.test(value);
const isPaint = (value: string) => COLOUR.test(value) || LOCAL.test(value);
const isTurn = (value: string) =>
  TURNS.test(value) && (value.match(/[a-zA-Z]+/g) ?? []).every((word) => turns.has(word));

const each = (names: string, isFine: (value: string) => boolean) =>
  names.split(' ').map((name) => [name, isFine] as const);

/** By name: what its value may be. */
const attributes = new Map([
  ...each('x y x1 y1 x2 y2 cx cy r rx ry fx fy points width height offset', fits(NUMBERS)),
  ...each('opacity fill-opacity stroke-opacity stop-opacity stroke-width', fits(NUMBERS)),
  ...each('stroke-miterlimit stroke-dasharray stroke-dashoffset', fits(NUMBERS)),
  ...each('fill stroke stop-color', isPaint),
  ...each('clip-path', fits(LOCAL)),
  ...each('d', fits(OUTLINE)),
  ...each('transform gradientTransform', isTurn),
  ...each('fill-rule clip-rule stroke-linecap stroke-linejoin', fits(WORD)),
  ...each('gradientUnits spreadMethod clipPathUnits', fits(WORD)),
  ...each('id', fits(NAME)),
]);

const refused = (file: string) => invalid({ file });
const UNREADABLE = 'This drawing cannot be read. Please export it as a plain SVG.';

/** Throws what the office is told where it cannot be drawn as it was meant. */
export function cleanSvg(text: string): Drawing {
  if (text.length > MOST_LETTERS) throw refused('Please choose a drawing of at most 200 KB.');
  const writer = new Writer();
  for (const token of tokensOf(text)) writer.take(token);
  return writer.finish();
}

type Token =
  | { kind: 'open'; name: string; attributes: Map<string, string>; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** A drawing without entities of its own: those would be another language. */
const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!DOCTYPE[^<>[\]]*>|<\/([a-zA-Z][\w:.-]*)\s*>|<([a-zA-Z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /\s*([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gy;

function* tokensOf(text: string): Generator<Token> {
  const source = text.replace(/^\uFEFF/, '');
  const pattern = new RegExp(TOKEN);
  while (pattern.lastIndex < source.length) {
    const found = pattern.exec(source);
    if (!found) throw refused(UNREADABLE);
    const [, data, closed, opened, said = '', slash, words] = found;
    if (closed) yield { kind: 'close', name: closed };
    else if (opened) {
      const given = [...said.matchAll(ATTRIBUTE)].map(
        ([, name = '', one, other]) => [name, (one ?? other ?? '').trim()] as const,
      );
      yield { kind: 'open', name: opened, attributes: new Map(given), isEmpty: slash === '/' };
    } else if (data !== undefined || words !== undefined) yield { kind: 'text', text: data ?? words ?? '' };
  }
}

class Writer {
  private written = '';
  private size: { box: number[]; root: string } | undefined;
  private readonly open: { name: string; isWritten: boolean }[] = [];
  private elements = 0;
  private drawn = 0;
  /** What a style element says of classes, as most programs export it; those of what follows. */
  private readonly classes = new Map<string, Map<string, string>>();

  take(token: Token): void {
    if (token.kind === 'open') this.begin(token);
    else if (token.kind === 'close') this.end(token.name);
    else if (this.open.at(-1)?.name === 'style') this.readStyle(token.text);
  }

  finish(): Drawing {
    if (!this.size || this.open.length > 0) throw refused(UNREADABLE);
    if (this.drawn === 0) throw refused('There is no shape in this drawing.');
    const [left = 0, top = 0, width = 0, height = 0] = this.size.box;
    if (Math.max(width / height, height / width) > LONGEST)
      throw refused('This drawing is too long and narrow for a logo.');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}"${this.size.root}>${this.written}</svg>`;
    return { svg, width, height };
  }

  private begin({ name, attributes: given, isEmpty }: Token & { kind: 'open' }): void {
    this.elements += 1;
    if (this.elements > MOST_ELEMENTS || this.open.length >= DEEPEST)
      throw refused('This drawing has too many parts for a logo.');
    if (name === 'text' || name === 'tspan')
      throw refused(
        'Please turn the words of the drawing into outlines first: their font does not come along.',
      );
    if (this.size) this.write(name, given, isEmpty);
    else this.beginDrawing(name, given, isEmpty);
  }

  private write(name: string, given: Map<string, string>, isEmpty: boolean): void {
    const isWritten = drawing.has(name) && (this.open.at(-1)?.isWritten ?? false);
    if (isWritten) this.written += `<${name}${this.attributesOf(given)}${isEmpty ? '/>' : '>'}`;
    if (isWritten && shapes.includes(name)) this.drawn += 1;
    if (!isEmpty) this.open.push({ name, isWritten });
  }

  private beginDrawing(name: string, given: Map<string, string>, isEmpty: boolean): void {
    if (name !== 'svg' || isEmpty) throw refused(UNREADABLE);
    const numbers = (given.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
    const sides = ['width', 'height'].map((side) => Number.parseFloat(given.get(side) ?? ''));
    const box = numbers.length === 4 ? numbers : [0, 0, ...sides];
    if (!box.every(Number.isFinite) || !box.slice(2).every((side) => side > 0)) throw refused(UNREADABLE);
    for (const side of ['width', 'height', 'x', 'y', 'id']) given.delete(side);
    this.size = { box, root: this.attributesOf(given) };
    this.open.push({ name, isWritten: true });
  }

  private end(name: string): void {
    const last = this.open.pop();
    if (last?.name !== name) throw refused(UNREADABLE);
    if (last.isWritten && this.open.length > 0) this.written += `</${name}>`;
  }

  /** What it says itself goes before what its style says, and that before its class: one of each is written. */
  private attributesOf(given: Map<string, string>): string {
    const styled = declarationsIn(given.get('style') ?? '');
    const ofClass = (given.get('class') ?? '')
      .split(/\s+/)
      .flatMap((name) => [...(this.classes.get(name) ?? [])]);
    return [...new Map([...given, ...ofClass, ...styled])]
      .filter(([name, value]) => attributes.get(name)?.(value))
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('');
  }

  private readStyle(css: string): void {
    for (const rule of css.split('}')) {
      const [selectors = '', body] = rule.split('{');
      if (body === undefined) continue;
      for (const selector of selectors.split(',').map((each) => each.trim()))
        if (/^\.[\w-]{1,64}$/.test(selector)) {
          const before = this.classes.get(selector.slice(1)) ?? [];
          this.classes.set(selector.slice(1), new Map([...before, ...declarationsIn(body)]));
        }
    }
  }
}

const declarationsIn = (css: string) =>
  css.split(';').flatMap((declaration): [string, string][] => {
    const at = declaration.indexOf(':');
    return at < 0 ? [] : [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()]];
  });
