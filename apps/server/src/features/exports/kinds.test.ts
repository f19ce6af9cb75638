import { EXPORT_CODES, EXPORT_TEXTS } from '@rotunda/contract';
import type { CommitteeRecord, PersonRecord, SocialPostRecord } from '@rotunda/domain';
import JSZip from 'jszip';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { csvRows, ExportDesk } from './testing/export-desk.ts';
import { readXlsx } from './testing/read-xlsx.ts';

const START = Date.UTC(2026, 0, 15, 15) / 1000;

describe('Kinds of exports', () => {
  const { api, ingest, member, stranger } = workspaceTest(
    { member: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['job_progress'] },
  );
  const desk = new ExportDesk(api);
  const make = async (path: string, body: object) => {
    const { _id } = (await member.call('POST', path, body)).body as { _id: string };
    return _id;
  };
  let projectId: string;
  let otherProjectId: string;

  beforeAll(async () => {
    projectId = await make('/projects', { name: 'Water' });
    otherProjectId = await make('/projects', { name: 'Air' });
    const searchModel = { rawTextSearch: 'widget' };
    await make('/savedSearches', { title: 'Widgets', projectId, searchModel });
    await make('/savedSearches', { title: 'All widgets', projectId: otherProjectId, searchModel });
    await ingest(
      testBill(1, { title: '=Widget one' }),
      testBill(2, { title: 'Widget two' }),
      testBill(3, { title: 'Nothing of the kind', summaries: [] }),
      ...PEOPLE,
    );
    await member.call('POST', '/projects/create-project-entities', [
      { projectId, fusionId: 'us-119-hr-1', documentType: 'Legislation' },
      { projectId, fusionId: 'us-119-hr-3', documentType: 'Legislation' },
      { projectId: otherProjectId, fusionId: 'us-119-hr-2', documentType: 'Legislation' },
    ]);
  });

  describe('of a project', () => {
    const PATH = '/projects/get-project-entities/download';

    it('contain what the list shows, with its filters and sort order', async () => {
      const rows = await desk.rows(member, PATH, { projectId, sortBy: 'title', sortOrder: 'asc' });
      expect(rows.map((row) => [row['Identifier'], row['Title'], row['Projects']])).toEqual([
        ['US HR 1', "'=Widget one", 'Water'],
        ['US HR 3', 'Nothing of the kind', 'Water'],
      ]);
      const found = await desk.rows(member, PATH, { projectId, searchText: 'widget', fields: ['title'] });
      expect(found).toEqual([{ Title: "'=Widget one" }]);
    });

    it('contain the selected documents of the project, or of any project when none is given', async () => {
      const selectedResults = ['us-119-hr-3', 'us-119-hr-2', 'us-119-hr-404'];
      const fields = ['identifier'];
      expect(await desk.rows(member, PATH, { projectId, selectedResults, fields })).toEqual([
        { Identifier: 'US HR 3' },
      ]);
      expect(await desk.rows(member, PATH, { selectedResults, fields })).toEqual([
        { Identifier: 'US HR 3' },
        { Identifier: 'US HR 2' },
      ]);
    });
  });

  it('of posts spell the platform as in its own name', async () => {
    await ingest(POST);
    const body = { selectedResults: [POST.fusionId], fields: ['subtype'] };
    expect(await desk.rows(member, '/documents/export', body)).toEqual([{ Kind: 'YouTube' }]);
  });

  describe('of alerts', () => {
    const PATH = '/projects/alerts/download';

    it('have a row per alert with project, saved searches and document', async () => {
      await member.call('POST', '/alerts/markSearchAlertsRead', {
        fetchOptions: [{ fusionId: 'us-119-hr-1', projectId }],
      });
      const fields = ['identifier', 'project', 'savedSearches', 'isRead', 'isIrrelevant'];
      const all = await desk.rows(member, PATH, { filter: {}, fields });
      expect(all).toHaveLength(4);
      const own = await desk.rows(member, PATH, { projectId, filter: { sort: 'discoveryDate_asc' }, fields });
      expect(own.toSorted((a, b) => (a['Identifier'] ?? '').localeCompare(b['Identifier'] ?? ''))).toEqual([
        { Project: 'Water', 'Saved searches': 'Widgets', Read: 'Yes', Irrelevant: 'No', Identifier: 'US HR 1' },
        { Project: 'Water', 'Saved searches': 'Widgets', Read: 'No', Irrelevant: 'No', Identifier: 'US HR 2' },
      ]);
    });

    it('contain the selected alerts of each project, or the alerts that pass the filter', async () => {
      const fields = ['project', 'identifier'];
      const named = [
        { fusionId: 'us-119-hr-2', projectId: otherProjectId },
        { fusionId: 'us-119-hr-1', projectId },
      ];
      expect(await desk.rows(member, PATH, { selectedResults: named, fields })).toEqual([
        { Project: 'Air', Identifier: 'US HR 2' },
        { Project: 'Water', Identifier: 'US HR 1' },
      ]);
      const unread = await desk.rows(member, PATH, { projectId, filter: { read: 'false' }, fields });
      expect(unread).toEqual([{ Project: 'Water', Identifier: 'US HR 2' }]);
    });

    it('are rejected for an alert without its project', async () => {
      const { status } = await desk.ask(member, PATH, { selectedResults: ['us-119-hr-1'] });
      expect(status).toBe(400);
    });
  });

  describe('of actions', () => {
    it('name people, tags, projects and linked items in list order', async () => {
      const action = { startTime: START, endTime: START + 3600, type: 'call' };
      const linkedEntities = [{ documentType: 'Legislation', fusionId: 'us-119-hr-1' }];
      const first = await make('/actions', {
        ...action,
        name: '@Call the chair',
        projects: [projectId],
        linkedEntities,
        attendees: [member.userId],
      });
      await make('/actions', { ...action, name: 'Later', startTime: START + 60 });
      const rows = await desk.rows(member, '/actions/export', { searchArgs: { sortOrder: 'asc' } });
      expect(rows.map((row) => row['Name'])).toEqual(["'@Call the chair", 'Later']);
      expect(rows[0]).toMatchObject({
        Type: 'Call',
        'Start (America/New_York)': '2026-01-15T10:00:00-05:00',
        Projects: 'Water',
        'Linked items': 'US HR 1',
        Link: `${api.deps.config.baseUrl}/actions?open=${first}`,
      });
      expect(rows[0]?.['Attendees']).not.toBe('');
      const fields = ['name'];
      const found = { searchArgs: { filters: { projects: [projectId] } }, fields };
      expect(await desk.rows(member, '/actions/export', found)).toEqual([{ Name: "'@Call the chair" }]);
      const named = await desk.export(stranger, '/actions/export', { selectedResults: [first] });
      expect(named).toMatchObject({ state: 'failed', codes: ['NO_RESULTS'], file: null });
    });
  });

  describe('of stakeholders', () => {
    const PATH = '/stakeholders/export';
    const everyone = { searchArgs: { searchModel: {}, sort: 'name' } };

    it('are a ZIP of CSV files or sheets of a workbook', async () => {
      const csv = await desk.export(member, PATH, { ...everyone, documentTypes: ['Person', 'Committee'] });
      expect(csv).toMatchObject({ state: 'succeeded', codes: [], file: { name: 'Stakeholders.zip', rows: 3 } });
      const zip = await JSZip.loadAsync((await desk.download(member, csv)).rawPayload);
      const people = csvRows((await zip.file('People.csv')?.async('string')) ?? '');
      expect(people).toMatchObject([
        { Name: 'Roe Marsh', Party: 'Republican', Office: 'State Senator', Seat: '12', Phone: "'+1 202 555 0100" },
        { Name: 'Ada Tidewater', Party: 'Democratic' },
      ]);
      const committees = csvRows((await zip.file('Committees.csv')?.async('string')) ?? '');
      expect(committees).toMatchObject([{ Name: 'Ways and Means', Description: 'Taxes.' }]);
      const xlsx = await desk.export(member, PATH, { ...everyone, exportType: 'xlsx' });
      const sheets = await readXlsx((await desk.download(member, xlsx)).rawPayload);
      expect(sheets.map(({ name, rows }) => [name, rows.length - 1])).toEqual([
        ['People', 2],
        ['Committees', 1],
      ]);
    });

    it('contain the selected items of the chosen types and report empty types', async () => {
      const selectedResults = ['person-ada'];
      const one = await desk.export(member, PATH, { selectedResults, documentTypes: ['Person', 'Committee'] });
      expect(one).toMatchObject({ codes: ['NO_COMMITTEES'], file: { name: 'Stakeholders.csv', rows: 1 } });
      const none = await desk.export(member, PATH, { selectedResults, documentTypes: ['Committee'] });
      expect(none).toMatchObject({ state: 'failed', codes: ['NO_COMMITTEES'], file: null });
      expect(none.failure).toBe(EXPORT_CODES.NO_COMMITTEES);
      const searchArgs = { searchModel: { rawTextSearch: 'nobody' } };
      const nobody = await desk.export(member, PATH, { searchArgs });
      expect(nobody.codes).toEqual(['NO_PEOPLE', 'NO_COMMITTEES']);
    });

    it('filter people like their list', async () => {
      const searchArgs = { searchModel: {}, people: { parties: ['Republican'] } };
      const rows = await desk.rows(member, PATH, { searchArgs, documentTypes: ['Person'], fields: ['name'] });
      expect(rows).toEqual([{ Name: 'Roe Marsh' }]);
    });

    it('contain custom contacts of the own organization only', async () => {
      const contact = { documentType: 'CustomPerson', lastName: 'Contact', email: 'c@larkmere.example' };
      await member.call('POST', '/stakeholders/custom-contacts', contact);
      const documentTypes = ['CustomPerson', 'CustomOrg'];
      const rows = await desk.rows(member, PATH, { ...everyone, documentTypes, fields: ['name', 'email'] });
      expect(rows).toEqual([{ Name: 'Contact', 'E-mail': 'c@larkmere.example' }]);
      expect((await desk.export(stranger, PATH, { ...everyone, documentTypes })).codes).toEqual(['NO_CONTACTS']);
    });

    it('are rejected without a type', async () => {
      const { status, body } = await desk.ask(member, PATH, { ...everyone, documentTypes: [] });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { fields: { documentTypes: EXPORT_TEXTS.typeRequired } },
      });
    });
  });
});

