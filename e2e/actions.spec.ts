import { getApi } from './setup/call-api.ts';
import { expectAccessible, expectReadable } from './setup/expect-accessible.ts';
import { makeProject } from './setup/make-project.ts';
import { richBill } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const getName = (what: string) => `${what} ${Date.now()}`;
const soon = () => Math.floor(Date.now() / 1000) + 3600;

test('A user creates an action with a bill, opens, copies, edits and deletes it', async ({ page }) => {
  const name = getName('Briefing');
  await signIn(page, 'member', '/actions');
  await page.getByRole('button', { name: 'Create action' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('button', { name: 'Create action' })).toBeDisabled();
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  const links = form.getByRole('combobox', { name: 'Linked items' });
  await links.fill('water reuse');
  await page.getByRole('option', { name: /US/ }).first().click();
  await links.press('Escape');
  await form.getByRole('button', { name: 'Create action' }).click();
  await expect(page.getByText('Action created successfully')).toBeVisible();
  await page.getByRole('link', { name }).click();
  const flyout = page.getByRole('complementary', { name });
  await expect(flyout.getByRole('list', { name: 'Linked items' }).getByRole('link')).toHaveCount(1);
  await expect(flyout.getByText('Dario Alderwick').first()).toBeVisible();
  await flyout.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate action' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} (Copy)`);
  await form.getByRole('button', { name: 'Create action' }).click();
  await expect(page.getByRole('link', { name: `${name} (Copy)` })).toBeVisible();
  await flyout.getByRole('button', { name: 'Edit action' }).click();
  await form.getByRole('textbox', { name: 'Summary' }).fill('Two of the staff came.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Action updated successfully')).toBeVisible();
  await expect(flyout.getByText('Two of the staff came.')).toBeVisible();
  for (const each of [name, `${name} (Copy)`]) {
    await page.getByRole('checkbox', { name: `Select ${each}`, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 actions deleted')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('A user who saves second sees the conflict and keeps what they typed', async ({ page, request }) => {
  const api = await getApi(request, 'admin');
  const name = getName('Shared');
  const startTime = soon();
  const made: { _id: string } = await (
    await api.post('/actions', { name, startTime, endTime: startTime + 3600 })
  ).json();
  await signIn(page, 'member', `/actions?open=${made._id}`);
  await page.getByRole('button', { name: 'Edit action' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Summary' }).fill('Mine');
  const other = await api.patch(`/actions/${made._id}`, { version: 1, updates: { name: `${name} renamed` } });
  expect(other.status()).toBe(200);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Someone else changed this action in the meantime.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Reload' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} renamed`);
  await expect(form.getByRole('textbox', { name: 'Summary' })).toHaveValue('Mine');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Action updated successfully')).toBeVisible();
  await expect(page.getByRole('complementary', { name: `${name} renamed` }).getByText('Mine')).toBeVisible();
});

test('An open list shows a new action by someone else without a reload', async ({ page, request }) => {
  await signIn(page, 'viewer', '/actions');
  await expect(page.getByRole('region', { name: 'Upcoming Actions' }).getByRole('link').first()).toBeVisible();
  const name = getName('Live');
  const startTime = soon();
  await (await getApi(request, 'member')).post('/actions', { name, startTime, endTime: startTime });
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create action' })).toHaveCount(0);
});

test('A user creates an action from a bill and sees it next to the bill', async ({ page }) => {
  const name = getName('About the bill');
  await signIn(page, 'member', `/discover?open=${richBill.fusionId}&openType=Legislation`);
  await page.getByRole('tab', { name: /^Actions/ }).click();
  await page.getByRole('button', { name: 'Create action' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('button', { name: richBill.localityExternalId ?? '' })).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('button', { name: 'Create action' }).click();
  await expect(page.getByText('Action was created successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/legislation/${richBill.fusionId}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('The command palette creates an action about the open bill or project', async ({ page, request }) => {
  const bill = richBill.localityExternalId ?? '';
  const project = getName('Palette');
  const projectId = await makeProject(await getApi(request, 'member'), project);
  const form = page.getByRole('dialog', { name: 'Create action' });
  const createByPalette = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Command palette' }).waitFor();
    await page.keyboard.type('create action');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible();
  };
  await signIn(page, 'member', `/legislation/${richBill.fusionId}`);
  await expect(page.getByRole('button', { name: 'Workflow' })).toBeVisible();
  await createByPalette();
  await expect(form.getByRole('button', { name: bill })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.goto(`/projects/${projectId}`);
  await expect(page.getByRole('heading', { name: project, level: 1 })).toBeVisible();
  await createByPalette();
  await expect(form.getByRole('button', { name: project })).toBeVisible();
  await expect(form.getByRole('button', { name: bill })).toHaveCount(0);
  const name = getName('By palette');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('button', { name: 'Create action' }).click();
  await expect(page.getByText('Action was created successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('Filters combine, stay in the URL and can be removed individually', async ({ page }) => {
  await signIn(page, 'member', '/actions');
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  expect((await drawer.boundingBox())?.width).toBe(400);
  await drawer.getByRole('searchbox', { name: 'Search' }).fill('testimony');
  await drawer.getByRole('combobox', { name: 'Tags' }).fill('Federal');
  await page.getByRole('option', { name: 'Federal' }).click();
  await drawer.getByRole('combobox', { name: 'Tags' }).press('Escape');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Apply' }).click();
  const found = page.getByRole('link', { name: 'Testimony before the Subcommittee on Water' });
  await expect(found).toBeVisible();
  await expect(page.getByRole('region', { name: 'Past Actions' }).getByText('No past actions')).toBeVisible();
  await page.reload();
  await expect(found).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Search: testimony' }).click();
  await expect(page.getByRole('link', { name: 'Call with the agency on algorithmic standards' })).toBeVisible();
});

test('A calendar file is imported once and a private feed works until it is revoked', async ({ page }) => {
  const name = getName('Imported');
  const ics = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:${name}\r\nSUMMARY:${name}\r\nDTSTART;TZID=America/New_York:20300501T090000\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  const file = { name: 'calendar.ics', mimeType: 'text/calendar', buffer: Buffer.from(ics) };
  await signIn(page, 'member', '/actions');
  const importFile = async () => {
    await page.getByRole('button', { name: 'Calendar' }).click();
    await page.getByRole('menuitem', { name: 'Import from a calendar file' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Calendar file (.ics)').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Import' }).click();
  };
  await importFile();
  await expect(page.getByText('1 action imported')).toBeVisible();
  await importFile();
  await expect(page.getByText('0 actions imported, 1 already imported')).toBeVisible();
  await page.getByRole('button', { name: 'Calendar' }).click();
  await page.getByRole('menuitem', { name: 'Private calendar feed' }).click();
  const feed = page.getByRole('dialog');
  await feed.getByRole('button', { name: /address/ }).click();
  const address = await feed.getByLabel('Feed address').inputValue();
  await expectAccessible(page);
  const answer = await page.request.get(address, { headers: {} });
  expect(await answer.text()).toContain(`SUMMARY:${name}`);
  await feed.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Calendar feed revoked')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

for (const size of ['', ' @phone'] as const) {
  test(`Actions, an action and its form can be used by everyone${size}`, async ({ page }) => {
    await signIn(page, 'member', '/actions');
    await page.getByRole('link', { name: 'Letter on hiring tools sent to sponsors' }).waitFor();
    await expectReadable(page);
    await page.getByRole('link', { name: 'Letter on hiring tools sent to sponsors' }).click();
    await expect(page.getByRole('button', { name: 'Show more' }).first()).toBeVisible();
    await expectReadable(page);
    await page.getByRole('button', { name: 'Edit action' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expectReadable(page);
  });
}
