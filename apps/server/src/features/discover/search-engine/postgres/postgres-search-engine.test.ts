import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { indexedDocument, SYSTEM_REQUESTER, searchRequest } from '../testing/engine-conformance.ts';
import { body, buildQuery, summary, title, searchTest } from '../testing/test-search.ts';

const search = searchTest();

describe('Indexing', () => {
  it('replaces the previous text of a document', async () => {
    await search.index(indexedDocument(1, [title('Rent control')]));
    await search.index(indexedDocument(1, [title('Water quality')]));
    expect(await search.idsFound('rent')).toEqual([]);
    expect(await search.idsFound('water')).toEqual([1]);
  });

  it('does not rewrite passages when only facts change', async () => {
    const streams = [title('Rent control'), body('No landlord shall raise the rent.')];
    await search.index(indexedDocument(1, streams, { genericStatus: 'Introduced' }));
    const writtenBy = async () => {
      const { rows } = await search.database.execute(sql`select xmin::text from passages order by passage_number`);
      return rows;
    };
    const before = await writtenBy();
    await search.index(indexedDocument(1, streams, { genericStatus: 'Passed', lastUpdatedTs: 5, introducedTs: 3 }));
    expect(await writtenBy()).toEqual(before);
    const passed = { genericStatuses: ['Passed' as const], introduced: { fromTs: 3, toTs: 3 } };
    const answer = await search.engine.search(searchRequest(buildQuery('rent'), { filters: [passed] }));
    expect(answer.documentIds).toEqual([1]);
  });

  it('removes documents with their passages', async () => {
    await search.index(indexedDocument(1, [title('Rent')]), indexedDocument(2, [title('Rent')]));
    await search.engine.remove(search.database, [1]);
    expect(await search.idsFound('rent')).toEqual([2]);
    const { rows } = await search.database.execute(sql`select document_id from passages`);
    expect(rows).toEqual([{ document_id: '2' }]);
  });

  it('leaves no pending index entries after maintenance', async () => {
    const pagesMerged = async () => {
      const { rows } = await search.database.execute(sql`
        select gin_clean_pending_list('doc_search_lexemes')::int as documents,
          gin_clean_pending_list('passages_terms')::int as passages`);
      return rows[0];
    };
    await search.index(indexedDocument(1, [title('Rent control')]));
    expect(await pagesMerged()).toEqual({ documents: 1, passages: 1 });
    await search.index(indexedDocument(2, [title('Water quality')]));
    await search.engine.maintain();
    expect(await pagesMerged()).toEqual({ documents: 0, passages: 0 });
    expect(await search.idsFound('water')).toEqual([2]);
  });

  it('stores search vectors out of line even for short documents', async () => {
    await search.index(indexedDocument(1, [title('Rent control')]));
    const { rows } = await search.database.execute(sql`
      select pg_column_toast_chunk_id(lexemes) is not null as is_apart from doc_search`);
    expect(rows).toEqual([{ is_apart: true }]);
  });

  it('rolls back with the transaction that changed the document', async () => {
    const failure = new Error('later in the transaction');
    const change = search.database.transaction(async (transaction) => {
      await search.engine.index(transaction, [indexedDocument(1, [title('Rent')])]);
      throw failure;
    });
    await expect(change).rejects.toBe(failure);
    expect(await search.idsFound('rent')).toEqual([]);
  });

  it('accepts text with characters that PostgreSQL cannot store', async () => {
    const streams = [title("O'Neill \\ 'quoted' \0 \ud800 act"), body('a\0b \udfff rent')];
    await search.index(indexedDocument(1, streams));
    expect(await search.idsFound('oneill rent')).toEqual([1]);
  });
});

describe('Result pages', () => {
  beforeEach(async () => {
    const documents = Array.from({ length: 60 }, (_, index) =>
      indexedDocument(index + 1, [body('rent control')], {
        // Many documents share a date, so that only the id orders them; the last ten have no date.
        lastUpdatedTs: index < 50 ? Math.floor(index / 10) : null,
        documentType: index % 2 === 0 ? 'Legislation' : 'Regulation',
      }),
    );
    await search.index(...documents);
  });

  it.each(['date', 'relevance'] as const)('by %s are stable and skip nothing', async (sort) => {
    const listed: number[] = [];
    for (let skip = 0; skip < 60; skip += 7) {
      const page = await search.engine.search(searchRequest(buildQuery('rent'), { sort, skip, limit: 7 }));
      expect(page.total).toBe(60);
      listed.push(...page.documentIds);
    }
    const dated = Array.from({ length: 50 }, (_, index) => 50 - index);
    const undated = Array.from({ length: 10 }, (_, index) => 60 - index);
    expect(listed).toEqual([...dated, ...undated]);
  });

  it('show the first documents of each type', async () => {
    const answer = await search.engine.search(searchRequest(buildQuery('rent'), { groupLimit: 3 }));
    expect(answer.groups).toEqual([
      { documentType: 'Legislation', documentIds: [49, 47, 45] },
      { documentType: 'Regulation', documentIds: [50, 48, 46] },
    ]);
    expect(answer.byType.map(({ documentType, total }) => [documentType, total])).toEqual([
      ['Legislation', 30],
      ['Regulation', 30],
    ]);
    expect(answer.documentIds).toEqual([]);
  });

  it('report a capped total only when it is capped', async () => {
    const totalAt = async (countLimit: number) => {
      const { total, atTotalLimit } = await search.engine.search(searchRequest(buildQuery('rent'), { countLimit }));
      return [total, atTotalLimit];
    };
    expect(await totalAt(59)).toEqual([59, true]);
    expect(await totalAt(60)).toEqual([60, false]);
    expect(
      await search.engine.count(
        { requester: SYSTEM_REQUESTER, query: buildQuery('rent'), filters: [{}], scope: null },
        59,
      ),
    ).toEqual({
      total: 59,
      atTotalLimit: true,
    });
  });

  it('count documents by the week of their last update', async () => {
    const week = 7 * 86_400;
    await search.index(
      ...[0, week - 1, week, 3 * week].map((offset, index) =>
        indexedDocument(100 + index, [title('tariff')], { lastUpdatedTs: 1_000_000 + offset }),
      ),
    );
    const selection = { requester: SYSTEM_REQUESTER, query: buildQuery('tariff'), filters: [{}], scope: null };
    expect(await search.engine.countPerWeek(selection, 1_000_000, 3)).toEqual([2, 1, 0]);
  });
});

