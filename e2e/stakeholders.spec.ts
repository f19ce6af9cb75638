import { expectAccessible } from './setup/expect-accessible.ts';
import { sampleRecord } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const person = sampleRecord('person', ({ isoCode, bioText }) => isoCode === 'us' && bioText !== undefined);
const name = person.fullName ?? '';

test('A person is found by name, read next to the list and leads to a bill that leads back', async ({ page }) => {
  await signIn(page, 'member', `/stakeholders?type=Person&place=us&words=${encodeURIComponent(name)}`);
  const results = page.getByRole('region', { name: 'Stakeholders' });
  await expectAccessible(page);
  await results.getByRole('link', { name, exact: true }).click();
  const flyout = page.getByRole('complementary', { name: `Person ${name}` });
  await expect(flyout.getByRole('region', { name: 'Contact Information' })).toContainText('legislature.example');
  await expectAccessible(page, { part: 'aside[aria-label]' });
  await flyout.getByRole('button', { name: 'Open full page' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  const bills = page.getByRole('region', { name: 'Sponsored Bills' });
  await bills
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click();
  const sponsors = page.getByRole('complementary').getByRole('list', { name: 'Sponsors' });
  const more = page
    .getByRole('complementary')
    .getByRole('region', { name: 'Sponsors' })
    .getByRole('button', { name: /^Show \d+ More/ });
  await expect(sponsors).toBeVisible();
  if (await more.isVisible()) await more.click();
  await expect(sponsors.getByRole('link', { name, exact: true })).toHaveAttribute(
    'href',
    `/stakeholders/person/${person.fusionId}`,
  );
});
