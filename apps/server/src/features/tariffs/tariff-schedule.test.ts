import { htsLines, ingestRuns } from '@rotunda/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createIdSource } from '../../platform/ids.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { hts } from '../../sources/hts/index.ts';
import { bufferEntry } from '../../sources/reading/index.ts';
import type { InputEntry } from '../../sources/source.ts';
import { runIngest } from '../sources/index.ts';
import { getSearchWords } from './codes/code-words.ts';
import { createHtsLinesRepository } from './hts-lines.repository.ts';

type Row = readonly [htsno: string, indent: number, description: string, general?: string];

const getExport = (rows: readonly Row[]) =>
  JSON.stringify(rows.map(([htsno, indent, description, general = '']) => ({ htsno, indent, description, general })));
const ANIMALS: readonly Row[] = [
  ['0101', 0, 'Live animals:'],
  ['', 1, 'Horses:'],
  ['0101.21.00', 2, 'For work', '2%'],
];
const CHLORINE: readonly Row[] = [['2801', 0, 'Chlorine, 100%_pure', 'Free']];

describe('Tariff schedule', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());
  beforeEach(() => emptyTables(test.pool, 'hts_lines', 'hts_chapters', 'quarantine', 'ingest_runs'));

  const ingest = (
    files: Readonly<Record<string, readonly Row[]>>,
    mode: 'file' | 'live' = 'file',
    failAfter?: number,
  ) => {
    async function* entries(): AsyncGenerator<InputEntry> {
      for (const [index, [path, rows]] of Object.entries(files).entries()) {
        if (index === failAfter) throw new Error('the publisher is away');
        yield bufferEntry(path, getExport(rows));
      }
    }
    const deps = { database: test.database, clock: systemClock, ids: createIdSource(systemClock) };
    const fingerprint = mode === 'live' ? crypto.randomUUID() : JSON.stringify(files);
    return runIngest(deps, { source: hts, mode, input: 'test', fingerprint, entries: entries() });
  };
  const find = async (codePrefix = '', ...words: string[]) => {
    const search = { codePrefix, words: getSearchWords(words.join(' ')), skip: 0, limit: 100 };
    const { results, total } = await createHtsLinesRepository(test.database).findLines(search);
    expect(total).toBe(results.length);
    return results.map(({ htsno, description, general }) => [htsno, description, general].filter(Boolean).join(' '));
  };
  const held = () => test.database.$count(htsLines);

  it('is found by code prefix and by words of a line or its ancestors', async () => {
    expect(await ingest({ '01.json': ANIMALS, '28.json': CHLORINE })).toMatchObject({ read: 4, created: 4 });
    expect(await find()).toEqual([
      '0101 Live animals:',
      'Horses:',
      '0101.21.00 For work 2%',
      '2801 Chlorine, 100%_pure Free',
    ]);
    expect(await find('010121')).toEqual(['0101.21.00 For work 2%']);
    expect(await find('', 'horses')).toEqual(['Horses:', '0101.21.00 For work 2%']);
    expect(await find('', 'HORSES', 'work')).toEqual(['0101.21.00 For work 2%']);
    expect(await find('', '100%_')).toEqual(['2801 Chlorine, 100%_pure Free']);
    expect(await find('', '1%e')).toEqual([]);
  });

  it('is replaced chapter by chapter by the next edition', async () => {
    await ingest({ '2025-01/01.json': ANIMALS, '2025-01/28.json': CHLORINE });
    const next: readonly Row[] = [
      ['0101', 0, 'Live animals:'],
      ['0101.21.00', 1, 'For work', '3%'],
      ['0101.29', 1, 'Other'],
    ];
    const summary = await ingest({ '2025-02/01.json': next });
    // The text above a line is part of its content.
    expect(summary).toMatchObject({ read: 3, created: 1, updated: 1, unchanged: 1 });
    expect(await find('01')).toEqual(['0101 Live animals:', '0101.21.00 For work 3%', '0101.29 Other']);
    expect(await find('28')).toHaveLength(1);
    expect(await held()).toBe(4);
  });

  it('is never replaced by an older edition, which the run counts as older', async () => {
    await ingest({ '2025-02/01.json': ANIMALS });
    const older: readonly Row[] = [['0101', 0, 'Live animals of January:']];
    expect(await ingest({ '2025-01/01.json': older })).toMatchObject({ read: 1, unchanged: 1, older: 1 });
    expect(await find('01')).toEqual(['0101 Live animals:', '0101.21.00 For work 2%']);
    expect(await held()).toBe(3);
  });

  it('is unchanged when ingested again, also when a line is inserted before the others', async () => {
    await ingest({ 'a/01.json': ANIMALS });
    expect(await ingest({ 'b/01.json': ANIMALS })).toMatchObject({ read: 3, unchanged: 3 });
    const before: Row = ['0100', 0, 'First'];
    expect(await ingest({ 'c/01.json': [before, ...ANIMALS] })).toMatchObject({ created: 1, unchanged: 3 });
    expect(await held()).toBe(4);
  });

  it('keeps lines with the same words in the same place, and finds them unchanged', async () => {
    const rows: readonly Row[] = [...ANIMALS, ['', 1, 'Horses:', 'Free'], ['0101.29.00', 2, 'Other']];
    expect(await ingest({ 'a/01.json': rows })).toMatchObject({ created: 5 });
    expect(await ingest({ 'b/01.json': rows })).toMatchObject({ unchanged: 5 });
    expect(await held()).toBe(5);
  });

  it('stays unchanged when a run fails, and the next run removes the leftovers', async () => {
    await ingest({ '01.json': ANIMALS });
    const changed: readonly Row[] = [['0101', 0, 'Animals of another edition']];
    await expect(ingest({ '01.json': changed, '28.json': CHLORINE }, 'live', 1)).rejects.toThrow(
      'the publisher is away',
    );
    expect(await find('01')).toEqual(['0101 Live animals:', '0101.21.00 For work 2%']);
    await ingest({ '28.json': CHLORINE });
    expect(await held()).toBe(4);
  });

  it('resumes an interrupted ingest of files', async () => {
    const files = { '01.json': ANIMALS, '28.json': CHLORINE };
    await expect(ingest(files, 'file', 1)).rejects.toThrow('the publisher is away');
    expect(await find()).toEqual([]);
    // Another run in between does not delete anything that is still needed.
    await ingest({ '02.json': [['0201', 0, 'Meat']] });
    expect(await ingest(files)).toMatchObject({ read: 4, created: 4 });
    expect(await find()).toHaveLength(5);
    expect(await test.database.$count(ingestRuns)).toBe(2);
  });
});
