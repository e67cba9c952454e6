import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import type { PlantedFault } from '../harness/planted-faults.ts';
import { plantedFaults } from '../proofs/planted/index.ts';

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

/** Why `npm run proof:planted` could not plant it, or would ask nobody. */
function problemsOf({ finding, file, search, replace, test: [testFile, title] }: PlantedFault): string[] {
  const times = read(file).split(search).length - 1;
  return [
    ...(times === 1 ? [] : [`${finding}: ${file} holds ${times} times: ${search}`]),
    ...(search === replace ? [`${finding}: nothing is planted in ${file}`] : []),
    ...(read(testFile).includes(title) ? [] : [`${finding}: ${testFile} has no test “${title}”`]),
  ];
}

test('each fault of the list can be planted, and the test that has to notice it is there', () => {
  expect(plantedFaults.length).toBeGreaterThan(60);
  expect(plantedFaults.flatMap(problemsOf)).toEqual([]);
});

test('what has changed meanwhile is named', () => {
  const file = 'tests/harness/planted-faults.ts';
  const rotten: PlantedFault = {
    ...{ finding: 'code 0', was: '', file, search: 'nothing', replace: 'nothing' },
    test: [file, 'a title'],
  };
  expect(problemsOf({ ...rotten, search: 'export', replace: '' })[0]).toMatch(/holds \d times: export/);
  expect(problemsOf(rotten)).toEqual([
    `code 0: ${file} holds 0 times: nothing`,
    `code 0: nothing is planted in ${file}`,
    `code 0: ${file} has no test “a title”`,
  ]);
});