const POST: SocialPostRecord = {
  kind: 'social-post',
  fusionId: 'post-youtube-1',
  part: 'main',
  text: 'Proud of it',
  platform: 'youtube',
  stakeholderType: 'legislator',
  authorName: 'Ann Lee',
  postedTs: START,
};

const PEOPLE: (PersonRecord | CommitteeRecord)[] = [
  {
    kind: 'person',
    fusionId: 'person-ada',
    part: 'main',
    fullSourceId: 'bioguide:T000001',
    fullName: 'Ada Tidewater',
    lastName: 'Tidewater',
    isoCode: 'us',
    parties: [
      {
        partyCode: 'D',
        rawParty: 'Democrat',
      },
    ],
  },
  {
    kind: 'person',
    fusionId: 'person-roe',
    part: 'main',
    fullSourceId: 'bioguide:M000001',
    fullName: 'Roe Marsh',
    lastName: 'Marsh',
    isoCode: 'us-wa',
    parties: [
      {
        partyCode: 'R',
        rawParty: 'Republican',
      },
    ],
    contact: {
      phones: [
        {
          phoneType: 'office',
          number: '+1 202 555 0100',
        },
      ],
    },
    roles: [
      {
        title: 'State Senator',
        organizationName: 'Senate',
        organizationType: 'legislative',
        isoCode: 'us-wa',
        chamber: 'upper',
        seatDistrictName: '12',
        activeStartDate: '2025-01-01',
      },
    ],
  },
  {
    kind: 'committee',
    fusionId: 'committee-us-hswm',
    part: 'main',
    isoCode: 'us',
    name: 'Ways and Means',
    fullSourceId: 'thomas:HSWM',
    jurisdictionText: 'Taxes.',
  },
];
