import { entityMetadata } from '@rotunda/database';
import type {
  BillTextRecord,
  CommitteeRecord,
  HearingRecord,
  RegulationRecord,
  SocialPostRecord,
} from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import type { TestUser } from '../../app/testing/test-api.ts';

function text(versionCode: string, date: string, body: string): BillTextRecord {
  const { kind: _kind, part: _part, ...bill } = testBill(1);
  return {
    kind: 'bill-text',
    fusionId: bill.fusionId,
    part: `text-${versionCode}`,
    bill,
    versionCode,
    date,
    fnDocumentId: `${bill.fusionId}-${versionCode}`,
    versionName: `Version ${versionCode}`,
    language: 'en',
    format: 'plain',
    sections: [
      {
        sectionId: 's-1',
        num: 'SEC. 1.',
        heading: 'Duties',
        level: 0,
        blocks: [
          {
            text: body,
            indent: 0,
          },
        ],
      },
    ],
  };
}

const regulation = (id: string, changes: Partial<RegulationRecord> = {}): RegulationRecord => ({
  kind: 'regulation',
  fusionId: id,
  part: 'main',
  isoCode: 'us',
  regulationDocumentType: 'Rule',
  title: id,
  ...changes,
});

describe('Documents API', () => {
  const { api, member, stranger, ingest } = workspaceTest(
    { member: 'member', stranger: { role: 'member', of: 'Theirs' } },
    {
      withPipeline: true,
      emptied: [
        'documents',
        'document_texts',
        'source_facts',
        'document_changes',
        'entity_aliases',
        'hearing_bills',
        'entity_metadata',
      ],
    },
  );

  const get = (path: string, user = member) => api.call(user.token, 'GET', `/documents/${path}`);
  const post = (path: string, body: object) => api.call(member.token, 'POST', `/documents/${path}`, body);

  it('returns a bill with actions newest first, sponsors in order and a status text', async () => {
    await ingest(
      testBill(1, {
        status: 'PASSED_FIRST_CHAMBER',
        originatingChamber: 'lower',
        actions: [
          { date: '2026-01-05', text: 'Introduced in House' },
          { date: '2026-02-05', text: 'Passed House' },
        ],
        sponsors: [
          { fullName: 'Nobody knows', type: 'cosponsor' },
          { fullName: 'Co Sponsor', type: 'cosponsor', stakeholderType: 'person' },
          { fullName: 'Prime Sponsor', type: 'primary', stakeholderType: 'person' },
        ],
      }),
    );
    expect(await get('legislation/us-119-hr-1')).toMatchObject({
      status: 200,
      body: {
        fusionId: 'us-119-hr-1',
        externalId: 'US HR 1',
        localityCode: 'US',
        statusText: 'Passed First Chamber (Considering)',
        originatingChamberName: 'House',
        sessionActive: true,
        actions: [{ text: 'Passed House' }, { text: 'Introduced in House' }],
        sponsors: [{ fullName: 'Prime Sponsor' }, { fullName: 'Co Sponsor' }, { fullName: 'Nobody knows' }],
        provenance: [{ source: 'billstatus' }],
      },
    });
  });

  it('strips disallowed markup from sources and keeps titles plain', async () => {
    const html =
      '<p onclick="x()">Inspects <b>widgets</b><script>alert(1)</script> <a href="javascript:x()">here</a></p>';
    await ingest(testBill(1, { title: 'To <b>inspect</b> A &amp; B', summaries: [{ text: html }] }));
    const { body } = await get('legislation/us-119-hr-1');
    expect(body).toMatchObject({ title: 'To inspect A & B', summary: 'Inspects widgets here' });
    const [summary] = (body as { sourceSummary: { html: string }[] }).sourceSummary;
    expect(summary?.html).toContain('<b>widgets</b>');
    expect(summary?.html).not.toMatch(/script|onclick|alert/);
  });

  it('answers 404 for a document of another type and returns batches in the requested order', async () => {
    await ingest(testBill(1), testBill(2), regulation('fr-2026-1'));
    expect(await get('regulation/us-119-hr-1')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await get('legislation/fr-2026-1')).status).toBe(404);
    expect((await get('legislation/us-119-hr-99')).status).toBe(404);
    const fusionIds = ['us-119-hr-2', 'fr-2026-1', 'us-119-hr-99', 'us-119-hr-1'];
    const getIds = ({ body }: { body: unknown }) => (body as { fusionId: string }[]).map((one) => one.fusionId);
    expect(getIds(await post('legislation/fetch-by-ids', { fusionIds }))).toEqual(['us-119-hr-2', 'us-119-hr-1']);
    expect(getIds(await post('regulation/fetch-by-ids', { fusionIds }))).toEqual(['fr-2026-1']);
    expect(getIds(await post('cards/fetch-by-ids', { fusionIds }))).toEqual([
      'us-119-hr-2',
      'fr-2026-1',
      'us-119-hr-1',
    ]);
  });

  it('lists text versions, marks the newest stored text as current and returns any of them', async () => {
    await ingest(
      testBill(1, { versions: [{ fnDocumentId: 'us-119-hr-1-enr', versionName: 'Enrolled', date: '2026-03-01' }] }),
      text('ih', '2026-01-05', 'Inspect each widget.'),
      text('eh', '2026-02-05', 'Inspect each widget twice.'),
    );
    expect(await get('legislation/us-119-hr-1/versions')).toMatchObject({
      body: [
        { fnDocumentId: 'us-119-hr-1-enr', support: false, current: false },
        { fnDocumentId: 'us-119-hr-1-eh', support: true, current: true },
        { fnDocumentId: 'us-119-hr-1-ih', support: true, current: false },
      ],
    });
    const read = async (query: string) => get(`legislation/us-119-hr-1/text${query}`);
    expect(await read('')).toMatchObject({
      body: { sections: [{ blocks: [{ text: 'Inspect each widget twice.' }] }] },
    });
    expect(await read('?fnDocumentId=us-119-hr-1-ih')).toMatchObject({ body: { version: { status: 'ih' } } });
    expect(await read('?query=%22each%20widgets%22')).toMatchObject({
      body: { matchCount: 1, sections: [{ blocks: [{ marks: [[8, 19]] }] }] },
    });
    expect((await read('?fnDocumentId=us-119-hr-2-ih')).status).toBe(404);
    expect(await read('?query=(')).toMatchObject({ status: 400, body: { code: 'QUERY_FAULT' } });
  });

  it('finds hearings that name a bill, and related bills whether stored or not', async () => {
    const hearing: HearingRecord = {
      kind: 'hearing',
      fusionId: 'hearing-us-119-house-1',
      part: 'main',
      isoCode: 'us',
      eventId: '1',
      eventType: 'committee_hearing',
      title: 'On widgets',
      date: '2026-02-03',
      chamber: 'lower',
      committees: [{ name: 'Committee on Widgets' }],
      billFusionIds: ['us-119-hr-1'],
    };
    const relatedBills = [{ fusionId: 'us-119-hr-2', relation: 'Identical bill' }, { fusionId: 'us-119-s-9' }];
    await ingest(testBill(1, { relatedBills }), testBill(2), hearing);
    expect(await get('legislation/us-119-hr-1/events')).toMatchObject({
      body: [{ eventTitle: 'On widgets', eventDate: '2026-02-03', committeeName: 'Committee on Widgets' }],
    });
    expect((await get('legislation/us-119-hr-2/events')).body).toEqual([]);
    expect(await get('legislation/us-119-hr-1/related')).toMatchObject({
      body: [
        { fusionId: 'us-119-hr-2', title: 'A bill to regulate widget 2', isStored: true },
        { fusionId: 'us-119-s-9', localityExternalId: 'US S 9', isStored: false },
      ],
    });
  });

  it('links sponsors and committees that are stored and names the others', async () => {
    const committee: CommitteeRecord = {
      kind: 'committee',
      fusionId: 'committee-us-hsag',
      part: 'main',
      isoCode: 'us',
      name: 'Agriculture',
      fullSourceId: 'thomas:HSAG',
    };
    await ingest(
      committee,
      testBill(1, {
        committees: [
          { name: 'Agriculture', fusionId: 'committee-us-hsag' },
          { name: 'Rules', fusionId: 'committee-us-hsru' },
        ],
        sponsors: [{ fullName: 'Jane Doe', type: 'primary', fusionId: 'person-bioguide-D000001' }],
      }),
    );
    expect(await get('legislation/us-119-hr-1')).toMatchObject({
      body: {
        committeeAssignments: [
          { name: 'Agriculture', id: 'committee-us-hsag' },
          { name: 'Rules', id: null },
        ],
        sponsors: [{ fullName: 'Jane Doe', fusionId: null, fullSourceId: 'person-bioguide-D000001' }],
      },
    });
  });

  it('does not repeat a status that equals its group', async () => {
    await ingest({ ...testBill(1), status: 'FAILED' });
    expect(await get('legislation/us-119-hr-1')).toMatchObject({ body: { statusText: 'Failed' } });
  });

  it('derives status, date and timeline of a bill from its texts alone', async () => {
    const { kind: _kind, part: _part, status: _status, introducedOn: _on, ...bill } = testBill(1);
    const enrolled = text('enr', '2026-02-01', 'Widgets are regulated.');
    const { fnDocumentId, versionCode, versionName } = enrolled;
    const versions = [{ fnDocumentId, versionCode, versionName, date: '2026-02-01' }];
    await ingest({ ...enrolled, bill: { ...bill, versions } });
    expect(await get('legislation/us-119-hr-1')).toMatchObject({
      body: {
        statusText: 'Enrolled (Considering)',
        lastActionOn: '2026-02-01',
        actions: [{ date: '2026-02-01', text: 'Version enr' }],
      },
    });
  });

  it('returns a hearing with its date and a post with its text', async () => {
    const hearing: HearingRecord = {
      kind: 'hearing',
      fusionId: 'hearing-us-119-1',
      part: 'main',
      isoCode: 'us',
      eventId: '1',
      eventType: 'committee_hearing',
      title: 'On widgets',
      date: '2026-02-03',
    };
    const post: SocialPostRecord = {
      kind: 'social-post',
      fusionId: 'post-1',
      part: 'main',
      text: 'Widgets now!',
      platform: 'Bluesky',
      stakeholderType: 'person',
      authorName: 'Jane Doe',
      postedTs: 177e7,
    };
    await ingest(hearing, post);
    expect(await get('cards/hearing-us-119-1')).toMatchObject({ body: { lastActionOn: '2026-02-03' } });
    expect(await get('cards/post-1')).toMatchObject({ body: { summary: 'Widgets now!' } });
  });

  it('shows Royal Assent as a status, with the chambers of Parliament', async () => {
    const bill = testBill(1, {
      fusionId: 'ca-44-1-c-5',
      documentType: 'GlobalLegislation',
      isoCode: 'ca',
      session: '44-1',
      localityExternalId: 'Canada C-5',
      originatingChamber: 'lower',
      billType: 'Bill',
      actions: [
        {
          date: '2022-06-15',
          text: 'Passed third reading in the House of Commons',
          code: 'passage',
          chamber: 'lower',
        },
        {
          date: '2022-11-17',
          text: 'Royal Assent',
          code: 'became-law',
        },
      ],
    });
    await ingest(bill);
    const { body } = await get('global-legislation/ca-44-1-c-5');
    expect(body).toMatchObject({
      statusText: 'Royal Assent (Passed)',
      lastActionText: 'Royal Assent',
      originatingChamberName: 'House of Commons',
    });
    expect((body as { stageTrack: { label: string }[] }).stageTrack.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['House of Commons floor', 'Senate', 'Royal Assent']),
    );
  });

  it('shows comments and actions only to their organization', async () => {
    await ingest(testBill(1));
    await api.call(member.token, 'POST', '/comments', {
      fusionId: 'us-119-hr-1',
      documentType: 'Legislation',
      text: 'Read',
    });
    const commentIds = async (user: TestUser) =>
      ((await get('legislation/us-119-hr-1', user)).body as { commentIds: string[] }).commentIds;
    expect(await commentIds(member)).toHaveLength(1);
    expect(await commentIds(stranger)).toEqual([]);
  });

  it('shows priority and position only to their organization', async () => {
    await ingest(testBill(1));
    const { rows } = await api.deps.database.$client.query<{ document_id: string }>(
      'select document_id from documents',
    );
    await api.deps.database.insert(entityMetadata).values({
      organizationId: member.organizationId,
      documentId: Number(rows[0]?.document_id),
      updatedBy: member.userId,
      priority: 'High',
      position: 'Support',
      updatedTs: 0,
    });
    const card = (user: TestUser) => get('cards/us-119-hr-1', user);
    expect(await card(member)).toMatchObject({ body: { metadata: { priority: 'High', position: 'Support' } } });
    expect(await card(stranger)).toMatchObject({ body: { metadata: { priority: null, position: null } } });
  });

  it('returns the dates of a session and every place with documents', async () => {
    await ingest(testBill(1, { sessionStartOn: '2025-01-03' }));
    expect(await get('sessions/date-range?locality=US&session=119')).toMatchObject({
      body: { startTs: Date.parse('2025-01-03') / 1000, stopTs: Date.parse('2099-01-03') / 1000 },
    });
    expect((await get('sessions/date-range?locality=us&session=3')).status).toBe(404);
    const locations = async (query: string) =>
      ((await api.call(member.token, 'GET', `/locations${query}`)).body as { isoCode: string }[]).map(
        (one) => one.isoCode,
      );
    expect(await locations('')).toEqual(expect.arrayContaining(['us', 'us-ca', 'ca']));
    expect(await locations('?localityType=federal')).not.toContain('us-ca');
  });
});
