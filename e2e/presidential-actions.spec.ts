import { sampleRecord } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

/** An order that amends an earlier one. */
const order = sampleRecord('presidential-action', ({ dispositionNotes = '' }) =>
  dispositionNotes.startsWith('Amends: EO'),
);
const amended = /EO (\d+)/.exec(order.dispositionNotes ?? '')?.[1] ?? '';

test('An executive order leads to the passage that cites a code and to the order it amends', async ({ page }) => {
  await signIn(page, 'member', `/presidential-action/${order.fusionId}`);
  const relevance = page.getByRole('list', { name: 'Relevance to U.S.C. and C.F.R.' });
  await expect(relevance.getByRole('listitem').first()).toContainText('5 U.S.C. 553');
  await expect(relevance.getByRole('listitem').first()).toContainText('Cited 2 times');
  await relevance.getByRole('link', { name: 'Read in the text: 5 U.S.C. 553' }).click();
  const match = page.getByRole('region', { name: 'Text' }).locator('mark[data-current="true"]');
  await expect(match).toHaveText('5 U.S.C. 553');
  await expect(match).toBeInViewport();
  await page.goBack();
  await page
    .getByRole('list', { name: 'Amends', exact: true })
    .getByRole('link', { name: `EO ${amended}` })
    .click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Amended by' })).toContainText(
    `EO ${order.executiveOrderNumber}`,
  );
});
