import type { Page } from '@playwright/test';
import { proposedRule, richBill } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const getFlyout = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('tab') });

test('A bill flyout is 650 px wide, with its sections and the timeline at their end', async ({ page }) => {
  await signIn(page, 'member', `/discover?open=${richBill.fusionId}&openType=Legislation`);
  const flyout = getFlyout(page);
  await expect(flyout.getByRole('heading', { level: 2 })).toContainText([
    'Basic Info',
    'Summaries',
    'Bill Versions',
    'Other Documents',
    'Relevant Bills',
    'Chamber and Session Information',
    'Sponsors',
    'Committee Assignments',
    'Committee Hearings and Events',
    'Votes',
    'Timeline',
    'Sources',
  ]);
  expect((await flyout.boundingBox())?.width).toBe(650);
  await flyout.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('menuitem', { name: /^Timeline/ }).click();
  await expect(flyout.getByRole('heading', { name: 'Timeline' })).toBeInViewport();
  await flyout.getByRole('button', { name: 'Close' }).click();
  await expect(flyout).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);
});

test('A document opens over a flyout, and Escape returns to the first', async ({ page }) => {
  await signIn(page, 'member', `/discover?open=${proposedRule.fusionId}&openType=Regulation`);
  const opener = getFlyout(page).getByRole('button', { name: /^View Details: / });
  await opener.click();
  const over = page.getByRole('dialog');
  await expect(over.getByRole('heading', { name: 'Associated Documents' })).toBeVisible();
  // The document on top is not in the address; unsaved input in it must be protected anyway.
  await over.getByRole('tab', { name: 'Your Summary' }).click();
  await over.getByRole('button', { name: 'Write a summary' }).click();
  await over.getByRole('textbox', { name: 'Your organization’s summary' }).fill('What it means for us');
  await over.getByRole('button', { name: /^Back to / }).click();
  await expect(page.getByText('Please save your changes or cancel to continue.')).toBeVisible();
  await over.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await expect(over).toBeHidden();
  await expect(opener).toBeFocused();
});

test('A stacked document names the document below, opens another and goes back step by step', async ({ page }) => {
  await signIn(page, 'member', `/discover?open=${proposedRule.fusionId}&openType=Regulation`);
  await getFlyout(page)
    .getByRole('button', { name: /^View Details: / })
    .click();
  // Dialogs underneath are hidden from assistive technology, so there is only one at a time.
  const level = page.getByRole('dialog');
  const back = level.getByRole('button', { name: /^Back to / });
  const opener = level.getByRole('button', { name: /^View Details: / }).first();
  const openerName = (await opener.getAttribute('aria-label')) ?? '';
  const first = await back.innerText();
  await opener.click();
  await expect(back).not.toHaveText(first);
  await expect(level.getByRole('heading', { level: 1 })).toBeVisible();
  await back.click();
  await expect(back).toHaveText(first);
  await expect(level.getByRole('button', { name: openerName })).toBeFocused();
  await back.click();
  await expect(level).toBeHidden();
  await expect(getFlyout(page)).toBeVisible();
});

test('A copied URL opens the same tab, and Back closes the flyout', async ({ page }) => {
  await signIn(page, 'member', '/discover?list=1');
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  await getFlyout(page)
    .getByRole('tab', { name: /^Comments/ })
    .click();
  await expect(page).toHaveURL(/tab=4/);
  await page.reload();
  await expect(getFlyout(page).getByRole('tab', { name: /^Comments/, selected: true })).toBeVisible();
  await page.goBack();
  await expect(getFlyout(page)).toBeHidden();
});

test('The flyout does not scroll sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'member', `/discover?open=${richBill.fusionId}&openType=Legislation`);
  const flyout = page.getByRole('dialog');
  await expect(flyout.getByRole('heading', { name: 'Basic Info' })).toBeVisible();
  const tooWide = await flyout.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(tooWide).toBe(0);
});

test('A document that cannot be loaded shows the specified message', async ({ page }) => {
  await signIn(page, 'member', '/discover?open=us-119-hr-999999&openType=Legislation');
  await expect(
    page.getByText(
      'Error fetching document. Please try to refresh the page and try again. Please contact our support team if this issue persists.',
    ),
  ).toBeVisible();
});
