import type { CommitteeRecord, ResearchRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';

const report = (changes: Partial<ResearchRecord> = {}): ResearchRecord => ({
  kind: 'research',
  fusionId: 'cbo-1',
  part: 'main',
  documentSubtype: 'CBO',
  title: 'H.R. 1, Widgets Act',
  ...changes,
});
const committee: CommitteeRecord = {
  kind: 'committee',
  fusionId: 'committee-us-zzza',
  part: 'main',
  isoCode: 'us',
  fullSourceId: 'us:zzza',
  name: 'House Committee on Widgets',
};

describe('Research document', () => {
  const { api, member, ingest } = workspaceTest(
    { member: 'member' },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes'] },
  );
  const get = (id: string) => api.call(member.token, 'GET', `/documents/research/${id}`);
  const batch = (fusionIds: string[]) =>
    api.call(member.token, 'POST', '/documents/research/fetch-by-ids', { fusionIds });

  it('is returned with all stated facts', async () => {
    await ingest(
      report({
        externalId: '44444',
        summary: 'Costs of widgets',
        authors: ['Ann Author', 'Bo Byline'],
        session: '111',
        publicationDate: '2010-02-03',
        documentUrl: 'https://reports.example/44444',
        sourceUrl: 'https://reports.example/44444',
      }),
    );
    expect(await get('cbo-1')).toMatchObject({
      status: 200,
      body: {
        fusionId: 'cbo-1',
        documentType: 'ResearchDocument',
        documentSubtype: 'CBO',
        title: 'H.R. 1, Widgets Act',
        externalId: '44444',
        sourceSummary: 'Costs of widgets',
        authors: ['Ann Author', 'Bo Byline'],
        publicationDate: '2010-02-03',
        session: '111',
        sessionName: '111th Congress (2009-2010)',
        documentUrl: 'https://reports.example/44444',
        provenance: [{ sourceUrl: 'https://reports.example/44444' }],
      },
    });
  });

  it('has null and empty fields when its source states nothing more', async () => {
    await ingest(report({ documentSubtype: 'GAO', fusionId: 'gao-26-1' }));
    expect(await get('gao-26-1')).toMatchObject({
      status: 200,
      body: {
        externalId: null,
        sourceSummary: null,
        authors: [],
        documentUrl: null,
        publicationDate: null,
        session: null,
        sessionName: null,
        committees: [],
        relatedBills: [],
      },
    });
  });

  it('links to stored committees and bills, and cites other bills with their Congress', async () => {
    await ingest(
      testBill(1),
      committee,
      report({
        committeeFusionIds: ['committee-us-zzza', 'committee-us-zzzb'],
        legislationFusionIds: ['us-111-hr-30', 'us-119-hr-1', 'us-112-sconres-2'],
      }),
    );
    expect(await get('cbo-1')).toMatchObject({
      body: {
        committees: [{ fusionId: 'committee-us-zzza', name: 'House Committee on Widgets' }],
        relatedBills: [
          { fusionId: 'us-111-hr-30', identifier: 'H.R. 30 (111th)', card: null },
          {
            fusionId: 'us-119-hr-1',
            identifier: 'US HR 1',
            card: {
              fusionId: 'us-119-hr-1',
              documentType: 'Legislation',
            },
          },
          { fusionId: 'us-112-sconres-2', identifier: 'S.Con.Res. 2 (112th)', card: null },
        ],
      },
    });
    const { committees } = (await get('cbo-1')).body as { committees: object[] };
    expect(committees).toHaveLength(1);
  });

  it('strips disallowed markup and links that are not web addresses', async () => {
    const summary = '<p onclick="x()">Counts <b>widgets</b><script>alert(1)</script></p>';
    await ingest(report({ summary, documentUrl: 'javascript:alert(1)' }));
    expect(await get('cbo-1')).toMatchObject({
      body: { sourceSummary: '<p>Counts <b>widgets</b></p>', documentUrl: null },
    });
  });

  it('is NOT_FOUND when unknown or of another type, and batches keep the requested order', async () => {
    await ingest(testBill(1), report(), report({ fusionId: 'crs-r1', documentSubtype: 'CRS' }));
    for (const id of ['us-119-hr-1', 'cbo-404']) {
      expect(await get(id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect(await batch(['crs-r1', 'us-119-hr-1', 'cbo-404', 'cbo-1'])).toMatchObject({
      status: 200,
      body: [{ fusionId: 'crs-r1' }, { fusionId: 'cbo-1' }],
    });
    expect((await batch(['crs-r1', 'us-119-hr-1'])).body).toHaveLength(1);
  });
});
