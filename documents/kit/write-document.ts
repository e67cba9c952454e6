import PDFDocument from 'pdfkit';
import type { Content } from '../../content/make-content.ts';
import type { CalendarDate } from '../../numerology/index.ts';
import type { Block } from './block.ts';
import { drawPaper, drawRunningHead, type Paper } from './page-frame.ts';
import { palette, printPalette } from './palette.ts';
import { PdfPen } from './pdf-pen.ts';
import { printable } from './printable.ts';
import { BODY, SHEET } from './sheet.ts';

export interface ContentsEntry {
  /** The page's name, which is also the target of links. */
  page: string;
  title: string;
  /** 1 is a part of the document, 2 a chapter inside the part before it. */
  level: 1 | 2;
  number: number;
}

export interface Page {
  /** Unique in its document. */
  name: string;
  /** Stands in the running head, in the outline and on the contents page. */
  title: string;
  /** 0: not listed. */
  level: 0 | 1 | 2;
  paper?: Paper;
  /** Covers have none. */
  runningHead?: boolean;
  /** A function where the page speaks of other pages. */
  body: Block | ((contents: readonly ContentsEntry[]) => Block);
}

export interface Composition {
  title: string;
  subject: string;
  /** At the left of every running head. */
  head: string;
  issuedOn: CalendarDate;
  pages: readonly Page[];
}

export function contentsOf(pages: readonly Page[]): ContentsEntry[] {
  return pages.flatMap(({ name, title, level }, at) =>
    level === 0 ? [] : [{ page: name, title, level, number: at + 1 }],
  );
}

export function bodyOf(page: Page, pages: readonly Page[]): Block {
  return typeof page.body === 'function' ? page.body(contentsOf(pages)) : page.body;
}

/** What a document is drawn for: a screen, on ivory, or a printer at home, on white. */
export type Edition = 'screen' | 'a4' | 'letter';

/** Wider and shorter than A4. */
const LETTER = { width: 612, height: 792 } as const;

/**
 * One page of the composition becomes one sheet. On a letter sheet everything keeps its size and stands in the middle; the
 * frame, for which there is no room, is left out. Nothing here reads a clock, so the same input gives the same bytes.
 */
export async function writeDocument(
  { site }: Content,
  { title, subject, head, issuedOn, pages }: Composition,
  edition: Edition = 'screen',
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = edition === 'letter' ? LETTER : SHEET;
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: [sheet.width, sheet.height],
    // pdfkit knows the subset; its types do not yet.
    ...({ subset: 'PDF/UA' } as object),
    margin: 0,
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    lang: site.language,
    displayTitle: true,
    info: {
      Title: xmlSafe(title),
      Author: site.brand,
      Subject: xmlSafe(subject),
      Creator: site.brand,
      Producer: site.brand,
      CreationDate: new Date(Date.UTC(issuedOn.year, issuedOn.month - 1, issuedOn.day)),
    },
  });
  const chunks = collect(doc);
  const writePage = gatherOperators(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const pen = new PdfPen(doc, root, edition === 'screen' ? palette : printPalette);
  let part: PDFKit.PDFOutline | null = null;
  pages.forEach((page, at) => {
    doc.addPage();
    if (sheet !== SHEET) doc.translate((sheet.width - SHEET.width) / 2, (sheet.height - SHEET.height) / 2);
    doc.addNamedDestination(page.name, 'Fit');
    if (page.level === 1) part = doc.outline.addItem(printable(page.title));
    if (page.level === 2) (part ?? doc.outline).addItem(printable(page.title));
    drawPaper(pen, page.paper ?? 'ivory', { isFramed: sheet === SHEET });
    if (page.runningHead !== false) drawRunningHead(pen, head, page.title, at + 1);
    pen.group('Sect', () => bodyOf(page, pages).draw(pen, BODY.x, BODY.y));
    writePage();
  });
  root.end();
  doc.end();
  return chunks;
}

/**
 * pdfkit makes a byte array of every single drawing operator, some 6,000 for a page. Gathered and written once per page
 * they take a third less time and a fraction of the memory.
 */
function gatherOperators(doc: PDFKit.PDFDocument): () => void {
  let operators: string[] = [];
  doc.addContent = (operator: string) => {
    operators.push(operator);
    return doc;
  };
  return () => {
    doc.page.write(operators.join('\n'));
    operators = [];
  };
}

async function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/** pdfkit puts the same value into a PDF string, which it escapes, and into XML, which it does not. */
function xmlSafe(text: string): string {
  return new XmlSafeText(printable(text)) as unknown as string;
}

class XmlSafeText extends String {
  override toString(): string {
    return this.valueOf().replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  }
}
