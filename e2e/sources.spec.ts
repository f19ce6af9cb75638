import { getApi } from './setup/call-api.ts';
import { expectAccessible, expectReadable } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { stored } from './setup/stored.ts';
import { expect, test } from './setup/test.ts';

test('The operator sees every source, and the API refuses a member', async ({ page, request }) => {
  await signIn(page, 'admin', '/admin/sources');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Federal Register').first()).toBeVisible();
  await expectAccessible(page);
  const member = await getApi(request, 'member');
  expect((await member.get('/sources')).status()).toBe(403);
  expect((await member.post('/sources/federal-register/runs', {})).status()).toBe(403);
});

test('An administrator of another organization sees that the operator manages the pages', async ({ page, request }) => {
  for (const path of ['/admin/sources', '/admin/organizations']) {
    await signIn(page, 'stranger', path);
    await expect(page.getByRole('heading', { name: 'Managed by the operator', level: 1 })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Organization', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Sources' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'All organizations' })).toHaveCount(0);
  const stranger = await getApi(request, 'stranger');
  expect((await stranger.get('/sources')).status()).toBe(403);
});

test('The operator sets the entitlements of an organization, and its administrator sees them', async ({ page }) => {
  await signIn(page, 'admin', '/admin/organizations');
  const row = page.getByRole('row').filter({ hasText: 'Stavridge Cooperative' });
  const edit = async (state: string) => {
    await row.getByRole('button', { name: /^Edit entitlements/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Entitlements: Stavridge Cooperative' });
    await dialog.getByLabel(state).click();
    await stored(page, /\/entitlements$/, () => dialog.getByRole('button', { name: 'Save' }).click());
    await expect(dialog).toHaveCount(0);
  };
  await edit('Wyoming');
  await expect(row).toContainText('US Federal · Wyoming');
  await expectReadable(page);
  await signIn(page, 'stranger', '/admin/organization?tab=profile');
  await expect(page.getByRole('region', { name: 'Entitlements' })).toContainText('Wyoming');
  await expect(page.getByText('Entitlements are set by the operator of this installation.')).toBeVisible();
  await signIn(page, 'admin', '/admin/organizations');
  await edit('Wyoming');
  await expect(row).toContainText('No US states or territories');
});
