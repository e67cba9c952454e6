/**
 * What a text may hold before a parser of Markdown gets it. The parser tries each mark with each other one in a paragraph, and
 * goes one call deeper with each level: 20 KB of marks took seconds, 3,000 levels were more than the stack. Within these limits
 * no text takes a quarter of a second (markdown-limits.test.ts searches for one).
 */
const LONGEST = 60_000;
/** Paragraphs end at an empty line. */
const MOST_MARKS_IN_PARAGRAPH = 600;
const MOST_MARKS = 3_000;
const MOST_LINES = 3_000;
const DEEPEST = 12;
const WIDEST_INDENT = 40;
const LONGEST_PARAGRAPH = 20_000;

/** In words for whoever wrote it, or nothing. Reads the text once. */
export function markdownProblem(markdown: string): string | undefined {
  if (markdown.length > LONGEST) return 'Please use at most 60,000 characters.';
  let all = 0;
  let inParagraph = { marks: 0, length: 0 };
  const lines = markdown.split('\n');
  if (lines.length > MOST_LINES) return 'Please use at most 3,000 lines.';
  for (const line of lines) {
    if (line.trim() === '') inParagraph = { marks: 0, length: 0 };
    const marks = marksIn(line);
    all += marks;
    inParagraph.marks += marks;
    inParagraph.length += line.length;
    if (inParagraph.marks > MOST_MARKS_IN_PARAGRAPH || all > MOST_MARKS)
      return 'There are too many marks (such as * and _) in this text. Please use fewer, or plain words.';
    if (inParagraph.length > LONGEST_PARAGRAPH)
      return 'A paragraph is too long. Please part it with an empty line.';
    if (depthOf(line) > DEEPEST) return 'Lists or quotations stand too deep inside each other.';
  }
  return undefined;
}

/** Signs that may open or close something. */
const marksIn = (line: string): number => line.match(/[*_~`[\]<>!&|\\]/g)?.length ?? 0;

/** How many quotations and lists a line begins, and how far it is moved in. */
function depthOf(line: string): number {
  const [begins = ''] = /^[\s>+*\-\d.)]*/.exec(line) ?? [];
  const [indent = ''] = /^\s*/.exec(line) ?? [];
  const levels = begins.match(/>|[-+*](?=\s)|\d[.)](?=\s)/g)?.length ?? 0;
  return indent.length > WIDEST_INDENT ? DEEPEST + 1 : levels;
}
