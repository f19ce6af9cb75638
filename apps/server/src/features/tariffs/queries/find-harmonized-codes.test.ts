import { beforeAll, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';
import { hts } from '../../../sources/hts/index.ts';
import { bufferEntry } from '../../../sources/reading/index.ts';
import type { InputEntry } from '../../../sources/source.ts';
import { runIngest } from '../../sources/index.ts';

const notes = [{ columns: ['general'], value: 'See 9999.88.03.', type: 'endnote' }];
const ROWS = [
  { htsno: '2201', indent: '0', description: 'Waters:', units: [], general: '' },
  {
    htsno: '2201.10.00.00',
    indent: '1',
    description: 'Mineral',
    units: ['liters'],
    general: '1¢/liter',
    footnotes: notes,
  },
  { htsno: '2202', indent: '0', description: 'Lemonade', units: [], general: 'Free' },
  {
    htsno: '2203.00.00',
    indent: '0',
    description: 'Beer',
    units: [],
    general: 'Free',
    special: 'Free (A)',
    other: '9¢',
  },
  { htsno: '2203.00.00.30', indent: '1', description: 'In glass', units: [], general: '', other: '13¢' },
  { htsno: '2203.10', indent: '1', description: 'Of rice', units: [], general: '' },
  { htsno: '2203.00.00.90', indent: '1', description: 'In cans', units: [], general: '2%' },
  { htsno: '2204', indent: '0', description: 'Spirits of rice', units: [], general: '' },
  { htsno: '2206', indent: '0', description: 'Rice wine', units: [], general: '' },
];
const { api, viewer, admin } = workspaceTest({ admin: 'admin', viewer: 'viewer' });

beforeAll(async () => {
  async function* entries(): AsyncGenerator<InputEntry> {
    yield bufferEntry('2026-01/22.json', JSON.stringify(ROWS));
  }
  const request = { source: hts, mode: 'file' as const, input: 'test', fingerprint: 'test', entries: entries() };
  await runIngest(api.deps, request);
});

const find = (query: string) => api.call(viewer.token, 'GET', `/get_harmonized_system_codes${query}`);
const getCodes = async (query: string) =>
  ((await find(query)).body as { results: { htsno: string }[] }).results.map(({ htsno }) => htsno);

it('Harmonized codes are found with their rates by code prefix in any spelling', async () => {
  const mineral = {
    htsno: '2201.10.00.00',
    indent: 1,
    description: 'Mineral',
    ancestors: ['Waters:'],
    units: ['liters'],
    general: '1¢/liter',
    special: null,
    other: null,
    inherited: null,
    quotaQuantity: null,
    additionalDuties: null,
    footnotes: [
      {
        ...notes[0],
        marker: null,
      },
    ],
    edition: '2026-01',
  };
  expect((await find('?query=2201.10')).body).toEqual({ results: [mineral], total: 1 });
  expect(await getCodes('?query=%2022%2001%20')).toEqual(['2201', '2201.10.00.00']);
});

it('Harmonized codes inherit rates from the line above and name that line', async () => {
  const { body } = await find('?query=2203.00.00.30');
  const inherited = { htsno: '2203.00.00', general: 'Free', special: 'Free (A)', other: '13¢' };
  expect(body).toMatchObject({ results: [{ general: null, special: null, other: '13¢', inherited }] });
  expect((await find('?query=2203.00.00.90')).body).toMatchObject({ results: [{ general: '2%', inherited: null }] });
  expect((await find('?query=2203.10')).body).toMatchObject({ results: [{ general: null, inherited: null }] });
});

it('A tariff chapter returns its lines, each with the position of its parent', async () => {
  const chapter = { chapter: 22, title: 'Beverages, spirits and vinegar', edition: '2026-01', lineCount: ROWS.length };
  expect((await api.call(viewer.token, 'GET', '/tariffs/chapters')).body).toEqual({
    results: [{ ...chapter, loadedTs: expect.any(Number) }],
    total: 1,
  });
  const { body } = await api.call(viewer.token, 'GET', '/tariffs/chapters/22');
  expect(body).toMatchObject({ chapter, lines: { length: ROWS.length } });
  const { lines } = body as { lines: { position: number; parentPosition: number | null; inherited: unknown }[] };
  expect(lines.map(({ parentPosition }) => parentPosition)).toEqual([null, 1, null, null, 4, 4, 4, null, null]);
  expect(lines[4]).toMatchObject({ position: 5, inherited: { htsno: '2203.00.00' } });
  for (const [path, status] of [
    ['23', 404],
    ['0', 400],
    ['100', 400],
    ['x', 400],
  ] as const)
    expect((await api.call(viewer.token, 'GET', `/tariffs/chapters/${path}`)).status, path).toBe(status);
});

it('Harmonized codes are found by words of a line and its ancestors, or all without a query', async () => {
  expect(await getCodes('?query=waters%20MINERAL')).toEqual(['2201.10.00.00']);
  expect((await getCodes('')).slice(0, 3)).toEqual(['2201', '2201.10.00.00', '2202']);
  expect((await find('?skip=50')).body).toEqual({ results: [], total: ROWS.length });
  expect((await find('?skip=1&limit=1')).body).toMatchObject({
    total: ROWS.length,
    results: [{ htsno: '2201.10.00.00' }],
  });
});

describe('Words in a harmonized code search', () => {
  it('match singular and plural, prefixes and the chapter title', async () => {
    expect(await getCodes('?query=water')).toEqual(['2201', '2201.10.00.00']);
    expect(await getCodes('?query=cans')).toEqual(['2203.00.00.90']);
    expect(await getCodes('?query=can')).toEqual(['2203.00.00.90']);
    expect(await getCodes('?query=minera')).toEqual(['2201.10.00.00']);
    expect(await getCodes('?query=beverages%20beer%20of%20the%20can')).toEqual(['2203.00.00.90']);
    expect(await getCodes('?query=vinegar%20lemonade')).toEqual(['2202']);
  });

  it('do not match inside other words', async () => {
    expect(await getCodes('?query=ass')).toEqual([]);
    expect(await getCodes('?query=%2C%20%25')).toEqual([]);
    expect(await getCodes('?query=..')).toEqual([]);
  });

  it('rank matches in the line itself before ancestors and whole words before prefixes', async () => {
    expect((await getCodes('?query=beer'))[0]).toBe('2203.00.00');
    expect(await getCodes('?query=rice'), 'what it begins with is what it is about').toEqual([
      '2206',
      '2204',
      '2203.10',
    ]);
    expect(await getCodes('?query=in')).toEqual(['2203.00.00.30', '2203.00.00.90']);
  });
});

it.each(['?chapter=22', '?limit=0', '?skip=-1', `?query=${'2'.repeat(201)}`])(
  'The harmonized code search rejects %s',
  async (query) => {
    expect(await find(query)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  },
);

it('Harmonized codes count as records of their source', async () => {
  expect((await api.call(admin.token, 'GET', '/sources/hts')).body).toMatchObject({ records: ROWS.length });
  expect((await api.call(admin.token, 'GET', '/sources/billstatus')).body).toMatchObject({ records: 0 });
});
