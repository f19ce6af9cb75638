import type { TestProject } from 'vitest/node';
import { createTestHome, removeTestHome } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    rotundaTestHome: string;
  }
}

/** Provides one PostgreSQL cluster per test run, started only when a test requests a database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await createTestHome();
  project.provide('rotundaTestHome', home);
  return () => removeTestHome(home);
}
