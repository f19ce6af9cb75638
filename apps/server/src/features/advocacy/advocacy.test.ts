import { ADVOCACY_LIMITS, ADVOCACY_TEXTS, type EnteredCampaign, type PersonAdvocacy } from '@rotunda/contract';
import type { PersonRecord } from '@rotunda/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const ROWAN: PersonRecord = {
  kind: 'person',
  fusionId: 'person-bioguide-R000001',
  part: 'main',
  isoCode: 'us',
  fullSourceId: 'bioguide:R000001',
  otherIds: ['lis:S900'],
  fullName: 'Ada Rowan',
  lastName: 'Rowan',
  roles: [
    {
      title: 'U.S. Senator',
      role: 'senator',
      organizationName: 'U.S. Senate',
      organizationType: 'legislative',
      isoCode: 'us',
      chamber: 'upper',
      activeStartDate: '2019-01-03',
    },
  ],
};
const MARSH: PersonRecord = {
  kind: 'person',
  fusionId: 'person-marsh',
  part: 'main',
  isoCode: 'us',
  fullSourceId: 'staff:1',
  fullName: 'Cy Marsh',
  roles: [
    {
      title: 'Chief of Staff',
      role: 'staff',
      relationshipType: 'staff',
      isoCode: 'us',
      organizationName: 'Office of Ada Rowan',
      organizationType: 'office',
    },
  ],
};
const PATH = '/advocacy/person/person-bioguide-R000001';
const CAMPAIGN = {
  name: 'Safe Harbors',
  active: true,
  reportUrl: 'https://reports.example/harbors',
  emailEnabled: true,
  phoneEnabled: true,
  xPostsEnabled: false,
};
const DAY = { date: '2026-02-01', messagesCount: 1200, callsCount: 30, xPostsCount: 0 };

