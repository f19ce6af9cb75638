import type { BillRecord } from '@rotunda/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { workspaceTest } from '../testing/workspace-test.ts';
import { storeRecords } from '../../features/documents/index.ts';
import { sweepMatches } from './sweep-matches.ts';

const bill = (title: string): BillRecord => ({
  kind: 'bill',
  fusionId: 'us-119-hr-1',
  part: 'main',
  documentType: 'Legislation',
  isoCode: 'us',
  session: '119',
  sessionEndOn: '2099-01-03',
  localityExternalId: 'US HR 1',
  title,
});

describe('Match sweep', () => {
  const { api, pipeline, member } = workspaceTest(
    { member: 'member' },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'search_alerts', 'projects'] },
  );
  let projectId: string;
  beforeEach(async () => {
    projectId = await member.make('/projects', { name: 'Widgets' });
  });

  const query = (text: string) => api.deps.database.$client.query<Record<string, unknown>>(text);
  const save = (rawTextSearch: string, entityMetadata: object = {}) =>
    member.make('/alerts', { title: 'S', projectId, searchModel: { rawTextSearch, entityMetadata } });
  /** Saves a search as of an hour ago, so that the stream must know it. */
  const saveBefore = async (rawTextSearch: string, entityMetadata: object = {}) => {
    const savedSearchId = await save(rawTextSearch, entityMetadata);
    await query(`update saved_searches set updated_ts = updated_ts - 3600 where saved_search_id = '${savedSearchId}'`);
    return savedSearchId;
  };
  const store = (title: string) =>
    api.deps.database.transaction((tx) =>
      storeRecords(tx, {
        source: 'billstatus',
        records: [bill(title)],
        today: '2026-01-01',
        fetchedTs: api.deps.clock.now(),
        nowMs: api.deps.clock.nowMs(),
      }),
    );
  const sweep = () =>
    sweepMatches(
      { ...api.deps, searches: pipeline.searches, engine: pipeline.engine },
      api.deps.clock.nowMs() - 60_000,
    );
  const matches = async () => (await query('select saved_search_id from search_alert_matches')).rowCount;

  it('finds nothing when the stream recorded every match', async () => {
    await saveBefore('widget');
    await store('A widget bill');
    await pipeline.pipeline.drain();
    expect(await sweep()).toEqual({ documents: 1, missed: 0 });
    expect(await matches()).toBe(1);
  });

  it('records a match that the stream missed exactly once', async () => {
    await saveBefore('widget');
    await store('A widget bill');
    await pipeline.pipeline.drain();
    await query('delete from search_alerts');
    expect(await sweep()).toEqual({ documents: 1, missed: 1 });
    expect(await api.call(member.token, 'POST', '/alerts/getSearchAlerts', {})).toMatchObject({
      body: { total: 1, unread: 1, results: [{ fusionId: 'us-119-hr-1', projectId }] },
    });
    expect(await sweep()).toEqual({ documents: 1, missed: 0 });
  });

  it('ignores a search saved after the document arrived', async () => {
    await store('A widget bill');
    await pipeline.pipeline.drain();
    await save('widget');
    expect(await sweep()).toEqual({ documents: 1, missed: 0 });
    expect(await matches()).toBe(0);
  });

  it('skips a search that filters by facts of its organization, which may have changed since', async () => {
    await saveBefore('widget', { projectIds: [projectId] });
    await store('A gadget bill');
    await pipeline.pipeline.drain();
    const entities = [{ projectId, fusionId: 'us-119-hr-1', documentType: 'Legislation' }];
    await api.call(member.token, 'POST', '/projects/create-project-entities', { entities });
    await store('A widget bill');
    await pipeline.pipeline.drain();
    expect(await matches()).toBe(1);
    await query('delete from search_alerts');
    expect(await sweep()).toEqual({ documents: 1, missed: 0 });
  });

  it('recognizes a match that was moved to another project', async () => {
    await saveBefore('widget');
    await store('A widget bill');
    await pipeline.pipeline.drain();
    const toProjectId = await member.make('/projects', { name: 'Gadgets' });
    const move = { fusionIds: ['us-119-hr-1'], fromProjectId: projectId, toProjectId };
    expect((await api.call(member.token, 'POST', '/alerts/moveAlertToProject', move)).status).toBe(200);
    expect(await sweep()).toEqual({ documents: 1, missed: 0 });
  });

  it('ignores documents that the stream has not processed yet or that are too old', async () => {
    await saveBefore('widget');
    await store('A gadget bill');
    await pipeline.pipeline.drain();
    await store('A widget bill');
    expect(await sweep()).toEqual({ documents: 0, missed: 0 });
    await pipeline.pipeline.drain();
    await query('delete from search_alerts');
    await query('update document_changes set committed_ms = committed_ms - 3600000, matched_ms = matched_ms - 3600000');
    expect(await sweep()).toEqual({ documents: 0, missed: 0 });
  });
});
