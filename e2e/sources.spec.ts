import { apiOf } from './setup/call-api.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('an administrator sees every source; a member is refused, past the page too', async ({ page, request }) => {
  await signIn(page, 'admin', '/admin/sources');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Federal Register').first()).toBeVisible();
  await expectAccessible(page);
  const member = await apiOf(request, 'member');
  expect((await member.get('/sources')).status()).toBe(403);
  expect((await member.post('/sources/federal-register/runs', {})).status()).toBe(403);
});
