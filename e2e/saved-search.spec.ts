import { expectAccessible } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('A user saves a search as an alert in a new project and adds what matches already', async ({ page }) => {
  const project = `Journey ${Date.now()}`;
  await signIn(page, 'member', '/discover');
  const box = page.getByRole('textbox', { name: 'Search Discover' });
  await box.fill('"grade crossing"');
  await box.press('Enter');
  await expect(page).toHaveURL(/filters=/);
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /per week/i })).toBeVisible();
  await dialog.getByRole('button', { name: 'Replay 12 months' }).click();
  await expect(dialog.getByText(/match(es)? in the last 12 months/)).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Newest matches' }).getByRole('link').first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'What a broader search would add' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'View as table' }).click();
  await expect(dialog.getByRole('row')).toHaveCount(53);
  await dialog.getByRole('combobox', { name: /project/i }).click();
  await page.getByRole('option', { name: /new project/i }).click();
  await dialog.getByRole('textbox', { name: /name/i }).fill(project);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(/from the last 90 days match(es)? too/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add as read' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/projects');
  await page.getByRole('link', { name: project }).click();
  await page.getByRole('tab', { name: /^Alerts/ }).click();
  await expect(page.getByText('grade crossing').first()).toBeVisible();
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible();
});

test('A search without text and filters becomes an alert only after a confirmation that names the number a week', async ({
  page,
}) => {
  await signIn(page, 'member', '/discover');
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Everything');
  await dialog.getByRole('combobox', { name: /project/i }).click();
  await page.getByRole('option', { name: /new project/i }).click();
  await dialog.getByRole('textbox', { name: 'Project name' }).fill(`Everything ${Date.now()}`);
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /^Alert me to every document, about [\d,]+\+? a week$/ }).check();
  await expect(save).toBeEnabled();
  await expectAccessible(page);
});
