import { describe, expect, test } from 'vitest';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { editionIn } from './edition-in.ts';
import { hts } from './index.ts';

/** Builds a row as the publisher writes it, with empty strings and nulls for missing values. */
const row = (htsno: string, indent: number, description: string, changes: object = {}) => ({
  htsno,
  indent: String(indent),
  description,
  superior: htsno === '' ? 'true' : null,
  units: [],
  general: '',
  special: '',
  other: '',
  footnotes: htsno === '' ? null : [],
  quotaQuantity: null,
  additionalDuties: null,
  addiitionalDuties: null,
  ...changes,
});
const parseRows = (...rows: unknown[]) => parseFiles(hts, { 'chapters/01.json': JSON.stringify(rows) });
const getLines = async (...rows: unknown[]) => getRecords('tariff-line', await parseRows(...rows));

describe('HTS rows', () => {
  test('include everything a row can state', async () => {
    const notes = [{ columns: ['general'], value: 'See 9999.88.03. ', type: 'endnote', marker: '1' }];
    const stated = { units: ['No.', 'kg '], general: '0.3¢/kg', special: 'Free (A,AU)', other: '2.6¢/kg' };
    const duties = { footnotes: notes, quotaQuantity: '7', addiitionalDuties: '4%' };
    const changes = { ...stated, ...duties };
    const parsed = await parseFiles(hts, {
      'hts-2025-01/01.json': JSON.stringify([row('0101.21.00.10', 0, ' Widgets, live ', changes)]),
    });
    expect(only(getRecords('tariff-line', parsed))).toEqual({
      kind: 'tariff-line',
      fusionId: 'hts-01-1',
      part: 'main',
      chapter: 1,
      position: 1,
      edition: '2025-01',
      htsno: '0101.21.00.10',
      indent: 0,
      description: 'Widgets, live',
      ancestors: [],
      isSuperior: false,
      units: ['No.', 'kg'],
      general: '0.3¢/kg',
      special: 'Free (A,AU)',
      other: '2.6¢/kg',
      quotaQuantity: '7',
      additionalDuties: '4%',
      footnotes: [
        {
          columns: ['general'],
          value: 'See 9999.88.03.',
          type: 'endnote',
          marker: '1',
        },
      ],
    });
  });

  test('belong to the closest preceding line with a smaller indent, with or without a code', async () => {
    const lines = await getLines(
      row('0101', 0, 'Animals:'),
      row('', 1, 'Horses:'),
      row('0101.21.00', 2, 'Tame'),
      row('0101.29', 2, 'Other:'),
      // Indented by two levels at once, as some rows are.
      row('0101.29.10', 4, 'For the plough'),
      row('0101.30', 1, 'Asses'),
      row('0102', 0, 'Cattle'),
    );
    expect(lines.map(({ parentPosition }) => parentPosition)).toEqual([undefined, 1, 2, 2, 4, 1, undefined]);
    expect(lines[4]?.ancestors).toEqual(['Animals:', 'Horses:', 'Other:']);
    expect(lines[1]).toMatchObject({ isSuperior: true, footnotes: [] });
    expect(lines[1]).not.toHaveProperty('htsno');
    expect(lines[2]).not.toHaveProperty('general');
  });

  test('have no parent when they are part captions, which have no children', async () => {
    const lines = await getLines(
      row('', 3, 'I. LIVE THINGS'),
      row('0101', 0, 'Animals'),
      row('', 1, "II. THEIR OWNERS' GOODS:"),
      row('', 1, 'Of two kinds:'),
      row('0102', 0, 'Cattle'),
    );
    expect(lines.map(({ parentPosition }) => parentPosition)).toEqual([undefined, undefined, undefined, 2, undefined]);
  });

  test('are numbered per chapter, including the rows before its first code', async () => {
    const rows = [row('0101', 0, 'Animals'), row('', 1, 'Tame'), row('', 1, 'I. METALS'), row('2801', 0, 'Chlorine')];
    const places = (await getLines(...rows)).map(({ chapter, position }) => [chapter, position]);
    expect(places).toEqual([
      [1, 1],
      [1, 2],
      [28, 1],
      [28, 2],
    ]);
  });

  test.each<[string, unknown, RegExp]>([
    ['no row', 7, /expected object/],
    ['a code of another form', row('1.2', 0, 'A'), /^htsno: not a code of the schedule/],
    ['an indent that is none', row('0101', 0, 'A', { indent: 'x' }), /^indent: /],
    ['no description', row('0101', 0, 'A', { description: undefined }), /^description: /],
    ['units that are no list', row('0101', 0, 'A', { units: 'kg' }), /^units: /],
  ])('%s: quarantines only that row and keeps the positions of later rows', async (_, bad, reason) => {
    const parsed = await parseRows(row('0101', 0, 'Animals'), bad, row('0101.21', 1, 'Horses'));
    expect(parsed).toMatchObject([
      { ok: true },
      { ok: false, position: 'chapters/01.json[1]', reason: expect.stringMatching(reason) },
      { ok: true, record: { position: 3, parentPosition: 1 } },
    ]);
  });

  test('are quarantined when descendants would repeat an excessive text or depth', async () => {
    const parsed = await parseRows(
      row('0101', 0, 'x'.repeat(5001)),
      row('0101.21', 31, 'Widgets'),
      row('0101.29', 30, 'x'.repeat(5000)),
    );
    expect(parsed.map(({ ok }) => ok)).toEqual([false, false, true]);
  });

  test('are quarantined with a reason when the file is not an export', async () => {
    const parsed = await parseFiles(hts, {
      'a.json': '{"message":"busy"}',
      'b.json': JSON.stringify([row('', 0, 'A')]),
    });
    expect(parsed).toMatchObject([
      { ok: false, reason: 'not a list of rows of the schedule' },
      { ok: false, reason: 'no code before or after the row tells its chapter' },
    ]);
  });

  test('of a chapter in two files come from the first; differing rows of the second are quarantined', async () => {
    const first = [row('0101', 0, 'Animals'), row('0101.21', 1, 'Horses')];
    const second = [row('0101', 0, 'Animals'), row('0101.21', 1, 'Donkeys'), row('0101.29', 1, 'Other')];
    const parsed = await parseFiles(hts, { 'a/01.json': JSON.stringify(first), 'b/01.json': JSON.stringify(second) });
    const reason = 'chapter 1 was read from a/01.json, where this row differs';
    expect(parsed).toMatchObject([
      { ok: true },
      { ok: true },
      {
        ok: true,
        record: { fusionId: 'hts-01-1' },
      },
      {
        ok: false,
        reason,
      },
      {
        ok: false,
        reason,
      },
    ]);
  });
});

