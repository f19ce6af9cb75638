import { expectReadable } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const COMMITTEE = '/stakeholders/committee/committee-sample-us-1';

test('A committee page opens a subcommittee over it and leads to a member', async ({ page }) => {
  await signIn(page, 'viewer', COMMITTEE);
  const breakdown = page.getByRole('region', { name: 'Party Breakdown' });
  await expect(breakdown.getByRole('img', { name: /^\d+ Republican, / })).toBeVisible();
  await expect(page.getByText('Ranking Member').first()).toBeVisible();
  await expectReadable(page);
  await page
    .getByRole('region', { name: 'Subcommittees' })
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click();
  const flyout = page.getByRole('dialog');
  await expect(flyout.getByRole('region', { name: 'Party Breakdown' })).toBeVisible();
  await expect(flyout.getByText('No staffers found for this stakeholder.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(flyout).toHaveCount(0);
  const member = page
    .getByRole('region', { name: /Members$/ })
    .first()
    .getByRole('link')
    .first();
  const name = await member.innerText();
  await member.click();
  await expect(page).toHaveURL(/\/stakeholders\/person\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
