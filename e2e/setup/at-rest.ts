import type { Page } from '@playwright/test';

/** Waits until nothing moves or changes colour any more; what turns for ever (a spinner) is not waited for. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What was changed a moment ago begins to move with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}
