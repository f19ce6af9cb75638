import type { Page } from '@playwright/test';
import { waitForAnimations } from './setup/wait-for-animations.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const SCREENS = ['/', '/discover', '/alerts', '/projects', '/actions'] as const;

/** Enough to pass the top bar, a screen's toolbar and its first rows. */
const PRESSES = 28;

/**
 * Checks the focus indicator: a line of at least 2 px with a contrast of 3 to its background, on the control, on what
 * is drawn over it, or on the box or row it fills (WCAG 2.4.7, 1.4.11). Runs in the page.
 * @returns What is missing, null if nothing is, undefined if no control has the focus.
 */
function findError(): string | null | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.tabIndex < 0) return undefined;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (canvas === null) throw new Error('no canvas');
  const getRgba = (color: string) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (rgba: number[]) => {
    const [r = 0, g = 0, b = 0] = rgba.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const getGround = (element: Element | null): number[] => {
    for (let at = element; at !== null; at = at.parentElement) {
      const rgba = getRgba(getComputedStyle(at).backgroundColor);
      if ((rgba[3] ?? 0) > 200) return rgba;
    }
    return [255, 255, 255, 255];
  };
  const contrast = (color: string, ground: number[]) => {
    const [low = 0, high = 0] = [luminance(getRgba(color)), luminance(ground)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const getLines = (style: CSSStyleDeclaration, ground: number[]) => {
    const inset = /^(.*?)\s0px 0px 0px 2px inset/.exec(style.boxShadow)?.[1];
    return [
      ...(style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2 ? [] : [style.outlineColor]),
      ...(inset === undefined ? [] : [inset]),
      ...(parseFloat(style.borderTopWidth) < 2 || style.borderTopStyle === 'none' ? [] : [style.borderTopColor]),
    ].map((color) => contrast(color, ground));
  };
  // A switch draws its line around the track, which is a sibling of the focused element.
  const beside = [focused.nextElementSibling, focused.parentElement?.nextElementSibling ?? null];
  const near: Element[] = [focused, ...beside].filter((one) => one !== null);
  for (let at = focused.parentElement; at !== null && near.length < 8; at = at.parentElement) near.push(at);
  // A field draws its line in an element beside the input.
  near.push(...(focused.parentElement?.querySelectorAll(':scope > fieldset') ?? []));
  const found = near.flatMap((element) => {
    const isSeen = getComputedStyle(element).opacity !== '0';
    const styles = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
    return isSeen ? styles.flatMap((style) => getLines(style, getGround(element.parentElement))) : [];
  });
  const best = Math.max(0, ...found);
  return best >= 3 ? null : `${best.toFixed(1)} on ${focused.outerHTML.slice(0, 160)}`;
}

async function findErrors(page: Page): Promise<{ faults: string[]; seen: number }> {
  const faults: string[] = [];
  let seen = 0;
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    let fault = await page.evaluate(findError);
    // Even the shortest transition starts from the previous style.
    if (fault) {
      await waitForAnimations(page);
      fault = await page.evaluate(findError);
    }
    if (fault !== undefined) seen += 1;
    if (fault) faults.push(fault);
  }
  return { faults, seen };
}

for (const path of SCREENS) {
  test(`every control the keyboard reaches on ${path} shows where it is, light and dark`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await signIn(page, 'member', path);
      await expect(page.locator('#content').locator('button, a, input').first()).toBeVisible();
      const { faults, seen } = await findErrors(page);
      expect(faults, colorScheme).toEqual([]);
      // A page without any focusable control would have no faults either.
      expect(seen, colorScheme).toBeGreaterThan(10);
    }
  });
}
