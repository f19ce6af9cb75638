import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyTables } from './empty-tables.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

describe('emptyTables', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.pool.query(`
      create table shelf (id int primary key, above int references shelf);
      create table book (id int primary key, shelf_id int references shelf on delete set null);
      create table page (book_id int references book);
      create table reader (id int)`);
  });
  afterAll(() => test.close());

  it('empties the named tables and all that refer to them, and no others', async () => {
    const rows = 'insert into shelf values (1, null), (2, 1); insert into book values (1, 1), (2, null)';
    for (let round = 0; round < 2; round += 1) {
      await test.pool.query(`${rows}; insert into page values (1), (null); insert into reader values (1)`);
      await emptyTables(test.pool, 'shelf');
      const { rows: left } = await test.pool.query(
        `select (select count(*)::int from shelf) as shelves, (select count(*)::int from book) as books,
          (select count(*)::int from page) as pages, (select count(*)::int from reader) as readers`,
      );
      expect(left).toEqual([{ shelves: 0, books: 0, pages: 0, readers: round + 1 }]);
    }
  });

  it('keeps foreign keys enforced', async () => {
    await expect(test.pool.query('insert into page values (99)')).rejects.toThrow('foreign key');
  });
});
