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

/** Where a parameter that may be a transaction is asked several questions side by side, as "file:line name". */
export function questionsAtOnce(file: string, text: string): string[] {
  if (!/\bPromise\.all/.test(text) || !/\bTx\b/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, transactions: readonly string[]): void => {
    let known = transactions;
    if (ts.isFunctionLike(node))
      for (const { name, type } of node.parameters) {
        known = known.filter((other) => other !== name.getText());
        if (/\bTx\b/.test(type?.getText() ?? '')) known = [...known, name.getText()];
      }
    if (ts.isCallExpression(node) && /^Promise\.all/.test(node.expression.getText())) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const asked = known.filter((name) => node.arguments.some((part) => mentions(part, name)));
      found.push(...asked.map((name) => `${file}:${line + 1} ${name}`));
    }
    ts.forEachChild(node, (child) => visit(child, known));
  };
  visit(source, []);
  return found;
}

/** Not where a function within means something else by that name. */
const mentions = (node: ts.Node, name: string): boolean =>
  (ts.isIdentifier(node) && node.text === name) ||
  (!(ts.isFunctionLike(node) && node.parameters.some((own) => own.name.getText() === name)) &&
    ts.forEachChild(node, (child) => mentions(child, name)) === true);
