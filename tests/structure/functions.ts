import ts from 'typescript';

export type FunctionLength = {
  file: string;
  name: string;
  /** From its first to its last line, nested functions included. */
  lines: number;
  /** Draws something: a component, or a part of one. */
  hasJsx: boolean;
};

export function functionsIn(file: string, text: string): FunctionLength[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: FunctionLength[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineAt(node.getEnd()) - lineAt(node.getStart()) + 1;
      found.push({ file, name: nameOf(node), lines, hasJsx: drawsIn(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : `a function in ${parent.getText().slice(0, 30).split('\n')[0]}`;
}

const drawsIn = (node: ts.Node): boolean =>
  ts.isJsxOpeningLikeElement(node) || ts.isJsxFragment(node) || ts.forEachChild(node, drawsIn) === true;
