import { expect, test } from './setup/test.ts';

test('A fresh installation responds and leads an anonymous visitor to the sign-in page', async ({ page, request }) => {
  const health = await request.get('/api/health');
  expect(health.status()).toBe(200);
  const answer: { status: string } = await health.json();
  expect(answer.status).toBe('ok');

  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await expect(page).toHaveTitle(/Rotunda/);
  await expect(page.getByLabel(/password/i)).toBeVisible();
  expect(faults).toEqual([]);
});
