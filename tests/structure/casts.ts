import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export const PRODUCT =
  '{adapters,app,care,content,db,demo,documents,domain,emails,money,numerology,server,shared}/**/*.{ts,tsx}';
/** A contract is a list of tests that several implementations pass. */
export const isTest = (file: string) => /\.test(-support)?\.tsx?$|(^|\/)(testing|contract)\//.test(file);

/** Every `as X` that is not `as const`, as "file:line text". */
export function castsIn(file: string, text: string): string[] {
  if (!/\bas\s+(?!const\b)/.test(text)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') {
      const { line } = source.getLineAndCharacterOfPosition(node.type.getStart());
      found.push(`${file}:${line + 1} as ${node.type.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

export const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

export const readFrom = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
