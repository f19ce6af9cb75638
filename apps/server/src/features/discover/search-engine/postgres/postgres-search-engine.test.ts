import { ALL_PROJECTS } from '@rotunda/contract';
import { randomUUID } from 'node:crypto';
import type { TextStream } from '@rotunda/analysis';
import {
  entityMetadata,
  entityTags,
  organization,
  projectCollaborators,
  projectEntities,
  projects,
  tags,
} from '@rotunda/database';
import { parseQuery, QUERY_LIMITS, type QueryNode } from '@rotunda/query';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/create-database.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import type { MetadataScope, SearchEngine } from '../search-engine.ts';
import { indexedDocument, NOBODY, searchRequest } from '../testing/engine-conformance.ts';
import { createPostgresSearchEngine } from './create-postgres-search-engine.ts';
import { SEARCH_SETTINGS } from './read-snapshot.ts';

const title = (text: string): TextStream => ({ field: 'title', language: 'en', text });
const summary = (text: string): TextStream => ({ field: 'summary', language: 'en', text });
const body = (text: string): TextStream => ({ field: 'text', language: 'en', text });

function queryOf(text: string): QueryNode {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.query;
}

let test: TestDatabase;
let searchPool: pg.Pool;
let engine: SearchEngine;
beforeAll(async () => {
  test = await createTestDatabase();
  const { connectionString } = test;
  searchPool = createPool({ connectionString, sessionSettings: SEARCH_SETTINGS, onConnectionError: () => undefined });
  engine = createPostgresSearchEngine({ database: test.database, searchPool });
  await engine.prepare();
});
afterAll(async () => {
  await searchPool.end();
  await test.close();
});
beforeEach(async () => {
  // Truncated, because the tests of long texts leave so many dead rows that the next searches would be slow.
  await test.database.execute(sql`truncate doc_search, doc_search_part, doc_head, passages, organization cascade`);
});

async function idsFound(text: string): Promise<number[]> {
  return (await engine.search(searchRequest(queryOf(text)))).documentIds;
}

describe('indexing', () => {
  it('replaces what a document said before', async () => {
    await engine.index(test.database, [indexedDocument(1, [title('Rent control')])]);
    await engine.index(test.database, [indexedDocument(1, [title('Water quality')])]);
    expect(await idsFound('rent')).toEqual([]);
    expect(await idsFound('water')).toEqual([1]);
  });

  it('writes no text again when only facts change', async () => {
    const streams = [title('Rent control'), body('No landlord shall raise the rent.')];
    await engine.index(test.database, [indexedDocument(1, streams, { genericStatus: 'Introduced' })]);
    const writtenBy = async () => {
      const { rows } = await test.database.execute(sql`select xmin::text from passages order by passage_number`);
      return rows;
    };
    const before = await writtenBy();
    await engine.index(test.database, [
      indexedDocument(1, streams, { genericStatus: 'Passed', lastUpdatedTs: 5, introducedTs: 3 }),
    ]);
    expect(await writtenBy()).toEqual(before);
    const passed = { genericStatuses: ['Passed' as const], introduced: { fromTs: 3, toTs: 3 } };
    const answer = await engine.search(searchRequest(queryOf('rent'), { filters: [passed] }));
    expect(answer.documentIds).toEqual([1]);
  });

  it('forgets removed documents', async () => {
    await engine.index(test.database, [indexedDocument(1, [title('Rent')]), indexedDocument(2, [title('Rent')])]);
    await engine.remove(test.database, [1]);
    expect(await idsFound('rent')).toEqual([2]);
    const { rows } = await test.database.execute(sql`select document_id from passages`);
    expect(rows).toEqual([{ document_id: '2' }]);
  });

  it('leaves no list of new rows for searches to read once it was tidied', async () => {
    const pagesMerged = async () => {
      const { rows } = await test.database.execute(sql`
        select gin_clean_pending_list('doc_search_lexemes')::int as documents,
          gin_clean_pending_list('passages_terms')::int as passages`);
      return rows[0];
    };
    await engine.index(test.database, [indexedDocument(1, [title('Rent control')])]);
    expect(await pagesMerged()).toEqual({ documents: 1, passages: 1 });
    await engine.index(test.database, [indexedDocument(2, [title('Water quality')])]);
    await engine.tidy();
    expect(await pagesMerged()).toEqual({ documents: 0, passages: 0 });
    expect(await idsFound('water')).toEqual([2]);
  });

  it('keeps the vectors out of the table that searches read, however short the document', async () => {
    await engine.index(test.database, [indexedDocument(1, [title('Rent control')])]);
    const { rows } = await test.database.execute(sql`
      select pg_column_toast_chunk_id(lexemes) is not null as is_apart from doc_search`);
    expect(rows).toEqual([{ is_apart: true }]);
  });

  it('rolls back with the transaction that changed the document', async () => {
    const failure = new Error('later in the transaction');
    const change = test.database.transaction(async (transaction) => {
      await engine.index(transaction, [indexedDocument(1, [title('Rent')])]);
      throw failure;
    });
    await expect(change).rejects.toBe(failure);
    expect(await idsFound('rent')).toEqual([]);
  });

  it('takes texts with characters PostgreSQL does not know', async () => {
    const streams = [title("O'Neill \\ 'quoted' \0 \ud800 act"), body('a\0b \udfff rent')];
    await engine.index(test.database, [indexedDocument(1, streams)]);
    expect(await idsFound('oneill rent')).toEqual([1]);
  });
});

