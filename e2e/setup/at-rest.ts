import type { Page } from '@playwright/test';

/**
 * Waits until nothing moves or changes colour any more; what turns for ever (a spinner) or follows the scrolling is not
 * waited for.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) =>
            timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
        );
    // What was changed a moment ago begins to move with the next frame.
    do {
      await Promise.allSettled(moving().map((one) => one.finished));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    } while (moving().length > 0);
  });
}
