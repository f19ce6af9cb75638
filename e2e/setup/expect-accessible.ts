import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { expect } from './test.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Looked {
  /** A CSS selector: only what is in it. */
  part?: string | undefined;
  /** Those alone: in the other colour scheme of a page that was looked at whole, only contrast can differ. */
  rules?: readonly string[];
}

/** WCAG 2.2 A and AA, contrast included, on the page as it is painted now. */
export async function expectAccessible(page: Page, { part, rules }: Looked = {}): Promise<void> {
  await atRest(page);
  // Only what is wrong is described, and judged in the page itself: the product has no frames of others.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (part !== undefined) builder.include(part);
  const { violations } = await (
    rules === undefined ? builder.withTags(LEVELS) : builder.withRules([...rules])
  ).analyze();
  expect(
    violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
}

/**
 * The same in both colour schemes, and nothing hangs over the side of the window.
 * @param part a CSS selector, where the rest of the page is looked at by another journey
 */
export async function expectReadable(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, { part });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, { part, rules: ['color-contrast'] });
}
