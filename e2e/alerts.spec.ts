import { ingestBill } from './setup/ingest-bill.ts';
import { signIn } from './setup/sign-in.ts';
import { stored } from './setup/stored.ts';
import { expect, test } from './setup/test.ts';

test('A new bill appears on request, is marked read when opened, and irrelevance can be undone', async ({ page }) => {
  const undo = (said: string) =>
    page.getByRole('status').filter({ hasText: said }).getByRole('button', { name: 'Undo' }).click();
  await signIn(page, 'member', '/alerts');
  const badge = page.getByRole('link', { name: /^Alerts \d+ unread$/ });
  await expect(badge).toBeVisible();
  const before = Number(/\d+/.exec((await badge.textContent()) ?? '')?.[0]);
  // A new number for each attempt, so that a repeated run ingests a new bill.
  const number = 1000 + (Math.floor(Date.now() / 1000) % 8000);
  await ingestBill({ congress: 119, number, title: `Invented Recharge District Act ${number}` });
  await expect(badge).toHaveText(new RegExp(String(before + 1)));
  // The list being read does not change on its own: it announces that there is something new and shows it on request.
  await page.getByRole('status').getByRole('button', { name: 'Show', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: `Invented Recharge District Act ${number}` });
  await expect(row).toBeVisible();

  await row.hover();
  await row.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Priority' }).click();
  await page.getByRole('menuitemradio', { name: 'High' }).click();
  await expect(page.getByText('Priority was updated successfully!')).toBeVisible();
  await expect(row.getByTitle('Priority: High').first()).toBeVisible();

  await row.getByRole('link').first().click();
  const flyout = page.getByRole('complementary', { name: new RegExp(`Act ${number}`) });
  await expect(flyout).toBeVisible();
  await expect(badge).toHaveText(new RegExp(String(before)));
  await flyout.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Priority: High' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Position' }).click();
  await page.getByRole('menuitemradio', { name: 'Oppose' }).click();
  await expect(flyout.getByTitle('Position: Oppose').first()).toBeVisible();
  await undo('Position was updated successfully!');
  await expect(flyout.getByTitle('Position: Oppose')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(flyout).toHaveCount(0);

  await row.hover();
  await row.getByRole('button', { name: 'Mark irrelevant' }).click();
  await expect(row).toHaveCount(0);
  await undo('1 Document marked irrelevant');
  await expect(row).toBeVisible();
});

test('A user marks all alerts as read, and they stay read after a reload', async ({ page }) => {
  await signIn(page, 'stranger', '/alerts');
  const firstRow = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  await expect(firstRow).toBeVisible();
  // A second attempt finds what the first one marked as read.
  await firstRow.hover();
  const makeUnread = firstRow.getByRole('button', { name: 'Mark unread' });
  if (await makeUnread.isVisible()) await makeUnread.click();
  await expect(page.getByRole('link', { name: /^Alerts \d+ unread$/ })).toBeVisible();
  await stored(page, /markSearchAlertsRead/, () => page.getByRole('button', { name: 'Mark all read' }).first().click());
  await expect(firstRow.getByRole('button', { name: 'Mark unread' })).toBeVisible();
  await expect(page.getByText(/^0 unread of \d+/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^0 unread of \d+/)).toBeVisible();
});
