import { Marked, type Tokens } from 'marked';
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { escapeMarkup } from '../shared/escape.ts';
import { markdownProblem } from '../shared/markdown-limits.ts';
import { Action, Aside, Facts, Heading, Paragraph, Subheading } from './layout.tsx';
import { CodeBlock } from './letter-parts.tsx';
import { fillHtml, fillText, SITE, type saidIn } from './letter-variables.ts';
import type { LetterBlock, LetterText, WordsKind } from './mails.ts';
import { Agreed } from './orders.tsx';
import { withAll } from './with-all.ts';

/** One part of a letter as its template draws it. Its key is its place there, the same for every reader. */
export type Block = { key: string; node: Exclude<ReactNode, null | undefined | boolean> };

const kinds = new Map<unknown, WordsKind>([
  [Heading, 'heading'],
  [Subheading, 'subheading'],
  [Paragraph, 'paragraph'],
  [Aside, 'aside'],
  [Action, 'button'],
]);
/** Where the letter leads and what it is about: these can be moved, and never taken out. */
const needed = new Set<unknown>([Action, Facts, CodeBlock, Agreed]);

const isParent = (node: ReactNode): node is ReactElement<{ children?: ReactNode }> => isValidElement(node);

/**
 * The parts of a letter in their order. React counts empty places too, so a part keeps its key whatever is left out. What is
 * drawn for each of a list is one part: its keys are data.
 */
export function blocksOf(node: ReactNode, path = ''): Block[] {
  const blocks: Block[] = [];
  for (const child of Children.toArray(node)) {
    const key = path + (isParent(child) ? child.key : '');
    const [group = key, ofList] = key.split(':');
    const last = blocks.at(-1);
    if (isParent(child) && child.type === Fragment) blocks.push(...blocksOf(child.props.children, key));
    else if (ofList === undefined) blocks.push({ key, node: child });
    else if (last?.key === group && Array.isArray(last.node)) last.node.push(child);
    else blocks.push({ key: group, node: [child] });
  }
  return blocks;
}

export const kindOf = ({ node }: Block): WordsKind | undefined =>
  isParent(node) ? kinds.get(node.type) : undefined;

export const isNeeded = ({ node }: Block): boolean => isParent(node) && needed.has(node.type);

type Said = ReturnType<typeof saidIn>;

/** A letter's parts as the office arranged them. */
export function arrange(blocks: Block[], arranged: LetterText['blocks'], said: Said): ReactNode {
  if (!arranged) return blocks.map(({ node }) => node);
  const drawn = new Map(blocks.map((block) => [block.key, block]));
  const whole = withAll(
    arranged,
    blocks.map(({ key }) => key),
  );
  return Children.toArray(whole.map((item) => place(item, drawn, said)));
}

function place({ part, text, isOut }: LetterBlock, drawn: Map<string, Block>, said: Said): ReactNode {
  if (part === undefined) return text ? paragraphs(text, said) : null;
  const block = drawn.get(part);
  if (!block || (isOut && !isNeeded(block))) return null;
  return text === undefined ? block.node : reworded(block, text, said);
}

/** In other words where they can be said of this reader, otherwise as it was written. */
function reworded(block: Block, text: string, said: Said): ReactNode {
  const { node } = block;
  if (!isParent(node)) return node;
  switch (kindOf(block)) {
    case undefined:
      return node;
    case 'paragraph':
      return paragraphs(text, said) ?? node;
    case 'aside': {
      const html = inline(text, said);
      return html === undefined ? node : cloneElement(node, {}, <Html html={html} />);
    }
    default: {
      const words = fillText(text, said);
      return words === undefined ? node : cloneElement(node, {}, words);
    }
  }
}

/** An empty line begins another paragraph. None where one of them has a hole. */
function paragraphs(text: string, said: Said): ReactNode {
  const written = text.split(/\n\s*\n/).map((paragraph) => inline(paragraph.trim(), said));
  if (written.includes(undefined)) return undefined;
  return written.map((html = '') => (
    <Paragraph key={html}>
      <Html html={html} />
    </Paragraph>
  ));
}

const Html = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made below, of Markdown whose markup is escaped
  <span dangerouslySetInnerHTML={{ __html: html }} />
);

const isSafe = (target: string) => /^(https?:\/\/|mailto:|\/(?!\/)|\{\{\w+\}\}$)/i.test(target);

/** Bold, emphasis, links and line ends: what stands within a paragraph. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeMarkup(text),
    image: ({ text }: Tokens.Image) => escapeMarkup(text),
    link({ href, tokens }: Tokens.Link) {
      const words = this.parser.parseInline(tokens);
      const target = decoded(href);
      const style = 'color:#85600f;text-decoration:underline';
      return isSafe(target)
        ? `<a class="gold" href="${escapeMarkup(target)}" style="${style}">${words}</a>`
        : words;
    },
  },
});

/** As it was written: the parser has encoded it, but for a percent sign that stands for nothing. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

function inline(text: string, said: Said): string | undefined {
  const site = said.get(SITE)?.value ?? '';
  // Beyond the parser's limits it is shown as it was typed.
  const html = markdownProblem(text) ? escapeMarkup(text) : marked.parseInline(text, { async: false });
  return fillHtml(html.replaceAll('href="/', `href="${site}/`), said);
}
