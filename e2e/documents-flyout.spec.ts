import type { Page } from '@playwright/test';
import { proposedRule, richBill } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const flyoutOf = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('tab') });

test('the flyout of a bill is 650 px wide, with its sections and the timeline at their end', async ({ page }) => {
  await signIn(page, 'member', `/discover?open=${richBill.fusionId}&openType=Legislation`);
  const flyout = flyoutOf(page);
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

test('a document opens over a flyout, and Escape gives the first one back', async ({ page }) => {
  await signIn(page, 'member', `/discover?open=${proposedRule.fusionId}&openType=Regulation`);
  const opener = flyoutOf(page).getByRole('button', { name: /^View Details: / });
  await opener.click();
  const over = page.getByRole('dialog');
  await expect(over.getByRole('heading', { name: 'Associated Documents' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(over).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a document that cannot be fetched says so in the words of the specification', async ({ page }) => {
  await signIn(page, 'member', '/discover?open=us-119-hr-999999&openType=Legislation');
  await expect(
    page.getByText(
      'Error fetching document. Please try to refresh the page and try again. Please contact our support team if this issue persists.',
    ),
  ).toBeVisible();
});