test.each([
  ['hts-chapters-2025-01.tar.gz!chapters/22.json', '2025-01'],
  ['/2024-12/hts_2025_revision_3.json', '2025 Revision 3'],
  ['2025HTSRev12/01.json', '2025 Revision 12'],
  ['hts_2026_basic_edition.json', '2026 Basic Edition'],
  ['https://hts.example/exportList?from=2001&to=2099#2025 Revision 4', '2025 Revision 4'],
  ['https://hts.example/exportList?from=2001&to=2099&format=JSON', undefined],
  ['chapters/22.json', undefined],
])('editionIn finds the edition in %s', (path, edition) => {
  expect(editionIn(path)).toBe(edition);
});

describe('HTS client', () => {
  test('requests the schedule by chapter and fails when a chapter fails', async () => {
    let isDown = false;
    const endpoint = await startLocalEndpoint((url) => {
      const chapter = url.searchParams.get('from')?.slice(0, 2) ?? '';
      if (isDown && chapter === '02') return { status: 404 };
      return { body: JSON.stringify([row(`${chapter}01`, 0, `Goods of ${chapter}`)]) };
    });
    const settings = { baseUrl: endpoint.baseUrl, options: { edition: '2026 Revision 2' } };
    const parse = () => {
      const request = { http: fetchSourceHttp(), settings, saveCheckpoint: () => undefined };
      return collect(hts.parse(hts.live?.fetch(request) ?? (async function* () {})()));
    };
    try {
      const lines = getRecords('tariff-line', await parse());
      expect(lines.map(({ chapter }) => chapter)).toEqual(
        [...Array(99).keys()].map((n) => n + 1).filter((n) => n !== 77),
      );
      expect(lines[0]).toMatchObject({ htsno: '0101', edition: '2026 Revision 2' });
      expect(endpoint.requests[0]).toBe('/exportList?from=0101&to=0199&format=JSON&styles=false');
      isDown = true;
      await expect(parse()).rejects.toThrow('404');
    } finally {
      await endpoint.close();
    }
  });
});
