import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { shopUnderFire } from '../harness/shop-under-fire.ts';

const KILLS = 1;

/** The whole proof, with 200 kills, is `npm run proof:shop`. */
test(`a kill while people buy: no payment lost, nothing delivered twice, no gap in the receipts`, async () => {
  const name = `aura_kills_${randomUUID().slice(0, 8)}`;
  const databaseUrl = await createDatabase(inject('adminUrl'), name, inject('template'));
  const dataFolder = mkdtempSync(join(tmpdir(), 'aura-kills-'));
  try {
    const figures = await shopUnderFire({ databaseUrl, dataFolder, kills: KILLS });
    expect(figures.payments).toBeGreaterThan(0);
    expect(figures.receipts).toBeGreaterThanOrEqual(figures.payments);
    expect(figures).toMatchObject({
      lostPayments: 0,
      lostCheckouts: 0,
      lostDeliveries: 0,
      doubleDeliveries: 0,
      doubleReceipts: 0,
      receiptGaps: 0,
    });
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
    await dropDatabase(inject('adminUrl'), name);
  }
});
