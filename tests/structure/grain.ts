import { posix } from 'node:path';
import ts from 'typescript';
import { linesIn } from './casts.ts';

/** How finely the program is cut: how many files, and how many of them somebody opens to follow one thing. */
export type Source = { file: string; text: string };

export type Grain = {
  files: number;
  lines: number;
  importLines: number;
  /** At most 40 lines, and one reader: it could stand in that reader's file. */
  smallWithOneReader: string[];
  /** Of domain/shop and domain/delivery, to follow one purchase. */
  buyAReport: string[];
  /** Exported functions that only pass their arguments on: the thing itself could be exported. */
  passingOn: string[];
};

export function grainOf(sources: Source[]): Grain {
  const trees = sources.map(({ file, text }) => parsed(file, text));
  const modules = new Map(trees.map((tree) => [tree.fileName, readModule(tree)]));
  const sum = (of: (source: Source) => number) => sources.reduce((total, source) => total + of(source), 0);
  return {
    files: sources.length,
    lines: sum(({ text }) => linesIn(text)),
    importLines: sum(({ file }) => modules.get(file)?.importLines ?? 0),
    smallWithOneReader: smallWithOneReader(sources, modules),
    buyAReport: reachedBy(modules, purchase).filter((file) => /^domain\/(shop|delivery)\//.test(file)),
    passingOn: trees.flatMap(passingOnIn),
  };
}

/**
 * "Buy a report" is what these three reach by importing values: the request for a payment page, the notice that money has
 * arrived, and what is owed for it: begun by the fact `order-paid`, made by the job. Behind a door it goes on to the file that the imported name comes from,
 * not to all that the door opens. The office's side is another story, and so is whoever is signed in.
 */
const purchase: Start[] = [
  { file: 'app/routes/functions/create-checkout-session.ts' },
  { file: 'app/routes/webhooks/payments.ts' },
  { file: 'domain/delivery/index.ts', names: ['beginPaid', 'fulfilDue'] },
];
const NOT_FOLLOWED = /^app\/(?!routes\/)|^domain\/(office|privacy)\//;

type Start = { file: string; names?: string[] };
type Import = { from: string; isValue: boolean; names: string[] | 'all'; isPassedOn: boolean };
type Module = { imports: Import[]; importLines: number };

function readModule(source: ts.SourceFile): Module {
  const file = source.fileName;
  const imports: Import[] = [];
  let importLines = 0;
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    const [named] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && named)
      if (ts.isStringLiteral(named)) add(named.text, { isValue: true, names: 'all', isPassedOn: false });
    ts.forEachChild(node, visit);
  };
  const add = (from: string, rest: Omit<Import, 'from'>) => {
    if (from.startsWith('.')) imports.push({ from: posix.join(posix.dirname(file), from), ...rest });
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      importLines += lineAt(statement.getEnd()) - lineAt(statement.getStart()) + 1;
      if (ts.isStringLiteral(statement.moduleSpecifier))
        add(statement.moduleSpecifier.text, { ...importedBy(statement.importClause), isPassedOn: false });
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      if (ts.isStringLiteral(statement.moduleSpecifier))
        add(statement.moduleSpecifier.text, { ...exportedBy(statement), isPassedOn: true });
    }
  }
  if (source.text.includes('import(')) visit(source);
  return { imports, importLines };
}

function importedBy(clause: ts.ImportClause | undefined): Pick<Import, 'isValue' | 'names'> {
  if (!clause) return { isValue: true, names: 'all' };
  const bindings = clause.namedBindings;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return { isValue: false, names: 'all' };
  if (clause.name || !bindings || ts.isNamespaceImport(bindings)) return { isValue: true, names: 'all' };
  const names = bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map((element) => (element.propertyName ?? element.name).text);
  return { isValue: names.length > 0, names };
}

function exportedBy({ isTypeOnly, exportClause }: ts.ExportDeclaration): Pick<Import, 'isValue' | 'names'> {
  if (isTypeOnly) return { isValue: false, names: 'all' };
  if (!exportClause || !ts.isNamedExports(exportClause)) return { isValue: true, names: 'all' };
  const names = exportClause.elements.filter((one) => !one.isTypeOnly).map(({ name }) => name.text);
  return { isValue: names.length > 0, names };
}

function reachedBy(modules: Map<string, Module>, starts: Start[]): string[] {
  const reached = new Set<string>();
  const isDoor = (file: string) => /^domain\/[^/]+\/(index|browser)\.ts$/.test(file);
  const seenAtDoors = new Set<string>();
  const visit = (file: string, names: string[] | 'all'): void => {
    const found = modules.get(file);
    if (!found || NOT_FOLLOWED.test(file)) return;
    if (isDoor(file) && names !== 'all') {
      const wanted = names.filter((name) => !seenAtDoors.has(`${file} ${name}`));
      for (const name of wanted) seenAtDoors.add(`${file} ${name}`);
      for (const { from, names: opened, isPassedOn } of found.imports) {
        const through = opened === 'all' ? wanted : wanted.filter((name) => opened.includes(name));
        if (isPassedOn && through.length > 0 && (opened !== 'all' || isDoor(from))) visit(from, through);
      }
      return;
    }
    if (reached.has(file)) return;
    reached.add(file);
    for (const { from, isValue, names: imported } of found.imports) if (isValue) visit(from, imported);
  };
  for (const { file, names } of starts) visit(file, names ?? 'all');
  return [...reached].sort();
}

const SMALL = 40;

function smallWithOneReader(sources: Source[], modules: Map<string, Module>): string[] {
  const readers = new Map<string, number>();
  for (const { imports } of modules.values())
    for (const file of new Set(imports.map(({ from }) => from)))
      readers.set(file, (readers.get(file) ?? 0) + 1);
  return sources
    .filter(({ file, text }) => linesIn(text) <= SMALL && readers.get(file) === 1)
    .map(({ file }) => file);
}

/** `export const a = (x, y) => b(x, y)`, in each form it may have. */
function passingOnIn({ fileName: file, statements }: ts.SourceFile): string[] {
  return statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isFunctionDeclaration(statement))
      return passesOn(statement) ? [`${statement.name?.text} in ${file}`] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(({ initializer }) => initializer && ts.isArrowFunction(initializer) && passesOn(initializer))
      .map(({ name }) => `${name.getText()} in ${file}`);
  });
}

function passesOn({ parameters, body }: ts.FunctionDeclaration | ts.ArrowFunction): boolean {
  const call = body && withoutAwait(ts.isBlock(body) ? returnedBy(body) : body);
  if (!call || !ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return false;
  const taken = parameters.map(({ name, initializer }) => (initializer ? '' : name.getText()));
  const given = call.arguments.map((argument) => argument.getText());
  return given.length > 0 && given.length === taken.length && given.every((one, at) => one === taken[at]);
}

function returnedBy({ statements }: ts.Block): ts.Expression | undefined {
  const [only, ...rest] = statements;
  if (!only || rest.length > 0) return undefined;
  return ts.isReturnStatement(only) || ts.isExpressionStatement(only) ? only.expression : undefined;
}

const withoutAwait = (expression: ts.Expression | undefined): ts.Expression | undefined =>
  expression && ts.isAwaitExpression(expression) ? expression.expression : expression;

function parsed(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}
