import type { Verdict } from '@rotunda/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';

interface Named {
  document: { id: string; title: string } | null;
  others: { id: string }[];
  verdict: Verdict | null;
}

describe('Explanation of a saved search verdict', () => {
  const { api, ingest, member, stranger } = workspaceTest(
    { member: 'member', stranger: { role: 'member', of: 'Theirs' } },
    { withPipeline: true },
  );
  let projectId: string;
  beforeAll(async () => {
    projectId = await member.make('/projects', { name: 'Rivers' });
  });

  const save = (searchModel: object, changes: object = {}) =>
    member.make('/savedSearches', { projectId, searchModel, ...changes });
  const ask = async (savedSearchId: string, document: string) => {
    const answer = await api.call(member.token, 'POST', '/alerts/verdict', { savedSearchId, document });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body as Named;
  };
  const getVerdict = async (savedSearchId: string, document: string): Promise<Verdict> => {
    const { verdict } = await ask(savedSearchId, document);
    if (verdict === null) throw new Error(`no verdict over ${document}`);
    return verdict;
  };
  /**
   * Backdates the saved search. The clock does not advance in this test, and only a search saved before the document
   * changed is expected to alert.
   */
  const saveEarlier = async (savedSearchId: string) => {
    await api.deps.database.$client.query(
      'update saved_searches set updated_ts = updated_ts - 100 where saved_search_id = $1',
      [savedSearchId],
    );
  };

  it('shows for each clause the matching passage or that it fails, and whether an alert exists', async () => {
    const found = await save({ rawTextSearch: 'river gauge' });
    const missed = await save({ rawTextSearch: 'river NOT gauge' });
    await ingest(testBill(1, { title: 'A river gauge' }));
    expect(await getVerdict(found, 'H.R. 1')).toMatchObject({
      matches: true,
      reasons: [],
      brokenReason: null,
      metadata: [],
      passageShare: null,
      alert: {
        markedIrrelevant: false,
        isDeleted: false,
      },
      clauses: [
        {
          depth: 0,
          kind: 'and',
          text: null,
          holds: true,
          passage: null,
        },
        {
          text: 'river',
          holds: true,
          passage: {
            field: 'title',
            text: 'A river gauge',
            marks: [[2, 7]],
          },
        },
        {
          text: 'gauge',
          holds: true,
          passage: {
            field: 'title',
            marks: [[8, 13]],
          },
        },
      ],
    });
    expect(await getVerdict(missed, 'HR1')).toMatchObject({
      matches: false,
      reasons: ['words'],
      alert: null,
      clauses: [
        {
          kind: 'and',
          holds: false,
        },
        {
          text: 'river',
          holds: true,
        },
        {
          kind: 'not',
          holds: false,
        },
        {
          depth: 2,
          text: 'gauge',
          holds: true,
        },
      ],
    });
  });

  it('checks the document against each filter, including filters of its document type', async () => {
    const id = await save({
      rawTextSearch: 'weir',
      genericSearch: { byLocation: ['us-ca'] },
      progressiveFilters: { Legislation: { billTypeList: ['Bill'], activeSessions: true } },
    });
    await ingest(testBill(2, { title: 'A weir', billType: 'Resolution' }));
    const { matches, reasons, filters } = await getVerdict(id, 'us-119-hr-2');
    expect({ matches, reasons }).toEqual({ matches: false, reasons: ['filters'] });
    expect(
      filters.map(({ filter, passes, asked, has }) => [filter, passes, asked.length > 3 ? 'many' : asked, has]),
    ).toEqual([
      ['documentTypes', true, 'many', 'Legislation'],
      ['isoCodes', false, ['us-ca'], 'us'],
      ['billTypes', false, ['Bill'], 'Resolution'],
      ['activeSessions', true, ['active'], 'active'],
    ]);
  });

  it('reports a document older than the search and a search without a project', async () => {
    await ingest(testBill(3, { title: 'A lock' }));
    expect(await getVerdict(await save({ rawTextSearch: 'lock' }), 'HR 3')).toMatchObject({
      matches: true,
      reasons: ['older'],
      alert: null,
    });
    const alone = await save({ rawTextSearch: 'lock' }, { projectId: null });
    expect(await getVerdict(alone, 'HR 3')).toMatchObject({ matches: true, reasons: ['no-project'] });
  });

  it('reports a document change that is waiting or quarantined', async () => {
    const id = await save({ rawTextSearch: 'sluice' });
    await saveEarlier(id);
    await ingest(testBill(4, { title: 'A bridge' }));
    const { $client } = api.deps.database;
    await $client.query(`update documents set title = 'A sluice' where fusion_id = 'us-119-hr-4'`);
    const wait = (attempts: number) =>
      $client.query(
        `update document_changes set matched_ms = null, attempts = $1
         where document_id = (select document_id from documents where fusion_id = 'us-119-hr-4')`,
        [attempts],
      );
    await wait(0);
    expect(await getVerdict(id, 'HR 4')).toMatchObject({ matches: true, reasons: ['waiting'] });
    await wait(1);
    expect(await getVerdict(id, 'HR 4')).toMatchObject({ matches: true, reasons: ['quarantined'] });
    await $client.query('update document_changes set matched_ms = 1, attempts = 0 where matched_ms is null');
    expect(await getVerdict(id, 'HR 4')).toMatchObject({ matches: true, reasons: ['since'] });
  });

  it('checks the document against the metadata filters of the organization', async () => {
    const id = await save({
      rawTextSearch: 'canal',
      entityMetadata: { priorities: ['High'], projectIds: [projectId] },
    });
    await ingest(testBill(5, { title: 'A canal' }));
    await api.call(member.token, 'POST', '/projects/create-project-entities', {
      entities: [{ projectId, fusionId: 'us-119-hr-5', documentType: 'Legislation' }],
    });
    expect(await getVerdict(id, 'HR 5')).toMatchObject({
      matches: false,
      reasons: ['metadata'],
      metadata: [
        {
          list: 'priorities',
          passes: false,
        },
        {
          list: 'projectIds',
          passes: true,
        },
      ],
    });
  });

  it('reports an alert that was marked irrelevant or deleted', async () => {
    const id = await save({ rawTextSearch: 'dike' });
    await ingest(testBill(6, { title: 'A dike' }));
    const { $client } = api.deps.database;
    await $client.query('update search_alerts set marked_irrelevant = true, deleted_ts = 1 where fusion_id = $1', [
      'us-119-hr-6',
    ]);
    expect(await getVerdict(id, 'HR 6')).toMatchObject({
      matches: true,
      reasons: [],
      alert: {
        markedIrrelevant: true,
        isDeleted: true,
      },
    });
  });

  it('explains why a search is broken and returns no verdict for an unknown document', async () => {
    const id = await save({ rawTextSearch: 'pond' });
    await api.deps.database.$client.query(
      `update saved_searches set broken_reason = 'Add a closing quotation mark.' where saved_search_id = $1`,
      [id],
    );
    expect(await getVerdict(id, 'HR 1')).toMatchObject({
      matches: false,
      reasons: ['broken'],
      brokenReason: 'Add a closing quotation mark.',
      clauses: [],
    });
    expect(await ask(id, 'HR 99999')).toEqual({ document: null, others: [], verdict: null });
  });

  it('resolves documents by number, state and session, and lists others with the same number', async () => {
    const id = await save({ rawTextSearch: 'pump' });
    const past = { session: '118', sessionEndOn: '2025-01-03', fusionId: 'us-118-hr-7' } as const;
    const york = { isoCode: 'us-ny', session: '2025-2026', fusionId: 'us-ny-2025-2026-s-1234' } as const;
    await ingest(testBill(7), testBill(7, past), testBill(1234, { ...york, localityExternalId: 'NY S 1234' }));
    const named = async (text: string) => (await ask(id, text)).document?.id;
    expect(await ask(id, 'H.R. 7')).toMatchObject({ document: { id: 'us-119-hr-7' }, others: [{ id: 'us-118-hr-7' }] });
    expect(await named('HR7 118')).toBe('us-118-hr-7');
    expect(await named('H.R. 7 (118th Congress)')).toBe('us-118-hr-7');
    expect(await named('HR 7, 119th')).toBe('us-119-hr-7');
    expect(await named('NY S1234')).toBe('us-ny-2025-2026-s-1234');
    expect(await named('NY S1234 2025')).toBe('us-ny-2025-2026-s-1234');
    expect(await named('us-118-hr-7')).toBe('us-118-hr-7');
  });

  it('answers NOT_FOUND for saved searches of another organization', async () => {
    const savedSearchId = await save({ rawTextSearch: 'spring' });
    const asked = await api.call(stranger.token, 'POST', '/alerts/verdict', { savedSearchId, document: 'HR 1' });
    expect(asked).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
