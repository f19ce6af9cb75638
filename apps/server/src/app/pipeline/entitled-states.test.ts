import { expect, it } from 'vitest';
import { testBill } from '../testing/ingest-records.ts';
import { workspaceTest } from '../testing/workspace-test.ts';

const { api, ingest, admin } = workspaceTest({ admin: 'admin' }, { withPipeline: true });

it('Search and alerts cover bills of every state, including states outside the entitlements', async () => {
  const call = (method: 'GET' | 'POST', path: string, body?: object) => api.call(admin.token, method, path, body);
  await api.deps.database.$client.query('update organization set entitlements = $1 where id = $2', [
    { USFederal: false, USStateList: ['OH'] },
    admin.organizationId,
  ]);
  const project = (await call('POST', '/projects', { name: 'Widgets' })).body;
  const projectId = (project as { _id: string })._id;
  await call('POST', '/savedSearches', { projectId, title: 'Widgets', searchModel: { rawTextSearch: 'widget' } });
  const bills = [
    testBill(1, { fusionId: 'us-oh-1', isoCode: 'us-oh' }),
    testBill(2, { fusionId: 'us-tx-2', isoCode: 'us-tx' }),
    testBill(3),
  ];
  await ingest(...bills);
  const found = await call('POST', '/documents/search', { searchModel: { rawTextSearch: 'widget' } });
  expect(found).toMatchObject({ status: 200, body: { total: bills.length } });
  expect(await call('POST', '/alerts/getSearchAlerts', {})).toMatchObject({ body: { total: bills.length } });
});
