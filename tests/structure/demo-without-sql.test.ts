import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';

/** Whatever reaches the tables past the verbs. Imports of them are forbidden in .dependency-cruiser.json, too. */
const SQL =
  /drizzle-orm|'pg'|db\/schema|\/queries\.ts|\.query\(|\bsql`|\b(?:db|tx)\.(?:insert|update|delete|execute)\(|\binsert\s+into\b|\bupdate\s+\w+\s+set\b/i;

test('the demo is made by verbs, without a statement of its own', () => {
  const files = globSync('demo/**/*.ts', { cwd: projectFolder });
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) => {
    const [words] = SQL.exec(readFileSync(join(projectFolder, file), 'utf8')) ?? [];
    return words ? [`${file}: ${words}`] : [];
  });
  expect(found).toEqual([]);
});

test.each(['db.insert(orders)', 'db.$client.query("…")', '`insert into orders`', 'update orders set x = 1'])(
  '%s would be noticed',
  (code) => expect(code).toMatch(SQL),
);
