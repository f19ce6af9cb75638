import { getApi } from './setup/call-api.ts';
import { expectReadable } from './setup/expect-accessible.ts';
import { freshBillNumber, ingestBill } from './setup/ingest-bill.ts';
import { makeProject } from './setup/make-project.ts';
import { signIn } from './setup/sign-in.ts';
import { stored } from './setup/stored.ts';
import { expect, test } from './setup/test.ts';

test('A user chooses the emails of a project and previews the next email', async ({ page, request }) => {
  const number = freshBillNumber();
  const name = `Journey ${number}`;
  const api = await getApi(request, 'member');
  const projectId = await makeProject(api, name, { Quorndon: `quorndon${number}` });

  await signIn(page, 'member', `/projects/${projectId}?tab=Settings`);
  const settings = page.getByRole('region', { name: 'My e-mails' });
  await settings.getByRole('combobox', { name: 'Alert e-mails' }).click();
  await page.getByRole('option', { name: '4-Hourly' }).click();
  await stored(page, /\/members\/me$/, () => settings.getByRole('button', { name: 'Save' }).click());
  await expect(page.getByText('Successfully saved alert settings.')).toBeVisible();

  await ingestBill({ congress: 119, number, title: `A bill about the quorndon${number} of the coast` });
  const told = () =>
    api.get('/digests/preview?kind=alerts').then(async (answer) => JSON.stringify(await answer.json()).includes(name));
  await expect.poll(told).toBe(true);

  await settings.getByRole('link', { name: 'All my e-mails' }).click();
  await expect(page.getByRole('combobox', { name: `Alert e-mails for ${name}` })).toHaveText('4-Hourly');
  const mail = page.frameLocator('iframe[title="Next e-mail"]');
  await expect(mail.getByRole('heading', { name })).toBeVisible();
  await expect(mail.getByRole('link', { name: new RegExp(`quorndon${number}`) })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(page.locator('pre')).toContainText('Saved search: Quorndon');

  // Projects that a user turned off appear in none of their e-mails.
  await page.getByRole('combobox', { name: `Alert e-mails for ${name}` }).click();
  await stored(page, /\/members\/me$/, () => page.getByRole('option', { name: 'Never' }).click());
  await expect.poll(told).toBe(false);
});
