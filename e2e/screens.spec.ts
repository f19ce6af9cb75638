import { expect, test } from '@playwright/test';
import { expectAccessible } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';

const SCREENS = [
  { path: '/', heading: 'Dashboard' },
  { path: '/discover', heading: 'Discover' },
  { path: '/alerts', heading: 'Alerts' },
  { path: '/projects', heading: 'Projects' },
] as const;

for (const { path, heading } of SCREENS) {
  for (const scheme of ['light', 'dark'] as const) {
    for (const size of ['', ' @phone'] as const) {
      test(`${heading} can be used by everyone, ${scheme}${size}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await signIn(page, 'member', path);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
        await expect(page.getByText('US HR').or(page.getByRole('listitem')).first()).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  }
}
