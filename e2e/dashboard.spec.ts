import type { Page } from '@playwright/test';
import { waitForAnimations } from './setup/wait-for-animations.ts';
import { getApi } from './setup/call-api.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { holdResponses } from './setup/hold-responses.ts';
import { makeProject } from './setup/make-project.ts';
import { richBill } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { stored } from './setup/stored.ts';
import { expect, test } from './setup/test.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const widget = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('A user arranges their home page by pointer, menu and corner, for themselves only', async ({
  page,
  browser,
  request,
}) => {
  // Resets the layout, so that a second attempt starts like the first.
  const layout = [
    { widget: 'alerts', x: 0, y: 0, w: 8, h: 5 },
    { widget: 'savedSearches', x: 8, y: 0, w: 4, h: 5 },
    { widget: 'policyMap', x: 0, y: 5, w: 4, h: 6 },
  ];
  const second = await getApi(request, 'second');
  expect((await second.put('/projects/dashboard-configuration', { projectId: null, layout })).ok()).toBe(true);
  await signIn(page, 'second');
  await expect(titles(page)).toHaveText(['Alerts', 'Saved searches', 'Policy Map']);

  await expect(page.locator('[data-widget]', { has: widget(page, 'Policy Map') })).toHaveAttribute('draggable', 'true');
  await widget(page, 'Policy Map')
    .getByRole('heading')
    .dragTo(widget(page, 'Alerts').getByRole('heading'), {
      targetPosition: { x: 2, y: 10 },
    });
  await expect(titles(page).nth(0)).toHaveText('Policy Map');
  await page.getByRole('button', { name: 'Options for Alerts' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(titles(page).nth(0)).toHaveText('Alerts');
  await expect(page.getByRole('button', { name: 'Options for Alerts' })).toBeFocused();

  await waitForAnimations(page);
  const before = await widget(page, 'Alerts').boundingBox();
  const corner = { x: (before?.x ?? 0) + (before?.width ?? 0) - 8, y: (before?.y ?? 0) + (before?.height ?? 0) - 8 };
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x - (before?.width ?? 0) / 2, corner.y, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => (await widget(page, 'Alerts').boundingBox())?.width)
    .toBeLessThan((before?.width ?? 0) * 0.7);

  await page.getByRole('button', { name: 'Options for Saved searches' }).click();
  await stored(page, /dashboard-configuration/, () => page.getByRole('menuitem', { name: 'Remove' }).click());
  await expect(widget(page, 'Saved searches')).toHaveCount(0);
  await page.reload();
  await expect(titles(page).first()).toHaveText('Alerts');
  await expect(widget(page, 'Saved searches')).toHaveCount(0);
  const other = await browser.newPage();
  await signIn(other, 'member');
  for (const name of ['Saved searches', 'Committee Hearings', 'Actions', 'Workflow']) {
    await expect(widget(other, name)).toBeVisible();
  }
  await other.close();

  await page.getByRole('button', { name: 'Add widget' }).click();
  await page.getByRole('menuitem', { name: 'Saved searches' }).click();
  await expect(titles(page).last()).toHaveText('Saved searches');
});

