import type pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { findAppliedMigrations } from './applied-migrations.ts';
import { foldSquashed } from './fold-squashed.ts';
import { readKnownSchema } from './known-schema.ts';

const squashed = { into: 'baseline', lastRelease: 'v1.0.0', hashes: ['a', 'b'] };
const fold = (...hashes: string[]) =>
  foldSquashed(hashes, squashed, { getHash: (hash) => hash, getInto: () => squashed.into });

it('Squashed migrations count as the one that stands for them, and only all of them do', () => {
  expect(fold()).toEqual([]);
  expect(fold('baseline', 'c')).toEqual(['baseline', 'c']);
  expect(fold('a', 'b')).toEqual(['baseline']);
  expect(fold('a', 'b', 'c')).toEqual(['baseline', 'c']);
  expect(() => fold('a')).toThrow('Start v1.0.0 once, then this release.');
});

describe('A database of the last release before the baseline', () => {
  const known = readKnownSchema();
  let test: TestDatabase;
  afterAll(() => test.close());

  beforeEach(async () => {
    test ??= await createTestDatabase();
    await test.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
    await migrateDatabase(test.pool, { upTo: 1 });
    await list(test.pool, known.squashed?.hashes ?? []);
  });

  /** Stores the list of migrations as that release left it. */
  async function list(pool: pg.Pool, hashes: readonly string[]) {
    await pool.query('delete from drizzle.__drizzle_migrations');
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) select hash, number
       from unnest($1::text[]) with ordinality as t(hash, number)`,
      [hashes],
    );
  }

  it('is upgraded, and its list still tells that release which migrations are newer', async () => {
    await migrateDatabase(test.pool, { release: 'v9.9.0' });
    expect((await findAppliedMigrations(test.pool, known)).map(({ hash }) => hash)).toEqual(
      known.migrations.map(({ hash }) => hash),
    );
    const all = await findAppliedMigrations(test.pool, { migrations: [], squashed: null });
    expect(all.slice(0, known.squashed?.hashes.length).map(({ hash }) => hash)).toEqual(known.squashed?.hashes);
  });

  it('that lacks some of them is left as it is, with the release that it needs first', async () => {
    await list(test.pool, known.squashed?.hashes.slice(0, 9) ?? []);
    await expect(migrateDatabase(test.pool, { release: 'v9.9.0' })).rejects.toThrow('Start v0.0.108 once');
    expect((await test.pool.query('select from drizzle.__drizzle_migrations')).rowCount).toBe(9);
  });
});
