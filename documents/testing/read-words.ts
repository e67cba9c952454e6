import type { Tag } from '../kit/pen.ts';
import { BODY } from '../kit/sheet.ts';
import { bodyOf, type Composition, PdfPen } from '../kit/write-document.ts';

/** One leaf of a document's structure as a reader meets it. */
export interface ReadText {
  /** The page's name. */
  page: string;
  tag: Tag | 'Link';
  text: string;
}

type Leaf = { tag: ReadText['tag']; draws: readonly (() => void)[] };

/**
 * Everything that stands on the pages, in reading order and without drawing a PDF: paragraphs that the office can edit as
 * well as those it cannot. Figures and their labels are left out.
 */
export function readWords({ pages }: Composition): ReadText[] {
  const found: ReadText[] = [];
  let page = '';
  let lines: string[] = [];
  const structure = {
    // Like pdfkit's, an element draws what it holds at the moment it is added to its parent.
    add({ tag, draws }: Leaf) {
      if (draws.length === 0) return;
      const outer = lines;
      lines = [];
      for (const draw of draws) draw();
      if (tag !== 'Figure') found.push({ page, tag, text: joined(lines) });
      lines = outer;
    },
    end() {},
  };
  const doc: object = new Proxy(
    {
      text(line: string) {
        lines.push(line);
        return doc;
      },
      struct: (tag: Leaf['tag'], _options?: object, draws: Leaf['draws'] = []) => ({
        ...structure,
        tag,
        draws,
      }),
    } as Record<PropertyKey, unknown>,
    { get: (own, method) => own[method] ?? (() => doc) },
  );
  const pen = new PdfPen(
    doc as PDFKit.PDFDocument,
    structure as unknown as ConstructorParameters<typeof PdfPen>[1],
  );
  for (const each of pages) {
    page = each.name;
    bodyOf(each, pages).draw(pen, BODY.x, BODY.y);
  }
  return found.filter(({ text }) => text !== '');
}

/** Lines become one text again; an initial belongs to the word after it. */
function joined(lines: readonly string[]): string {
  const [first = '', ...rest] = lines.map((line) => line.trim());
  const isInitial = /^\p{L}$/u.test(first) && /^[\p{Ll}'’]/u.test(rest[0] ?? '');
  return (isInitial ? first + rest.join(' ') : [first, ...rest].join(' ')).trim();
}
