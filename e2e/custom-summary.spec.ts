import type { APIRequestContext } from '@playwright/test';
import { getApi } from './setup/call-api.ts';
import { expectAccessible, expectReadable } from './setup/expect-accessible.ts';
import { canadianBill, proposedRule } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('An organization writes its own summary of a document without losing what is typed', async ({ page, request }) => {
  const { fusionId } = proposedRule;
  await signIn(page, 'member', `/regulation/${fusionId}`);
  const summaries = page.getByRole('region', { name: 'Summaries' });
  await summaries.getByRole('tab', { name: 'Your Summary' }).click();
  await summaries.getByRole('button', { name: 'Write a summary' }).click();
  const field = summaries.getByRole('textbox', { name: 'Your organization’s summary' });
  await field.fill('What it means for us');
  await expectReadable(page, '#summaries');
  await page.getByRole('tab', { name: 'Text' }).click();
  await expect(page.getByText('Please save your changes or cancel to continue.')).toBeVisible();
  await summaries.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Summary saved')).toBeVisible();
  await expect(summaries.getByText('What it means for us')).toBeVisible();
  const member = await getApi(request, 'member');
  expect((await member.delete(`/custom-summaries/${fusionId}`, { version: 1 })).ok()).toBe(true);
});

async function writeFor(request: APIRequestContext, text: string, version: number | null) {
  const member = await getApi(request, 'member');
  const body = { documentType: 'GlobalLegislation', text, version };
  expect((await member.put(`/custom-summaries/${canadianBill.fusionId}`, body)).ok()).toBe(true);
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a colleague reads a summary, sees it change and deletes it', async ({ page, request }) => {
    await writeFor(request, 'As we read it', null);
    await signIn(page, 'second', `/global-legislation/${canadianBill.fusionId}`);
    const summaries = page.getByRole('region', { name: 'Summaries' });
    await summaries.getByRole('tab', { name: 'Your Summary' }).click();
    await expect(summaries.getByText('As we read it')).toBeVisible();
    await expect(summaries.getByText(/^Created by .+ on .+ \d{4}$/)).toBeVisible();
    await expectAccessible(page, { part: '#summaries' });
    await writeFor(request, 'As we read it now', 1);
    await expect(summaries.getByText('As we read it now')).toBeVisible();
    await expect(summaries.getByText(/ · Edited by .+ on .+ \d{4}$/)).toBeVisible();
    await summaries.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(summaries.getByText('No summary yet.')).toBeVisible();
  });
});
