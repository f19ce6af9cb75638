import { documents, sourceFacts } from '@rotunda/database';
import type { NewsRecord } from '@rotunda/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { storeRecords } from './store-records.ts';

const LIKENESS = 'news-paper-example-likeness';
const PAGE = 'news-paper-example-page';

const article = (fusionId: string, changes: Partial<NewsRecord> = {}): NewsRecord => ({
  kind: 'news',
  fusionId,
  part: 'main',
  title: 'Widgets return',
  text: 'All of it.',
  publisher: 'The Paper',
  publishedTs: 100,
  sourceUpdatedTs: 100,
  alsoKnownAs: [LIKENESS, PAGE],
  sourceUrl: 'https://paper.example/w',
  ...changes,
});

describe('An article whose id its feed changes', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());
  beforeEach(() => emptyTables(test.pool, 'documents', 'source_facts', 'document_changes', 'entity_aliases'));

  const store = (...records: NewsRecord[]) =>
    test.database.transaction((tx) =>
      storeRecords(tx, { source: 'news', records, fetchedTs: 100, nowMs: 100_000, today: '2025-01-03' }),
    );
  const stored = async () => (await test.database.select().from(documents)).map(({ fusionId }) => fusionId).toSorted();

  it('is the stored one when page, title and date are the same', async () => {
    expect(await store(article('news-1'))).toEqual(['created']);
    expect(await store(article('news-2'))).toEqual(['unchanged']);
    expect(await stored()).toEqual(['news-1']);
    expect(await test.database.select().from(sourceFacts)).not.toMatchObject([{ facts: { alsoKnownAs: [LIKENESS] } }]);
  });

  it('is one article in two feeds, also of one batch, and only a later date replaces its words', async () => {
    const other = article('news-2', { text: 'In the other feed.' });
    expect(await store(article('news-1'), other)).toEqual(['created', 'unchanged']);
    expect(await store(article('news-1'), other)).toEqual(['unchanged', 'unchanged']);
    expect(await store(article('news-2', { text: 'Corrected.', sourceUpdatedTs: 200 }))).toEqual(['updated']);
    expect(await stored()).toEqual(['news-1']);
  });

  it('is found under the address of its page, and stays found when its title changes', async () => {
    await store(article(PAGE, { alsoKnownAs: [] }));
    expect(await store(article('news-1'))).toEqual(['unchanged']);
    expect(await store(article('news-1', { title: 'Corrected', alsoKnownAs: ['news-new-likeness', PAGE] }))).toEqual([
      'updated',
    ]);
    expect(await stored()).toEqual([PAGE]);
  });

  it('is another article when only the page is the same', async () => {
    await store(article(PAGE, { alsoKnownAs: [] }));
    expect(await store(article('news-1', { title: 'Another', alsoKnownAs: ['news-other', PAGE] }))).toEqual([
      'created',
    ]);
    expect(await stored()).toEqual(['news-1', PAGE]);
  });

  it('is another article when its feed has two with the same page, title and date', async () => {
    const [first, second] = ['news-1', 'news-2'].map((fusionId) => {
      const { alsoKnownAs: _shared, ...record } = article(fusionId);
      return record;
    });
    if (!first || !second) throw new Error('two articles are expected');
    expect(await store(first, second)).toEqual(['created', 'created']);
  });
});
