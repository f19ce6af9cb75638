import type { ImpactConfiguration, ImpactReport } from '@rotunda/contract';
import type { RegulationRecord } from '@rotunda/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { hts } from '../../sources/hts/index.ts';
import { bufferEntry } from '../../sources/reading/index.ts';
import type { InputEntry } from '../../sources/source.ts';
import { runIngest } from '../sources/index.ts';

const note = { columns: ['general'], value: 'See 9903.88.15.', type: 'endnote' };
const line = (htsno: string, indent: number, description: string, general = '', footnotes: object[] = []) => ({
  htsno,
  indent: String(indent),
  description,
  units: [],
  general,
  footnotes,
});
const ROWS = [
  line('8712', 0, 'Bicycles, not motorized:'),
  line('8712.00.15', 1, 'Having both wheels of 63.5 cm', '11%', [note]),
  line('8712.00.15.10', 2, 'For children'),
  line('8714', 0, 'Parts of bicycles:'),
  line('8714.91.30', 1, 'Frames', '3.9%'),
  line('8715', 0, 'Carriages for babies', '4.4%'),
];
const ADDITIONAL = [line('9903.88.15', 0, 'Articles the product of China', 'The duty provided + 7.5%')];
const notice = (id: string, codes: string[], changes: Partial<RegulationRecord> = {}): RegulationRecord => ({
  kind: 'regulation',
  fusionId: id,
  part: 'issue',
  isoCode: 'us',
  regulationDocumentType: 'Notice',
  title: `Notice ${id}`,
  publicationDate: '2026-04-01',
  tariffMeasure: {
    codes,
    effectiveOn: [],
    rates: [],
    programs: ['section-301'],
    countries: ['CN'],
  },
  ...changes,
});

