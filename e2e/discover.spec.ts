import { discoverPage } from './setup/discover-page.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('A search is restored from its URL and by Back', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const { total, searchFor } = discoverPage(page);
  const all = await total.textContent();
  await searchFor('"energy storage facility"');
  await expect(page).toHaveURL(/filters=/);
  const found = await total.textContent();
  const address = page.url();

  const other = await page.context().newPage();
  await other.goto(address);
  await expect(discoverPage(other).box).toHaveValue('"energy storage facility"');
  await expect(discoverPage(other).total).toHaveText(found ?? '');
  await other.close();

  await page.goBack();
  await expect(total).toHaveText(all ?? '');
});

test('An invalid query shows where and why it failed and is corrected in place', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const { box, results, total } = discoverPage(page);
  await box.fill('boolean:(water AND');
  await box.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Character 16: This operator has nothing on its right. Put quotation marks around it to search for the word.',
  );
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(results.getByText('The search text could not be understood.')).toBeVisible();
  await expect(results.getByRole('listitem')).toHaveCount(0);
  await box.fill('boolean:(water AND rights)');
  await box.press('Enter');
  await expect(total).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Operators are explained in place, and results are counted while typing', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const { box, total } = discoverPage(page);
  await box.fill('water');
  await page.getByRole('button', { name: 'OR', exact: true }).click();
  await page.keyboard.type('housing');
  await expect(box).toHaveValue('water OR housing');
  const live = page.getByRole('status').filter({ hasText: /^[\d,]+ live$/ });
  await page.getByRole('button', { name: 'How operators work' }).click();
  const help = page.getByRole('dialog', { name: 'How operators work' });
  await expect(help.getByText('Either term appears')).toBeVisible();
  await expect(help.getByText(/“water” or “housing”/)).toBeVisible();
  await page.keyboard.press('Escape');
  const counted = ((await live.textContent()) ?? '').replace(' live', '');
  await box.press('Enter');
  await expect(total).toHaveText(`${counted} results`);
});

test('A user goes from a result to its flyout, its page and a phrase in its text', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const { flyout, searchFor } = discoverPage(page);
  await searchFor('"recharge district"');
  const bill = page.locator('a[href*="-sample-"]').first();
  const title = (await bill.textContent()) ?? '';
  await bill.click();
  await expect(flyout.getByRole('heading', { name: title })).toBeVisible();
  const path = (await bill.getAttribute('href')) ?? '';
  await flyout.getByRole('button', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(({ pathname }) => path.startsWith(pathname) && pathname !== '/discover');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: /^Text/ }).click();
  const find = page.getByRole('search').filter({ has: page.getByLabel('Find in this text') });
  await find.getByLabel('Find in this text').fill('recharge district');
  await expect(find.getByRole('status')).toHaveText(/^1 of [1-9]/);
});

test('Back on a document page returns to the search', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const { box, flyout, searchFor } = discoverPage(page);
  await searchFor('"recharge district"');
  await page.locator('a[href*="-sample-"]').first().click();
  await flyout.getByRole('button', { name: 'Open full page' }).click();
  await expect(page).not.toHaveURL(/\/discover/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/discover\?.*filters=/);
  await expect(box).toHaveValue('"recharge district"');
});
