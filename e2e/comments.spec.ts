import { getApi } from './setup/call-api.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { proposedRule, richBill } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const SCRIPT = '<img src=x onerror="document.title=1"><script>alert(1)</script>';

test('A user comments on a bill, a colleague replies live, and the comment is edited and deleted', async ({
  page,
  browser,
}) => {
  const stamp = Date.now();
  await signIn(page, 'member', `/discover?open=${richBill.fusionId}&openType=Legislation`);
  await page.getByRole('tab', { name: /^Comments/ }).click();
  const field = page.getByRole('textbox', { name: 'Add a comment' });
  await field.fill('   ');
  await expect(page.getByRole('button', { name: 'Comment', exact: true })).toHaveCount(0);
  await field.fill(`${SCRIPT} ${stamp} ask @fern`);
  await expect(page.getByRole('option', { name: 'Greta Fernholt' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const list = page.getByRole('list', { name: 'Comments' });
  const mine = list.getByRole('listitem').filter({ hasText: `${SCRIPT} ${stamp} ask @Greta Fernholt` });
  await expect(mine).toBeVisible();
  await expect(list.locator('img, script')).toHaveCount(0);

  // A colleague reads it on the bill's own page; their reply appears here without a reload.
  const theirContext = await browser.newContext({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  const colleague = await theirContext.newPage();
  await signIn(colleague, 'second', `/legislation/${richBill.fusionId}`);
  const theirs = colleague.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  const read = theirs.filter({ hasText: `${stamp} ask` });
  await expect(read).toBeVisible();
  await expect(read.getByRole('button')).toHaveCount(0);
  await colleague.getByRole('textbox', { name: 'Add a comment' }).fill(`Answer ${stamp}`);
  await colleague.keyboard.press('Control+Enter');
  await expect(list.getByText(`Answer ${stamp}`)).toBeVisible();
  await expectAccessible(colleague);

  await mine.getByRole('button', { name: 'Edit comment' }).click();
  await list.getByRole('textbox', { name: 'Edit comment' }).fill(`Settled ${stamp}`);
  await list.getByRole('button', { name: 'Save' }).click();
  const settled = list.getByRole('listitem').filter({ hasText: `Settled ${stamp}` });
  await expect(settled).toContainText('edited');
  await settled.getByRole('button', { name: 'Delete comment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Comment deleted')).toBeVisible();
  await expect(settled).toHaveCount(0);
  await expect(theirs.filter({ hasText: `Settled ${stamp}` })).toHaveCount(0);
  await theirContext.close();
});

test('A draft comment survives a reload, and an administrator can delete comments of others', async ({
  page,
  request,
}) => {
  const text = `Reported ${Date.now()}`;
  const member = await getApi(request, 'member');
  const written = await member.post('/comments', {
    fusionId: proposedRule.fusionId,
    documentType: 'Regulation',
    text,
  });
  expect(written.status()).toBe(201);
  await signIn(page, 'admin', `/discover?open=${proposedRule.fusionId}&openType=Regulation`);
  await page.getByRole('tab', { name: /^Comments/ }).click();
  await page.getByRole('textbox', { name: 'Add a comment' }).fill('Half a thought');
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await expect(page.getByText('Please save your changes or cancel to continue.')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: /^Comments/ }).click();
  await expect(page.getByRole('textbox', { name: 'Add a comment' })).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const reported = page.getByRole('list', { name: 'Comments' }).getByRole('listitem').filter({ hasText: text });
  await expect(reported.getByRole('button', { name: 'Edit comment' })).toHaveCount(0);
  await reported.getByRole('button', { name: 'Delete comment' }).click();
  await expect(page.getByRole('dialog')).toContainText('Delete the comment by Dario Alderwick?');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(reported).toHaveCount(0);

  const stranger = await getApi(request, 'stranger');
  const seen: { total: number } = await (await stranger.get(`/comments/${proposedRule.fusionId}`)).json();
  expect(seen.total).toBe(0);
});
