import {
  comments,
  customSummaries,
  documents,
  documentTexts,
  entityMetadata,
  organization,
  sourceFacts,
} from '@rotunda/database';
import type { PresidentialActionRecord, RegulationRecord } from '@rotunda/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { createDocumentIdentityRepository } from './document-identity.repository.ts';
import { remergeStale } from './remerge-stale.ts';
import { storeRecords } from './store-records.ts';

const FILED_URL = 'https://www.regulations.gov/document/ZZZ-2026-0001-0002';
const PRINTED_URL = 'https://www.federalregister.gov/d/2026-00001';

/** The rule as Regulations.gov files it, without a Register number unless one is given. */
const filed = (changes: Partial<RegulationRecord> = {}): RegulationRecord => ({
  kind: 'regulation',
  fusionId: 'regs-ZZZ-2026-0001-0002',
  part: 'main',
  isoCode: 'us',
  regulationDocumentType: 'Rule',
  title: 'Widget rule as filed',
  publicationDate: '2026-03-09',
  externalIds: ['ZZZ-2026-0001-0002'],
  docketIds: ['ZZZ-2026-0001'],
  documentUrl: FILED_URL,
  commentEndDates: ['2026-06-01'],
  agencies: [
    {
      name: 'Widget Agency',
      shortName: 'ZZZ',
    },
  ],
  ...changes,
});
const filedAsPrinted = (changes: Partial<RegulationRecord> = {}) =>
  filed({ alsoKnownAs: ['fr-2026-00001'], ofrId: '2026-00001', ...changes });

const printed = (changes: Partial<RegulationRecord> = {}): RegulationRecord => ({
  kind: 'regulation',
  fusionId: 'fr-2026-00001',
  part: 'main',
  isoCode: 'us',
  ofrId: '2026-00001',
  regulationDocumentType: 'Rule',
  title: 'Widget rule',
  publicationDate: '2026-03-02',
  documentUrl: PRINTED_URL,
  registerUrl: PRINTED_URL,
  docketIds: ['ZZZ-2026-0001', 'FRL-1'],
  effectiveDate: '2026-05-01',
  commentEndDates: ['2026-05-01'],
  agencies: [{ name: 'Commerce Department' }, { name: 'Widget Agency' }],
  ...changes,
});

