import { expectAccessible } from './setup/expect-accessible.ts';
import { ingestBill } from './setup/ingest-bill.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const SPELLINGS = ['US S 146', 'us s146', 'S. 146', 's 146'] as const;

test('A bill is found on the dashboard in any common spelling of its number', async ({ page }) => {
  await signIn(page, 'member');
  const box = page.getByRole('combobox', { name: 'Search and track U.S. federal and state policy' });
  const hits = page.getByRole('listbox', { name: 'Quick Hits' });
  for (const spelling of SPELLINGS) {
    await box.fill(spelling);
    await expect(hits.getByRole('option').first()).toHaveText(/US S 146.*Sample Congress/);
  }
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/legislation\/us-sample-s-146$/);
});

test('Bills with the same number differ by place and session, and each opens its own page', async ({ page }) => {
  const number = 20_000 + (Math.floor(Date.now() / 1000) % 70_000);
  for (const congress of [118, 119]) await ingestBill({ congress, number, title: 'Invented Namesake Act' });
  await signIn(page, 'member');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeAttached();
  for (const [congress, years] of [
    [119, '2025-2026'],
    [118, '2023-2024'],
  ]) {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await palette.getByRole('combobox').fill(`h.r. ${number}`);
    const hits = palette.getByRole('option', { name: /Invented Namesake Act/ });
    await expect(hits).toHaveText([/United States · 119th Congress \(2025-2026\)/, /United States · 118th Congress/]);
    // Checked only once, because it looks the same the second time.
    if (congress === 119) await expectAccessible(page);
    await hits.filter({ hasText: `${congress}th Congress (${years})` }).click();
    await expect(page).toHaveURL(new RegExp(`/legislation/us-${congress}-hr-${number}$`));
  }
});

test('Regulations are found by their number in any case', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  await page.getByRole('textbox', { name: 'Search Discover' }).fill('cfd-2026-0002-0260');
  const hit = page.getByRole('listbox', { name: 'Quick Hits' }).getByRole('option');
  await expect(hit).toHaveText(/CFD-2026-0002-0260.*Regulation/);
  await hit.click();
  await expect(page).toHaveURL(/\/regulation\/fr-sample-00260$/);
});
