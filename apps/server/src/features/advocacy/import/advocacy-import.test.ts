import {
  ADVOCACY_LIMITS,
  ADVOCACY_TEXTS,
  FILE_IMPORT_TEXTS,
  type FileImportKind,
  type PersonAdvocacy,
} from '@rotunda/contract';
import type { PersonRecord } from '@rotunda/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';
import { ImportDesk } from '../../file-imports/testing/import-desk.ts';
import { PlannedCampaigns } from './planned-campaigns.ts';

const person = (id: string, fullName: string, changes: Partial<PersonRecord> = {}): PersonRecord => ({
  kind: 'person',
  fusionId: `person-bioguide-${id}`,
  part: 'main',
  isoCode: 'us',
  fullName,
  fullSourceId: `bioguide:${id}`,
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
  ...changes,
});
const PEOPLE = [
  person('R000001', 'Ada Rowan', { otherIds: ['lis:S900'] }),
  person('M000002', 'Cy Marsh'),
  person('T000003', 'Bea Twin'),
  person('T000004', 'Bea Twin'),
];

describe('Advocacy file import', () => {
  const { api, ingest, admin, stranger } = workspaceTest(
    { admin: 'admin', stranger: { role: 'admin', of: 'Theirs' } },
    {
      withPipeline: true,
      emptied: [
        'advocacy_campaigns',
        'advocacy_relationships',
        'advocacy_key_contacts',
        'contact_imports',
        'audit_log',
      ],
    },
  );
  beforeAll(() => ingest(...PEOPLE));

  const desk = new ImportDesk(api);
  const upload = async (content: string, kind: FileImportKind) => (await desk.upload(admin, content, kind)).body;
  const work = (importId: string) => desk.work(importId);
  const get = (importId: string) => desk.get(admin, importId);
  const check = async (content: string, kind: FileImportKind) => desk.check(admin, await upload(content, kind));
  const importFile = (content: string, kind: FileImportKind) => desk.import(admin, content, kind);
  const getAdvocacy = async (id: string, user = admin) =>
    (await user.call('GET', `/advocacy/person/person-bioguide-${id}`)).body as PersonAdvocacy;
  const counts = (added: number, changed: number, unchanged: number, faulty: number) => ({
    counts: { new: added, changed, unchanged, faulty },
  });

  it('replaces counts stored under another id of the legislator instead of adding to them', async () => {
    await importFile('Campaign\nSafe Harbors\n', 'AdvocacyActivity');
    await api.deps.database.$client.query(
      `insert into advocacy_relationships (organization_id, person_fusion_id, contacts_count, advocates_count)
        select organization_id, 'person-lis-S900', 100, 7 from advocacy_campaigns`,
    );
    const file = 'Campaign,Legislator,Date,Messages,Contacts\nSafe Harbors,R000001,2026-03-09,1,120\n';
    expect(await importFile(file, 'AdvocacyActivity')).toMatchObject({ state: 'finished', ...counts(1, 0, 0, 0) });
    expect((await getAdvocacy('R000001')).relationships).toMatchObject([{ contactsCount: 120, advocatesCount: 7 }]);
    expect(await importFile(file, 'AdvocacyActivity')).toMatchObject(counts(0, 0, 1, 0));
  });

  it('reads dates as people have them, in the order that the whole column proves, and asks when nothing proves it', async () => {
    const head = 'Campaign,Legislator,Date,Messages';
    const getFile = (...dates: string[]) => [head, ...dates.map((date) => `Safe Harbors,R000001,${date},5`)].join('\n');
    const told = await check(getFile('10/05/2026', '"Oct 6, 2026"', '10/25/2026', '46302', 'soon'), 'AdvocacyActivity');
    expect(told).toMatchObject({ ...counts(4, 0, 0, 1), faults: [{ line: 6, reason: 'Date: Enter a date.' }] });
    expect(told.samples.map(({ detail }) => detail.slice(-10))).toEqual([
      '2026-10-05',
      '2026-10-06',
      '2026-10-25',
      '2026-10-07',
    ]);
    const asked = await check(getFile('10/05/2026', '2026-10-06'), 'AdvocacyActivity');
    const reason = ADVOCACY_TEXTS.ambiguousDay('10/05/2026', '2026-10-05', '2026-05-10');
    expect(asked).toMatchObject({ ...counts(1, 0, 0, 1), faults: [{ line: 2, reason }] });
    const mapping = asked.mapping.map((field) => (field === 'date' ? 'dateDayFirst' : field));
    await admin.call('POST', `/file-imports/${asked.importId}/check`, { mapping });
    await work(asked.importId);
    expect((await get(asked.importId)).samples.map(({ detail }) => detail.slice(-10))).toEqual([
      '2026-05-10',
      '2026-10-06',
    ]);
  });

  it('creates no campaigns beyond the limit of an organization', async () => {
    await importFile('Campaign\nSafe Harbors\n', 'AdvocacyActivity');
    const lines = Array.from({ length: ADVOCACY_LIMITS.campaigns + 1 }, (_, index) => `Campaign ${index}`);
    const file = `Campaign\nSafe Harbors\n${lines.join('\n')}\nCampaign 0\n`;
    const faults = [1001, 1002].map((at) => ({ line: at + 1, reason: ADVOCACY_TEXTS.tooManyCampaigns }));
    expect(await check(file, 'AdvocacyActivity')).toMatchObject({ ...counts(999, 0, 2, 2), faults });
    expect(await importFile(file, 'AdvocacyActivity')).toMatchObject({ ...counts(999, 0, 2, 2), faults });
    expect(await importFile(file, 'AdvocacyActivity')).toMatchObject({ ...counts(0, 0, 1001, 2), faults });
  });

  const ACTIVITY = [
    'Campaign,Active,X posts enabled,Legislator,Date,Messages,Calls,Contacts,Advocates',
    'Safe Harbors,yes,no,R000001,2026-03-09,"1,200",30,5000,410',
    'safe  HARBORS,,,ada rowan,2026-03-10,7,,,',
    'Safe Harbors,,,person-lis-S900,2026-03-10,9,,,',
    'Old Rails,no,,M000002,2026-03-09,4,,,',
    'Old Rails,yes,,M000002,2026-03-11,4,,,',
    'Safe Harbors,,,Bea Twin,2026-03-09,1,,,',
    'Safe Harbors,,,nobody,2026-03-09,1,,,',
    'Safe Harbors,,,R000001,3/9/2026,1,,,',
    'Safe Harbors,,,R000001,2026-03-12,-4,,,',
    'Safe Harbors,,,R000001,2026-03-12,4,,5001,',
    ',,,R000001,2026-03-12,4,,,',
    'Quiet Streets,maybe,,,,,,,',
    'Quiet Streets,,,,,,,,',
  ].join('\n');

  it('creates nothing during the check, imports on the run, and changes nothing on a second run', async () => {
    const checked = await check(ACTIVITY, 'AdvocacyActivity');
    expect(checked).toMatchObject({
      state: 'checked',
      kind: 'AdvocacyActivity',
      rows: 13,
      ...counts(4, 0, 0, 9),
      samples: [
        {
          line: 2,
          name: 'Safe Harbors',
          detail: 'Ada Rowan · 2026-03-09',
          outcome: 'new',
        },
        {
          line: 3,
          name: 'Safe Harbors',
          detail: 'Ada Rowan · 2026-03-10',
          outcome: 'new',
        },
        {
          line: 5,
          name: 'Old Rails',
          detail: 'Cy Marsh · 2026-03-09',
          outcome: 'new',
        },
        {
          line: 14,
          name: 'Quiet Streets',
          detail: '',
          outcome: 'new',
        },
      ],
      faults: [
        {
          line: 4,
          reason: 'Same day as line 3.',
        },
        {
          line: 6,
          reason: 'Line 5 describes this campaign differently.',
        },
        {
          line: 7,
          reason: `Legislator: ${ADVOCACY_TEXTS.legislatorUnclear}`,
        },
        {
          line: 8,
          reason: `Legislator: ${ADVOCACY_TEXTS.legislatorUnknown}`,
        },
        {
          line: 9,
          reason: ADVOCACY_TEXTS.ambiguousDay('3/9/2026', '2026-03-09', '2026-09-03'),
        },
        {
          line: 10,
          reason: `Messages: ${ADVOCACY_TEXTS.countError}`,
        },
        {
          line: 11,
          reason: 'Line 2 has different contacts or advocates for this legislator.',
        },
        {
          line: 12,
          reason: `Campaign: ${ADVOCACY_TEXTS.campaignNameRequired}`,
        },
        {
          line: 13,
          reason: 'Active: This value is not allowed.',
        },
      ],
    });
    expect(await getAdvocacy('R000001')).toMatchObject({ relationships: [] });

    expect(await importFile(ACTIVITY, 'AdvocacyActivity')).toMatchObject({ state: 'finished', ...counts(4, 0, 0, 9) });
    const told = await getAdvocacy('R000001');
    expect(told.relationships).toMatchObject([
      {
        contactsCount: 5e3,
        advocatesCount: 410,
        campaigns: [
          {
            name: 'Safe Harbors',
            active: true,
            emailEnabled: true,
            phoneEnabled: true,
            xPostsEnabled: false,
            messages: [
              {
                date: '2026-03-09',
                messagesCount: 1200,
                callsCount: 30,
                xPostsCount: 0,
              },
              {
                date: '2026-03-10',
                messagesCount: 7,
                callsCount: 0,
                xPostsCount: 0,
              },
            ],
          },
        ],
      },
    ]);
    expect((await getAdvocacy('M000002')).relationships).toMatchObject([
      { campaigns: [{ name: 'Old Rails', active: false }] },
    ]);
    expect(await getAdvocacy('R000001', stranger)).toMatchObject({ relationships: [], keyContacts: [] });

    expect(await importFile(ACTIVITY, 'AdvocacyActivity')).toMatchObject({ state: 'finished', ...counts(0, 0, 4, 9) });
    expect(await getAdvocacy('R000001')).toEqual(told);
    const { rows } = await api.deps.database.$client.query('select action, detail from audit_log order by created_ts');
    expect(rows[0]).toEqual({ action: 'advocacy.imported', detail: { fileName: 'list.csv', new: 4, changed: 0 } });
  });

  it('updates existing campaigns and days, and keeps values the file leaves out', async () => {
    await importFile(ACTIVITY, 'AdvocacyActivity');
    const later =
      'Campaign,Active,Legislator,Date,Calls\nSafe Harbors,no,R000001,2026-03-09,31\nOld Rails,,M000002,2026-03-09,';
    expect(await importFile(later, 'AdvocacyActivity')).toMatchObject(counts(0, 1, 1, 0));
    expect((await getAdvocacy('R000001')).relationships).toMatchObject([
      {
        contactsCount: 5e3,
        advocatesCount: 410,
        campaigns: [
          {
            active: false,
            xPostsEnabled: false,
            messages: [
              {
                messagesCount: 1200,
                callsCount: 31,
              },
              { messagesCount: 7 },
            ],
          },
        ],
      },
    ]);
  });

  it('resumes an interrupted run and still detects duplicates of earlier lines', async () => {
    const lines = Array.from(
      { length: 300 },
      (_, at) =>
        `Safe Harbors,R000001,2026-${String(1 + Math.floor(at / 28)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')},1`,
    );
    const content = ['Campaign,Legislator,Date,Messages', ...lines, 'Safe Harbors,R000001,2026-01-01,2'].join('\n');
    const { importId } = await check(content, 'AdvocacyActivity');
    await admin.call('POST', `/file-imports/${importId}/run`, {});
    await api.deps.database.$client.query(
      `update contact_imports set rows_done = 250, new_rows = 250 where import_id = $1`,
      [importId],
    );
    await work(importId);
    expect(await get(importId)).toMatchObject({
      state: 'finished',
      ...counts(300, 0, 0, 1),
      faults: [
        {
          line: 302,
          reason: 'Same day as line 2.',
        },
      ],
    });
  });

  const CONTACTS = [
    'Legislator;Name;E-mail;Relationship;Notes',
    'Ada Rowan;Odile Marchetti;odile@tidewater.example;Former staff;',
    'lis:S900;ODILE marchetti;;;',
    'M000002;Odile Marchetti;no address;;',
    'M000002;;;;',
  ].join('\n');

  it('matches key contacts by legislator and name, and keeps values where cells are empty', async () => {
    expect(await importFile(CONTACTS, 'AdvocacyKeyContact')).toMatchObject({
      ...counts(1, 0, 0, 3),
      faults: [
        { line: 3, reason: 'Same contact as line 2.' },
        { line: 4, reason: `E-mail: ${ADVOCACY_TEXTS.emailError}` },
        { line: 5, reason: `Name: ${ADVOCACY_TEXTS.contactNameRequired}` },
      ],
    });
    const next = 'Legislator,Name,Relationship,Notes\nR000001,Odile Marchetti,,Meets monthly\n';
    expect(await importFile(next, 'AdvocacyKeyContact')).toMatchObject(counts(0, 1, 0, 0));
    expect(await importFile(next, 'AdvocacyKeyContact')).toMatchObject(counts(0, 0, 1, 0));
    expect((await getAdvocacy('R000001')).keyContacts).toMatchObject([
      {
        contactName: 'Odile Marchetti',
        email: 'odile@tidewater.example',
        relationshipType: 'Former staff',
        relationshipNote: 'Meets monthly',
      },
    ]);
  });

  it.each([
    ['AdvocacyActivity', 'Legislator,Date\n', FILE_IMPORT_TEXTS.campaignColumn],
    ['AdvocacyActivity', 'Campaign,Date\n', FILE_IMPORT_TEXTS.dayColumns],
    ['AdvocacyActivity', 'Campaign,Messages\n', FILE_IMPORT_TEXTS.countsColumn],
    ['AdvocacyKeyContact', 'Name\n', FILE_IMPORT_TEXTS.keyContactColumns],
  ] as const)('rejects a %s file without its required columns: %s', async (kind, content, mapping) => {
    const file = await upload(content, kind);
    const answer = await admin.call('POST', `/file-imports/${file.importId}/check`, { mapping: file.mapping });
    expect(answer).toMatchObject({ status: 400, body: { fields: { mapping } } });
  });

  describe('plans campaigns', () => {
    const planned = async (stored: object[] = []) => {
      for (const campaign of stored) {
        const channels = { emailEnabled: true, phoneEnabled: true, xPostsEnabled: true };
        const answer = await admin.call('POST', '/advocacy/campaigns', { ...channels, reportUrl: null, ...campaign });
        expect(answer.status).toBe(201);
      }
      const campaigns = new PlannedCampaigns();
      await campaigns.load(api.deps.database, admin.organizationId, ['Water', 'Trees']);
      return (line: number, told: Parameters<PlannedCampaigns['plan']>[1]) => {
        const result = campaigns.plan(line, told);
        return 'reason' in result ? result.reason : [result.outcome, result.campaign.fields.active];
      };
    };

    it('that are new once, whatever the case of their name', async () => {
      const plan = await planned();
      expect([plan(2, { name: 'Water' }), plan(3, { name: 'WATER' })]).toEqual([
        ['new', true],
        ['unchanged', true],
      ]);
    });

    it('that change only where a cell says something else', async () => {
      const plan = await planned([{ name: 'Water', active: false }]);
      expect(plan(2, { name: 'water' })).toEqual(['unchanged', false]);
      expect(plan(3, { name: 'water', active: false })).toEqual(['unchanged', false]);
      expect(plan(4, { name: 'Water', emailEnabled: false })).toEqual(['changed', false]);
    });

    it('unless a line contradicts an earlier one', async () => {
      const plan = await planned();
      expect(plan(2, { name: 'Water' })).toEqual(['new', true]);
      // Line 2 left the field out, so line 3 is the first that describes it.
      expect(plan(3, { name: 'Water', active: false })).toEqual(['changed', false]);
      expect(plan(4, { name: 'Water', active: true })).toBe('Line 3 describes this campaign differently.');
      expect(plan(5, { name: 'Water', active: false })).toEqual(['unchanged', false]);
      expect(plan(6, { name: 'Trees', active: true })).toEqual(['new', true]);
    });
  });
});
