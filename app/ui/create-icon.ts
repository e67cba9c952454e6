import { createElement, type SVGProps } from 'react';

type Shape = [tag: string, attributes: Record<string, string>];
type Icon = { name: string; size?: number; node: Shape[]; aliases?: string[] };

/**
 * How the built site makes an icon of the library's drawings (app/ui/icons-plugin.ts). The library's own way builds all
 * attributes and shapes anew for each icon of a page; here they are made once, with the same outcome.
 */
export default function createIcon({ name, size = 24, node, aliases = [] }: Icon) {
  const classes = ['lucide', ...[name, ...aliases].map((word) => `lucide-${word}`)].join(' ');
  const fixed = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: 24,
    height: 24,
    viewBox: `0 0 ${size} ${size}`,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    dangerouslySetInnerHTML: { __html: node.map(toMarkup).join('') },
  } as const;
  return function DrawnIcon({ className, ...given }: SVGProps<SVGSVGElement>) {
    const hidden = Object.keys(given).some(names) ? undefined : 'true';
    return createElement('svg', {
      ...fixed,
      className: className ? `${classes} ${className}` : classes,
      'aria-hidden': hidden,
      ...given,
    });
  };
}

/** Whoever names an icon wants it to be heard. */
const names = (attribute: string) =>
  attribute.startsWith('aria-') || attribute === 'role' || attribute === 'title';

function toMarkup([tag, { key: _, ...attributes }]: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}
