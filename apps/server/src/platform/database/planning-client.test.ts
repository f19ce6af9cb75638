import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { StatementNames } from './planning-client.ts';

describe('Planning client', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  it('prepares a statement that is run repeatedly a single time', async () => {
    await test.database.transaction(async (tx) => {
      const planned = async () => {
        const { rows } = await tx.execute<{ statement: string }>(
          sql`select statement from pg_prepared_statements where statement like '%as twice%'`,
        );
        return rows.length;
      };
      const twice = async (number: number) => {
        const { rows } = await tx.execute<{ twice: number }>(sql`select ${number}::int * 2 as twice`);
        return rows[0]?.twice;
      };
      for (let run = 1; run < 5; run++) expect(await twice(run)).toBe(run * 2);
      expect(await planned()).toBe(0);
      for (let run = 5; run < 9; run++) expect(await twice(run)).toBe(run * 2);
      expect(await planned()).toBe(1);
    });
  });

  it('continues after a failed statement, prepared or not', async () => {
    const divide = (by: number) => test.pool.query<{ share: number }>('select 12 / $1::int as share', [by]);
    for (let run = 0; run < 8; run++) await expect(divide(0)).rejects.toThrow('division by zero');
    expect((await divide(4)).rows).toEqual([{ share: 3 }]);
  });
});

describe('StatementNames', () => {
  it('names a statement from its fifth run on and keeps the name', () => {
    const names = new StatementNames();
    const given = Array.from({ length: 7 }, () => names.getName('select 1'));
    expect(given.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(given[4]).toEqual(expect.any(String));
    expect(new Set(given.slice(4)).size).toBe(1);
  });

  it('does not name a statement with a long list of rows', () => {
    const names = new StatementNames();
    const text = `insert into numbers values ${'($1), '.repeat(2_000)}`;
    expect(Array.from({ length: 7 }, () => names.getName(text)).every((name) => name === undefined)).toBe(true);
  });

  it('gives unique names to a limited number of statements', () => {
    const names = new StatementNames();
    const texts = Array.from({ length: 300 }, (_, at) => `select ${at}`);
    for (let run = 0; run < 5; run++) for (const text of texts) names.getName(text);
    const given = texts.flatMap((text) => names.getName(text) ?? []);
    expect(given).toHaveLength(200);
    expect(new Set(given).size).toBe(200);
  });
});
