type Child = Node | string | undefined | false;
type Attributes = Record<string, string | number | boolean | undefined | ((event: never) => void)>;

/**
 * Makes an element. Text goes in as text nodes and nothing here parses HTML, so whatever a message holds is shown and
 * never run.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawn sign of one or more strokes on a 24 by 24 field. */
export function icon(strokes: string, className = 'size-5', weight = 1.75): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  const looks = {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': String(weight),
  };
  for (const [name, value] of Object.entries({ ...looks, class: className, 'aria-hidden': 'true' })) {
    svg.setAttribute(name, value);
  }
  path.setAttribute('d', strokes);
  path.setAttribute('stroke-linecap', 'round');
  path.setAttribute('stroke-linejoin', 'round');
  svg.append(path);
  return svg;
}
