import { type SimilarBills, similarBillsSchema } from '@rotunda/contract';
import type { BillTextRecord } from '@rotunda/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { findSimilarJob, handleFindSimilar } from './similar.jobs.ts';
import { LOST_AFTER_SECONDS, presentSimilar } from './queries/get-similar.ts';
import { queueMissingFingerprints } from './fingerprints/queue-missing-fingerprints.ts';
import type { StoredSimilar } from './similar-results.repository.ts';
import { SimilarThreads } from './bills/similar-threads.ts';
import { prose, getText } from './testing/bill-texts.ts';

const DUTIES = prose(1, 120);

/** Adds the text before the first section: date, sponsors, committees. */
function withFront(text: string, record: BillTextRecord): BillTextRecord {
  return { ...record, sections: [{ sectionId: 'front', level: 0, blocks: [{ text, indent: 0 }] }, ...record.sections] };
}

/** Returns path and body of a request; a GET names the version in its query string. */
function namingVersion(method: 'GET' | 'POST', path: string, documentId?: string): [string, object?] {
  if (documentId === undefined) return method === 'GET' ? [path] : [path, {}];
  return method === 'GET' ? [`${path}?documentId=${documentId}`] : [path, { documentId }];
}

describe('Similar bills', () => {
  const { api, member, viewer, ingest, pipeline } = workspaceTest(
    { member: 'member', viewer: 'viewer' },
    { withPipeline: true, emptied: ['similar_results', 'events'] },
  );
  let threads: SimilarThreads;

  beforeAll(async () => {
    threads = new SimilarThreads(api.deps.connectionString);
    await ingest(
      getText(1, [DUTIES]),
      getText(2, [prose(2, 200), DUTIES, prose(3, 200)]),
      getText(3, [prose(4, 150)]),
      testBill(4, { title: `Rural Broadband Mapping Act ${prose(5, 30)}` }),
      testBill(5, { title: `Rural Broadband Mapping Act ${prose(5, 30)}, as amended` }),
    );
  });
  afterAll(() => threads.close());
  beforeEach(() => api.deps.database.$client.query(`delete from pgboss.job where name = 'find-similar'`));

  const ask = async (method: 'GET' | 'POST', number: number, documentId?: string): Promise<SimilarBills> => {
    const path = `/documents/legislation/us-119-hr-${number}/similar`;
    const answer = await api.call(member.token, method, ...namingVersion(method, path, documentId));
    expect(answer.status).toBe(200);
    return similarBillsSchema.parse(answer.body);
  };
  const waitingJobs = async () => {
    const { rows } = await api.deps.database.$client.query(`select data from pgboss.job where name = 'find-similar'`);
    return rows.map(({ data }) => findSimilarJob.payload.parse(data));
  };
  const work = async (similar: Pick<SimilarThreads, 'find'> = threads, attempt = 1) => {
    const handler = handleFindSimilar({ ...api.deps, similar });
    for (const payload of await waitingJobs())
      await handler({ jobId: 'job', payload, attempt, signal: new AbortController().signal });
  };
  const find = async (number: number): Promise<SimilarBills> => {
    await ask('POST', number);
    await work();
    return ask('GET', number);
  };

  it('are not available until requested, then pending, then listed with the shared sections', async () => {
    expect(await ask('GET', 1)).toEqual({ state: 'never', updatedOn: null, results: [], total: 0 });
    expect(await ask('POST', 1)).toEqual({ state: 'finding', updatedOn: null, results: [], total: 0 });
    expect(await ask('GET', 1)).toMatchObject({ state: 'finding' });
    await work();
    const found = await ask('GET', 1);
    expect(found).toMatchObject({ state: 'ready', updatedOn: expect.any(Number), total: 1 });
    expect(found.results[0]).toMatchObject({
      fusionId: 'us-119-hr-2',
      localityExternalId: 'US HR 2',
      documentType: 'Legislation',
      llmExplanation: null,
      explanation: 'Almost all of US HR 1 appears in US HR 2, section 2',
      sharesText: true,
    });
    const { rows } = await api.deps.database.$client.query(`select organization_id, payload from events`);
    expect(rows).toContainEqual({ organization_id: null, payload: { fusionIds: ['us-119-hr-1'] } });
  });

  it('are queued only once while a request is pending', async () => {
    await ask('POST', 1);
    await ask('POST', 1);
    expect(await waitingJobs()).toHaveLength(1);
    await work();
    await ask('POST', 1);
    expect(await waitingJobs()).toHaveLength(2);
  });

  it('are limited to five pending requests per person, without blocking others', async () => {
    await ingest(...[11, 12, 13, 14, 15, 16, 17].map((number) => testBill(number)));
    const refresh = (number: number, token = member.token) =>
      api.call(token, 'POST', `/documents/legislation/us-119-hr-${number}/similar`, {});
    const asked = await Promise.all([11, 12, 13, 14, 15, 16].map((number) => refresh(number)));
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await refresh(17)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(await waitingJobs()).toHaveLength(5);
    expect(await refresh(17, viewer.token)).toMatchObject({ status: 200, body: { state: 'finding' } });
    expect(await refresh(17)).toMatchObject({ status: 200, body: { state: 'finding' } });
    await work();
    expect(await refresh(16)).toMatchObject({ status: 200 });
  });

  it('of several people are queued fairly', async () => {
    await ingest(...[21, 22, 23, 24].map((number) => testBill(number)));
    const refresh = (number: number, token: string) =>
      api.call(token, 'POST', `/documents/legislation/us-119-hr-${number}/similar`, {});
    for (const number of [21, 22, 23]) await refresh(number, member.token);
    await refresh(24, viewer.token);
    // In the order in which the queue delivers them.
    const { rows } = await api.deps.database.$client.query(
      `select data->>'fusionId' as id from pgboss.job where name = 'find-similar' order by priority desc, created_on`,
    );
    expect(rows.map(({ id }) => id)).toEqual([21, 24, 22, 23].map((number) => `us-119-hr-${number}`));
    await work();
  });

  it('of a bill without text are found by title and summary', async () => {
    const { results } = await find(4);
    expect(results).toEqual([
      expect.objectContaining({
        fusionId: 'us-119-hr-5',
        explanation: 'Nearly the same title and summary',
        sharesText: false,
      }),
    ]);
  });

  it('are empty when no text is shared', async () => {
    expect(await find(3)).toMatchObject({ state: 'ready', results: [] });
  });

  it('share text of their sections, ignoring sponsors and committees', async () => {
    const [front, own, body] = [prose(30, 120), prose(31, 80), prose(32, 120)];
    await ingest(
      withFront(front, getText(11, [body])),
      withFront(own, getText(12, [body])),
      withFront(front, getText(13, [prose(33, 120)])),
    );
    const { results } = await find(11);
    expect(results.map(({ fusionId, explanation }) => [fusionId, explanation])).toEqual([
      ['us-119-hr-12', 'Nearly the same text'],
    ]);
  });

  it('follow changed texts and compare only the current version of each bill', async () => {
    await ingest(getText(6, [DUTIES]));
    expect((await find(6)).results.map(({ fusionId }) => fusionId).sort()).toEqual(['us-119-hr-1', 'us-119-hr-2']);
    await ingest(getText(6, [prose(9, 150)], 'rh'));
    expect((await find(1)).results.map(({ fusionId }) => fusionId)).toEqual(['us-119-hr-2']);
    await ask('POST', 6, 'us-119-hr-6-ih');
    await work();
    const ofOlder = await ask('GET', 6, 'us-119-hr-6-ih');
    expect(ofOlder.results.map(({ fusionId }) => fusionId).sort()).toEqual(['us-119-hr-1', 'us-119-hr-2']);
  });

  it('keep the previous result when an update fails', async () => {
    const before = await find(1);
    await ask('POST', 1);
    expect(await ask('GET', 1)).toEqual({ ...before, state: 'finding' });
    const broken = { find: () => Promise.reject(new Error('no memory')) };
    await expect(work(broken)).rejects.toThrow('no memory');
    expect(await ask('GET', 1)).toMatchObject({ state: 'finding' });
    await work(broken, 3);
    expect(await ask('GET', 1)).toEqual({ ...before, state: 'failed' });
  });

  it.each<[string, string?]>([
    ['/documents/legislation/us-119-hr-999/similar'],
    ['/documents/legislation/us-119-hr-1/similar', 'us-119-hr-2-ih'],
  ])('answer 404 for %s with version %s', async (path, documentId) => {
    for (const method of ['GET', 'POST'] as const)
      expect((await api.call(viewer.token, method, ...namingVersion(method, path, documentId))).status).toBe(404);
    expect(await waitingJobs()).toEqual([]);
  });

  it('are prepared at worker start for documents stored by an earlier release', async () => {
    const count = async () => {
      const { rows } = await api.deps.database.$client.query(`select count(*)::int as count from similar_fingerprints`);
      return rows[0]?.count;
    };
    const before = await count();
    expect(before).toBeGreaterThan(0);
    expect(await queueMissingFingerprints(api.deps)).toBe(0);
    await api.deps.database.$client.query(`update similar_fingerprints set fingerprint_version = 0`);
    expect(await queueMissingFingerprints(api.deps)).toBeGreaterThan(0);
    // Documents that are already queued are not queued twice.
    expect(await queueMissingFingerprints(api.deps)).toBe(0);
    await pipeline.pipeline.drain();
    expect(await count()).toBe(before);
    expect(await queueMissingFingerprints(api.deps)).toBe(0);
  });

  describe('that are stored', () => {
    const NOW = 1_767_355_200;
    const present = (changes: Partial<StoredSimilar>) =>
      presentSimilar(
        api.deps.database,
        {
          state: 'ready',
          results: [],
          requestedTs: NOW,
          updatedTs: 5,
          ...changes,
        },
        NOW,
      );

    it.each<[StoredSimilar['state'], number, SimilarBills['state']]>([
      ['finding', LOST_AFTER_SECONDS, 'finding'],
      ['finding', LOST_AFTER_SECONDS + 1, 'failed'],
      ['ready', LOST_AFTER_SECONDS + 1, 'ready'],
      ['failed', 0, 'failed'],
    ])('are %s for %i seconds and presented as %s', async (state, age, presented) => {
      expect(await present({ state, requestedTs: NOW - age })).toMatchObject({ state: presented, updatedOn: 5 });
    });

    it('keep their order and leave out bills deleted since', async () => {
      const { rows } = await api.deps.database.$client.query<{ id: string }>(
        `select document_id as id from documents where fusion_id in ('us-119-hr-1', 'us-119-hr-2') order by fusion_id`,
      );
      const [first, second] = rows.map(({ id }) => Number(id));
      const found = [second, 999_999, first].map((documentId = 0) => ({
        documentId,
        explanation: `of ${documentId}`,
        sharesText: true,
        score: 1,
      }));
      expect(await present({ results: found })).toMatchObject({
        total: 2,
        results: [
          { fusionId: 'us-119-hr-2', explanation: `of ${String(second)}` },
          { fusionId: 'us-119-hr-1', explanation: `of ${String(first)}` },
        ],
      });
    });
  });
});
