import { buildSampleCqRecords, SAMPLE_SEED } from '@rotunda/sample';
import { expectReadable } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

/** The sample bill about which the second source has the most. */
const [bill] = buildSampleCqRecords({
  seed: SAMPLE_SEED,
  referenceDay: new Date().toISOString().slice(0, 10),
}).flatMap((record) => (record.kind === 'cq-floor-vote' ? [record.billFusionId] : []));

for (const size of ['', ' @phone'] as const) {
  test(`what the second source knows of a bill can be read by everyone${size}`, async ({ page }) => {
    await signIn(page, 'member', `/legislation/${bill}`);
    await page.getByRole('tab', { name: /^CQ/ }).click();
    const news = page.getByRole('region', { name: 'News' });
    await expect(news.getByRole('listitem')).toHaveCount(10);
    await expectReadable(page);
    await page.getByRole('tab', { name: /^Major Milestones/ }).click();
    await expect(page.getByRole('list', { name: 'Major Milestones' }).getByRole('listitem').first()).toBeVisible();
    await expectReadable(page);
    await page.getByRole('tab', { name: /^CQ/ }).click();
    await news.getByRole('button', { name: 'Fetch 4 More' }).click();
    await expect(news.getByRole('listitem')).toHaveCount(14);
  });
}

test('An AI transcript shows a warning, a reference opens a new tab and a PDF loads', async ({ page, context }) => {
  await signIn(page, 'member', '/cq/transcripts/sample-transcripts-1');
  await expect(page.getByRole('note')).toContainText('may contain errors');
  await expectReadable(page);
  await page.goto('/cq/news/sample-news-1');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /opens in a new tab/ }).click();
  await expect(await opened).toHaveURL(new RegExp(`/legislation/${bill}`));
  const pdf = page.waitForResponse((response) => response.url().includes('/documents/cq/pdf/'));
  await page.goto('/cq/docs_analysis/sample-docs_analysis-1');
  expect((await pdf).headers()['content-type']).toBe('application/pdf');
  await expect(page.getByTitle(/^PDF/)).toHaveAttribute('src', /^blob:/);
});
