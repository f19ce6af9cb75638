import { documents } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';
import { bufferEntry } from '../../../sources/reading/index.ts';
import { stateRegulations } from '../../../sources/state-regulations/index.ts';
import type { InputEntry } from '../../../sources/source.ts';
import { runIngest } from '../../sources/index.ts';

const HEADER = 'state,id,title,type,agencies,citations,comments_end_on,linked_ids,other_ids,updated_at';

describe('State regulations', () => {
  const { api, pipeline, member } = workspaceTest(
    { member: 'member' },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'quarantine', 'ingest_runs'] },
  );

  const ingestTable = async (...rows: string[]) => {
    const table = [HEADER, ...rows].join('\n');
    async function* entries(): AsyncGenerator<InputEntry> {
      yield bufferEntry('rules.csv', table);
    }
    const request = { source: stateRegulations, mode: 'file' as const, input: 'rules.csv', fingerprint: table };
    const summary = await runIngest(api.deps, { ...request, entries: entries() });
    await pipeline.pipeline.drain();
    return summary;
  };
  const regulation = async (id: string) => (await api.call(member.token, 'GET', `/documents/regulation/${id}`)).body;
  const find = async (searchModel: object) => {
    const model = { rawTextSearch: 'gadget', ...searchModel };
    const answer = await api.call(member.token, 'POST', '/documents/search', { searchModel: model, limit: 10 });
    return answer.body;
  };
  const idsFound = (...fusionIds: string[]) => ({
    total: fusionIds.length,
    results: fusionIds.map((fusionId) => expect.objectContaining({ fusionId })),
  });

  it('are linked in both directions, whichever comes first', async () => {
    await ingestTable('OH,2,Widget rule as adopted,Final,Widget Agency,,,1|3,,');
    expect(await regulation('us-oh-reg-2')).toMatchObject({ linkedFusionIds: [] });
    await ingestTable('OH,1,Widget rule as proposed,Proposed,,,,,,', 'TX,3,Widget rule of another state,Final,,,,,,');
    expect(await regulation('us-oh-reg-2')).toMatchObject({ linkedFusionIds: ['us-oh-reg-1'] });
    expect(await regulation('us-oh-reg-1')).toMatchObject({ linkedFusionIds: ['us-oh-reg-2'] });
    expect(await regulation('us-tx-reg-3')).toMatchObject({ linkedFusionIds: [] });
  });

  it('with the same identifier are a single document that follows the newest row', async () => {
    const first = 'OH,1,Widget rule,Proposed,Agency,OAC 1-1,2026-05-01,,Z-9|B-1,2026-01-02';
    expect(await ingestTable(first)).toMatchObject({ created: 1, quarantined: 0 });
    expect(await ingestTable('oh,1,Widget rule of old,Proposed,,,,,,2026-01-01')).toMatchObject({ unchanged: 1 });
    expect(await ingestTable(first)).toMatchObject({ unchanged: 1 });
    expect(await regulation('us-oh-reg-1')).toMatchObject({ title: 'Widget rule', localityExternalId: '1' });
    expect(await ingestTable('OH,1,Widget rule anew,Proposed,Agency,,2026-06-01,,Z-9|B-1,2026-01-03')).toMatchObject({
      updated: 1,
    });
    expect(await regulation('us-oh-reg-1')).toMatchObject({
      title: 'Widget rule anew',
      citations: [],
      commentEndDates: ['2026-06-01'],
      externalIds: ['1', 'Z-9', 'B-1'],
      localityType: 'state',
      localityName: 'Ohio',
      documentSubtype: 'Proposed',
      agencies: ['Agency'],
      provenance: [
        expect.objectContaining({
          source: 'state-regulations',
          sourceTitle: 'State regulations',
        }),
      ],
    });
    expect(await api.deps.database.$count(documents, eq(documents.isoCode, 'us-oh'))).toBe(1);
  });

  it('are found in Discover by state, kind and citation', async () => {
    await ingestTable(
      'OH,1,Gadget rule,Notice of Proposed Rulemaking,,OAC 9999-1-01,2026-05-01,,,',
      'OH,2,Gadget rule in haste,Emergency Rule,,,,,,',
      'TX,1,Gadget rule,Proposed Rules,,,,,,',
    );
    const inOhio = { genericSearch: { byLocation: ['us-oh'] } };
    const proposed = { progressiveFilters: { Regulation: { regDocumentTypes: ['Proposed Rule'] } } };
    expect(await find({ ...inOhio, ...proposed })).toMatchObject(idsFound('us-oh-reg-1'));
    expect(await find({ ...inOhio, rawTextSearch: 'haste' })).toMatchObject(idsFound('us-oh-reg-2'));
    expect(await find({ rawTextSearch: '"OAC 9999-1-01"' })).toMatchObject(idsFound('us-oh-reg-1'));
    expect(await find(proposed)).toMatchObject({ total: 2 });
  });

  it('are ingested when another row of the table is invalid', async () => {
    const summary = await ingestTable('OH,1,Widget rule,Rule,,,soon,,,', 'OH,2,Widget rule,Rule,,,,,,');
    expect(summary).toMatchObject({ read: 2, created: 1, quarantined: 1 });
    expect(await regulation('us-oh-reg-2')).toMatchObject({ title: 'Widget rule' });
  });
});
