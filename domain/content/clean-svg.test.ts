import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"';
const around = (inside: string) => `${ROOT}>${inside}</svg>`;
const SHAPE = '<path d="M0 0h4v4z"/>';

test('what draws is written again: shapes, groups, gradients, and how they are drawn', () => {
  const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><!-- by hand -->
    <svg xmlns="http://www.w3.org/2000/svg" width="240px" height="120" fill="none"><defs>
    <linearGradient id="a" x1="0" x2="1"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
    <g transform="translate(1 2) rotate(45)" style="fill: url(#a); stroke:rgb(1, 2, 3)"><circle cx="4" cy="4" r="3"/></g></svg>`;
  const { svg, width, height } = cleanSvg(text);
  expect([width, height]).toEqual([240, 120]);
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120" fill="none"><defs><linearGradient id="a" x1="0" x2="1"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g transform="translate(1 2) rotate(45)" fill="url(#a)" stroke="rgb(1, 2, 3)"><circle cx="4" cy="4" r="3"/></g></svg>',
  );
});

test('the classes of a style element, as programs export them, become attributes', () => {
  const { svg } = cleanSvg(
    around('<style>.a,.b{fill:#123456;behavior:url(x)}.b{stroke:red}</style><path class="b" d="M0 0z"/>'),
  );
  expect(svg).toContain('<path d="M0 0z" fill="#123456" stroke="red"/>');
  expect(svg).not.toMatch(/style|class|behavior/);
});

/** Each with a shape beside it, so that what is left is a drawing. */
const hostile: [string, string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['a script of another name space', '<svg:script>alert(1)</svg:script>'],
  ['a foreign object', '<foreignObject><body onload="alert(1)"/></foreignObject>'],
  ['a handler', '<path onclick="alert(1)" d="M0 0z"/>'],
  ['a handler in capitals', '<path ONLOAD="alert(1)" d="M0 0z"/>'],
  ['a handler on a group', '<g onmouseover="alert(1)"><path d="M0 0z"/></g>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M1 1z"/></a>'],
  ['a picture from elsewhere', '<image href="https://evil.example/x.png"/>'],
  ['a picture of data', '<image xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ['what is used from elsewhere', '<use href="https://evil.example/x.svg#a"/>'],
  ['what uses itself', '<g id="a"><use href="#a"/></g>'],
  ['an import of styles', '<style>@import url(https://evil.example/x.css);</style>'],
  ['an address in a fill', '<path fill="url(https://evil.example/x#a)" d="M0 0z"/>'],
  ['an address in a style', '<path style="fill:url(//evil.example/x)" d="M0 0z"/>'],
  ['an address in a class', '<style>.a{fill:url("//evil.example/x")}</style><path class="a" d="M0 0z"/>'],
  ['an expression', '<path style="width:expression(alert(1))" d="M0 0z"/>'],
  ['a change over time', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['a setter', '<set attributeName="onload" to="alert(1)"/>'],
  ['a filter', '<filter id="f"><feImage href="https://evil.example/x"/></filter>'],
  ['a handler of another name space', '<path ev:onload="alert(1)" d="M0 0z"/>'],
  ['a base', '<path xml:base="https://evil.example/" d="M0 0z"/>'],
  ['an entity for a colon', '<a href="javascript&#58;alert(1)"><path d="M1 1z"/></a>'],
  ['an iframe', '<iframe src="https://evil.example/"></iframe>'],
  ['a drawing in a drawing', '<svg onload="alert(1)"><path d="M1 1z"/></svg>'],
  ['an attribute with an entity', '<path fill="&#34; onload=&#34;alert(1)" d="M0 0z"/>'],
  ['metadata', '<metadata><rdf:RDF about="https://evil.example/"/></metadata>'],
];

test.each(hostile)('%s is not in what is written', (_, inside) => {
  const { svg } = cleanSvg(around(SHAPE + inside));
  expect(svg).not.toMatch(
    /script|alert|evil|javascript|\son|href|data:|foreign|import|expression|&|style|rdf/i,
  );
  expect(svg).toContain(SHAPE);
});

test.each([
  ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${around(SHAPE)}`],
  ['what is no drawing', '<html><body>Hello</body></html>'],
  ['what is broken off', around(SHAPE).slice(0, -6)],
  ['what is closed crosswise', around('<g><defs></g></defs>')],
  ['an attribute that never ends', `${ROOT}><path d="M0 0`],
  ['nothing', ''],
  ['words beside it', `${around(SHAPE)}<p`],
  ['no shape', around('<g/>')],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0z"/></svg>'],
  ['an endless size', '<svg viewBox="0 0 1e999 4"><path d="M0 0z"/></svg>'],
  ['a thread', '<svg viewBox="0 0 100 1"><path d="M0 0z"/></svg>'],
  ['words', around('<text>Aura</text>')],
  ['a tower', around('<g>'.repeat(99) + SHAPE + '</g>'.repeat(99))],
  ['a crowd', around('<path d="M0 0z"/>'.repeat(5_001))],
  ['a mountain', around(`<path d="${'M0 0'.repeat(60_000)}"/>`)],
])('%s is refused', (_, text) => {
  expect(() => cleanSvg(text)).toThrow();
});
