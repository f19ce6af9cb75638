import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { allClauses, anyClause, type Clause, factsClause, toSql } from './filter-sql.ts';

const [a, b] = [sql`a`, sql`b`];
const getText = (clause: Clause) => new PgDialect().sqlToQuery(toSql(clause)).sql;

describe('Clauses', () => {
  it.each<[string, Clause[], string, string]>([
    ['none', [], 'true', 'false'],
    ['one condition', [a], '(a)', '(a)'],
    ['two conditions', [a, b], '(a and b)', '(a or b)'],
    ['true', [true], 'true', 'true'],
    ['false', [false], 'false', 'false'],
    ['a condition and true', [a, true], '(a)', 'true'],
    ['a condition and false', [false, a], 'false', '(a)'],
    ['true and false', [true, false], 'false', 'true'],
  ])('of %s are decided without the database where possible', (_what, clauses, all, any) => {
    expect(getText(allClauses(clauses))).toBe(all);
    expect(getText(anyClause(clauses))).toBe(any);
  });
});

describe('factsClause', () => {
  it.each([
    ['no filter', {}],
    ['empty lists', { documentTypes: [], isoCodes: [], chambers: [], activeSessions: false }],
    ['dates, which have a clause of their own', { introduced: { fromTs: 1 } }],
  ])('is true for %s', (_what, filters) => {
    expect(factsClause(filters)).toBe(true);
  });
});
