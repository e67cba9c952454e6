import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type WrittenProductId, writtenCatalogue, writtenProductIds } from '../../content/catalogue.ts';
import { projectFolder } from '../../db/project-folder.ts';
import { buyAndCollect, type Goods } from '../harness/bought-goods.ts';
import { keptPromises } from '../harness/kept-promises.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, new TestClock('2026-03-02T08:00:00Z'), { documents: 'drawn' });
});
afterAll(() => server.stop());

const linesOf = (id: WrittenProductId) => {
  const { features, card } = writtenCatalogue[id];
  return [...new Set([...features, ...(card?.features ?? [])])];
};

/** `npx vitest run tests/integration/promises-of-products.test.ts -u` writes the table anew. */
test('every line that a product promises is found among what its buyer holds', async () => {
  const tables: string[] = [];
  for (const id of writtenProductIds) tables.push(tableOf(id, await buyAndCollect(server, id)));
  const file = join(projectFolder, 'docs', 'promises-of-products.md');
  await expect(`${HEAD}\n${tables.join('\n')}`).toMatchFileSnapshot(file);
});

test('no promise is checked that nobody makes', () => {
  const made = new Set(writtenProductIds.flatMap(linesOf));
  expect(Object.keys(keptPromises).filter((line) => !made.has(line))).toEqual([]);
});

const HEAD = `# What the twelve products promise, and what is delivered

Each line of a product page and of its card, against what somebody held who had bought it, sent her details and been served,
by the verbs and jobs that serve everybody. Made by \`tests/integration/promises-of-products.test.ts\`, which buys all twelve
and fails where a line has nothing to show. “By the practitioner” means that the program asks her for it and hands it over;
whether she says it well is hers.
`;

function tableOf(id: WrittenProductId, goods: Goods): string {
  const rows = linesOf(id).map((line) => {
    const found = keptPromises[line]?.(goods);
    expect([id, line, found]).toEqual([id, line, expect.stringMatching(/./)]);
    return `| ${line} | ${found} |`;
  });
  const { name, priceCents } = writtenCatalogue[id];
  return `## ${name}, €${priceCents / 100}

| promised | delivered |
| --- | --- |
${rows.join('\n')}
`;
}
