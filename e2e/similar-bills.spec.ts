import { similarBillsSchema } from '@rotunda/contract';
import { expectAccessible, expectReadable } from './setup/expect-accessible.ts';
import { richBill } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

for (const size of ['', ' @phone'] as const) {
  test(`a reader finds bills similar to one and opens them${size}`, async ({ page }) => {
    await signIn(page, 'member', `/legislation/${richBill.fusionId}`);
    const bills = page.getByRole('region', { name: 'Relevant Bills' });
    // Another journey, or the other size, may have requested it before, because results are shared.
    const ask = bills.getByRole('button', { name: /Show Me Similar Bills|Update Results/ });
    await expect(ask).toBeVisible();
    // Earlier results stay visible until then and look the same.
    const areFound = page.waitForResponse(
      async (answer) =>
        new URL(answer.url()).pathname.endsWith(`/${richBill.fusionId}/similar`) &&
        answer.request().method() === 'GET' &&
        similarBillsSchema.parse(await answer.json()).state === 'ready',
    );
    await ask.click();
    await areFound;
    await expect(bills.getByText(/^Updated on \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
    await expect(bills.getByRole('button', { name: 'Update Results' })).toBeVisible();
    const similar = bills.getByRole('list', { name: 'Similar bills' });
    await expect(similar.getByRole('listitem').first()).toContainText(/Nearly|Almost all|Shares|Title and summary/);
    // Both sizes use the same components, so colors are checked once.
    await (size === '' ? expectReadable(page) : expectAccessible(page));
    await similar
      .getByRole('button', { name: /View Details/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Open full page' })).toBeVisible();
  });
}