describe('Tariff impact', () => {
  const { api, ingest, member, viewer, stranger } = workspaceTest(
    { member: 'member', viewer: 'viewer', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['tariff_configurations'] },
  );
  beforeAll(async () => {
    async function* entries(): AsyncGenerator<InputEntry> {
      yield bufferEntry('2026-01/87.json', JSON.stringify(ROWS));
      yield bufferEntry('2026-01/99.json', JSON.stringify(ADDITIONAL));
    }
    const request = { source: hts, mode: 'file' as const, input: 'test', fingerprint: 'test', entries: entries() };
    await runIngest(api.deps, request);
    await ingest(
      notice('fr-2026-1', ['8712.00.15']),
      notice('fr-2026-2', ['9903.88.15'], { publicationDate: '2026-05-01' }),
      notice('fr-2026-3', ['8715.00.00']),
      notice('fr-2026-4', [], { tariffMeasure: { codes: ['8712'], effectiveOn: [], rates: [] } }),
    );
  });

  const CONFIGURATION = '/tariffs/impact-report-configuration';
  const company = {
    company_name: 'Larkmere Wheels Inc.',
    products: 'bicycle frames',
    operating_countries: ['CN', 'CN'],
  };
  const save = (changes: object = {}, by = member) =>
    api.call(by.token, 'POST', CONFIGURATION, { ...company, hs_codes: ['8712', '2201'], ...changes });
  const getCountries = async (company_name: string, by = member) => {
    const { body } = await api.call(by.token, 'POST', '/tariff-impact/wizard/operating-countries', { company_name });
    return body as { isKnown: boolean; countries: { code: string; name: string; isEntered: boolean }[] };
  };
  const getCategories = async (changes: object) => {
    const asked = { company_name: company.company_name, operating_countries: [], ...changes };
    return (await api.call(member.token, 'POST', '/tariff-impact/wizard/hs-categories', asked)).body;
  };

  it('puts countries the organization entered earlier for a company first', async () => {
    expect(await getCountries('Larkmere Wheels Inc.')).toMatchObject({ isKnown: false, countries: { length: 249 } });
    await save();
    const known = await getCountries('larkmere WHEELS inc.');
    expect(known.isKnown).toBe(true);
    expect(known.countries[0]).toEqual({ code: 'CN', name: 'China', isEntered: true });
    expect(known.countries[1]).toMatchObject({ isEntered: false });
    expect((await getCountries('Larkmere Wheels Inc.', stranger)).isKnown).toBe(false);
  });

  it('finds headings by whole words in singular or plural', async () => {
    expect(await getCategories({})).toEqual({
      isKnown: false,
      words: ['larkmere', 'wheels'],
      categories: [
        {
          code: '8712',
          description: 'Bicycles, not motorized:',
          chapter: 87,
          words: ['wheels'],
          lineCount: 1,
          isEntered: false,
        },
      ],
    });
    await save();
    expect(await getCategories({})).toMatchObject({
      isKnown: true,
      words: ['bicycle', 'frames', 'larkmere', 'wheels'],
      categories: [
        { code: '8712', words: ['bicycle', 'wheels'], isEntered: true },
        { code: '8714', words: ['bicycle', 'frames'], isEntered: false },
      ],
    });
    expect(await getCategories({ company_name: 'X', products: 'carriage (.*' })).toMatchObject({
      categories: [{ code: '8715' }],
    });
    expect(await getCategories({ company_name: 'The Trading Co.' })).toMatchObject({ words: [], categories: [] });
  });

  it('has a single configuration per company and rejects stale changes', async () => {
    const first = (await save()).body as ImpactConfiguration;
    expect(first).toMatchObject({ ...company, operating_countries: ['CN'], version: 1, updatedBy: member.userId });
    expect((await save()).status).toBe(409);
    expect((await save({ version: 2 })).status).toBe(409);
    expect(await save({ version: 1, hs_codes: ['8714'] })).toMatchObject({ body: { version: 2, hs_codes: ['8714'] } });
    expect((await save({}, stranger)).status).toBe(200);
    const list = await api.call(viewer.token, 'GET', `${CONFIGURATION}s`);
    expect(list.body).toMatchObject({ total: 1, results: [{ _id: first._id, version: 2 }] });
    expect((await api.call(stranger.token, 'DELETE', `${CONFIGURATION}s/${first._id}`)).status).toBe(404);
    expect((await api.call(member.token, 'DELETE', `${CONFIGURATION}s/${first._id}`)).status).toBe(200);
    expect((await api.call(member.token, 'DELETE', `${CONFIGURATION}s/${first._id}`)).status).toBe(404);
  });

  it.each([
    { hs_codes: [] },
    { hs_codes: ['87.12'] },
    { operating_countries: ['XX'] },
    { company_name: ' ' },
    { x: 1 },
  ])('rejects a configuration with %j', async (changes) => {
    expect(await save(changes)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('reports rates and measures with their sources and gaps', async () => {
    const { _id } = (await save()).body as ImpactConfiguration;
    const { body } = await api.call(viewer.token, 'GET', `${CONFIGURATION}s/${_id}/report`);
    const report = body as ImpactReport;
    expect(report.categories).toMatchObject([
      {
        code: '8712',
        description: 'Bicycles, not motorized:',
        lineCount: 1,
        lines: [
          {
            htsno: '8712.00.15',
            general: '11%',
          },
        ],
        additional: [
          {
            htsno: '9903.88.15',
            general: 'The duty provided + 7.5%',
          },
        ],
      },
      { code: '2201', description: null, lines: [], lineCount: 0, additional: [] },
    ]);
    expect(report.measures.map(({ fusionId }) => fusionId)).toEqual(['fr-2026-2', 'fr-2026-4', 'fr-2026-1']);
    expect(report).toMatchObject({
      measureCount: 3,
      sources: { chapters: [{ chapter: 87, edition: '2026-01' }], measuresHeld: 4, newestMeasure: '2026-05-01' },
    });
    expect((await api.call(stranger.token, 'GET', `${CONFIGURATION}s/${_id}/report`)).status).toBe(404);
  });

  it('lists tariff programs by the law their documents cite and filters regulations by program', async () => {
    expect((await api.call(viewer.token, 'GET', '/tariffs')).body).toEqual({
      results: [
        {
          program: 'section-301',
          measureCount: 3,
          newestMeasure: '2026-05-01',
          codeCount: 3,
          countries: ['CN'],
        },
        {
          program: 'other',
          measureCount: 1,
          newestMeasure: '2026-04-01',
          codeCount: 1,
          countries: [],
        },
      ],
      total: 2,
    });
    const { body } = await api.call(viewer.token, 'GET', '/tariffs/regulations?program=other');
    expect(body).toMatchObject({ total: 1, results: [{ fusionId: 'fr-2026-4' }] });
    expect((await api.call(viewer.token, 'GET', '/tariffs/regulations?program=none')).status).toBe(400);
  });
});
