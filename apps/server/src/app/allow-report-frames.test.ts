import { organization } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { workspaceTest } from './testing/workspace-test.ts';

const { api, admin, stranger } = workspaceTest({ admin: 'admin', stranger: { role: 'admin', of: 'Theirs' } });

const getFrames = async (url: string) => {
  const { headers } = await api.app.inject(url);
  return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
};
const store = (organizationId: string, tableauReportUrl: string) =>
  api.deps.database.update(organization).set({ tableauReportUrl }).where(eq(organization.id, organizationId));

it('The report page may frame the origins that organizations configured, and other pages may not', async () => {
  expect(await getFrames('/global-tableau-report')).toBe('blob:');
  await store(admin.organizationId, 'https://reports.example:8443/views/1?x=1');
  await store(stranger.organizationId, 'https://dashboards.example/');
  expect(await getFrames('/global-tableau-report?a=b')).toBe(
    'blob: https://dashboards.example https://reports.example:8443',
  );
  for (const path of ['/', '/labs', '/global-tableau-reports', '/api/health'])
    expect(await getFrames(path)).toBe('blob:');
});

it.each(['http://reports.example/', 'https://a;sandbox/', 'not an address'])(
  'The report page may frame no origin when the report URL is %s',
  async (url) => {
    await store(admin.organizationId, url);
    await store(stranger.organizationId, url);
    expect(await getFrames('/global-tableau-report')).toBe('blob:');
  },
);
