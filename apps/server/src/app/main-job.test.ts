import type { BillRecord, BillTextRecord, SourceRecord } from '@rotunda/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runIngest } from '../features/sources/index.ts';
import type { InputEntry, Source } from '../sources/source.ts';
import { buildPipeline, type Pipeline } from './build-pipeline.ts';
import { createTestApi, type TestApi, type TestUser } from './testing/test-api.ts';

const bill = (number: number, changes: Partial<BillRecord> = {}): BillRecord => ({
  kind: 'bill',
  fusionId: `us-119-hr-${number}`,
  part: 'main',
  documentType: 'Legislation',
  isoCode: 'us',
  session: '119',
  sessionEndOn: '2099-01-03',
  localityExternalId: `US HR ${number}`,
  title: `A bill to regulate widget ${number}`,
  introducedOn: '2026-01-05',
  ...changes,
});

const text = (number: number, body: string): BillTextRecord => {
  const { kind: _kind, part: _part, fusionId, ...facts } = bill(number);
  return {
    kind: 'bill-text',
    fusionId,
    part: 'text-ih',
    fnDocumentId: `${fusionId}-ih`,
    versionCode: 'ih',
    versionName: 'Introduced in House',
    language: 'en',
    format: 'plain',
    bill: facts,
    sections: [
      {
        sectionId: 's-1',
        num: 'SEC. 1.',
        heading: 'Short title',
        level: 0,
        blocks: [{ text: 'This Act may be cited as the Widget Act.', indent: 0 }],
      },
      { sectionId: 's-2', num: 'SEC. 2.', heading: 'Duties', level: 0, blocks: [{ text: body, indent: 0 }] },
    ],
  };
};

