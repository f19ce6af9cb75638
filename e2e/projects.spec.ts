import { getApi } from './setup/call-api.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { makeProject } from './setup/make-project.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('A user creates, renames and, after confirmation, deletes a project', async ({ page }) => {
  const name = `Ports ${Date.now()}`;
  await signIn(page, 'member', '/projects');
  await page.getByRole('button', { name: 'Add New Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Project' });
  const create = dialog.getByRole('button', { name: 'Create' });
  await expect(create).toBeDisabled();
  await dialog.getByLabel('Name').fill('x');
  await dialog.getByLabel('Name').fill('');
  await expect(dialog.getByText('Project name must be defined.')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Impact').fill('x'.repeat(101));
  await expect(dialog.getByText('Project impact must be less than 100 characters.')).toBeVisible();
  await expect(create).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('Impact').fill('Fees of two ports');
  await create.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Fees of two ports')).toBeVisible();

  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit project' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit project' });
  await expect(edit.getByRole('button', { name: 'Save' })).toBeDisabled();
  await edit.getByLabel('Name').fill(`${name} renamed`);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Successfully updated projects')).toBeVisible();
  await expect(page.getByRole('heading', { name: `${name} renamed`, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: `Options for ${name} renamed` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText(`Delete “${name} renamed”?`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: `${name} renamed`, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: `Options for ${name} renamed` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clean Water 2026' })).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} renamed` })).toHaveCount(0);
});

test('Typed text is not lost by accident', async ({ page }) => {
  await signIn(page, 'member', '/projects');
  await page.getByRole('button', { name: 'Add New Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Project' });
  await dialog.getByLabel('Name').fill('Half a thought');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toHaveCount(0);
  await expect(dialog.getByLabel('Name')).toHaveValue('Half a thought');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
});

test('Projects are found by part of their name in any case, and the URL keeps the search', async ({ page }) => {
  await signIn(page, 'member', '/projects');
  const find = page.getByRole('searchbox', { name: 'Find a project' });
  await find.fill('cLEAN wat');
  await expect(page.getByRole('link', { name: 'Artificial Intelligence' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Clean Water 2026' })).toBeVisible();
  await page.reload();
  await expect(find).toHaveValue('cLEAN wat');
  await expect(page.getByRole('link', { name: 'Artificial Intelligence' })).toHaveCount(0);
  await find.fill('no such project');
  await expect(page.getByText('No results found')).toBeVisible();
});

test('A viewer can read a project but sees no controls to change it', async ({ page, request }) => {
  const projectId = await makeProject(await getApi(request, 'member'), `Read only ${Date.now()}`);
  await signIn(page, 'viewer', `/projects/${projectId}?tab=Alerts`);
  await expect(page.getByRole('heading', { name: /^Read only/, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add alert' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Options for/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Remove me from this project']);
  const viewer = await getApi(request, 'viewer');
  expect((await viewer.patch(`/projects/${projectId}`, { name: 'Renamed' })).status()).toBe(403);
  expect((await viewer.delete('/projects', { projectIds: [projectId] })).status()).toBe(403);
});

test('A confidential project opens for its collaborator and is not found by others, even by URL', async ({
  page,
  request,
  browser,
}) => {
  await signIn(page, 'member', '/projects');
  await page.getByRole('link', { name: 'Drug Pricing (confidential)' }).click();
  await expect(page.getByRole('heading', { name: 'Drug Pricing (confidential)', level: 1 })).toBeVisible();
  const context = await browser.newContext();
  const viewer = await context.newPage();
  await signIn(viewer, 'viewer', new URL(page.url()).pathname);
  await expect(viewer.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await context.close();
  const projectId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const api = await getApi(request, 'viewer');
  expect((await api.get(`/projects/${projectId}`)).status()).toBe(404);
  const alerts = await api.post('/alerts/getSearchAlerts', { projectIds: [projectId] });
  expect(await alerts.json()).toMatchObject({ results: [], total: 0, unread: 0 });
});
