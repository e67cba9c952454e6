import { createLucideIcon, type IconNode } from 'lucide-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';

const node = [
  ['circle', { cx: '12', cy: '16', r: '1', key: '1au0dj' }],
  ['path', { d: 'M7 10V7a5 5 0 0 1 10 0v3', key: '1pqi11' }],
] satisfies IconNode;
const Theirs = createLucideIcon('lock-keyhole', node);
const Ours = createIcon({ name: 'lock-keyhole', node });

test.each([
  ['as it is', {}],
  ['with a look', { className: 'size-5 text-gold' }],
  ['hidden', { 'aria-hidden': true }],
  ['named', { 'aria-label': 'Locked', role: 'img' }],
  ['stronger', { strokeWidth: 3 }],
])('an icon %s is the markup that the library makes', (_, props) => {
  expect(renderToString(createElement(Ours, props))).toBe(renderToString(createElement(Theirs, props)));
});