describe('Relevance', () => {
  it('ranks documents about the words above newer documents that only mention them', async () => {
    await search.index(
      indexedDocument(1, [title('Rent control act'), body('rent')], { lastUpdatedTs: 1 }),
      indexedDocument(2, [title('Budget'), summary('Concerns rent control.')], { lastUpdatedTs: 2 }),
      indexedDocument(3, [title('Budget'), body('rent control')], { lastUpdatedTs: 3 }),
    );
    const answer = await search.engine.search(searchRequest(buildQuery('rent control'), { sort: 'relevance' }));
    expect(answer.documentIds).toEqual([1, 2, 3]);
  });

  it('finds a title match among more matches than are ranked', async () => {
    await search.index(
      indexedDocument(1, [title('Rent control act')], { lastUpdatedTs: 1 }),
      ...Array.from({ length: 1_100 }, (_, index) =>
        indexedDocument(index + 2, [body('rent control')], { lastUpdatedTs: 10 + index }),
      ),
    );
    const first = await search.engine.search(
      searchRequest(buildQuery('rent control'), { sort: 'relevance', limit: 2 }),
    );
    expect(first.documentIds).toEqual([1, 1_101]);
  });
});

describe('Facets', () => {
  beforeEach(() =>
    search.index(
      indexedDocument(1, [title('rent')], { isoCode: 'us-ca', genericStatus: 'Passed' }),
      indexedDocument(2, [title('rent')], { isoCode: 'us-ca', genericStatus: 'Failed' }),
      indexedDocument(3, [title('rent')], { isoCode: 'us-ny', genericStatus: 'Passed' }),
      indexedDocument(4, [title('water')], { isoCode: 'us-tx', genericStatus: 'Passed' }),
      indexedDocument(5, [title('rent')], { documentType: 'Regulation', isoCode: 'us', regDocumentType: 'Rule' }),
    ),
  );

  it('count what selecting another value of the same facet would add', async () => {
    const filters = [{ isoCodes: ['us-ca'], genericStatuses: ['Passed' as const] }];
    const answer = await search.engine.search(searchRequest(buildQuery('rent'), { filters, facets: true }));
    expect(answer.total).toBe(1);
    expect(answer.facets?.isoCodes).toEqual([
      { value: 'us', count: 1 },
      { value: 'us-ca', count: 1 },
      { value: 'us-ny', count: 1 },
    ]);
    expect(answer.facets?.genericStatuses).toEqual([
      { value: 'Failed', count: 1 },
      { value: 'Passed', count: 1 },
    ]);
  });

  it('include combinations indexed after the first search', async () => {
    await search.engine.search(searchRequest(buildQuery('rent'), { facets: true }));
    await search.index(indexedDocument(6, [title('rent')], { isoCode: 'us-wy' }));
    const answer = await search.engine.search(searchRequest(buildQuery('rent'), { facets: true }));
    expect(answer.facets?.isoCodes).toContainEqual({ value: 'us-wy', count: 1 });
  });
});

describe('Passages of found documents', () => {
  it('come with their position, with the passage matching most words first', async () => {
    const filler = 'word '.repeat(400);
    const text = `${filler}rent ${filler}rent control ${filler}`;
    await search.index(indexedDocument(1, [title('Act'), body(text)]));
    const passages = await search.engine.getMatches(SYSTEM_REQUESTER, buildQuery('rent control'), [1], 2);
    expect(passages).toHaveLength(2);
    expect(passages[0]?.excerpt).toContain('rent control');
    for (const { excerpt, startOffset, streamIndex } of passages) {
      expect(streamIndex).toBe(1);
      expect(text.slice(startOffset, startOffset + excerpt.length)).toBe(excerpt);
    }
  });

  it('are found by a word prefix', async () => {
    await search.index(indexedDocument(1, [body('privacy for all')]), indexedDocument(2, [body('x')]));
    const passages = await search.engine.getMatches(SYSTEM_REQUESTER, buildQuery('priv*'), [1, 2], 1);
    expect(passages.map(({ documentId, excerpt }) => [documentId, excerpt])).toEqual([[1, 'privacy for all']]);
  });

  it('are empty for a document that matches only in its title', async () => {
    await search.index(indexedDocument(1, [title('Rent'), body('something else')]));
    expect(await search.engine.getMatches(SYSTEM_REQUESTER, buildQuery('rent'), [1], 2)).toEqual([]);
  });
});