describe('Rule with two publishers', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.database
      .insert(organization)
      .values({ id: 'org-1', name: 'Ours', slug: 'ours', externalName: 'Ours', createdAt: new Date(0) });
  });
  afterAll(() => test.close());
  beforeEach(() =>
    emptyTables(
      test.pool,
      'documents',
      'source_facts',
      'document_texts',
      'document_changes',
      'entity_aliases',
      'entity_metadata',
      'comments',
      'custom_summaries',
    ),
  );

  const store = (source: string, ...records: (RegulationRecord | PresidentialActionRecord)[]) =>
    test.database.transaction((tx) =>
      storeRecords(tx, { source, records, fetchedTs: 1, nowMs: 1000, today: '2026-11-22' }),
    );
  const identities = () => createDocumentIdentityRepository(test.database);
  const held = () => test.database.select().from(documents).orderBy(asc(documents.fusionId));
  const documentId = async (fusionId: string) => {
    const [row] = await test.database.select().from(documents).where(eq(documents.fusionId, fusionId));
    return row?.documentId ?? 0;
  };
  const onePrintedAndFiled = {
    fusionId: 'fr-2026-00001',
    title: 'Widget rule',
    publicationDate: '2026-03-02',
    commentEndDate: '2026-06-01',
    localityExternalId: 'ZZZ-2026-0001-0002',
    facts: {
      ofrId: '2026-00001',
      externalIds: ['ZZZ-2026-0001-0002'],
      docketIds: ['ZZZ-2026-0001', 'FRL-1'],
      commentEndDates: ['2026-05-01', '2026-06-01'],
      effectiveDate: '2026-05-01',
      documentUrl: FILED_URL,
      registerUrl: PRINTED_URL,
      agencies: [{ name: 'Commerce Department' }, { name: 'Widget Agency' }],
    },
  };

  describe('filings under the same Federal Register number', () => {
    const rule = filedAsPrinted();
    const other = filedAsPrinted({
      fusionId: 'regs-YYY-1999-0002-0001',
      title: 'Ozone standards in certain areas',
      externalIds: ['YYY-1999-0002-0001'],
      docketIds: ['YYY-1999-0002'],
    });
    const shown = async () => (await held()).map(({ fusionId, title }) => [fusionId, title]);
    const apart = [
      ['fr-2026-00001', 'Widget rule as filed'],
      ['regs-YYY-1999-0002-0001', 'Ozone standards in certain areas'],
    ];

    it('of two rules stay two documents, in any order of arrival', async () => {
      await store('regulations-gov', rule, other);
      expect(await shown()).toEqual(apart);
      expect(await store('regulations-gov', other, rule)).toEqual(['unchanged', 'unchanged']);
      expect(await shown()).toEqual(apart);
    });

    it('merged earlier are separated when the source sends them again', async () => {
      await store('regulations-gov', rule, { ...other, title: 'Widgets' });
      expect(await shown()).toHaveLength(1);
      await store('regulations-gov', other);
      await remergeStale({ database: test.database, clock: systemClock });
      expect(await shown()).toEqual(apart);
      const facts = await test.database.select().from(sourceFacts).where(eq(sourceFacts.fusionId, 'fr-2026-00001'));
      expect(facts).toHaveLength(1);
    });

    it('of the same rule become a single document, by title or docket', async () => {
      await store('regulations-gov', rule);
      await store(
        'regulations-gov',
        filedAsPrinted({ ...other, title: 'Proposed rules', docketIds: ['ZZZ-2026-0001'] }),
      );
      await store('regulations-gov', filedAsPrinted({ ...other, fusionId: 'regs-X-1-1', title: 'Widgets; final' }));
      expect(await shown()).toHaveLength(1);
    });
  });

  it('looks up more aliases than a statement has parameters', async () => {
    const aliases = new Map(Array.from({ length: 70_000 }, (_, index) => [`alias-${index}`, `rule-${index}`]));
    await identities().upsertAliases(aliases);
    await identities().upsertAliases(new Map([['alias-7', 'rule-8']]));
    const found = await identities().findAliases(['unknown', ...aliases.keys()]);
    expect([found.size, found.get('alias-7'), found.get('alias-69999')]).toEqual([70_000, 'rule-8', 'rule-69999']);
  });

  it('becomes a single document with the facts of both, in any order of arrival', async () => {
    await store('federal-register', printed());
    await store('regulations-gov', filedAsPrinted());
    expect(await held()).toMatchObject([onePrintedAndFiled]);
    await emptyTables(test.pool, 'documents', 'source_facts', 'document_changes', 'entity_aliases');
    await store('regulations-gov', filedAsPrinted());
    await store('federal-register', printed());
    expect(await held()).toMatchObject([onePrintedAndFiled]);
  });

  it('filed in two dockets is a single document and is unchanged when read again', async () => {
    const other = filedAsPrinted({
      fusionId: 'regs-YYY-2026-0007-0001',
      externalIds: ['YYY-2026-0007-0001'],
      docketIds: ['YYY-2026-0007'],
      publicationDate: '2026-03-04',
    });
    expect(await store('regulations-gov', filedAsPrinted(), other)).toEqual(['created', 'created']);
    expect(await held()).toMatchObject([
      {
        fusionId: 'fr-2026-00001',
        publicationDate: '2026-03-04',
        facts: { externalIds: ['YYY-2026-0007-0001', 'ZZZ-2026-0001-0002'] },
      },
    ]);
    expect(await store('regulations-gov', filedAsPrinted(), other)).toEqual(['unchanged', 'unchanged']);
  });

  it('is matched when only the Federal Register knows both ids', async () => {
    await store('federal-register', printed({ alsoKnownAs: ['regs-ZZZ-2026-0001-0002'] }));
    await store('regulations-gov', filed());
    await store('regulations-gov', {
      ...filed(),
      part: 'comment-count',
      regulationDocumentType: '',
      totalComments: 12,
    });
    expect(await held()).toMatchObject([{ fusionId: 'fr-2026-00001', facts: { totalComments: 12 } }]);
  });

  it('keeps the metadata and comments of an organization when two documents are merged', async () => {
    await store('regulations-gov', filed());
    await store('federal-register', printed());
    const [own, former] = [await documentId('fr-2026-00001'), await documentId('regs-ZZZ-2026-0001-0002')];
    const decision = { organizationId: 'org-1', updatedBy: 'u', updatedTs: 1 };
    await test.database.insert(entityMetadata).values([
      { ...decision, documentId: own, priority: 'High' },
      { ...decision, documentId: former, priority: 'Low' },
    ]);
    await test.database.insert(comments).values({
      commentId: '00000000-0000-4000-8000-000000000001',
      organizationId: 'org-1',
      documentId: former,
      body: 'Read this',
      createdBy: 'u',
      createdTs: 1,
    });
    const written = { organizationId: 'org-1', createdBy: 'u', createdTs: 1, updatedBy: 'u', updatedTs: 1 };
    await test.database.insert(customSummaries).values({ ...written, documentId: former, body: 'What it says' });
    await store('regulations-gov', filedAsPrinted());
    expect(await held()).toMatchObject([{ documentId: own, fusionId: 'fr-2026-00001' }]);
    expect(await test.database.select().from(customSummaries)).toMatchObject([{ documentId: own }]);
    expect(await test.database.select().from(entityMetadata)).toMatchObject([{ documentId: own, priority: 'High' }]);
    expect(await test.database.select().from(comments)).toMatchObject([{ documentId: own }]);
    const { rows } = await test.pool.query(`select count(*)::int as changes from document_changes
      where document_id = ${former}`);
    expect(rows).toEqual([{ changes: 0 }]);
  });

  it('stays the same document when its Federal Register number becomes known later', async () => {
    await store('regulations-gov', filed());
    const former = await documentId('regs-ZZZ-2026-0001-0002');
    await store('regulations-gov', filedAsPrinted({ title: 'Widget rule, corrected' }));
    expect(await held()).toMatchObject([
      { documentId: former, fusionId: 'fr-2026-00001', title: 'Widget rule, corrected', version: 2 },
    ]);
    const parts = await test.database.select({ part: sql<string>`part` }).from(sourceFacts);
    expect(parts).toEqual([{ part: 'regs-ZZZ-2026-0001-0002 main' }]);
  });

  it('stays a presidential document when the Federal Register says so', async () => {
    const order: PresidentialActionRecord = {
      kind: 'presidential-action',
      fusionId: 'fr-2026-00001',
      part: 'main',
      isoCode: 'us',
      actionType: 'notice',
      title: 'Continuation of the widget emergency',
    };
    await store('regulations-gov', filedAsPrinted());
    await store('federal-register', order);
    expect(await held()).toMatchObject([{ documentType: 'PresidentialAction', title: order.title }]);
  });

  const order = (changes: Partial<PresidentialActionRecord> = {}): PresidentialActionRecord => ({
    kind: 'presidential-action',
    fusionId: 'eo-99001',
    part: 'main',
    isoCode: 'us',
    actionType: 'executive_order',
    alsoKnownAs: ['fr-2026-00001'],
    executiveOrderNumber: '99001',
    title: 'Of widgets',
    ofrId: '2026-00001',
    ...changes,
  });
  /** The order as a list of the API names it, without the order's number. */
  const listed = (): PresidentialActionRecord => ({
    kind: 'presidential-action',
    fusionId: 'fr-2026-00001',
    part: 'list',
    isoCode: 'us',
    actionType: 'other',
    title: 'Of widgets, as listed',
  });
  const sections = [{ sectionId: 's-1', level: 0, blocks: [{ text: 'Widgets.', indent: 0 }] }];
  const texts = () =>
    test.database.select({ id: documentTexts.fnDocumentId, of: documentTexts.fusionId }).from(documentTexts);

  it('merges an order named by its order number or document number, in any sequence', async () => {
    const stated = [order(), listed(), order({ part: 'table', alsoKnownAs: ['fr-2026-00002'], ofrId: '2026-00002' })];
    for (const sequence of [stated, stated.toReversed()]) {
      await emptyTables(test.pool, 'documents', 'source_facts', 'document_changes', 'entity_aliases');
      for (const record of sequence) await store('presidential-actions', record);
      expect(await held()).toMatchObject([
        { fusionId: 'eo-99001', title: 'Of widgets', facts: { ofrId: '2026-00001', actionType: 'executive_order' } },
      ]);
      for (const record of sequence) await store('presidential-actions', record);
      for (const record of sequence) expect(await store('presidential-actions', record)).toEqual(['unchanged']);
    }
    expect(await identities().findAliases(['fr-2026-00001', 'fr-2026-00002'])).toEqual(
      new Map([
        ['fr-2026-00001', 'eo-99001'],
        ['fr-2026-00002', 'eo-99001'],
      ]),
    );
  });

  it('merges an order with its notice on Regulations.gov, in any order of arrival', async () => {
    for (const isFiledFirst of [true, false]) {
      await emptyTables(test.pool, 'documents', 'source_facts', 'document_changes', 'entity_aliases');
      if (isFiledFirst) await store('regulations-gov', filedAsPrinted());
      await store('presidential-actions', order());
      if (!isFiledFirst) await store('regulations-gov', filedAsPrinted());
      expect(await held()).toMatchObject([{ fusionId: 'eo-99001', documentType: 'PresidentialAction' }]);
      const found = await identities().findAliases(['regs-ZZZ-2026-0001-0002']);
      expect([...found.values()]).toEqual(['eo-99001']);
    }
  });

  it('moves the text along when the order number becomes known', async () => {
    await store('federal-register', { ...listed(), part: 'issue', sections });
    expect(await texts()).toEqual([{ id: 'fr-2026-00001-text', of: 'fr-2026-00001' }]);
    await store('presidential-actions', order());
    expect(await texts()).toEqual([{ id: 'eo-99001-text', of: 'eo-99001' }]);
    await store('presidential-actions', order({ part: 'text', sections }));
    expect(await texts()).toEqual([{ id: 'eo-99001-text', of: 'eo-99001' }]);
  });
});
