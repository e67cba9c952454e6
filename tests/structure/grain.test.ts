import { expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { isTest, PRODUCT, readFrom } from './casts.ts';
import { grainOf } from './grain.ts';

const grain = grainOf(readFrom(projectFolder, PRODUCT).filter(({ file }) => !isTest(file)));

test('a file is a chapter: few enough of them to find one’s way', () => {
  expect(grain.files).toBeGreaterThan(500);
  // For each file, because features bring files of their own: what was 60 lines a file was to become 90.
  expect(grain.lines / grain.files).toBeGreaterThanOrEqual(110);
  expect(grain.importLines / grain.files).toBeLessThanOrEqual(9);
});

test('what has one reader stands in its reader’s file', () => {
  expect(grain.smallWithOneReader.length, grain.smallWithOneReader.join('\n')).toBeLessThanOrEqual(60);
});

test('one purchase can be followed through a few files', () => {
  // The payment page, the notice and the delivery are among them, or nothing was followed.
  expect(grain.buyAReport).toEqual(
    expect.arrayContaining([
      'domain/shop/checkout.ts',
      'domain/shop/orders/settle-order.ts',
      'domain/delivery/fulfilment/fulfil-due.ts',
    ]),
  );
  expect(grain.buyAReport.length, grain.buyAReport.join('\n')).toBeLessThanOrEqual(45);
});

test('no exported function only passes on', () => {
  expect(grain.passingOn).toEqual([]);
});

test('what this test looks for, it finds', () => {
  const door = {
    file: 'domain/shop/index.ts',
    text: "export { pay } from './pay.ts';\nexport { tell } from './tell.ts';",
  };
  const { smallWithOneReader, buyAReport, passingOn, importLines } = grainOf([
    {
      file: 'app/routes/webhooks/payments.ts',
      text: "import type { Told } from '../../../domain/delivery/told.ts';\nimport {\n  pay,\n} from '../../../domain/shop/index.ts';",
    },
    door,
    { file: 'domain/shop/pay.ts', text: "import { sum } from './sum.ts';" },
    {
      file: 'domain/shop/sum.ts',
      text: 'export const add = (a: A, b: B) => sum(a, b);\nexport const one = (a: A) => sum(a, 1);',
    },
    {
      file: 'domain/shop/tell.ts',
      text: 'export async function tell(a: A) {\n  return await say(a);\n}\nfunction say(a: A) {}',
    },
    { file: 'domain/delivery/told.ts', text: "import { sum } from '../shop/sum.ts';" },
  ]);
  expect(importLines).toBe(6);
  expect(buyAReport).toEqual(['domain/shop/pay.ts', 'domain/shop/sum.ts']);
  expect(passingOn).toEqual(['add in domain/shop/sum.ts', 'tell in domain/shop/tell.ts']);
  expect(smallWithOneReader).toEqual([
    ...['domain/shop/index.ts', 'domain/shop/pay.ts', 'domain/shop/tell.ts', 'domain/delivery/told.ts'],
  ]);
});
