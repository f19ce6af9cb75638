import type { PresidentialActionRecord, RegulationRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const measure = { codes: ['9903.01.25', '8471.30.01'], effectiveOn: ['2026-04-05'], rates: ['25 percent ad valorem'] };
const notice = (id: string, changes: Partial<RegulationRecord> = {}): RegulationRecord => ({
  kind: 'regulation',
  fusionId: id,
  part: 'issue',
  isoCode: 'us',
  regulationDocumentType: 'Notice',
  title: `Notice ${id}`,
  publicationDate: '2026-04-01',
  ...changes,
});
const order: PresidentialActionRecord = {
  kind: 'presidential-action',
  fusionId: 'eo-99001',
  part: 'issue',
  isoCode: 'us',
  title: 'Regulating Widgets',
  actionType: 'executive_order',
  publicationDate: '2026-05-01',
  tariffMeasure: {
    ...measure,
    codes: ['9903.02.01'],
  },
};

describe('Tariff regulations', () => {
  const { api, member, ingest } = workspaceTest(
    { member: 'member' },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes'] },
  );
  const get = (path: string) => api.call(member.token, 'GET', `/tariffs/${path}`);
  const found = async (query: string) => {
    const { body } = await get(`regulations${query}`);
    const { results, total } = body as { results: { fusionId: string }[]; total: number };
    return [total, ...results.map(({ fusionId }) => fusionId)];
  };

  it('are listed newest first and found by code, related codes or title words', async () => {
    await ingest(notice('fr-2026-1', { tariffMeasure: measure }), notice('fr-2026-2'), order);
    expect(await found('')).toEqual([2, 'eo-99001', 'fr-2026-1']);
    expect(await found('?query=9903.01')).toEqual([1, 'fr-2026-1']);
    expect(await found('?query=84713001')).toEqual([1, 'fr-2026-1']);
    expect(await found('?query=8471.30.01.50'), 'cited with what it stands under').toEqual([1, 'fr-2026-1']);
    expect(await found('?query=8471.30.02'), 'another line of the subheading').toEqual([0]);
    expect(await found('?query=...')).toEqual([0]);
    expect(await found('?query=regulating%20WIDGETS')).toEqual([1, 'eo-99001']);
    expect(await found('?query=100%25')).toEqual([0]);
    expect(await found('?skip=1&limit=1')).toEqual([2, 'fr-2026-1']);
  });

  it('are returned individually and with their page', async () => {
    await ingest(notice('fr-2026-1', { tariffMeasure: measure }), notice('fr-2026-2'));
    expect((await get('regulation/fr-2026-1')).body).toMatchObject({ fusionId: 'fr-2026-1', tariffMeasure: measure });
    expect((await get('regulation/fr-2026-2')).status).toBe(404);
    expect((await get('regulation/fr-2026-404')).status).toBe(404);
    const page = async (id: string) => (await api.call(member.token, 'GET', `/documents/regulation/${id}`)).body;
    expect(await page('fr-2026-1')).toMatchObject({ tariffMeasure: measure });
    expect(await page('fr-2026-2')).toMatchObject({ tariffMeasure: null });
  });
});
