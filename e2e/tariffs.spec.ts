import { getApi } from './setup/call-api.ts';
import { expectReadable } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('A user creates an impact report in the wizard, which is saved and leads to the schedule', async ({
  page,
  request,
}) => {
  const company = `Larkmere Wheels ${Date.now()}`;
  await signIn(page, 'member', '/global-tariff-tracker');
  await page.getByRole('navigation', { name: 'Tariff tracker sections' }).getByText('Impact report').click();
  await page.getByRole('button', { name: 'New impact report' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Company name' }).fill(company);
  await expect(dialog.getByText(/Nothing has been entered for this company yet/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Operating countries' }).fill('Japan');
  await page.getByRole('option', { name: 'Japan' }).click();
  await dialog.getByRole('combobox', { name: 'HS categories' }).fill('Chapter 87');
  await page.getByRole('option', { name: /Chapter 87/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: company })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Japan' })).toBeVisible();
  await expectReadable(page);
  const stored = await (await getApi(request, 'member')).get('/tariffs/impact-report-configurations');
  const { results }: { results: { company_name: string; operating_countries: string[] }[] } = await stored.json();
  expect(results.find(({ company_name }) => company_name === company)).toMatchObject({ operating_countries: ['JP'] });
});
