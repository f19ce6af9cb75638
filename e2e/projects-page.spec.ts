import { getApi } from './setup/call-api.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { makeProject } from './setup/make-project.ts';
import { canadianBill, proposedRule, richBill } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const documents = [richBill, canadianBill, { ...proposedRule, documentType: 'Regulation' }];

test("A user filters a project's documents, reads them next to the list and undoes a removal", async ({
  page,
  request,
}) => {
  const api = await getApi(request, 'member');
  const projectId = await makeProject(api, `Papers ${Date.now()}`);
  const entities = documents.map(({ fusionId, documentType }) => ({ projectId, fusionId, documentType }));
  expect((await api.post('/projects/create-project-entities', { entities })).status()).toBe(201);
  await signIn(page, 'member', `/projects/${projectId}?tab=Documents`);
  const list = page.getByRole('list', { name: 'Documents' });
  // Excludes the tags of a row, which are also a list.
  const rows = list.locator(':scope > li');
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Document type' }).click();
  await page.getByRole('option', { name: /Regulation/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/type=Regulation/);
  await page.goto(`/projects/${projectId}?tab=Documents`);
  await page.getByRole('searchbox', { name: 'Find in this project' }).fill(richBill.localityExternalId ?? '');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').first().click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: richBill.title ?? '' })).toBeVisible();
  await page.goto(`/projects/${projectId}?tab=Documents`);

  await page.getByRole('checkbox', { name: `Select ${canadianBill.localityExternalId ?? ''}` }).check();
  await page.getByRole('button', { name: 'Remove from project' }).click();
  await expect(page.getByText('Successfully updated projects')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
});

test('Project settings keep priority, description and collaborators', async ({ page, request }) => {
  const projectId = await makeProject(await getApi(request, 'member'), `Settings ${Date.now()}`);
  await signIn(page, 'member', `/projects/${projectId}?tab=Settings`);
  await expectAccessible(page);
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByLabel('Priority').click();
  await page.getByRole('option', { name: 'High' }).click();
  await details.getByLabel('Description').fill('Why we do this');
  await details.getByLabel('Collaborators').click();
  for (const name of ['Dario Alderwick', 'Greta Fernholt']) await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Successfully updated projects')).toBeVisible();

  await details.getByLabel('Description').fill('Half a thought');
  await page.getByRole('tab', { name: /^Documents/ }).click();
  await expect(page.getByText('Please save your changes or cancel to continue.')).toBeVisible();
  await details.getByRole('button', { name: 'Revert' }).click();
  await page.reload();
  await expect(details.getByLabel('Description')).toHaveValue('Why we do this');
  await expect(details.getByText('Greta Fernholt')).toBeVisible();
});

test('A user tags a single project and several, and an action created in a project belongs to it', async ({
  page,
  request,
}) => {
  const api = await getApi(request, 'member');
  const first = `Tagged ${Date.now()}`;
  const projectId = await makeProject(api, first);
  await makeProject(api, `${first} too`);
  await signIn(page, 'member', `/projects/${projectId}?tab=Actions`);
  await page.getByRole('button', { name: `Options for ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Edit tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit tags' });
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await dialog.getByLabel('Tags').click();
  await page.getByRole('option', { name: 'Federal' }).click();
  await page.getByRole('option', { name: 'Watch' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Successfully updated tags.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['Federal', 'Watch']);

  await page.getByRole('button', { name: 'Create action' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create action' });
  await form.getByLabel('Name').fill('Testimony of the week');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('tab', { name: 'Actions 1' })).toBeVisible();

  await page.goto(`/projects?name=${encodeURIComponent(first)}`);
  await page.getByRole('checkbox', { name: `Select ${first}`, exact: true }).check();
  await page.getByRole('checkbox', { name: `Select ${first} too` }).check();
  await page.getByRole('button', { name: 'Edit tags' }).click();
  await dialog.getByLabel('Remove from all of them').click();
  await page.getByRole('option', { name: 'Watch' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Add to all of them').click();
  await page.getByRole('option', { name: 'Federal' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const rows = page.getByRole('grid', { name: 'Projects' }).getByRole('list', { name: 'Tags' });
  await expect(rows).toHaveText(['Federal', 'Federal']);
});

test('An administrator who is not a collaborator cannot change the email settings', async ({ request }) => {
  const api = await getApi(request, 'member');
  const projectId = await makeProject(api, `Quiet ${Date.now()}`);
  const { user }: { user: { _id: string } } = await (await api.get('/auth/session')).json();
  expect((await api.patch(`/projects/${projectId}`, { users: [user._id] })).ok()).toBe(true);
  const refused = await (
    await getApi(request, 'admin')
  ).patch(`/projects/${projectId}/members/me`, {
    alertEmailFrequency: 'Never',
  });
  expect(refused.status()).toBe(403);
});

test('A user filters projects by priority and removes themselves from a project', async ({ page, request }) => {
  const name = `Leaving ${Date.now()}`;
  const api = await getApi(request, 'member');
  const projectId = await makeProject(api, name);
  await signIn(page, 'member', '/projects?priority=High');
  await expect(page.getByRole('link', { name: 'Clean Water 2026' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Priority' }).click();
  await expect(page.getByRole('option')).toHaveText(['Any priority', 'High', 'Medium', 'Low']);
  await page.getByRole('option', { name: 'Any priority' }).click();
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove me from this project' }).click();
  await page.getByRole('button', { name: 'Remove me', exact: true }).click();
  await expect(page.getByText('You were removed from the project')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  expect((await api.get(`/projects/${projectId}`)).status()).toBe(404);
});

test('Attachments added in a project belong to it, and its selected documents are updated together', async ({
  page,
  request,
}) => {
  const api = await getApi(request, 'member');
  const projectId = await makeProject(api, `Briefs ${Date.now()}`);
  const entities = documents.map(({ fusionId, documentType }) => ({ projectId, fusionId, documentType }));
  expect((await api.post('/projects/create-project-entities', { entities })).status()).toBe(201);
  await signIn(page, 'member', `/projects/${projectId}?tab=Attachments`);
  await page.getByRole('button', { name: 'Add Attachment' }).first().click();
  const form = page.getByRole('dialog');
  const title = `Brief ${Date.now()}`;
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'URL' }).fill('briefs.example/one');
  await form.getByRole('button', { name: 'Create' }).click();
  const list = page.getByRole('grid', { name: 'Attachments' });
  await expect(list.getByRole('link', { name: title })).toBeVisible();
  // The header and the one attachment.
  await expect(list).toHaveAttribute('aria-rowcount', '2');
  await expect(page.getByRole('tab', { name: 'Attachments 1' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: /^Documents/ }).click();
  const rows = page.getByRole('list', { name: 'Documents' }).locator(':scope > li');
  await expect(rows).toHaveCount(3);
  await page.getByRole('checkbox', { name: `Select ${richBill.localityExternalId ?? ''}` }).check();
  await page.getByRole('checkbox', { name: `Select ${canadianBill.localityExternalId ?? ''}` }).check();
  const bar = page.getByRole('region', { name: '2 selected' });
  await bar.getByRole('button', { name: 'Position' }).click();
  await page.getByRole('menuitemradio', { name: 'Monitor' }).click();
  await expect(rows.filter({ hasText: 'Monitor' })).toHaveCount(2);
  await expectAccessible(page);
});
