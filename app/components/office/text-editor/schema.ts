import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { calloutName, isSafeAddress, readNumber } from '../../../../shared/markdown-dialect.ts';

/**
 * A text as the editor holds it: what our Markdown can say, and nothing else. What it can say and this cannot (lists to tick
 * off, say) stands in a `raw` block as it was typed.
 */
const plainBlock = (tag: string, more: Partial<NodeSpec> = {}): NodeSpec => ({
  content: 'inline*',
  group: 'block',
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
  ...more,
});

const source = (kind: string, attrs: NodeSpec['attrs'] = {}): NodeSpec => ({
  content: 'text*',
  group: 'block',
  marks: '',
  code: true,
  defining: true,
  attrs,
  parseDOM: [{ tag: `pre[data-${kind}]`, preserveWhitespace: 'full' }],
  toDOM: (): DOMOutputSpec => ['pre', { [`data-${kind}`]: '' }, ['code', 0]],
});

/** Something that is set or taken out as a whole. Its attributes travel through the clipboard by their names. */
function whole(
  kind: string,
  names: string[],
  draw: (attrs: Record<string, string>) => DOMOutputSpec,
): NodeSpec {
  return {
    group: 'block',
    atom: true,
    attrs: Object.fromEntries(names.map((name) => [name, { default: '' }])),
    parseDOM: [
      {
        tag: `div[data-${kind}]`,
        getAttrs: (dom) =>
          Object.fromEntries(names.map((name) => [name, dom.getAttribute(`data-${name}`) ?? ''])),
      },
    ],
    toDOM: ({ attrs }) => [
      'div',
      {
        [`data-${kind}`]: '',
        ...Object.fromEntries(names.map((name) => [`data-${name}`, String(attrs[name])])),
      },
      draw(attrs),
    ],
  };
}

/** A picture of the library. */
const OF_OURS = /^\/(?:media|pictures)\/[\w/-]+\.(?:jpg|png)$/;

const nodes = {
  doc: { content: 'block+' },
  paragraph: plainBlock('p'),
  heading: plainBlock('h2', {
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  }),
  blockquote: plainBlock('blockquote', { content: 'block+', defining: true }),
  callout: plainBlock('aside', {
    content: 'block+',
    defining: true,
    attrs: { kind: { default: 'note' } },
    parseDOM: [{ tag: 'aside[data-kind]', getAttrs: (dom) => ({ kind: dom.getAttribute('data-kind') }) }],
    toDOM: ({ attrs }) => [
      'aside',
      { 'data-kind': attrs.kind, class: 'call-out' },
      ['strong', { contenteditable: 'false' }, calloutName(attrs.kind)],
      ['div', 0],
    ],
  }),
  bullet_list: plainBlock('ul', { content: 'list_item+', attrs: { tight: { default: true } } }),
  ordered_list: plainBlock('ol', {
    content: 'list_item+',
    attrs: { start: { default: 1 }, tight: { default: true } },
    toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
  }),
  list_item: plainBlock('li', { content: 'block+', group: '', defining: true }),
  table: {
    content: 'table_row+',
    group: 'block',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: (): DOMOutputSpec => ['div', { class: 'sideways' }, ['table', ['tbody', 0]]],
  },
  table_row: { content: 'table_cell+', parseDOM: [{ tag: 'tr' }], toDOM: (): DOMOutputSpec => ['tr', 0] },
  // Nothing is joined across its edge: a row keeps as many cells as the others.
  table_cell: {
    content: 'inline*',
    isolating: true,
    attrs: { isHead: { default: false }, align: { default: '' } },
    parseDOM: [
      { tag: 'th', attrs: { isHead: true } },
      { tag: 'td', attrs: { isHead: false } },
    ],
    toDOM: ({ attrs }) => [attrs.isHead ? 'th' : 'td', 0],
  },
  code_block: source('code', { language: { default: '' } }),
  raw: source('raw'),
  rule: {
    group: 'block',
    parseDOM: [{ tag: 'hr' }],
    toDOM: (): DOMOutputSpec => ['hr'],
  },
  button: whole('button', ['words', 'href'], ({ words, href }) => [
    'span',
    { class: 'text-button', title: String(href) },
    String(words),
  ]),
  product: whole('product', ['id'], ({ id }) => ['span', {}, String(id)]),
  number: whole('number', ['sign'], ({ sign = '' }) => {
    const { value = sign, words = '' } = readNumber(sign) ?? {};
    return ['span', { class: 'number-coin' }, ['span', {}, value], ['span', {}, words]];
  }),
  text: { group: 'inline' },
  media: {
    inline: true,
    group: 'inline',
    draggable: true,
    atom: true,
    attrs: { src: {}, alt: { default: '' }, title: { default: '' } },
    parseDOM: [
      {
        tag: '[data-media]',
        getAttrs: (dom) => ({
          src: dom.getAttribute('data-media') ?? '',
          alt: dom.getAttribute('data-alt') ?? '',
          title: dom.getAttribute('title') ?? '',
        }),
      },
    ],
    toDOM: ({ attrs: { src, alt, title } }): DOMOutputSpec => {
      const name = { role: 'img', 'aria-label': alt || src };
      const said = { 'data-media': src, 'data-alt': alt, ...name, ...(title && { title }) };
      // Pictures of other sites would tell them who writes; films and sound are what they are called.
      return OF_OURS.test(src)
        ? ['img', { ...said, src, alt }]
        : ['span', { ...said, class: 'media-sign' }, alt || src];
    },
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const plainMark = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
});

const marks = {
  link: {
    attrs: { href: {}, title: { default: '' } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => {
          const href = dom.getAttribute('href') ?? '';
          return isSafeAddress(href) && { href, title: dom.getAttribute('title') ?? '' };
        },
      },
    ],
    // Nobody is led away by a text that she writes.
    toDOM: ({ attrs: { href, title } }): DOMOutputSpec => ['a', { href, ...(title && { title }) }, 0],
  },
  strong: plainMark('strong', 'b'),
  em: plainMark('em', 'i'),
  strike: plainMark('del', 's'),
  code: plainMark('code'),
} satisfies Record<string, MarkSpec>;

export const schema = new Schema({ nodes, marks });
