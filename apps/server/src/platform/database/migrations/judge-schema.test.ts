import { describe, expect, it } from 'vitest';
import type { AppliedMigration } from './applied-migrations.ts';
import { judgeSchema } from './judge-schema.ts';
import type { KnownMigration } from './known-schema.ts';

const migration = (number: number): KnownMigration => ({
  name: `000${number}_m`,
  hash: `hash-${number}`,
  createdMs: number,
  statements: [],
});
const applied = (number: number, changes: Partial<AppliedMigration> = {}): AppliedMigration => ({
  hash: `hash-${number}`,
  createdMs: number,
  name: `000${number}_m`,
  release: 'v1.1.0',
  worksSince: null,
  ...changes,
});
const KNOWN = { migrations: [1, 2, 3].map(migration), worksSince: 'hash-2', squashed: null };
const judge = (...rows: AppliedMigration[]) => judgeSchema(rows, KNOWN, 'v1.0.0');

describe('The schema of a database', () => {
  it('is migrated from what it has to what this release knows', () => {
    expect(judge()).toEqual({ missing: KNOWN.migrations, newer: [] });
    expect(judge(applied(1))).toEqual({ missing: KNOWN.migrations.slice(1), newer: [] });
    expect(judge(applied(1), applied(2), applied(3))).toEqual({ missing: [], newer: [] });
  });

  it('of a newer release is refused with the release and the migration it needs', () => {
    const newer = [applied(1), applied(2), applied(3), applied(4), applied(5, { release: 'v1.2.0' })];
    expect(() => judge(...newer)).toThrow(
      'The database was migrated by v1.2.0, and this release (v1.0.0) does not know 0004_m, 0005_m. ' +
        'Run v1.2.0 or newer, or restore a backup that this release wrote.',
    );
  });

  it('of a newer release that stored no name, or of a newer build of the same release, is refused as well', () => {
    const nameless = applied(4, { hash: '0123456789abcdef', name: null, release: null });
    expect(() => judge(applied(1), applied(2), applied(3), nameless)).toThrow(
      'by a newer release than this one (v1.0.0), which does not know 0123456789ab.',
    );
    expect(() => judge(applied(1), applied(2), applied(3), applied(4, { release: 'v1.0.0' }))).toThrow(
      'Run a newer build of v1.0.0,',
    );
  });

  it('of the next release is accepted while that release works with this one, and no longer', () => {
    const next = [applied(1), applied(2), applied(3), applied(4, { worksSince: 'hash-3' })];
    expect(judge(...next)).toEqual({ missing: [], newer: next.slice(3) });
    expect(() => judge(...next, applied(5, { worksSince: 'hash-4' }))).toThrow('does not know 0004_m, 0005_m');
  });

  it('is refused when a migration before the newest is missing, whatever the newest is', () => {
    expect(() => judge(applied(1), applied(3))).toThrow('lacks the migration 0002_m, although it has later ones');
    expect(() => judge(applied(3))).toThrow('lacks the migrations 0001_m, 0002_m,');
  });

  it('is refused when a migration has another text than in this release', () => {
    expect(() => judge(applied(1), applied(2, { hash: 'edited' }), applied(3))).toThrow(
      'The migration 0002_m of this release (v1.0.0) is not the one that the database has',
    );
  });

  it('of another line of releases is refused', () => {
    const other = applied(9, { name: '0002_other', worksSince: 'hash-1' });
    expect(() => judge(applied(1), other)).toThrow(
      'does not know (0002_other), but lacks others (0002_m, 0003_m): it belongs to another line of releases',
    );
  });
});
