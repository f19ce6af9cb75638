import { getApi } from './setup/call-api.ts';
import { discoverPage } from './setup/discover-page.ts';
import { freshBillNumber } from './setup/ingest-bill.ts';
import { makeProject } from './setup/make-project.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('A user edits a saved search in Discover, keeps the edit through Back and updates it', async ({
  page,
  request,
}) => {
  const number = freshBillNumber();
  const projectId = await makeProject(await getApi(request, 'member'), `Levees ${number}`, {
    [`Levees ${number}`]: `levee AND ${number}`,
  });
  await signIn(page, 'member', `/projects/${projectId}?tab=Alerts`);
  await page.getByRole('button', { name: `Levees ${number}`, exact: true }).click();
  await page.getByRole('button', { name: 'Alert settings', exact: true }).click();
  await page.getByRole('link', { name: 'Edit filters in Discover' }).click();
  const bar = page.getByRole('region', { name: 'Editing alert' });
  await expect(bar).toContainText(`Levees ${number}`);
  const { box } = discoverPage(page);
  await expect(box).toHaveValue(`levee AND ${number}`);
  await box.fill(`dike AND ${number}`);
  await box.press('Enter');
  await expect(bar.getByRole('button', { name: 'Update alert' })).toBeEnabled();
  await page.getByRole('link', { name: 'Actions' }).first().click();
  await expect(page.getByText('Please save your changes or cancel to continue.')).toBeVisible();
  await bar.getByRole('button', { name: 'Update alert' }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/${projectId}`));
  await page.getByRole('button', { name: 'Alert settings', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Search text' })).toHaveValue(`dike AND ${number}`);
});

test('An alert that was changed elsewhere while it was being edited is not overwritten', async ({ page, request }) => {
  const number = freshBillNumber();
  const title = `Sluices ${number}`;
  const api = await getApi(request, 'member');
  const projectId = await makeProject(api, title, { [title]: `sluice AND ${number}` });
  await signIn(page, 'member', `/projects/${projectId}?tab=Alerts`);
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Alert settings', exact: true }).click();
  await page.getByRole('link', { name: 'Edit filters in Discover' }).click();
  const bar = page.getByRole('region', { name: 'Editing alert' });
  await expect(bar).toContainText(title);
  const { box } = discoverPage(page);
  await expect(box).toHaveValue(`sluice AND ${number}`);
  const saved: { results: { _id: string; title: string }[] } = await (await api.get('/savedSearches')).json();
  const id = saved.results.find((one) => one.title === title)?._id ?? '';
  const theirs = { rawTextSearch: `weir AND ${number}` };
  expect((await api.patch(`/savedSearches/${id}`, { searchModel: theirs })).ok()).toBe(true);
  await box.fill(`lock AND ${number}`);
  await box.press('Enter');
  await bar.getByRole('button', { name: 'Update alert' }).click();
  await expect(bar.getByRole('alert')).toContainText('Someone else changed this alert in the meantime.');
  const kept: { searchModel: { rawTextSearch: string } } = await (await api.get(`/savedSearches/${id}`)).json();
  expect(kept.searchModel.rawTextSearch).toBe(theirs.rawTextSearch);
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(bar).toHaveCount(0);
});

test('Back on a reloaded page returns to the search and the open document', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const { box, flyout, searchFor } = discoverPage(page);
  await searchFor('"recharge district"');
  await page.locator('a[href*="-sample-"]').first().click();
  await flyout.getByRole('button', { name: 'Open full page' }).click();
  await page.getByRole('tab', { name: /^Timeline/ }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/discover\?.*filters=.*open=/);
  await expect(box).toHaveValue('"recharge district"');
  await expect(flyout).toBeVisible();
});
