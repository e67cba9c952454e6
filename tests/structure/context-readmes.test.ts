import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
const contexts = readdirSync(join(projectFolder, 'domain'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Single files below all contexts; the comment at the head of each is its README. */
const ground = ['facts', 'settings', 'duties', 'file-removal'];

/** 'order-paid': ['markConverted', 'beginPaid'], as domain/consequences.ts lists them. */
const consequences = read('domain/consequences.ts');
const list = /consequences: Consequences = \{([\s\S]*?)\n\};/.exec(consequences)?.[1] ?? '';
const answers = [...list.matchAll(/^ {2}'?([a-z-]+)'?: \[([^\]]*)\]/gm)].map(([, fact = '', verbs = '']) => ({
  fact,
  verbs: verbs.split(',').map((verb) => verb.trim()),
}));
const facts = answers.map(({ fact }) => fact);

const codeOf = (context: string) =>
  globSync(ground.includes(context) ? `domain/${context}.ts` : `domain/${context}/**/*.ts`, {
    cwd: projectFolder,
  })
    .filter((file) => !/\.test(-support)?\.ts$/.test(file))
    .map(read);

const tablesOf = (context: string) =>
  codeOf(context).flatMap((code) =>
    [...code.matchAll(/'(?:public|auth)\.([a-z_]+)':\s*\{/g)].map(([, table = '']) => table),
  );

/** The facts named between the parentheses of `announce(…)`. */
function announcedIn(code: string): string[] {
  return [...code.matchAll(/\bannounce\(services\b/g)].flatMap(({ index }) => {
    let depth = 0;
    let end = index + 'announce'.length;
    do {
      if (code[end] === '(') depth++;
      if (code[end] === ')') depth--;
      end++;
    } while (depth > 0 && end < code.length);
    const named = [...code.slice(index, end).matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name);
    return named.filter((name) => facts.includes(name));
  });
}

function answeredBy(context: string): string[] {
  const imported =
    new RegExp(String.raw`import \{([^}]*)\} from '\./${context}/index\.ts'`).exec(consequences)?.[1] ?? '';
  const verbs = imported
    .split(',')
    .map((verb) => verb.trim())
    .filter(Boolean);
  return answers
    .filter((answer) => answer.verbs.some((verb) => verbs.includes(verb)))
    .map(({ fact }) => fact);
}

/** What stands in backticks in the paragraph that begins with this heading. */
function named(readme: string, heading: string, pattern: RegExp): string[] {
  const paragraph = readme.split('\n\n').find((text) => text.startsWith(`**${heading}.**`));
  if (!paragraph) throw new Error(`no paragraph begins with **${heading}.**`);
  return [...paragraph.matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => pattern.test(name));
}

const sorted = (names: string[]) => [...new Set(names)].sort();

test('the consequences and the announcements were found', () => {
  expect(facts.length).toBeGreaterThan(10);
  expect(sorted([...ground, ...contexts].flatMap(codeOf).flatMap(announcedIn))).toEqual(sorted(facts));
  expect(sorted(contexts.flatMap(answeredBy))).toEqual(sorted(facts));
});

describe.each(contexts)('domain/%s/README.md', (context) => {
  const readme = read(`domain/${context}/README.md`);

  test('lists the tables that the context owns, and no other', () => {
    expect(named(readme, 'Tables', /^[a-z_]+$/).sort()).toEqual(sorted(tablesOf(context)));
  });

  test('lists the facts that it announces', () => {
    const announced = codeOf(context).flatMap(announcedIn);
    expect(sorted(named(readme, 'Announces', /^[a-z-]+$/))).toEqual(sorted(announced));
  });

  test('lists the facts that it answers', () => {
    expect(
      sorted(named(readme, 'Answers', /^[a-z]+(-[a-z]+)*$/).filter((name) => facts.includes(name))),
    ).toEqual(sorted(answeredBy(context)));
  });

  test('names verbs that others can call', () => {
    const door = `domain/${context}/index.ts`;
    const open = existsSync(join(projectFolder, door)) ? [read(door)] : codeOf(context);
    const verbs = named(readme, 'Main verbs', /^[a-z]+([A-Z][a-z]+)*$/);
    expect(verbs.length).toBeGreaterThan(0);
    const missing = verbs.filter((verb) => !open.some((code) => new RegExp(`\\b${verb}\\b`).test(code)));
    expect(missing).toEqual([]);
  });
});

describe.each(ground)('the head of domain/%s.ts', (context) => {
  const [code = ''] = codeOf(context);
  const head = /^\/\*\*([\s\S]*?)\*\//.exec(code)?.[1] ?? '';
  const namedAfter = (word: string): string[] => {
    const line = new RegExp(String.raw`^ \* ${word}: (.+)$`, 'm').exec(head)?.[1];
    if (line === undefined) throw new Error(`no line begins with "${word}:"`);
    return [...line.matchAll(/`([a-z_-]+)`/g)].map(([, name = '']) => name);
  };

  test('lists the tables that the file owns, and no other', () => {
    expect(tablesOf(context).length).toBeGreaterThan(0);
    expect(namedAfter('Tables').sort()).toEqual(sorted(tablesOf(context)));
  });

  test('lists the facts that it announces', () => {
    expect(namedAfter('Announces').sort()).toEqual(sorted(announcedIn(code)));
  });

  test('answers none: what is below all contexts follows from nothing above', () => {
    expect(consequences).not.toContain(`from './${context}/`);
    const imported = new RegExp(String.raw`import \{([^}]*)\} from '\./${context}\.ts'`).exec(
      consequences,
    )?.[1];
    const verbs = (imported ?? '').split(/[\s,]+/).filter(Boolean);
    expect(answers.filter((answer) => answer.verbs.some((verb) => verbs.includes(verb)))).toEqual([]);
  });
});
