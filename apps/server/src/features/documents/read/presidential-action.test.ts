import type { PresidentialActionRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';

const order = (number: string, changes: Partial<PresidentialActionRecord> = {}): PresidentialActionRecord => ({
  kind: 'presidential-action',
  fusionId: `eo-${number}`,
  part: 'main',
  isoCode: 'us',
  actionType: 'executive_order',
  executiveOrderNumber: number,
  title: `Order ${number}`,
  ...changes,
});

describe('Presidential document', () => {
  const { api, viewer, ingest } = workspaceTest(
    { viewer: 'viewer' },
    {
      withPipeline: true,
      emptied: ['documents', 'source_facts', 'document_texts', 'document_changes', 'entity_aliases'],
    },
  );
  const get = (id: string) => api.call(viewer.token, 'GET', `/execOrders/${id}`);

  it('is returned with all stated facts, also under its document number', async () => {
    const stated = {
      president: 'Ann Example',
      signedOn: '2026-01-02',
      publicationDate: '2026-01-05',
      ofrId: '2026-00001',
      registerCitiation: '91 FR 5',
      registerStartPage: 5,
      registerEndPage: 7,
      topics: ['Widgets'],
      documentUrl: 'https://register.example/1',
      pdfUrl: 'https://register.example/1.pdf',
      notReceivedForPublication: false,
    };
    await ingest(order('99001', { ...stated, alsoKnownAs: ['fr-2026-00001'] }));
    for (const id of ['eo-99001', 'fr-2026-00001']) {
      expect(await get(id)).toMatchObject({
        status: 200,
        body: {
          presidentialAction: {
            fusionId: 'eo-99001',
            documentType: 'PresidentialAction',
            localityExternalId: 'EO 99001',
            ...stated,
            executiveOrderNumber: '99001',
            actionType: 'executive_order',
            hasText: false,
          },
          analysis: null,
        },
      });
    }
  });

  it('has null and empty fields when its source states nothing more', async () => {
    await ingest({ ...order('1'), executiveOrderNumber: '' });
    expect(await get('eo-1')).toMatchObject({
      status: 200,
      body: {
        presidentialAction: {
          president: null,
          signedOn: null,
          ofrId: null,
          documentUrl: null,
          pdfUrl: null,
          topics: [],
          registerCitiation: null,
          registerStartPage: null,
          notReceivedForPublication: null,
          correctionOf: null,
          corrections: [],
          dispositions: [],
          proclamationNumber: null,
        },
      },
    });
  });

  it('without a title is named after its executive order number when it has it', async () => {
    const { title: _title, ...untitled } = order('99001');
    const { executiveOrderNumber: _number, ...unnumbered } = untitled;
    await ingest(untitled, { ...unnumbered, fusionId: 'fr-2026-00009' });
    const getTitle = async (id: string) => (await get(id)).body;
    expect(await getTitle('eo-99001')).toMatchObject({ presidentialAction: { title: 'Executive Order 99001' } });
    expect(await getTitle('fr-2026-00009')).toMatchObject({
      presidentialAction: { title: 'Untitled presidential action' },
    });
  });

  it('links to stored orders named in its disposition notes', async () => {
    const dispositionNotes = 'Amends: EO 11359A, June 30, 1967; EO 5, May 1, 1900\nRevoked by: EO 99002, June 1, 2026';
    await ingest(
      order('99001', { dispositionNotes }),
      order('11359-a', { executiveOrderNumber: '11359A' }),
      order('99002'),
    );
    const part = (text: string, fusionId: string | null = null) => ({ text, fusionId });
    expect(await get('eo-99001')).toMatchObject({
      body: {
        presidentialAction: {
          dispositions: [
            {
              label: 'Amends',
              items: [
                { parts: [part('EO 11359A', 'eo-11359-a'), part(', June 30, 1967')] },
                { parts: [part('EO 5'), part(', May 1, 1900')] },
              ],
            },
            { label: 'Revoked by', items: [{ parts: [part('EO 99002', 'eo-99002'), part(', June 1, 2026')] }] },
          ],
        },
      },
    });
  });

  it('names its corrections and what it corrects, stored or not', async () => {
    await ingest(order('99001', { correctionFusionIds: ['fr-C1-2026-1', 'fr-C2-2026-1'] }), {
      ...order('99001', { title: 'Correction', correctionOfFusionId: 'eo-99001' }),
      fusionId: 'fr-C1-2026-1',
    });
    expect(await get('eo-99001')).toMatchObject({
      body: {
        presidentialAction: {
          corrections: [
            { fusionId: 'fr-C1-2026-1', card: { title: 'Correction' } },
            { fusionId: 'fr-C2-2026-1', identifier: 'C2-2026-1', card: null },
          ],
        },
      },
    });
    expect(await get('fr-C1-2026-1')).toMatchObject({
      body: { presidentialAction: { correctionOf: { fusionId: 'eo-99001', identifier: 'EO 99001' } } },
    });
  });

  it('with a text lists the codes it cites, without summaries', async () => {
    const blocks = [{ text: 'By section 301 of title 3, United States Code, it is ordered:', indent: 0 }];
    await ingest(order('99001', { sections: [{ sectionId: 's-1', level: 0, blocks }] }));
    expect(await get('eo-99001')).toMatchObject({
      body: {
        presidentialAction: { hasText: true },
        analysis: { summary: null, codes: [{ code: '3 U.S.C. 301', summary: null, count: 1 }] },
      },
    });
    const text = await api.call(viewer.token, 'GET', '/documents/presidential-action/eo-99001/text?query=ordered');
    expect(text).toMatchObject({ status: 200, body: { matchCount: 1 } });
  });

  it('is NOT_FOUND when unknown or of another type, and requires a session', async () => {
    await ingest(testBill(1), order('99001'));
    for (const id of ['us-119-hr-1', 'eo-404']) {
      expect(await get(id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect(await api.call(null, 'GET', '/execOrders/eo-99001')).toMatchObject({ status: 401 });
  });
});
