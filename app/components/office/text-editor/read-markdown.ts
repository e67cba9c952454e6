import type { Token } from 'marked';
import type { Node } from 'prosemirror-model';
import { markdownProblem } from '../../../../shared/markdown-limits.ts';
import { marked, rawBlock, readToken, withoutOuterLines } from './blocks-of.ts';
import { schema } from './schema.ts';
import { rememberWritten, textOf, writeMarkdown } from './write-markdown.ts';

/**
 * Markdown as a document. Each block is written back once, to see that it is drawn as before: one that would not be stands
 * as it was typed, and so does the whole where its blocks change each other. What nobody touches is written as it was.
 */
export function readMarkdown(markdown: string): Node {
  if (markdownProblem(markdown)) return asTyped(markdown);
  const tokens = marked.lexer(markdown);
  const doc = docOf(tokens.flatMap(readChecked));
  return isSameText(marked.parser(tokens), rendered(writeMarkdown(doc))) ? doc : asTyped(markdown);
}

const docOf = (blocks: Node[]): Node =>
  schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')]);

const asTyped = (markdown: string): Node => {
  const block = markdown.trim() ? rawBlock(markdown) : schema.node('paragraph');
  rememberWritten(block, markdown);
  return docOf([block]);
};

const rendered = (markdown: string): string => marked.parse(markdown, { async: false });

const isSameText = (one: string, other: string): boolean => asDrawn(one) === asDrawn(other);

/** A line end in a paragraph is a space, and at either end of a block it is nothing. In code it is what it is. */
export const asDrawn = (html: string): string =>
  html
    .split('<pre>')
    .map((part, at) => {
      const end = at === 0 ? 0 : part.indexOf('</pre>') + 1;
      return (
        part.slice(0, end) +
        part
          .slice(end)
          .replace(/[ \t\n]+/g, ' ')
          .replace(AT_BLOCK, '$1')
      );
    })
    .join('<pre>')
    .trim();

const AT_BLOCK =
  / ?(<(?:\/?(?:p|h\d|ul|ol|li|blockquote|div|table|thead|tbody|tr|th|td)\b[^<>]*|(?:hr|br) ?\/?)>) ?/g;

function readChecked(token: Token): Node[] {
  const typed = withoutOuterLines(token.raw);
  const [block, ...others] = readToken(token);
  if (!block || others.length > 0) return block ? [block, ...others] : [];
  const drawn = marked.parser([token]);
  if (block.type.name !== 'raw' && !isSameText(drawn, rendered(textOf(block)))) {
    const unread = rawBlock(typed);
    rememberWritten(unread, typed);
    return [unread];
  }
  // A block that needs another one (the address of a link, elsewhere) is written anew.
  if (isSameText(drawn, rendered(typed))) rememberWritten(block, typed);
  return [block];
}
