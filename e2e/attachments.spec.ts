import { getApi } from './setup/call-api.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { canadianBill, docket, proposedRule, richBill } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test.describe.configure({ mode: 'serial' });

test('A user attaches a link to a bill, finds, opens, edits and deletes it', async ({ page }) => {
  const title = `Water study ${Date.now()}`;
  await signIn(page, 'member', '/attachments');
  await page.getByRole('button', { name: 'Add Attachment' }).first().click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
  await form.getByRole('tab', { name: 'FILE' }).click();
  await expect(form.getByText("File upload isn't available yet.")).toBeVisible();
  await form.getByRole('tab', { name: 'LINK' }).click();
  const url = form.getByRole('textbox', { name: 'URL' });
  await url.click();
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await expect(form.getByText('URL is required for link attachments.')).toBeVisible();
  await url.fill('127.0.0.1/study');
  await url.blur();
  await expect(url).toHaveValue('https://127.0.0.1/study');
  const links = form.getByRole('combobox', { name: 'Linked items' });
  await links.fill(richBill.localityExternalId ?? '');
  await page.getByRole('option').first().click();
  await links.press('Escape');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Attachment created successfully')).toBeVisible();
  const cards = page.getByRole('grid', { name: 'Attachments' }).getByRole('link');
  await expect(cards.first()).toHaveText(title);

  await page.getByRole('searchbox', { name: 'Search attachments' }).fill('stud water');
  await expect(page).toHaveURL(/text=stud/);
  const card = page.getByRole('grid', { name: 'Attachments' }).getByRole('link', { name: title });
  await card.click();
  const flyout = page.getByRole('complementary', { name: title });
  await expect(flyout.getByRole('list', { name: 'Linked items' }).getByRole('link')).toHaveCount(1);
  await card.click();
  await expect(page.getByText('This attachment is already open in the details panel')).toBeVisible();
  await flyout.getByRole('button', { name: 'Edit Attachment' }).click();
  await expect(form.getByRole('tab', { name: 'FILE' })).toBeDisabled();
  await form.getByRole('textbox', { name: 'Summary' }).fill('Read chapter two.');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(flyout.getByText('Read chapter two.')).toBeVisible();
  await flyout.getByRole('button', { name: 'Delete Attachment' }).click();
  await expect(flyout.getByText(/Click Delete again within 3 seconds/)).toBeVisible();
  await flyout.getByRole('button', { name: 'Click again to delete' }).click();
  await expect(page.getByText('Attachment deleted')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('A user expands a card, copies its link, meets an edit conflict and deletes many attachments', async ({
  page,
  request,
}) => {
  const word = `Batch${Date.now()}`;
  const member = await getApi(request, 'member');
  const linkedEntities = [
    { documentType: 'Legislation', fusionId: richBill.fusionId },
    { documentType: 'GlobalLegislation', fusionId: canadianBill.fusionId },
    { documentType: 'Regulation', fusionId: proposedRule.fusionId },
    { documentType: 'Regulation', fusionId: docket.fusionId },
  ];
  for (const title of [`${word} one`, `${word} two`, `${word} three`]) {
    const link = { title, attachmentType: 'link', url: 'https://example.invalid/letter', linkedEntities };
    expect((await member.post('/attachments', link)).status()).toBe(201);
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'member', `/attachments?text=${word}`);
  const list = page.getByRole('grid', { name: 'Attachments' });
  const rows = list.getByRole('checkbox', { name: new RegExp(word) });
  await expect(rows).toHaveCount(3);

  const links = list.getByRole('list', { name: `Links of ${word} three` });
  await expect(links.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: 'Show All' }).first().click();
  await expect(links.getByRole('listitem')).toHaveCount(4);
  await list.getByRole('button', { name: `Copy link: ${word} three` }).click();
  await expect(page.getByText('Link copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://example.invalid/letter');

  await list.getByRole('link', { name: `${word} three` }).click();
  await page.getByRole('button', { name: 'Edit Attachment' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Summary' }).fill('What I typed');
  const open = await (await member.get(`/attachments/${new URL(page.url()).searchParams.get('open')}`)).json();
  const theirs = { version: open.version, updates: { title: `${word} theirs` } };
  const second = await getApi(request, 'second');
  expect((await second.patch(`/attachments/${open.id}`, theirs)).status()).toBe(200);
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form.getByText('Someone else changed this attachment in the meantime.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  await form.getByRole('button', { name: 'Reload' }).click();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(`${word} theirs`);
  await expect(form.getByRole('textbox', { name: 'Summary' })).toHaveValue('What I typed');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('complementary', { name: `${word} theirs` })).toContainText('What I typed');

  await page.getByRole('checkbox', { name: `Select ${word} one` }).check();
  await expect(page.getByRole('region', { name: '1 selected' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('region', { name: '3 selected' }).getByRole('button', { name: 'Delete' }).click();
  await form.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 attachments deleted')).toBeVisible();
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('An attachment appears next to its bill live for a colleague on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const title = `Letter ${Date.now()}`;
  await signIn(page, 'viewer', `/discover?open=${richBill.fusionId}&openType=Legislation`);
  await page.getByRole('tab', { name: /^Attachments/ }).click();
  const entity = { documentType: 'Legislation', fusionId: richBill.fusionId };
  const link = { title, attachmentType: 'link', url: 'https://example.invalid/', linkedEntities: [entity] };
  const made = await (await getApi(request, 'member')).post('/attachments', link);
  expect(made.status()).toBe(201);
  await expect(page.getByRole('grid', { name: 'Attachments' }).getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Attachment' })).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.goto(`/legislation/${richBill.fusionId}`);
  const rail = page.getByRole('region', { name: 'Attachments' });
  await expect(rail.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
  const { id }: { id: string } = await made.json();
  const stranger = await getApi(request, 'stranger');
  expect((await stranger.get(`/attachments/${id}`)).status()).toBe(404);
});

test('A file is uploaded once uploads are enabled, is checked, and can be downloaded from its link', async ({
  page,
  request,
}) => {
  const admin = await getApi(request, 'admin');
  expect((await admin.patch('/flags', { fileUpload: true })).status()).toBe(200);
  const title = `Minutes ${Date.now()}`;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'member', '/attachments');
  await page.getByRole('button', { name: 'Add Attachment' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'FILE' }).click();
  const chooser = form.locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  await expect(form.getByText(/This file type isn’t supported/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
  await chooser.setInputFiles({
    name: 'report.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\u0000\u0001'),
  });
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(
    form.getByText('The content of this file doesn’t match its extension. Choose another file.'),
  ).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('report');
  await chooser.setInputFiles({ name: 'minutes.txt', mimeType: 'text/plain', buffer: Buffer.from('Quorum at noon') });
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Attachment created successfully')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search attachments' }).fill('quorum');
  const card = page.getByRole('grid', { name: 'Attachments' }).getByRole('link', { name: title });
  await expect(card).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download: ${title}` }).click();
  expect((await saved).suggestedFilename()).toBe('minutes.txt');
  await expect(page.getByText('Download started.')).toBeVisible();
  await page.getByRole('button', { name: `Copy download link: ${title}` }).click();
  await expect(page.getByText('Download link copied to clipboard')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const followed = page.waitForEvent('download');
  await page.goto(copied);
  expect((await followed).suggestedFilename()).toBe('minutes.txt');
  await admin.patch('/flags', { fileUpload: false });
});
