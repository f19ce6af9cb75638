import { getApi } from './setup/call-api.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { richBill } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const TAGS = '/admin/organization?tab=tags';

test('An administrator creates, renames, merges and deletes tags, and an open card follows', async ({
  page,
  browser,
  request,
}) => {
  const api = await getApi(request, 'admin');
  const name = `Wetlands ${Date.now()}`;
  const into = `Water law ${Date.now()}`;
  expect((await api.post('/tags', { name: into })).ok()).toBe(true);
  const reader = await (await browser.newContext()).newPage();
  await signIn(reader, 'viewer', `/legislation/${richBill.fusionId}`);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page, 'admin', TAGS);
  const list = page.getByRole('table', { name: 'Tags' });
  const row = (tag: string) => list.getByRole('row').filter({ hasText: tag });
  const find = page.getByRole('searchbox', { name: 'Find a tag' });
  const command = async (tag: string, what: string) => {
    await find.fill(tag);
    await page.getByRole('button', { name: `Options for ${tag}` }).click();
    await page.getByRole('menuitem', { name: what, exact: true }).click();
  };

  await test.step('A tag is created and appears on a bill', async () => {
    await page.getByRole('button', { name: 'Add tag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add tag' });
    await dialog.getByLabel('Name').fill('x');
    await dialog.getByLabel('Name').fill(' ');
    await expect(dialog.getByText('Tag name cannot be empty')).toBeVisible();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(row(name)).toContainText('Not in use');
    const { results }: { results: { _id: string; name: string }[] } = await (await api.get('/tags')).json();
    const tagId = results.find((tag) => tag.name === name)?._id;
    const change = { fusionId: richBill.fusionId, documentType: 'Legislation', addTagIds: [tagId] };
    expect((await api.post('/entity-metadata', { changes: [change] })).ok()).toBe(true);
    await expect(reader.getByText(name).first()).toBeVisible();
  });

  await test.step('Renaming a tag to an existing name suggests a merge', async () => {
    await command(name, 'Rename');
    const dialog = page.getByRole('dialog', { name: 'Rename' });
    await dialog.getByLabel('Name').fill(into.toUpperCase());
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/Merge the two instead/)).toBeVisible();
    await dialog.getByLabel('Name').fill(`${name} renamed`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Tag renamed')).toBeVisible();
    await expect(reader.getByText(`${name} renamed`).first()).toBeVisible();
  });

  await test.step('A merged tag becomes the other tag everywhere', async () => {
    await page.reload();
    await command(`${name} renamed`, 'Merge into another tag');
    const dialog = page.getByRole('dialog', { name: 'Merge into another tag' });
    await expect(dialog).toContainText('1 document');
    await dialog.getByRole('combobox', { name: 'Merge into' }).fill(into);
    await page.getByRole('option', { name: into }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText(`“${name} renamed” was merged into “${into}”`)).toBeVisible();
    await expect(reader.getByText(into).first()).toBeVisible();
    await expect(row(`${name} renamed`)).toHaveCount(0);
  });

  await test.step('A deleted tag disappears everywhere after confirmation', async () => {
    await command(into, 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete' });
    await expect(dialog).toContainText(`Delete “${into}” (1 document)?`);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Tag deleted')).toBeVisible();
    await expect(reader.getByText(into)).toHaveCount(0);
    await find.fill(into);
    await expect(page.getByText('No results found')).toBeVisible();
  });
  await reader.context().close();
});

test('Tags can be managed on a phone in dark mode @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'admin', TAGS);
  await expect(page.getByRole('table', { name: 'Tags' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
