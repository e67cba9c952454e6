import type { TestProject } from 'vitest/node';
import { findOrInstallChromium } from './find-chromium.ts';

/** Before the workers begin, so that one of them alone does not install it beside another; and only for a run with journeys. */
export default async function setUp({ vitest }: TestProject) {
  if (vitest.state.getPaths().some((path) => path.endsWith('.e2e.ts')))
    await findOrInstallChromium((line) => process.stdout.write(`${line}\n`));
}
