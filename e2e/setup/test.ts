import { test as plain } from '@playwright/test';
import { installationOf } from './installations.ts';

export { expect } from '@playwright/test';

/** A journey through the installation of its worker. */
export const test = plain.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted: none
  baseURL: async ({}, use, { parallelIndex }) => use(installationOf(parallelIndex).address),
});