/** The product's core path: a record is ingested, a user finds it, saves the search and is alerted to the next one. */
describe('From source to alert', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let member: TestUser;
  let viewer: TestUser;
  let stranger: TestUser;
  let projectId: string;
  let savedSearchId: string;

  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    const ours = await api.addOrganization('Ours');
    const theirs = await api.addOrganization('Theirs');
    member = await api.addUser(ours, 'member@ours.example', 'member');
    viewer = await api.addUser(ours, 'viewer@ours.example', 'viewer');
    stranger = await api.addUser(theirs, 'member@theirs.example', 'member');
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  let runs = 0;
  async function ingest(...records: SourceRecord[]): Promise<void> {
    const source: Source = {
      id: 'billstatus',
      title: '',
      description: '',
      publisherUrl: '',
      license: '',
      accepts: () => true,
      async *parse() {
        for (const record of records)
          yield {
            ok: true,
            position: record.fusionId,
            record,
          };
      },
    };
    async function* entries(): AsyncGenerator<InputEntry> {}
    runs += 1;
    await runIngest(api.deps, { source, mode: 'file', input: 'test', fingerprint: `${runs}`, entries: entries() });
    await pipeline.pipeline.drain();
  }

  const search = (rawTextSearch: string, user = member) =>
    api.call(user.token, 'POST', '/documents/search', { searchModel: { rawTextSearch } });
  const alerts = (user = member, body: object = {}) => api.call(user.token, 'POST', '/alerts/getSearchAlerts', body);

  it('finds an ingested document by any phrase of its text and highlights the words', async () => {
    await ingest(bill(1), text(1, 'The Secretary shall inspect each widget factory twice a year.'), bill(2));
    const answer = await search('"inspect each widget factory"');
    expect(answer).toMatchObject({
      status: 200,
      body: { total: 1, results: [{ fusionId: 'us-119-hr-1', localityExternalId: 'US HR 1' }] },
    });
    expect(await search('widget NOT factory')).toMatchObject({
      body: { total: 1, results: [{ fusionId: 'us-119-hr-2' }] },
    });
    expect(await search('HR1')).toMatchObject({ body: { results: [{ fusionId: 'us-119-hr-1' }] } });
    const [hit] = (answer.body as { results: { keywordHighlighting: { text: string; marks: [number, number][] }[] }[] })
      .results;
    const marked = hit?.keywordHighlighting.flatMap(({ text: shown, marks }) =>
      marks.map(([from, to]) => shown.slice(from, to)),
    );
    expect(marked).toEqual(['inspect each widget factory']);
  });

  it('reports the position of a query error', async () => {
    expect(await search('widget AND (factory')).toMatchObject({
      status: 400,
      body: { code: 'QUERY_FAULT', fault: { position: expect.any(Number) } },
    });
  });

  it('shows why a document matched, with the section', async () => {
    const answer = await api.call(member.token, 'POST', '/documents/search/match', {
      fusionId: 'us-119-hr-1',
      searchModel: { rawTextSearch: 'factory' },
    });
    expect(answer).toMatchObject({
      body: {
        state: 'available',
        total: 1,
        passages: [
          {
            sectionLabel: 'SEC. 2.',
            fnDocumentId: 'us-119-hr-1-ih',
            query: 'factory',
            place: {
              section: 1,
              block: 0,
              offset: 40,
            },
            versions: [
              {
                fnDocumentId: 'us-119-hr-1-ih',
                versionName: 'Introduced in House',
              },
            ],
          },
        ],
      },
    });
  });

  it('highlights the words of every saved search that matched a document', async () => {
    const { _id: projectId } = (await api.call(member.token, 'POST', '/projects', { name: 'Reasons' })).body as {
      _id: string;
    };
    const savedSearchIds: string[] = [];
    for (const rawTextSearch of ['factory', '"widget factory"', 'inspect']) {
      const saved = await api.call(member.token, 'POST', '/alerts', {
        title: rawTextSearch,
        projectId,
        searchModel: { rawTextSearch },
      });
      savedSearchIds.push((saved.body as { _id: string })._id);
    }
    const explain = async (ids: string[]) => {
      const answer = await api.call(member.token, 'POST', '/documents/search/match', {
        fusionId: 'us-119-hr-1',
        savedSearchIds: ids,
      });
      const { passages } = answer.body as { passages: { text: string; marks: [number, number][] }[] };
      return passages.flatMap(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to)));
    };
    expect(await explain(savedSearchIds.slice(0, 1))).toEqual(['factory']);
    expect(await explain(savedSearchIds)).toEqual(['inspect', 'widget factory']);
    await api.call(member.token, 'DELETE', '/projects', { projectIds: [projectId] });
  });

  it('highlights the query in the document text', async () => {
    const answer = await api.call(member.token, 'GET', '/documents/legislation/us-119-hr-1/text?query=factory');
    expect(answer).toMatchObject({
      body: { matchCount: 1, version: { current: true }, sections: [{}, { blocks: [{ marks: [[40, 47]] }] }] },
    });
  });

  it('saves a search and previews its past matches', async () => {
    const project = await api.call(member.token, 'POST', '/projects', { name: 'Widgets' });
    projectId = (project.body as { _id: string })._id;
    const searchModel = { rawTextSearch: 'widget AND factory' };
    expect(await api.call(member.token, 'POST', '/documents/search/preview', { searchModel })).toMatchObject({
      body: { days: 90 },
    });
    const saved = await api.call(member.token, 'POST', '/alerts', { title: 'Factories', projectId, searchModel });
    expect(saved).toMatchObject({ status: 201, body: { title: 'Factories', projectName: 'Widgets', total: 0 } });
    savedSearchId = (saved.body as { _id: string })._id;
    expect((await alerts()).body).toMatchObject({ total: 0, unread: 0 });
  });

  it("alerts only the searcher's organization of a new document", async () => {
    await ingest(bill(3, { title: 'A bill to close a widget factory' }), bill(4));
    expect(await alerts()).toMatchObject({
      body: {
        total: 1,
        unread: 1,
        results: [
          { fusionId: 'us-119-hr-3', savedSearchTitles: ['Factories'], markedRead: false, projectName: 'Widgets' },
        ],
      },
    });
    expect(await alerts(viewer)).toMatchObject({ body: { total: 1 } });
    expect(await alerts(stranger)).toMatchObject({ body: { total: 0, unread: 0 } });
    expect(await api.call(stranger.token, 'GET', '/alerts/counts')).toMatchObject({ body: { unread: 0 } });
    await api.call(stranger.token, 'POST', '/projects', { name: 'Theirs' });
    expect(await api.call(stranger.token, 'GET', '/projects')).toMatchObject({
      body: { results: [{ total: 0, unread: 0, users: [] }] },
    });
    await api.call(member.token, 'POST', '/projects', { name: 'An empty one' });
    expect(await api.call(member.token, 'GET', '/projects?name=empty')).toMatchObject({
      body: { results: [{ total: 0 }] },
    });
    expect(await api.call(member.token, 'GET', '/projects?name=widgets')).toMatchObject({
      body: { results: [{ total: 1, unread: 1 }] },
    });
  });

  it('sends no alert when the same record is ingested again', async () => {
    await ingest(bill(3, { title: 'A bill to close a widget factory' }));
    expect(await alerts()).toMatchObject({ body: { total: 1, unread: 1 } });
  });

  it('marks alerts as read or irrelevant with exact counts and restores them', async () => {
    const fetchOptions = [{ fusionId: 'us-119-hr-3', projectId }];
    expect(
      (await api.call(viewer.token, 'POST', '/alerts/toggleSearchAlertRead', { fetchOptions, toggleValue: true }))
        .status,
    ).toBe(403);
    const irrelevant = await api.call(member.token, 'POST', '/alerts/toggleSearchAlertsIrrelevant', {
      fetchOptions,
      toggleValue: true,
    });
    expect(irrelevant).toMatchObject({
      body: {
        changed: [{ markedIrrelevant: true }],
        counts: { unread: 0, projects: [{ total: 0, unread: 0, irrelevant: 1 }] },
      },
    });
    expect(await alerts(member, { irrelevant: true })).toMatchObject({ body: { total: 1 } });
    const undone = await api.call(member.token, 'POST', '/alerts/toggleSearchAlertsIrrelevant', {
      fetchOptions,
      toggleValue: false,
    });
    expect(undone).toMatchObject({
      body: { counts: { unread: 1, projects: [{ total: 1, unread: 1, irrelevant: 0 }] } },
    });
    const read = await api.call(member.token, 'POST', '/alerts/toggleSearchAlertRead', {
      fetchOptions,
      toggleValue: true,
    });
    expect(read).toMatchObject({
      body: { changed: [{ markedRead: true }], counts: { unread: 0, savedSearches: [{ total: 1, unread: 0 }] } },
    });
    expect(await alerts(member, { read: 'false' })).toMatchObject({ body: { total: 0 } });
  });

  it('marks an alert unread when its document changes and records the change', async () => {
    await ingest(bill(3, { title: 'A bill to close every widget factory' }));
    expect(await alerts()).toMatchObject({ body: { total: 1, unread: 1 } });
    const activities = await api.call(member.token, 'GET', '/alerts/getAllAlertActivitiesForSearchAlert/us-119-hr-3');
    const labels = (activities.body as { alertActivities: { eventLabel: string }[] }).alertActivities.map(
      (one) => one.eventLabel,
    );
    expect(labels).toEqual(['MATCHED', 'MARKED_READ', 'MARKED_RELEVANT', 'MARKED_IRRELEVANT', 'MATCHED']);
    const alert = await api.call(member.token, 'POST', '/alerts/getSearchAlert', {
      fusionId: 'us-119-hr-3',
      projectId,
    });
    expect((alert.body as { matchingDocuments: object[] }).matchingDocuments).toHaveLength(2);
  });

  it('matches a search saved a moment ago and ignores a search deleted a moment ago', async () => {
    const saved = await api.call(member.token, 'POST', '/alerts', {
      title: 'Gadgets',
      projectId,
      searchModel: { rawTextSearch: 'gadget' },
    });
    await ingest(bill(5, { title: 'A gadget bill' }));
    expect(await alerts(member, { savedSearchIds: [(saved.body as { _id: string })._id] })).toMatchObject({
      body: { total: 1 },
    });
    await api.call(member.token, 'DELETE', `/alerts/${savedSearchId}`);
    await ingest(bill(6, { title: 'Another widget factory' }));
    expect(await alerts()).toMatchObject({ body: { total: 1, results: [{ fusionId: 'us-119-hr-5' }] } });
  });

  it('moves an alert to another project with its counts', async () => {
    const other = await api.call(member.token, 'POST', '/projects', { name: 'Gadgets' });
    const toProjectId = (other.body as { _id: string })._id;
    const moved = await api.call(member.token, 'POST', '/alerts/moveAlertToProject', {
      fusionIds: ['us-119-hr-5'],
      fromProjectId: projectId,
      toProjectId,
    });
    expect(moved).toMatchObject({ body: { moved: 1 } });
    expect(await alerts(member, { projectIds: [toProjectId] })).toMatchObject({ body: { total: 1, unread: 1 } });
    expect(await alerts(member, { projectIds: [projectId] })).toMatchObject({ body: { total: 0 } });
    const foreign = await api.call(stranger.token, 'POST', '/alerts/moveAlertToProject', {
      fusionIds: ['us-119-hr-5'],
      fromProjectId: toProjectId,
      toProjectId: projectId,
    });
    expect(foreign.status).toBe(404);
  });

  it('finds a bill by its number in any common spelling', async () => {
    for (const typed of ['US HR 1', 'hr1', 'H.R. 1', 'us-119-hr-1']) {
      expect(await api.call(member.token, 'GET', `/documents/quick-hits/${encodeURIComponent(typed)}`)).toMatchObject({
        body: [{ id: 'us-119-hr-1', url: '/legislation/us-119-hr-1' }],
      });
    }
  });
});
