import { documents, documentTexts } from '@rotunda/database';
import type { RegulationRecord } from '@rotunda/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { storeRecords } from './store-records.ts';

const sections = [{ sectionId: 's-1', level: 0, blocks: [{ text: 'Widgets are inspected.', indent: 0 }] }];
const rule = (part: string, changes: Partial<RegulationRecord> = {}): RegulationRecord => ({
  kind: 'regulation',
  fusionId: 'us-oh-reg-1',
  part,
  isoCode: 'us-oh',
  regulationDocumentType: 'Rule',
  title: 'Widgets',
  ...changes,
});

describe('Full text of a rule', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());
  beforeEach(() => emptyTables(test.pool, 'documents', 'source_facts', 'document_changes', 'document_texts'));

  const store = (source: string, ...records: RegulationRecord[]) =>
    test.database.transaction((tx) =>
      storeRecords(tx, { source, records, fetchedTs: 1_770_000_000, nowMs: 1_770_000_000_000, today: '2026-05-01' }),
    );
  const versionAndTexts = async () => {
    const [head] = await test.database.select({ version: documents.version }).from(documents);
    return [head?.version, await test.database.$count(documentTexts)];
  };

  it('is removed when its source states the rule without text, which counts as a change', async () => {
    await store('state-regulations', rule('main', { sections }));
    expect(await versionAndTexts()).toEqual([1, 1]);
    expect(await store('state-regulations', rule('main'))).toEqual(['updated']);
    expect(await versionAndTexts()).toEqual([2, 0]);
  });

  it('is kept when another part or another source has no text', async () => {
    await store('federal-register', rule('issue', { sections }));
    await store('federal-register', rule('list'));
    await store('regulations-gov', rule('issue'));
    expect((await versionAndTexts())[1]).toBe(1);
  });
});
