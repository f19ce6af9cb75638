import path from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../platform/repository-root.ts';
import { renderPermissions } from './testing/render-permissions.ts';

it('docs/permissions.md lists every call with what the contract declares that it needs', async () => {
  const page = path.join(REPOSITORY_ROOT, 'docs/permissions.md');
  const advice = 'Write it again: npm run unit -- apps/server/src/app/permissions-page.test.ts --update';
  await expect(renderPermissions(), advice).toMatchFileSnapshot(page);
});
