import { getApi } from './setup/call-api.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('A viewer sees no controls for changes, and the API refuses them too', async ({ page, request }) => {
  await signIn(page, 'viewer', '/projects');
  await expect(page.getByRole('link', { name: 'Clean Water 2026' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Project' })).toHaveCount(0);
  const viewer = await getApi(request, 'viewer');
  expect((await viewer.post('/projects', { name: 'Not allowed' })).status()).toBe(403);
  const { results }: { results: { name: string }[] } = await (await viewer.get('/projects')).json();
  expect(results.map((project) => project.name)).not.toContain('Not allowed');
});

test('A user who is not a collaborator does not see a confidential project', async ({ page }) => {
  await signIn(page, 'viewer', '/projects');
  await expect(page.getByRole('link', { name: 'Clean Water 2026' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Drug Pricing (confidential)' })).toHaveCount(0);
});

test('Another organization sees nothing, and its API calls find nothing', async ({ page, request }) => {
  const member = await getApi(request, 'member');
  const { results }: { results: { _id: string; name: string }[] } = await (await member.get('/projects')).json();
  const project = results.find((one) => one.name === 'Clean Water 2026');
  expect(project).toBeDefined();
  const path = `/projects/${project?._id ?? ''}`;
  const stranger = await getApi(request, 'stranger');
  expect((await stranger.get(path)).status()).toBe(404);
  expect((await stranger.patch(path, { name: 'Taken over' })).status()).toBe(404);
  await signIn(page, 'stranger', '/projects');
  await expect(page.getByRole('link', { name: 'Rural Networks' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clean Water 2026' })).toHaveCount(0);
  expect((await (await member.get(path)).json()).name).toBe('Clean Water 2026');
});
