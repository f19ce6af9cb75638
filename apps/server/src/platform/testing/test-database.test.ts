import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

describe('createTestDatabase', () => {
  let first: TestDatabase;
  let second: TestDatabase;

  beforeAll(async () => {
    first = await createTestDatabase();
    second = await createTestDatabase();
  });
  afterAll(async () => {
    await first.close();
    await second.close();
  });

  it('gives each caller a separate database', async () => {
    await first.database.execute(sql`create table only_here (n int)`);
    const { rows } = await second.database.execute(sql`select to_regclass('only_here') as found`);
    expect(rows).toEqual([{ found: null }]);
  });

  it('includes the installed queue', async () => {
    const { rows } = await first.database.execute(sql`select count(*)::int as versions from pgboss.version`);
    expect(rows).toEqual([{ versions: 1 }]);
  });

  it("sorts text by code point regardless of the machine's locale", async () => {
    const { rows } = await first.database.execute(
      sql`select 'a' < 'B' as insensitive, 'a' < 'B' collate "und-x-icu" as icu`,
    );
    expect(rows).toEqual([{ insensitive: false, icu: true }]);
  });
});
