import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { waitForAnimations } from './wait-for-animations.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Looked {
  /** CSS selector of the only part to check. */
  part?: string | undefined;
  /** The only rules to check: in the second color scheme of a fully checked page, only contrast can differ. */
  rules?: readonly string[];
}

/** Checks WCAG 2.2 A and AA, including contrast, on the page as currently painted. */
export async function expectAccessible(page: Page, { part, rules }: Looked = {}): Promise<void> {
  await waitForAnimations(page);
  // Once per document, because reading and compiling half a megabyte costs as much as a small page's rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const faults = await page.evaluate(findErrors, {
    part,
    runOnly: rules === undefined ? LEVELS : { type: 'rule' as const, values: [...rules] },
  });
  expect(faults).toEqual([]);
  // The size of targets does not differ between color schemes.
  if (rules === undefined) expect(await page.evaluate(findSmallTargets, part)).toEqual([]);
}

/**
 * Checks the page in both color schemes, and that nothing overflows the window horizontally.
 * @param part CSS selector, if another journey checks the rest of the page.
 */
export async function expectReadable(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, { part });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, { part, rules: ['color-contrast'] });
}

/** Runs in the page. */
async function findErrors({ part, runOnly }: { part: string | undefined; runOnly: string[] | axe.RunOnly }) {
  const { violations } = await window.axe.run(part ?? document, {
    runOnly,
    // Only violations are described.
    resultTypes: ['violations'],
    // Does not fetch style sheets a second time, because no rule of these levels reads them.
    preload: { assets: ['media'] },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/**
 * Runs in the page. Finds buttons smaller than 24 px, because axe's target-size accepts any size of an isolated target.
 * It tests where a press lands, so that a row may be the target of the button inside it.
 */
function findSmallTargets(part: string | undefined): string[] {
  const root = part === undefined ? document : document.querySelector(part);
  const buttons = [...(root?.querySelectorAll<HTMLElement>('button:not(:disabled), summary') ?? [])];
  const isHit = (button: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit === null || button.contains(hit);
  };
  return buttons.flatMap((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const [middle, center] = [x + width / 2, y + height / 2];
    // Not rendered, scrolled out of view or covered, so it cannot be pressed anyway.
    if (width === 0 || !button.contains(document.elementFromPoint(middle, center))) return [];
    const isLarge =
      (height > 23 || (isHit(button, middle, center - 11) && isHit(button, middle, center + 11))) &&
      (width > 23 || (isHit(button, middle - 11, center) && isHit(button, middle + 11, center)));
    return isLarge ? [] : [`${Math.round(width)} × ${Math.round(height)}: ${button.outerHTML.slice(0, 200)}`];
  });
}
