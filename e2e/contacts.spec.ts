import type { Page } from '@playwright/test';
import { expectAccessible } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

async function runCommand(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Search or jump to/ }).click();
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill(name);
  await palette.getByRole('option', { name, exact: true }).click();
}

test('A user adds a person next to the stakeholders, edits and deletes them', async ({ page }) => {
  const lastName = `Quillback ${Date.now()}`;
  await signIn(page, 'member', '/stakeholders');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByRole('menuitem', { name: 'Add a person' }).click();
  const form = page.getByRole('dialog', { name: 'Add a person' });
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Description').fill('Line\n'.repeat(9));
  await form.getByRole('button', { name: 'Add an organization' }).click();
  await form.getByLabel('Organization 1', { exact: true }).fill('tidewater');
  await page.getByRole('option', { name: 'Tidewater Reuse Coalition' }).click();
  await expectAccessible(page, { part: '[role="dialog"]' });
  await form.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: lastName })).toBeVisible();
  await expect(page.getByText('No contact information to show')).toBeVisible();
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(page.getByRole('button', { name: 'Show Less' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Projects|Workflow|Priority|Position/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Tidewater Reuse Coalition' }).click();
  const flyout = page.getByRole('complementary', { name: /Tidewater Reuse Coalition/ });
  await expect(flyout.getByRole('tab', { name: 'Comments' })).toBeVisible();
  await flyout.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'Options for the contact' }).click();
  await page.getByRole('menuitem', { name: 'Edit contact' }).click();
  await page.getByLabel('E-mail').fill('q@tidewater.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'q@tidewater.example' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Options for the contact' }).click();
  await page.getByRole('menuitem', { name: 'Delete contact' }).click();
  const question = 'Are you sure you want to delete this contact? This action cannot be undone.';
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Contact deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: lastName })).toHaveCount(0);
});

test('An administrator checks and imports a file of contacts and sees its invalid lines', async ({ page }) => {
  const mark = Date.now();
  await signIn(page, 'admin', '/actions');
  await runCommand(page, 'Import contacts');
  const dialog = page.getByRole('dialog', { name: 'Import contacts' });
  const buffer = Buffer.from(`Name;Mail;Shoes\nAda Fen ${mark};ada${mark}@fen.example;38\nBo Fen;no address;40\n`);
  await dialog.getByLabel('CSV file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByLabel('Column Name')).toContainText('Full name');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('E-mail: Enter a valid e-mail address.')).toBeVisible();
  await expectAccessible(page, { part: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Import 1 contact' }).click();
  await expect(dialog.getByText('Imported 1 new contact and changed 0.')).toBeVisible();
});
