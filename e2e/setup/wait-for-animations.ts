import type { Page } from '@playwright/test';

/**
 * Waits until no element moves or changes color any more, except for endless animations (a spinner) and those that
 * follow scrolling.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) =>
            timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
        );
    // A style changed just now starts its transition in the next frame.
    do {
      await Promise.allSettled(moving().map((one) => one.finished));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    } while (moving().length > 0);
  });
}
