import { getApi } from './setup/call-api.ts';
import { expectReadable } from './setup/expect-accessible.ts';
import { freshBillNumber, ingestBills } from './setup/ingest-bill.ts';
import { makeProject } from './setup/make-project.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('A saved search explains for a document, clause by clause, why there is an alert or not', async ({
  page,
  request,
}) => {
  const number = freshBillNumber();
  const title = `Culverts ${number}`;
  const projectId = await makeProject(await getApi(request, 'member'), title, {
    [title]: `culvert${number} AND repair NOT bridge`,
  });
  await ingestBills([
    { congress: 119, number, title: `A bill about the repair of the culvert${number}` },
    { congress: 119, number: number + 1, title: `A bill about the repair of the culvert${number} under a bridge` },
  ]);
  await signIn(page, 'member', `/projects/${projectId}?tab=Alerts`);
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(page.getByRole('link', { name: `A bill about the repair of the culvert${number}` })).toHaveCount(1);
  await page.getByRole('button', { name: 'Why not?' }).click();
  const dialog = page.getByRole('dialog', { name: `Why not? · ${title}` });
  const explain = async (document: string) => {
    await dialog.getByLabel('Bill or document number').fill(document);
    await dialog.getByRole('button', { name: 'Explain' }).click();
  };

  await explain(`HR ${number}`);
  await expect(dialog).toContainText('There is an alert: it matched on');
  await expectReadable(page, '[role="dialog"]');

  await explain(`HR ${number + 1}`);
  await expect(dialog).toContainText('It doesn’t match.');
  await expect(dialog).toContainText('The search text doesn’t match the document.');
  const clauses = dialog.getByRole('list', { name: 'Search text' }).getByRole('listitem');
  await expect(clauses.filter({ hasText: 'None of:' })).toContainText('Doesn’t match');
  await expect(clauses.filter({ hasText: /^Matches: bridge/ })).toContainText('under a bridge');

  await explain(`HR ${number + 9} 119`);
  await expect(dialog).toContainText('No document found for');
});
