import { discoverAddress, discoverPage } from './setup/discover-page.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { sampleRecord } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const reply = sampleRecord('social-post', (post) => post.authorFusionId !== undefined && post.relations !== undefined);
const article = sampleRecord('news');
const FLYOUT = 'aside[aria-label]';

test('Posts are filtered by platform and author and shown with the person and post they belong to', async ({
  page,
}) => {
  const searchModel = {
    datasetTypes: ['SocialPost' as const],
    progressiveFilters: { SocialPost: { socialPlatforms: [reply.platform], stakeholderTypes: ['legislator'] } },
  };
  const open = `&open=${reply.fusionId}&openType=SocialPost`;
  await signIn(page, 'member', `${discoverAddress(searchModel)}${open}`);
  const { chips } = discoverPage(page);
  await expect(chips).toHaveText(/Type\s*Stakeholder Social Posts.*Platform.*Stakeholder type\s*Legislator/);
  const flyout = page.getByRole('complementary', { name: /^Post / });
  await expect(flyout.getByRole('region', { name: 'Post' })).toContainText(reply.text);
  await expect(flyout.getByRole('region', { name: 'Sources' })).toContainText('Sample workspace');
  await expectAccessible(page, { part: FLYOUT });

  await flyout.getByRole('button', { name: 'Open full page' }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Legislator');
  await expectAccessible(page);
  await details.getByRole('link', { name: reply.authorName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: reply.authorName })).toBeVisible();
  await page.goBack();
  await details.getByText('Reply to').locator('+ dd').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/social-post/${reply.relations?.[0]?.fusionId}$`));
});

test('An article shows where, when and by whom it was published', async ({ page }) => {
  await signIn(page, 'member', `/news/${article.fusionId}`);
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Text' })).toContainText(article.text);
  const details = page.getByRole('region', { name: 'Details' });
  for (const stated of [article.publisher, article.byline, ...(article.keywords ?? [])]) {
    await expect(details).toContainText(stated ?? '');
  }
  await expect(details.getByRole('link', { name: "View on the publisher's site" })).toHaveAttribute(
    'href',
    article.sourceUrl ?? '',
  );
});