test('A project dashboard shows its contents live to everyone, and a viewer cannot arrange it', async ({
  page,
  browser,
  request,
}) => {
  const api = await getApi(request, 'member');
  const projectId = await makeProject(api, `Figures ${Date.now()}`);
  await signIn(page, 'member', `/projects/${projectId}`);
  await expect(widget(page, 'Policy Map').getByText('No policies to map yet')).toBeVisible();
  await expect(widget(page, 'Activity').getByText('No activity yet')).toBeVisible();
  await expectAccessible(page);

  const { fusionId, documentType } = richBill;
  const columns: { results: { _id: string }[] } = await (
    await api.get(`/projects/${projectId}/workflow/columns`)
  ).json();
  await api.post('/projects/workflow/add-entities-to-workflow-columns', {
    documentType,
    fusionIds: [fusionId],
    columnIds: [columns.results[0]?._id],
    projectIds: [projectId],
  });
  await expect(widget(page, 'Project Policy').getByText(richBill.localityExternalId ?? '')).toBeVisible();
  await expect(widget(page, 'Workflow').getByRole('link', { name: 'Watching' })).toBeVisible();
  const cut = (links: Element[]) =>
    links.filter((link) => link.scrollWidth > link.clientWidth).map((a) => a.textContent);
  expect(await widget(page, 'Workflow').getByRole('link').evaluateAll(cut)).toEqual([]);
  await expect(page.getByRole('tab', { name: 'Documents 1' })).toBeVisible();
  const startTime = Math.floor(Date.now() / 1000) + 86_400;
  const action = { name: 'Call about the bill', startTime, endTime: startTime + 600, projects: [projectId] };
  expect((await api.post('/actions', action)).status()).toBe(201);
  await expect(widget(page, 'Actions').getByRole('link', { name: 'Call about the bill' })).toBeVisible();
  await expect(widget(page, 'Activity').getByText(/created Call about the bill/)).toBeVisible();

  await page.getByRole('button', { name: 'Options for Bill Priority' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByText('Bill Priority was removed from the dashboard')).toBeVisible();
  const viewer = await browser.newPage();
  await signIn(viewer, 'viewer', `/projects/${projectId}`);
  await expect(widget(viewer, 'Status')).toBeVisible();
  await expect(widget(viewer, 'Bill Priority')).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'Options for Status' })).toHaveCount(0);
  await viewer.close();

  await widget(page, 'Actions').getByRole('link', { name: 'Call about the bill' }).click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Call about the bill' })).toBeVisible();
});

test('When two users arrange a dashboard, the second sees the conflict and repeats the change', async ({
  page,
  browser,
  request,
}) => {
  const projectId = await makeProject(await getApi(request, 'member'), `Arranged ${Date.now()}`);
  const colleague = await browser.newPage();
  await signIn(colleague, 'admin', `/projects/${projectId}`);
  await expect(titles(colleague).first()).toHaveText('Policy Map');
  const release = await holdResponses(colleague, '**/dashboard-configuration');
  await signIn(page, 'member', `/projects/${projectId}`);
  await page.getByRole('button', { name: 'Options for Status' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(titles(page).nth(1)).toHaveText('Status');

  await colleague.getByRole('button', { name: 'Options for Activity' }).click();
  await colleague.getByRole('menuitem', { name: 'Remove' }).click();
  const told = colleague.getByText(/^Someone else rearranged this dashboard/);
  await expect(told).toBeVisible();
  // Its timer is paused while the pointer is over it.
  await told.hover();
  release();
  await expect(titles(colleague).nth(1)).toHaveText('Status');
  await expect(widget(colleague, 'Activity')).toBeVisible();
  await colleague.getByRole('button', { name: 'Repeat my change' }).click();
  await expect(widget(colleague, 'Activity')).toHaveCount(0);
  await expect(widget(page, 'Activity')).toHaveCount(0);
  await expect(titles(page).nth(1)).toHaveText('Status');
  await colleague.close();
});

test('A project dashboard works on a phone in dark mode @phone', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const projectId = await makeProject(await getApi(request, 'member'), `Small ${Date.now()}`);
  await signIn(page, 'member', `/projects/${projectId}`);
  await page.getByRole('button', { name: 'Options for Status' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(titles(page).nth(1)).toHaveText('Status');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

for (const size of ['', ' @phone'] as const) {
  test(`5. a list longer than its panel fades where more follows, and is whole at its end${size}`, async ({
    page,
    request,
  }) => {
    await signIn(page, 'member');
    const list = widget(page, 'Alerts').getByRole('list').locator('..');
    await expect(list.getByRole('listitem').first()).toBeVisible();
    expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(0);
    await expect(list).toHaveCSS('mask-position', / 100%$/);
    await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(list).toHaveCSS('mask-position', / 0%$/);
    const api = await getApi(request, 'member');
    const projectId = await makeProject(api, `Short ${Date.now()}`, { One: 'zzyzx' });
    const layout = [{ widget: 'savedSearches', x: 0, y: 0, w: 4, h: 5 }];
    expect((await api.put('/projects/dashboard-configuration', { projectId, layout })).ok()).toBe(true);
    await page.goto(`/projects/${projectId}`);
    const short = widget(page, 'Saved searches').getByRole('list').locator('..');
    await expect(short.getByRole('listitem').first()).toBeVisible();
    expect(await short.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    await expect(short).toHaveCSS('mask-position', / 0%$/);
  });
}
