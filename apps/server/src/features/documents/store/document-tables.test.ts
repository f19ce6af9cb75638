import { DOCUMENT_TABLES, documents, ORGANIZATION_DOCUMENT_TABLES } from '@rotunda/database';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeSample } from '../../../app/sample/remove-sample.repository.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { deleteReferences } from '../../custom-contacts/contact-references.repository.ts';
import { createDocumentIdentityRepository } from './document-identity.repository.ts';
import { RowWriter } from '../testing/row-writer.ts';

/** Tables with a document that are not about what refers to it. */
const NO_REFERENCES = [
  // The documents themselves.
  'documents',
  // A log of changes to the index, kept for an hour.
  'search_changes',
];
const FORMER = 1;
const REMAINING = 2;
const CONTACT = -7;

const getName = (table: (typeof DOCUMENT_TABLES)[number]['table']) => getTableName(table);

describe('Tables that refer to documents', () => {
  let test: TestDatabase;
  let rows: RowWriter;
  beforeAll(async () => {
    test = await createTestDatabase();
    rows = await RowWriter.open(test.pool, [...DOCUMENT_TABLES.map(({ table }) => getName(table)), 'documents']);
  });
  afterAll(() => test.close());
  beforeEach(() => rows.clear());

  const getCount = async (table: string, condition: string) => {
    const { rows: found } = await test.pool.query<{ count: string }>(
      `select count(*) from ${table} where ${condition}`,
    );
    return Number(found[0]?.count);
  };

  it('are all known: add a new one to database/schema/document-tables.ts', async () => {
    const { rows: found } = await test.pool.query<{ name: string }>(`
      select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'document_id'`);
    const known = [...DOCUMENT_TABLES.map(({ table }) => getName(table)), ...NO_REFERENCES];
    expect(found.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });

  it.each(DOCUMENT_TABLES.map((entry) => [getName(entry.table), entry] as const))(
    '%s: the columns that are unique per document are those of its keys',
    async (name, { uniqueWith }) => {
      const { rows: found } = await test.pool.query<{ columns: string[] }>(
        `select array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey::int2[])
            order by 1) as columns
         from pg_index i where i.indrelid = $1::regclass and i.indisunique and i.indpred is null`,
        [name],
      );
      const keys = found.map(({ columns }) => columns).filter((columns) => columns.includes('document_id'));
      const expected = [...uniqueWith, 'document_id'].toSorted();
      expect(keys.filter((columns) => columns.length > 1)).toEqual(uniqueWith.length === 0 ? [] : [expected]);
    },
  );

  it('lose nothing and keep nothing orphaned when two documents are merged', async () => {
    await rows.insert('documents', { document_id: FORMER, fusion_id: 'us-1' });
    await rows.insert('documents', { document_id: REMAINING, fusion_id: 'us-2' });
    for (const { table, uniqueWith } of DOCUMENT_TABLES) {
      const name = getName(table);
      await rows.insert(name, { document_id: FORMER }, { columns: uniqueWith, label: 1 });
      await rows.insert(name, { document_id: REMAINING }, { columns: uniqueWith, label: 1 });
      if (uniqueWith.length > 0) await rows.insert(name, { document_id: FORMER }, { columns: uniqueWith, label: 2 });
    }
    await test.database.transaction(async (tx) => {
      await createDocumentIdentityRepository(tx).absorb('us-1', 'us-2');
    });
    for (const { table, onMerge } of DOCUMENT_TABLES) {
      const name = getName(table);
      expect(await getCount(name, `document_id = ${FORMER}`), name).toBe(0);
      // Of two that exclude each other, the one of the remaining document stays.
      expect(await getCount(name, `document_id = ${REMAINING}`), name).toBe(onMerge === 'move' ? 2 : 1);
    }
    expect(await test.database.$count(documents)).toBe(1);
  });

  it('lose what belongs to a deleted contact, in its organization alone', async () => {
    const organizations = ['ours', 'theirs'];
    for (const table of ORGANIZATION_DOCUMENT_TABLES) {
      for (const organization of organizations)
        await rows.insert(getName(table), { document_id: CONTACT, organization_id: organization });
    }
    await test.database.transaction((tx) => deleteReferences(tx, 'ours', CONTACT));
    for (const table of ORGANIZATION_DOCUMENT_TABLES) {
      const left = await test.database.execute(sql`select organization_id as of from ${table}`);
      expect(left.rows, getName(table)).toEqual([{ of: 'theirs' }]);
    }
  });

  it('lose what refers to the documents of the sample, and nothing else, when it is removed', async () => {
    await rows.insert('documents', { document_id: FORMER, fusion_id: 'us-1', is_sample: true });
    await rows.insert('documents', { document_id: REMAINING, fusion_id: 'us-2' });
    for (const { table } of DOCUMENT_TABLES) {
      for (const documentId of [FORMER, REMAINING]) await rows.insert(getName(table), { document_id: documentId });
    }
    await test.database.transaction((tx) => removeSample(tx));
    for (const { table } of DOCUMENT_TABLES) {
      const name = getName(table);
      expect(await getCount(name, `document_id = ${FORMER}`), name).toBe(0);
      expect(await getCount(name, `document_id = ${REMAINING}`), name).toBe(1);
    }
  });
});