describe('Advocacy data', () => {
  const { api, ingest, admin, viewer, stranger } = workspaceTest(
    { admin: 'admin', viewer: 'viewer', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['advocacy_campaigns', 'advocacy_relationships', 'advocacy_key_contacts'] },
  );
  beforeAll(() => ingest(ROWAN, MARSH));

  const write = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    api.call(admin.token, method, path, body);
  const makeCampaign = async (changes: object = {}) => {
    const { status, body } = await write('POST', '/advocacy/campaigns', { ...CAMPAIGN, ...changes });
    expect(status).toBe(201);
    return body as EnteredCampaign;
  };
  const enter = async (campaignId: string, changes: object = {}) => {
    const body = { campaignId, legislator: 'R000001', ...DAY, ...changes };
    const answer = await write('PUT', '/advocacy/activity', body);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const read = async (query = '', token = viewer.token) => {
    const { status, body } = await api.call(token, 'GET', `${PATH}${query}`);
    expect(status).toBe(200);
    return body as PersonAdvocacy;
  };

  it('is empty for a legislator without entries, and NOT_FOUND for an unknown person', async () => {
    expect(await read()).toEqual({
      provider: { kind: 'embedded', name: 'Rotunda', toolUrl: null },
      relationships: [],
      keyContacts: [],
    });
    expect((await api.call(viewer.token, 'GET', '/advocacy/person/nobody')).status).toBe(404);
  });

  it('is combined per legislator, regardless of which of their ids is used', async () => {
    const { campaignId } = await makeCampaign();
    await enter(campaignId, { contactsCount: 5000, advocatesCount: 410 });
    await enter(campaignId, { legislator: 'person-lis-S900', date: '2026-02-03', messagesCount: 5 });
    const told = await read();
    expect(told.relationships).toEqual([
      {
        contactsCount: 5e3,
        advocatesCount: 410,
        campaigns: [
          {
            campaignId,
            ...CAMPAIGN,
            messages: [
              DAY,
              {
                ...DAY,
                date: '2026-02-03',
                messagesCount: 5,
              },
            ],
          },
        ],
      },
    ]);
    const { body } = await api.call(viewer.token, 'GET', '/advocacy/person/person-lis-S900');
    expect(body).toEqual(told);
  });

  it('is limited to an inclusive date range and keeps campaigns without activity in it', async () => {
    const { campaignId } = await makeCampaign();
    for (const date of ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01']) await enter(campaignId, { date });
    const getDays = ({ relationships }: PersonAdvocacy) =>
      relationships[0]?.campaigns[0]?.messages.map(({ date }) => date);
    expect(getDays(await read('?startDate=2026-01-01&endDate=2026-01-31'))).toEqual(['2026-01-01', '2026-01-31']);
    expect(getDays(await read('?startDate=2027-01-01'))).toEqual([]);
    const { status, body } = await api.call(viewer.token, 'GET', `${PATH}?startDate=2026-02-01&endDate=2026-01-01`);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { fields: { endDate: ADVOCACY_TEXTS.rangeReversed } },
    });
  });

  it('replaces the counts of a day instead of adding to them and keeps counts that are not sent', async () => {
    const { campaignId } = await makeCampaign();
    await enter(campaignId, { contactsCount: 10, advocatesCount: 4 });
    expect(await enter(campaignId, { messagesCount: 7 })).toMatchObject({ messagesCount: 7, contactsCount: 10 });
    await enter(campaignId, { messagesCount: 7, advocatesCount: 5 });
    expect((await read()).relationships).toMatchObject([
      { contactsCount: 10, advocatesCount: 5, campaigns: [{ messages: [{ messagesCount: 7 }] }] },
    ]);
    const path = `/advocacy/campaigns/${campaignId}/activity/person-bioguide-R000001/${DAY.date}`;
    expect((await write('DELETE', path)).status).toBe(200);
    expect((await write('DELETE', path)).status).toBe(404);
  });

  it('replaces counts stored under another id of the legislator instead of adding to them', async () => {
    const { campaignId } = await makeCampaign();
    await api.deps.database.$client.query(
      `insert into advocacy_relationships (organization_id, person_fusion_id, contacts_count, advocates_count)
        select organization_id, 'person-lis-S900', 100, 7 from advocacy_campaigns`,
    );
    expect(await enter(campaignId, { contactsCount: 120 })).toMatchObject({ contactsCount: 120, advocatesCount: 7 });
    expect((await read()).relationships).toMatchObject([{ contactsCount: 120, advocatesCount: 7 }]);
  });

  it.each([
    ['nobody who is held', { legislator: 'X999999' }, { legislator: ADVOCACY_TEXTS.legislatorUnknown }],
    ['people on staff', { legislator: 'person-marsh' }, { legislator: ADVOCACY_TEXTS.legislatorIsStaff }],
    ['less than none', { messagesCount: -1 }, { messagesCount: expect.any(String) }],
    ['half a call', { callsCount: 1.5 }, { callsCount: ADVOCACY_TEXTS.countError }],
    ['no day', { date: '2026-02-30' }, { date: ADVOCACY_TEXTS.dayError }],
  ])('is rejected for %s', async (_, changes, fields) => {
    const { campaignId } = await makeCampaign();
    const body = { campaignId, legislator: 'R000001', ...DAY, ...changes };
    expect(await write('PUT', '/advocacy/activity', body)).toMatchObject({ status: 400, body: { fields } });
    expect((await read()).relationships).toEqual([]);
  });

  it('rejects a second campaign with the same name, ignoring case', async () => {
    const { campaignId } = await makeCampaign();
    const other = await makeCampaign({ name: 'Clean Rivers' });
    const taken = { status: 400, body: { fields: { name: ADVOCACY_TEXTS.campaignTaken } } };
    expect(await write('POST', '/advocacy/campaigns', { ...CAMPAIGN, name: 'SAFE  harbors' })).toMatchObject(taken);
    const path = `/advocacy/campaigns/${other.campaignId}`;
    expect(await write('PATCH', path, { updates: { name: 'safe harbors' } })).toMatchObject(taken);
    const own = await write('PATCH', `/advocacy/campaigns/${campaignId}`, { updates: { name: 'Safe harbors' } });
    expect(own).toMatchObject({ status: 200, body: { name: 'Safe harbors', version: 2 } });
  });

  it('allows at most 1,000 campaigns', async () => {
    const { campaignId } = await makeCampaign();
    await api.deps.database.$client.query(
      `insert into advocacy_campaigns
        select (jsonb_populate_record(c, jsonb_build_object('campaign_id', gen_random_uuid(), 'name_key', 'no ' || n))).*
        from advocacy_campaigns c, generate_series(1, $2) n where c.campaign_id = $1`,
      [campaignId, ADVOCACY_LIMITS.campaigns - 1],
    );
    const fields = { name: ADVOCACY_TEXTS.tooManyCampaigns };
    const one = { ...CAMPAIGN, name: 'One more' };
    expect(await write('POST', '/advocacy/campaigns', one)).toMatchObject({ status: 400, body: { fields } });
    expect(await api.call(stranger.token, 'POST', '/advocacy/campaigns', one)).toMatchObject({ status: 201 });
    await write('DELETE', `/advocacy/campaigns/${campaignId}`);
    expect(await write('POST', '/advocacy/campaigns', one)).toMatchObject({ status: 201 });
  });

  it('rejects stale campaign changes, and deletes the activity together with its campaign', async () => {
    const { campaignId, version } = await makeCampaign();
    await enter(campaignId);
    const path = `/advocacy/campaigns/${campaignId}`;
    const close = { version, updates: { active: false } };
    expect(await write('PATCH', path, close)).toMatchObject({ status: 200, body: { active: false } });
    expect(await write('PATCH', path, close)).toMatchObject({ status: 409 });
    expect((await write('DELETE', path)).status).toBe(200);
    expect(await read()).toMatchObject({ relationships: [] });
    expect((await write('DELETE', path)).status).toBe(404);
    const { body } = await api.call(admin.token, 'GET', '/audit-log');
    expect(JSON.stringify(body)).toContain('advocacy-campaign.deleted');
  });

  it('lists the key contacts of a legislator', async () => {
    const contact = {
      contactName: 'Odile Marchetti',
      email: 'odile@tidewater.example',
      phoneNumber: '',
      relationshipType: 'Former colleague',
      relationshipNote: null,
    };
    const made = await write('POST', '/advocacy/key-contacts', { legislator: 'R000001', ...contact });
    expect(made).toMatchObject({ status: 201, body: { legislator: { fullName: 'Ada Rowan' }, phoneNumber: null } });
    const { keyContactId } = made.body as { keyContactId: string };
    expect((await read()).keyContacts).toEqual([{ keyContactId, ...contact, phoneNumber: null }]);
    const path = `/advocacy/key-contacts/${keyContactId}`;
    const changed = await write('PATCH', path, {
      version: 1,
      updates: { email: null, relationshipNote: 'Met in May' },
    });
    expect(changed).toMatchObject({ status: 200, body: { email: null, relationshipNote: 'Met in May', version: 2 } });
    expect((await write('PATCH', path, { version: 1, updates: { email: null } })).status).toBe(409);
    expect((await write('PATCH', path, { updates: { legislator: 'nobody' } })).status).toBe(400);
    expect((await write('DELETE', path)).status).toBe(200);
    expect((await read()).keyContacts).toEqual([]);
  });

  it('deletes a campaign or key contact once under concurrency, with one audit entry', async () => {
    const { campaignId } = await makeCampaign();
    const made = await write('POST', '/advocacy/key-contacts', {
      legislator: 'R000001',
      contactName: 'Odile',
      email: null,
      phoneNumber: null,
      relationshipType: null,
      relationshipNote: null,
    });
    const { keyContactId } = made.body as { keyContactId: string };
    for (const [kind, id] of [['campaigns', campaignId] as const, ['key-contacts', keyContactId] as const]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => write('DELETE', `/advocacy/${kind}/${id}`)));
      expect(answers.map(({ status }) => status).toSorted(), kind).toEqual([200, 404, 404, 404, 404, 404]);
      const { rows } = await api.deps.database.$client.query(
        `select 1 from audit_log where subject = $1 and action like '%.deleted'`,
        [id],
      );
      expect(rows, kind).toHaveLength(1);
    }
  });

  it('is hidden from other organizations', async () => {
    const { campaignId } = await makeCampaign();
    await enter(campaignId, { contactsCount: 1 });
    await write('POST', '/advocacy/key-contacts', {
      legislator: 'R000001',
      contactName: 'Odile',
      email: null,
      phoneNumber: null,
      relationshipType: null,
      relationshipNote: null,
    });
    expect(await read('', stranger.token)).toMatchObject({ relationships: [], keyContacts: [] });
  });

  it('is complete when asked for with a role of the person, and rejects an unknown role', async () => {
    const { campaignId } = await makeCampaign();
    await enter(campaignId);
    const { body } = await api.call(viewer.token, 'GET', '/stakeholders/person/person-bioguide-R000001');
    const { relationshipFusionId } = body as { relationshipFusionId: string };
    expect(await read(`?relationshipFusionId=${relationshipFusionId}`)).toEqual(await read());
    const other = await api.call(viewer.token, 'GET', `${PATH}?relationshipFusionId=role-other`);
    expect(other).toMatchObject({ status: 400, body: { fields: { relationshipFusionId: expect.any(String) } } });
  });
});
