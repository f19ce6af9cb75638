import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('a search is saved as an alert in a new project', async ({ page }) => {
  const project = `Journey ${Date.now()}`;
  await signIn(page, 'member', '/discover');
  const box = page.getByRole('textbox', { name: 'Search Discover' });
  await box.fill('"grade crossing"');
  await box.press('Enter');
  await expect(page).toHaveURL(/filters=/);
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /per week/i })).toBeVisible();
  await dialog.getByRole('combobox', { name: /project/i }).click();
  await page.getByRole('option', { name: /new project/i }).click();
  await dialog.getByRole('textbox', { name: /name/i }).fill(project);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/projects');
  await page.getByRole('link', { name: project }).click();
  await page.getByRole('tab', { name: /^Alerts/ }).click();
  await expect(page.getByText('grade crossing').first()).toBeVisible();
});
