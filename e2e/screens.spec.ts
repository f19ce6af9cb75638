import { expectReadable } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const SCREENS = [
  { path: '/', heading: 'Dashboard' },
  { path: '/discover', heading: 'Discover' },
  { path: '/alerts', heading: 'Alerts' },
  { path: '/projects', heading: 'Projects' },
] as const;

for (const { path, heading } of SCREENS) {
  for (const size of ['', ' @phone'] as const) {
    test(`${heading} can be used by everyone, light and dark${size}`, async ({ page }) => {
      await signIn(page, 'member', path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
      await expect(
        page.getByText('US HR').or(page.getByRole('listitem')).or(page.getByRole('rowheader')).first(),
      ).toBeVisible();
      await expectReadable(page);
    });
  }
}

test('Page headings have the same size above text and above full-window lists', async ({ page }) => {
  await signIn(page, 'admin', '/alerts');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const [path, name] of [
    ['/alerts', 'Alerts'],
    ['/projects', 'Projects'],
    ['/actions', 'Actions'],
    ['/global-tariff-tracker', 'Global tariff tracker'],
    ['/admin/sources', 'Sources'],
    ['/admin/audit-log', 'Audit log'],
  ] as const) {
    await page.goto(path);
    await expect(heading).toHaveText(name);
    await expect(heading).toHaveCSS('font-size', '22px');
  }
});
