import { sampleRecord } from './setup/sample-documents.ts';
import { expectReadable } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const hearing = sampleRecord('hearing', ({ date, meetingStatus }) => date !== undefined && meetingStatus === 'Held');

test('A hearing is found on its day in the calendar and read next to it', async ({ page }) => {
  await signIn(page, 'member', `/resources?view=month&day=${hearing.date}`);
  const day = page.locator(`[data-day="${hearing.date}"]`);
  await expect(day).toBeVisible();
  await expectReadable(page);
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=agenda/);
  await page
    .getByRole('button', { name: hearing.title ?? '', exact: true })
    .first()
    .click();
  const flyout = page.getByRole('complementary', { name: hearing.title ?? '' });
  await expect(flyout.getByRole('heading', { name: 'Agendas' })).toBeVisible();
});
