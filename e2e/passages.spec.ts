import { expectAccessible, expectReadable } from './setup/expect-accessible.ts';
import { richBill } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

for (const size of ['', ' @phone'] as const) {
  test(`a reader sees where else a section appears, and opens it there${size}`, async ({ page }) => {
    await signIn(page, 'member', `/legislation/${richBill.fusionId}?tab=text`);
    await page
      .getByRole('region', { name: 'Text' })
      .getByRole('button', { name: /^Where else does .*4\..* appear\?$/ })
      .click();
    const results = page.getByRole('list', { name: /^Found in/ });
    // The first query after the product starts loads the index.
    await expect(results.getByRole('listitem').first()).toContainText(/\d+% of the passage/, { timeout: 30_000 });
    await expect(page.getByText(/^Searched the current text of/)).toBeVisible();
    // Both sizes use the same components, so colors are checked once.
    await (size === '' ? expectReadable(page) : expectAccessible(page));
    await results
      .getByRole('link', { name: /^Open .* at this passage$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/tab=text.*at=/);
    await expect(page.getByRole('heading', { name: /^SEC\. 4\./ })).toBeVisible();
  });
}
