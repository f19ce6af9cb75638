import type { RegulationRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';

const regulation = (id: string, changes: Partial<RegulationRecord> = {}): RegulationRecord => ({
  kind: 'regulation',
  fusionId: id,
  part: 'main',
  isoCode: 'us',
  regulationDocumentType: 'Rule',
  title: id,
  ...changes,
});

describe('Regulations', () => {
  const { member, ingest } = workspaceTest(
    { member: 'member' },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'entity_aliases'] },
  );
  const get = (path: string) => member.call('GET', `/documents/${path}`);
  const post = (path: string, body: object) => member.call('POST', `/documents/${path}`, body);

  it('pages the documents of a docket, newest first', async () => {
    const docketFusionIds = ['docket-ZZZ-2026-1'];
    await ingest(
      regulation('docket-ZZZ-2026-1', { regulationDocumentType: 'Docket' }),
      regulation('fr-2026-1', {
        docketFusionIds: [...docketFusionIds, 'docket-not-held'],
        publicationDate: '2026-01-01',
      }),
      regulation('fr-2026-2', { docketFusionIds, publicationDate: '2026-02-01' }),
    );
    const docket = await get('regulation/docket-ZZZ-2026-1');
    expect(docket).toMatchObject({ body: { isDocket: true } });
    expect(await get('regulation/fr-2026-1')).toMatchObject({
      body: { docketFusionIds, otherDockets: [{ docketId: 'not-held' }] },
    });
    const { documentFusionIds } = docket.body as { documentFusionIds: string[] };
    expect(documentFusionIds.toSorted()).toEqual(['fr-2026-1', 'fr-2026-2']);
    expect(await post('regulation-docs/fetch-by-ids', { fusionIds: documentFusionIds, limit: 1 })).toMatchObject({
      body: { total: 2, results: [{ fusionId: 'fr-2026-2' }] },
    });
    expect(await post('regulation-docs/fetch-by-ids', { fusionIds: documentFusionIds, skip: 1 })).toMatchObject({
      body: { total: 2, results: [{ fusionId: 'fr-2026-1' }] },
    });
  });

  it('finds a rule under the id of either publisher', async () => {
    await ingest(
      regulation('regs-ZZZ-2026-0001-0002', { alsoKnownAs: ['fr-2026-1'], externalIds: ['ZZZ-2026-0001-0002'] }),
    );
    for (const id of ['fr-2026-1', 'regs-ZZZ-2026-0001-0002']) {
      expect(await get(`regulation/${id}`)).toMatchObject({ status: 200, body: { fusionId: 'fr-2026-1' } });
      expect(await get(`cards/${id}`)).toMatchObject({ status: 200, body: { fusionId: 'fr-2026-1' } });
    }
    expect((await get('regulation/regs-ZZZ-2026-0001-0003')).status).toBe(404);
  });

  it('returns the stated facts of a rule, its dockets stored or not, and only web links', async () => {
    await ingest(
      regulation('fr-2026-1', {
        docketIds: ['ZZZ-2026-0001', 'FRL-1'],
        docketFusionIds: ['docket-ZZZ-2026-0001'],
        topics: ['Widgets'],
        regulationIdNumbers: ['2060-AV16'],
        noticeType: 'Final rule.',
        commentStartDate: '2026-01-02',
        publicationDate: '2026-01-01',
        documentUrl: 'javascript:alert(1)',
        registerUrl: 'https://register.example/1',
        textAttachments: [{ url: 'file:///etc/passwd' }, { url: 'https://register.example/1.pdf' }],
      }),
    );
    const lastUpdatedAt = Date.parse('2026-01-01') / 1000;
    expect(await get('regulation/fr-2026-1')).toMatchObject({
      body: {
        docketIds: ['ZZZ-2026-0001', 'FRL-1'],
        docketFusionIds: [],
        topics: ['Widgets'],
        otherDockets: [
          {
            docketId: 'ZZZ-2026-0001',
            url: 'https://www.regulations.gov/docket/ZZZ-2026-0001',
          },
        ],
        regulationIdNumbers: ['2060-AV16'],
        noticeType: 'Final rule.',
        commentStartDate: '2026-01-02',
        sourceUrl: 'https://register.example/1',
        documentUrl: null,
        registerUrl: 'https://register.example/1',
        textAttachments: [{ url: 'https://register.example/1.pdf' }],
        lastUpdatedAt,
        actionIds: [],
        commentIds: [],
      },
    });
    expect(await get('cards/fr-2026-1')).toMatchObject({
      body: { noticeType: 'Final rule.', sourceUrl: 'https://register.example/1', lastUpdatedAt },
    });
  });
});
