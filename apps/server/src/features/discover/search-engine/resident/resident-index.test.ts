import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/create-database.ts';
import { pruneSearchChanges } from '../postgres/prune-search-changes.ts';
import { FREQUENT_TERMS } from '../postgres/frequent-terms.ts';
import { indexedDocument } from '../testing/engine-conformance.ts';
import { body, buildQuery, searchTest, title } from '../testing/test-search.ts';
import { ResidentIndex, TooLargeError } from './resident-index.ts';

const search = searchTest();
const bill = (documentId: number, text = 'A bill on water') =>
  indexedDocument(documentId, [title(text), body(`${text} and its price`)], { lastUpdatedTs: documentId });

describe('ResidentIndex', () => {
  let pool: pg.Pool;
  let index: ResidentIndex;
  const open = (maxBytes = 1e9, maxWorkMs = 10_000, maxUnreadSeconds = 600) =>
    new ResidentIndex({ pool, frequentTerms: FREQUENT_TERMS, maxBytes, maxWorkMs, maxUnreadSeconds });
  const getIds = async (text: string, isAwaited?: () => boolean) => {
    const others = { filters: [{}], sort: 'date' as const, skip: 0, limit: 100, countLimit: 100, groupLimit: null };
    return (await index.search({ query: buildQuery(text), facets: false, ...others }, isAwaited))?.documentIds ?? null;
  };
  beforeEach(() => {
    const { connectionString } = search.searchPool.options;
    pool = createPool({ connectionString: connectionString ?? '', onConnectionError: () => undefined });
    index = open();
  });
  afterEach(() => pool.end());

  it('returns null before it is loaded and results afterwards', async () => {
    await search.index(bill(1), bill(2));
    expect(await getIds('water')).toBeNull();
    await index.catchUp();
    expect(await getIds('water')).toEqual([2, 1]);
    expect(index.documents).toBe(2);
  });

  it('reflects documents added, changed and removed since it was loaded', async () => {
    await search.index(bill(1), bill(2));
    await index.catchUp();
    await search.index(bill(3), bill(2, 'A bill on rents'));
    expect(await getIds('water')).toEqual([3, 1]);
    expect(await getIds('"bill on rents"')).toEqual([2]);
    await search.engine.remove(search.database, [3]);
    expect(await getIds('water')).toEqual([1]);
    expect(index.documents).toBe(2);
    // Changes only facts, so the texts are not written again.
    await search.index(
      indexedDocument(1, [title('A bill on water'), body('A bill on water and its price')], { lastUpdatedTs: 9 }),
    );
    expect(await getIds('bill')).toEqual([1, 2]);
  });

  it('includes a transaction that started before another and committed after it', async () => {
    await index.catchUp();
    const slow = await pool.connect();
    await slow.query('begin');
    // A transaction gets its id with its first write; this assigns it early.
    await slow.query('select pg_current_xact_id()');
    await search.index(bill(1));
    expect(await getIds('water')).toEqual([1]);
    await slow.query('update doc_search set last_updated_ts = 5, type_number = type_number where document_id = 1');
    await slow.query('commit');
    slow.release();
    await search.index(bill(2));
    expect(await getIds('water')).toEqual([1, 2]);
  });

  it('returns null while many changes are pending and results once it has caught up', async () => {
    await index.catchUp();
    const many = (first: number) => Array.from({ length: 60 }, (_, place) => bill(first + place));
    await search.index(...many(1));
    expect(await getIds('water')).toBeNull();
    await index.catchUp();
    await search.index(...many(61));
    await index.catchUp();
    expect(await getIds('water')).toBeNull();
    await index.catchUp();
    expect(await getIds('water')).toHaveLength(100);
    expect(await index.count({ query: buildQuery('water'), filters: [{}] })).toBe(120);
  });

  it('reloads when all tables were truncated', async () => {
    await search.index(bill(1));
    await index.catchUp();
    await search.database.execute(sql`truncate doc_search, doc_search_part, doc_head, passages`);
    expect(await getIds('water')).toBeNull();
    await index.catchUp();
    expect(await getIds('water')).toEqual([]);
  });

  it('merges the segments left by many changes', async () => {
    await search.index(bill(1));
    await index.catchUp();
    for (let documentId = 2; documentId < 20; documentId++) {
      await search.index(bill(documentId));
      await getIds('water');
    }
    await index.catchUp();
    expect(await getIds('water')).toEqual(Array.from({ length: 19 }, (_, place) => 19 - place));
  });

  it('keeps recent changes when older changes are pruned', async () => {
    const kept = async () => {
      const { rows } = await pool.query<{ document_id: string }>(
        'select document_id from search_changes where document_id in (971, 972)',
      );
      return rows.map((row) => Number(row.document_id));
    };
    await search.index(bill(971), bill(972));
    await pool.query('update search_changes set changed_ts = 100 where document_id = 971');
    await pruneSearchChanges(search.database, 101);
    expect(await kept()).toEqual([972]);
  });

  it('reloads when an unread change was pruned, but not for a change it had read', async () => {
    await search.index(bill(1), bill(2));
    await index.catchUp();
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query('update doc_search set last_updated_ts = 5 where document_id = 1');
    await slow.query('update search_changes set changed_ts = 100');
    await pruneSearchChanges(search.database, 101);
    expect(await getIds('water')).toEqual([2, 1]);
    await slow.query('commit');
    slow.release();
    await pruneSearchChanges(search.database, 101);
    expect(await getIds('water')).toBeNull();
    await index.catchUp();
    expect(await getIds('water')).toEqual([1, 2]);
    await pool.query('update doc_search set last_updated_ts = 1 where document_id = 1');
    expect(await getIds('water')).toEqual([2, 1]);
    await pool.query('update search_changes set changed_ts = 100');
    await pruneSearchChanges(search.database, 101);
    expect(await getIds('water')).toEqual([2, 1]);
  });

  it('does not reload for changes it had read while an older transaction, of any database, was open', async () => {
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query('select pg_current_xact_id()');
    await search.index(bill(1));
    await index.catchUp();
    await search.index(bill(2));
    expect(await getIds('water')).toEqual([2, 1]);
    await pool.query('update search_changes set changed_ts = 100');
    await pruneSearchChanges(search.database, 101);
    expect((await pool.query('select from search_changes')).rowCount).toBe(0);
    expect(await getIds('water')).toEqual([2, 1]);
    await slow.query('commit');
    slow.release();
    expect(await getIds('water')).toEqual([2, 1]);
  });

  it('forgets pruned changes after as long again, and an index older than that reloads', async () => {
    await search.index(bill(1));
    await pool.query('update search_changes set changed_ts = 100');
    await pruneSearchChanges(search.database, 101);
    const remembered = async () => (await pool.query('select from search_changes_pruned')).rowCount;
    expect(await remembered()).toBeGreaterThan(0);
    await pool.query('update search_changes_pruned set pruned_ts = 100');
    await pruneSearchChanges(search.database, 101);
    expect(await remembered()).toBe(0);
    index = open(1e9, 10_000, -1);
    await index.catchUp();
    expect(await getIds('water')).toBeNull();
  });

  it('returns null for a search that exceeds its time budget', async () => {
    await search.index(...Array.from({ length: 40 }, (_, place) => bill(place + 1)), bill(41, 'A bill on rents'));
    // The clock is checked only every few passages.
    await search.index(...Array.from({ length: 40 }, (_, place) => bill(place + 101)));
    index = open(1e9, -1);
    await index.catchUp();
    expect(await getIds('bill w/9 water')).toBeNull();
    expect(await getIds('NOT (bill w/9 water)')).toBeNull();
    expect(await index.count({ query: buildQuery('bill w/9 water'), filters: [{}] })).toBeNull();
    expect(await getIds('rents')).toEqual([41]);
  });

  it('stops a search that is no longer needed', async () => {
    await search.index(bill(1));
    await index.catchUp();
    expect(await getIds('water', () => false)).toBeNull();
    expect(await getIds('water', () => true)).toEqual([1]);
  });

  it('throws TooLargeError when it exceeds its size limit', async () => {
    await search.index(bill(1));
    await expect(open(1).catchUp()).rejects.toThrow(TooLargeError);
  });
});
