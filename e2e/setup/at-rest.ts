import type { Page } from '@playwright/test';

/** Waits until nothing moves or changes colour any more; what turns for ever (a spinner) is not waited for. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}
