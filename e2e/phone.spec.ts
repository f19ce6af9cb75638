import type { Locator, Page } from '@playwright/test';
import { discoverPage, numberIn } from './setup/discover-page.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

async function expectNothingSideways(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('A user navigates, searches, filters, reads a bill and goes back on a phone @phone', async ({ page }) => {
  await signIn(page, 'member');
  // Until its panels have loaded, the page has nothing with which the keyboard could scroll it.
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Discover' }).tap();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/discover/);

  const { searchFor, total, chips, results } = discoverPage(page);
  await searchFor('water');
  const found = await numberIn(total);
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: /^Legislation/ }).tap();
  await sheet.getByRole('checkbox', { name: /^US Federal/ }).tap();
  await expect(sheet.getByText('2 changes')).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
  await sheet.getByRole('button', { name: 'Apply' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(chips).toContainText('US Federal');
  await expect.poll(() => numberIn(total)).toBeLessThan(found);
  const narrowed = (await total.textContent()) ?? '';
  await expectNothingSideways(page);

  const first = results.getByRole('listitem').getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.tap();
  const flyout = page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: 'Overview' }) });
  await expect(flyout.getByRole('heading', { name: title })).toBeVisible();
  await flyout.getByRole('button', { name: 'Open full page' }).tap();
  await expect(page).toHaveURL(/\/legislation\//);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expectNothingSideways(page);
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await expect(page).toHaveURL(/\/discover\?.*filters=/);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(total).toHaveText(narrowed);
  await expect(chips).toContainText('US Federal');
});

for (const [size, reach] of [
  ['', 11],
  [' @phone', 20],
] as const) {
  test(`a project is chosen by a press ${reach} px from the middle of its box${size}`, async ({ page }) => {
    await signIn(page, 'member', '/projects');
    const box = page.getByRole('checkbox', { name: /^Select / }).first();
    await expect(box).toBeVisible();
    const drawn = await box.locator('..').boundingBox();
    if (drawn === null) throw new Error('the box is not drawn');
    await page.mouse.click(drawn.x + drawn.width / 2, drawn.y + drawn.height / 2 - reach);
    await expect(box).toBeChecked();
  });
}

test('Alert filters share a single line, and the heading is level with the buttons @phone', async ({ page }) => {
  await signIn(page, 'member', '/alerts');
  const getMiddle = async (what: Locator) => {
    await expect(what).toBeVisible();
    const box = await what.boundingBox();
    if (box === null) throw new Error('it is not drawn');
    return Math.round(box.y + box.height / 2);
  };
  const main = page.getByRole('main');
  const sort = await getMiddle(main.getByRole('combobox', { name: 'Sort by' }));
  expect(await getMiddle(main.getByRole('combobox', { name: 'Document type' }))).toBe(sort);
  expect(await getMiddle(main.getByRole('button', { name: 'All alerts' }))).toBe(sort);
  const heading = await getMiddle(main.getByRole('heading', { name: 'Alerts', level: 1 }));
  expect(Math.abs((await getMiddle(main.getByRole('button', { name: 'Export' }))) - heading)).toBeLessThan(8);
  await expectNothingSideways(page);
});
