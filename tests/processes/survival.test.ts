import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killServer } from '../harness/kill-server.ts';

const KILLS = 2;

/** The whole proof, with 200 kills, is `npm run proof:survival`. */
test(`${KILLS} kills while people sign up: no acknowledged account is lost, no repair by hand`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aura-survival-'));
  chmodSync(folder, 0o755); // root's PostgreSQL runs as another user, who has to get in
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const figures = await killServer({ folder, kills: KILLS });
  expect(figures).toMatchObject({ kills: KILLS, lost: [], withoutProfile: 0 });
  expect(figures.acknowledged).toBeGreaterThan(0);
});
