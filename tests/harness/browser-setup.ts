import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of the run listens. */
    browserUrl: string;
  }
}

export default async function setUp(project: TestProject) {
  const browser = await launchBrowserServer();
  project.provide('browserUrl', browser.wsEndpoint());
  return () => browser.close();
}
