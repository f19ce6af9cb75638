import { QUERY_LIMITS, type QueryNode } from '@rotunda/query';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createPostgresSearchEngine } from './create-postgres-search-engine.ts';
import { MAX_VECTOR_BYTES } from './document-lexemes.ts';
import { indexedDocument, searchRequest } from '../testing/engine-conformance.ts';
import { body, buildQuery, title, searchTest } from '../testing/test-search.ts';

const search = searchTest();

/** "In time" means within the engine's own timeout, after which it reports an error. */
describe('Search limits', () => {
  const words = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

  it('indexes a document larger than a tsvector and still matches it exactly', async () => {
    const distinct = `${words(80_000, 'x').join(' ')} `;
    const text = distinct.repeat(Math.ceil(MAX_VECTOR_BYTES / distinct.length));
    await search.index(indexedDocument(1, [title('Large'), body(text)]), indexedDocument(2, [title('x5')]));
    const { rows } = await search.database.execute(sql`select is_split from doc_search order by document_id`);
    expect(rows).toEqual([{ is_split: true }, { is_split: false }]);
    expect(await search.idsFound('x5 AND x79999')).toEqual([1]);
    expect(await search.idsFound('x5 NOT x79999')).toEqual([2]);
    expect(await search.idsFound('"x77777 x77778 x77779"')).toEqual([1]);
    expect(await search.idsFound('"x77777 x77779"')).toEqual([]);
    expect(await search.idsFound('x100 w/3 x103')).toEqual([1]);
    expect(await search.idsFound('x100 w/2 x103')).toEqual([]);
    expect(await search.idsFound('"x12345 x1234*"')).toEqual([1]);
  }, 300_000);

  it.each([
    ['OR', 'all'],
    ['AND', 'none'],
  ])('answers a query of a thousand words joined by %s', async (operator) => {
    await search.index(indexedDocument(1, [body(words(10, 'y').join(' '))]));
    const query = buildQuery(words(QUERY_LIMITS.terms, 'y').join(` ${operator} `));
    const answer = await search.engine.search(searchRequest(query, { sort: 'relevance', facets: true }));
    expect(answer.documentIds).toEqual(operator === 'OR' ? [1] : []);
  });

  it('answers a query of 20,000 characters', async () => {
    await search.index(indexedDocument(1, [body('rent')]));
    const text = `rent ${words(950, 'NOT zzzzzzzzzzzzzz').join(' ')}`.slice(0, QUERY_LIMITS.characters);
    expect(await search.idsFound(text)).toEqual([1]);
  });

  it('evaluates many alternatives of a proximity search exactly', async () => {
    await search.index(
      indexedDocument(1, [body('alpha one two three beta')]),
      indexedDocument(2, [body('alpha one two three four beta')]),
    );
    const left = words(40, 'p').join(' OR ');
    expect(await search.idsFound(`(alpha OR "alpha one" OR ${left}) w/3 (beta OR "three beta" OR ${left})`)).toEqual([
      1,
    ]);
  });

  it('reports a search that exceeds its time limit', async () => {
    await search.index(
      ...Array.from({ length: 300 }, (_, index) => indexedDocument(index + 1, [body(words(300, 'w').join(' '))])),
    );
    const hasty = createPostgresSearchEngine({
      database: search.database,
      searchPool: search.searchPool,
      timeoutMs: 1,
    });
    const answer = hasty.search(searchRequest(buildQuery(words(60, 'w').join(' w/50 w1 OR ')), { facets: true }));
    await expect(answer).rejects.toMatchObject({ code: expect.stringMatching(/^(?:SEARCH_TOO_SLOW|BUSY)$/) });
  });

  it('shows passages while as many people as there are connections compare frequent words', async () => {
    await search.index(indexedDocument(1, [body('the act on clean water')]));
    const blocker = await search.database.$client.connect();
    await blocker.query('begin; lock table doc_search in access exclusive mode');
    let ended = 0;
    const comparing = ['"of the" w/50 sec*', 'the w/5 act*'].flatMap((text) =>
      Array.from({ length: search.searchPool.options.max }, async (_, index) => {
        const requester = { userId: `${text} ${index}` };
        await search.engine.search(searchRequest(buildQuery(text), { requester })).finally(() => (ended += 1));
      }),
    );
    const allEnded = Promise.allSettled(comparing);
    try {
      const passages = await search.engine.getMatches({ userId: 'reader' }, buildQuery('the w/5 act*'), [1], 1);
      expect(passages.map(({ excerpt }) => excerpt)).toEqual(['the act on clean water']);
      expect(ended).toBe(0);
    } finally {
      await blocker.query('rollback');
      blocker.release();
      await allEnded;
    }
  });

  it('treats quotes and database operators as plain text', async () => {
    await search.index(indexedDocument(1, [title("it's 'x' & !y | (z):*")]));
    const hostile: QueryNode = { kind: 'word', field: null, terms: ["'; drop table doc_search; --", "a' | '*", '\\'] };
    expect((await search.engine.search(searchRequest(hostile))).documentIds).toEqual([]);
    expect(await search.idsFound('x')).toEqual([1]);
  });
});