describe('pages', () => {
  beforeEach(async () => {
    const documents = Array.from({ length: 60 }, (_, index) =>
      indexedDocument(index + 1, [body('rent control')], {
        // Many share a date, so that only the id tells them apart; the last ten have none.
        lastUpdatedTs: index < 50 ? Math.floor(index / 10) : null,
        documentType: index % 2 === 0 ? 'Legislation' : 'Regulation',
      }),
    );
    await engine.index(test.database, documents);
  });

  it.each(['date', 'relevance'] as const)('by %s are stable and leave nothing out', async (sort) => {
    const listed: number[] = [];
    for (let skip = 0; skip < 60; skip += 7) {
      const page = await engine.search(searchRequest(queryOf('rent'), { sort, skip, limit: 7 }));
      expect(page.total).toBe(60);
      listed.push(...page.documentIds);
    }
    const dated = Array.from({ length: 50 }, (_, index) => 50 - index);
    const undated = Array.from({ length: 10 }, (_, index) => 60 - index);
    expect(listed).toEqual([...dated, ...undated]);
  });

  it('show the first of each type', async () => {
    const answer = await engine.search(searchRequest(queryOf('rent'), { groupLimit: 3 }));
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

  it('say when a total is capped, and only then', async () => {
    const totalAt = async (countLimit: number) => {
      const { total, atTotalLimit } = await engine.search(searchRequest(queryOf('rent'), { countLimit }));
      return [total, atTotalLimit];
    };
    expect(await totalAt(59)).toEqual([59, true]);
    expect(await totalAt(60)).toEqual([60, false]);
    expect(await engine.count({ asker: NOBODY, query: queryOf('rent'), filters: [{}], scope: null }, 59)).toEqual({
      total: 59,
      atTotalLimit: true,
    });
  });

  it('count by week of the last change', async () => {
    const week = 7 * 86_400;
    await engine.index(
      test.database,
      [0, week - 1, week, 3 * week].map((offset, index) =>
        indexedDocument(100 + index, [title('tariff')], { lastUpdatedTs: 1_000_000 + offset }),
      ),
    );
    const selection = { asker: NOBODY, query: queryOf('tariff'), filters: [{}], scope: null };
    expect(await engine.countPerWeek(selection, 1_000_000, 3)).toEqual([2, 1, 0]);
  });
});

describe('relevance', () => {
  it('puts documents about the words before newer ones that mention them', async () => {
    await engine.index(test.database, [
      indexedDocument(1, [title('Rent control act'), body('rent')], { lastUpdatedTs: 1 }),
      indexedDocument(2, [title('Budget'), summary('Concerns rent control.')], { lastUpdatedTs: 2 }),
      indexedDocument(3, [title('Budget'), body('rent control')], { lastUpdatedTs: 3 }),
    ]);
    const answer = await engine.search(searchRequest(queryOf('rent control'), { sort: 'relevance' }));
    expect(answer.documentIds).toEqual([1, 2, 3]);
  });

  it('finds what a title is about among more matches than are compared', async () => {
    await engine.index(test.database, [
      indexedDocument(1, [title('Rent control act')], { lastUpdatedTs: 1 }),
      ...Array.from({ length: 1_100 }, (_, index) =>
        indexedDocument(index + 2, [body('rent control')], { lastUpdatedTs: 10 + index }),
      ),
    ]);
    const first = await engine.search(searchRequest(queryOf('rent control'), { sort: 'relevance', limit: 2 }));
    expect(first.documentIds).toEqual([1, 1_101]);
  });
});

describe('facets', () => {
  beforeEach(() =>
    engine.index(test.database, [
      indexedDocument(1, [title('rent')], { isoCode: 'us-ca', genericStatus: 'Passed' }),
      indexedDocument(2, [title('rent')], { isoCode: 'us-ca', genericStatus: 'Failed' }),
      indexedDocument(3, [title('rent')], { isoCode: 'us-ny', genericStatus: 'Passed' }),
      indexedDocument(4, [title('water')], { isoCode: 'us-tx', genericStatus: 'Passed' }),
      indexedDocument(5, [title('rent')], { documentType: 'Regulation', isoCode: 'us', regDocumentType: 'Rule' }),
    ]),
  );

  it('count what choosing more of the same facet would add', async () => {
    const filters = [{ isoCodes: ['us-ca'], genericStatuses: ['Passed' as const] }];
    const answer = await engine.search(searchRequest(queryOf('rent'), { filters, facets: true }));
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

  it('see combinations that came after the first search', async () => {
    await engine.search(searchRequest(queryOf('rent'), { facets: true }));
    await engine.index(test.database, [indexedDocument(6, [title('rent')], { isoCode: 'us-wy' })]);
    const answer = await engine.search(searchRequest(queryOf('rent'), { facets: true }));
    expect(answer.facets?.isoCodes).toContainEqual({ value: 'us-wy', count: 1 });
  });
});

describe('what an organisation attached', () => {
  const OWN = 'own';
  const OTHER = 'other';
  const ids = { tagId: randomUUID(), otherTagId: randomUUID(), projectId: randomUUID(), otherProjectId: randomUUID() };

  beforeEach(async () => {
    await engine.index(
      test.database,
      [1, 2, 3].map((documentId) => indexedDocument(documentId, [title('rent')])),
    );
    const by = { createdBy: 'u', createdTs: 0 };
    for (const [id, documentId, tagId, projectId] of [
      [OWN, 1, ids.tagId, ids.projectId],
      [OTHER, 2, ids.otherTagId, ids.otherProjectId],
    ] as const) {
      await test.database.insert(organization).values({ id, name: id, slug: id, externalName: id });
      await test.database.insert(tags).values({ tagId, organisationId: id, name: 'tag', createdTs: 0 });
      await test.database.insert(projects).values({ projectId, organisationId: id, name: 'p', updatedTs: 0, ...by });
      const common = { organisationId: id, documentId };
      await test.database
        .insert(entityMetadata)
        .values({ ...common, priority: 'High', position: 'Support', updatedBy: 'u', updatedTs: 0 });
      await test.database.insert(entityTags).values({ ...common, tagId });
      await test.database.insert(projectEntities).values({ ...common, projectId, ...by });
    }
  });

  const VIEWER = { organisationId: OWN, userId: 'u', role: 'member' } as const;
  const NOTHING_ASKED = { viewer: VIEWER, priorities: [], positions: [], tagIds: [], projectIds: [] };
  const found = async (asked: Partial<MetadataScope>) =>
    (await engine.search(searchRequest(queryOf('rent'), { scope: { ...NOTHING_ASKED, ...asked } }))).documentIds;

  it.each([
    ['priority', { priorities: ['High'] }],
    ['position', { positions: ['Support', 'Oppose'] }],
    ['tag', { tagIds: [ids.tagId] }],
    ['project', { projectIds: [ids.projectId] }],
  ])('finds by %s only what this organisation attached', async (_, asked) => {
    expect(await found(asked)).toEqual([1]);
  });

  it('finds nothing by the tags and projects of others', async () => {
    expect(await found({ tagIds: [ids.otherTagId] })).toEqual([]);
    expect(await found({ projectIds: [ids.otherProjectId] })).toEqual([]);
  });

  it('finds nothing by a project of the organisation that the person does not see', async () => {
    const collaborator = { organisationId: OWN, projectId: ids.projectId, userId: 'collaborator' };
    await test.database.insert(projectCollaborators).values(collaborator);
    const foundBy = (viewer: Partial<MetadataScope['viewer']>) =>
      found({ projectIds: [ids.projectId], viewer: { ...VIEWER, ...viewer } });
    expect(await foundBy({ userId: 'someone else' })).toEqual([]);
    expect(await foundBy({ userId: collaborator.userId })).toEqual([1]);
    expect(await foundBy({ userId: 'someone else', role: 'admin' })).toEqual([1]);
    const inAny = (userId: string) => found({ projectIds: ALL_PROJECTS, viewer: { ...VIEWER, userId } });
    expect(await inAny('someone else')).toEqual([]);
    expect(await inAny(collaborator.userId)).toEqual([1]);
  });

  it('asks for all kinds at once, and for none when none is named', async () => {
    expect(await found({ priorities: ['High'], positions: ['Oppose'] })).toEqual([]);
    expect(await found({})).toEqual([3, 2, 1]);
  });
});

describe('passages of found documents', () => {
  it('come with their place in the text, the fullest first', async () => {
    const filler = 'word '.repeat(400);
    const text = `${filler}rent ${filler}rent control ${filler}`;
    await engine.index(test.database, [indexedDocument(1, [title('Act'), body(text)])]);
    const passages = await engine.matchesOf(NOBODY, queryOf('rent control'), [1], 2);
    expect(passages).toHaveLength(2);
    expect(passages[0]?.excerpt).toContain('rent control');
    for (const { excerpt, startOffset, streamIndex } of passages) {
      expect(streamIndex).toBe(1);
      expect(text.slice(startOffset, startOffset + excerpt.length)).toBe(excerpt);
    }
  });

  it('are found by the beginning of a word too', async () => {
    await engine.index(test.database, [indexedDocument(1, [body('privacy for all')]), indexedDocument(2, [body('x')])]);
    const passages = await engine.matchesOf(NOBODY, queryOf('priv*'), [1, 2], 1);
    expect(passages.map(({ documentId, excerpt }) => [documentId, excerpt])).toEqual([[1, 'privacy for all']]);
  });

  it('are none for a document that matches by its title', async () => {
    await engine.index(test.database, [indexedDocument(1, [title('Rent'), body('something else')])]);
    expect(await engine.matchesOf(NOBODY, queryOf('rent'), [1], 2)).toEqual([]);
  });
});

describe('limits', () => {
  const words = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

  it('takes a document of 3 MB with more distinct words than a vector holds, and still decides exactly', async () => {
    const text = `${words(80_000, 'x').join(' ')} `.repeat(6);
    expect(text.length).toBeGreaterThan(3_000_000);
    await engine.index(test.database, [
      indexedDocument(1, [title('Large'), body(text)]),
      indexedDocument(2, [title('x5')]),
    ]);
    const { rows } = await test.database.execute(sql`select is_split from doc_search order by document_id`);
    expect(rows).toEqual([{ is_split: true }, { is_split: false }]);
    expect(await idsFound('x5 AND x79999')).toEqual([1]);
    expect(await idsFound('x5 NOT x79999')).toEqual([2]);
    expect(await idsFound('"x77777 x77778 x77779"')).toEqual([1]);
    expect(await idsFound('"x77777 x77779"')).toEqual([]);
    expect(await idsFound('x100 w/3 x103')).toEqual([1]);
    expect(await idsFound('x100 w/2 x103')).toEqual([]);
    expect(await idsFound('"x12345 x1234*"')).toEqual([1]);
  }, 120_000);

  it.each([
    ['OR', 'all'],
    ['AND', 'none'],
  ])('answers a thousand words joined by %s in time', async (operator) => {
    await engine.index(test.database, [indexedDocument(1, [body(words(10, 'y').join(' '))])]);
    const query = queryOf(words(QUERY_LIMITS.terms, 'y').join(` ${operator} `));
    const startMs = performance.now();
    const answer = await engine.search(searchRequest(query, { sort: 'relevance', facets: true }));
    expect(answer.documentIds).toEqual(operator === 'OR' ? [1] : []);
    expect(performance.now() - startMs).toBeLessThan(2_000);
  });

  it('answers a query of 20,000 characters in time', async () => {
    await engine.index(test.database, [indexedDocument(1, [body('rent')])]);
    const text = `rent ${words(950, 'NOT zzzzzzzzzzzzzz').join(' ')}`.slice(0, QUERY_LIMITS.characters);
    const startMs = performance.now();
    expect(await idsFound(text)).toEqual([1]);
    expect(performance.now() - startMs).toBeLessThan(2_000);
  });

  it('compares many alternatives of a proximity exactly', async () => {
    await engine.index(test.database, [
      indexedDocument(1, [body('alpha one two three beta')]),
      indexedDocument(2, [body('alpha one two three four beta')]),
    ]);
    const left = words(40, 'p').join(' OR ');
    expect(await idsFound(`(alpha OR "alpha one" OR ${left}) w/3 (beta OR "three beta" OR ${left})`)).toEqual([1]);
  });

  it('says so when a search takes too long', async () => {
    await engine.index(
      test.database,
      Array.from({ length: 300 }, (_, index) => indexedDocument(index + 1, [body(words(300, 'w').join(' '))])),
    );
    const hasty = createPostgresSearchEngine({ database: test.database, searchPool, timeoutMs: 1 });
    const search = hasty.search(searchRequest(queryOf(words(60, 'w').join(' w/50 w1 OR ')), { facets: true }));
    await expect(search).rejects.toMatchObject({ code: 'SEARCH_TOO_SLOW' });
  });

  it('reads quotes and operators of the database as plain text', async () => {
    await engine.index(test.database, [indexedDocument(1, [title("it's 'x' & !y | (z):*")])]);
    const hostile: QueryNode = { kind: 'word', field: null, terms: ["'; drop table doc_search; --", "a' | '*", '\\'] };
    expect((await engine.search(searchRequest(hostile))).documentIds).toEqual([]);
    expect(await idsFound('x')).toEqual([1]);
  });
});
