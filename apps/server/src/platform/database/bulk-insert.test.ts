import { documentTexts, entityAliases, votes } from '@rotunda/database';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { bulkInsert } from './bulk-insert.ts';
import { isOneOf } from './is-one-of.ts';

/** More rows than a statement can have parameters. */
const MANY = 70_000;

const text = (fnDocumentId: string, changes: Partial<typeof documentTexts.$inferInsert> = {}) => ({
  fnDocumentId,
  fusionId: 'us-119-hr-1',
  versionCode: 'ih',
  versionName: 'Introduced',
  language: 'en',
  format: 'xml',
  source: 'test',
  sections: [],
  wordCount: 0,
  contentHash: 'x',
  updatedTs: 1,
  ...changes,
});

describe('bulkInsert', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());
  beforeEach(() => test.pool.query('truncate document_texts, entity_aliases, votes'));

  const texts = () => test.database.select().from(documentTexts).orderBy(asc(documentTexts.fnDocumentId));

  it('inserts and selects any number of rows', async () => {
    const rows = Array.from({ length: MANY }, (_, number) => ({ alias: `a:${number}`, fusionId: `f-${number}` }));
    await bulkInsert(test.database, entityAliases, rows);
    const aliases = [...rows.map((row) => row.alias), 'unknown'];
    expect(await test.database.$count(entityAliases, isOneOf(entityAliases.alias, aliases))).toBe(MANY);
    expect(await test.database.$count(entityAliases, isOneOf(entityAliases.alias, []))).toBe(0);
  });

  it('stores values of every type verbatim', async () => {
    const sections = [{ label: '{"a", \\ NULL}', text: "it's 水 \n" }];
    const odd = text('b', { sections, officialTitle: 'NULL', versionDate: '2026-02-28', updatedTs: 4_102_444_800 });
    await bulkInsert(test.database, documentTexts, [text('a'), odd]);
    expect(await texts()).toMatchObject([{ fnDocumentId: 'a', officialTitle: null, versionDate: null }, odd]);
  });

  it('updates existing rows except the kept columns or ignores them', async () => {
    await bulkInsert(test.database, documentTexts, [text('a'), text('b')]);
    const again = [text('b', { wordCount: 2, contentHash: 'y' }), text('c')];
    await bulkInsert(test.database, documentTexts, again, {
      onConflict: { target: [documentTexts.fnDocumentId], update: 'all', keep: [documentTexts.contentHash] },
    });
    expect(await texts()).toMatchObject([{}, { wordCount: 2, contentHash: 'x' }, { fnDocumentId: 'c' }]);
    const third = [text('a', { wordCount: 3 }), text('d')];
    const written = await bulkInsert(test.database, documentTexts, third, {
      onConflict: 'ignore',
      returning: [documentTexts.fnDocumentId],
    });
    expect(written).toEqual([{ fn_document_id: 'd' }]);
    expect((await texts())[0]).toMatchObject({ wordCount: 0 });
    await expect(bulkInsert(test.database, documentTexts, [text('a')])).rejects.toThrow();
  });

  it('runs no statement for an empty list', async () => {
    expect(await bulkInsert(test.database, votes, [])).toEqual([]);
  });
});
