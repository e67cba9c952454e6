import { findOrInstallChromium } from './find-chromium.ts';

/** Before the workers begin, so that one of them alone does not install it beside another. */
export default async function setUp() {
  await findOrInstallChromium((line) => process.stdout.write(`${line}\n`));
}
