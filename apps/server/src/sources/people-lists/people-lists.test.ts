import { describe, expect, it } from 'vitest';
import { only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { peopleLists } from './index.ts';

const HEADER =
  'place,name,title,type,works_for,works_for_name,committee,committee_name,office_type,issue_areas,email,phone,id';
const STAFF =
  'us,Uma Counsel,Chief of Staff,,bioguide:S000148,Ada Example,,,Capitol,Trade | Health,uma@senate.example,202-555-0100,';

const parsed = (text: string, name = 'staff.csv') => parseFiles(peopleLists, { [name]: text });
const people = async (text: string, name?: string) => getRecords('person', await parsed(text, name));
const reasons = async (...rows: string[]) =>
  (await parsed([HEADER, ...rows].join('\n'))).map((item) => (item.ok ? 'ok' : item.reason));

describe('People list', () => {
  it('turns staff into people whose role names employer, office, issues and contact', async () => {
    const staffer = only(await people(`${HEADER}\n${STAFF}\n`));
    expect(staffer).toMatchObject({
      isoCode: 'us',
      fullName: 'Uma Counsel',
      roles: [
        {
          title: 'Chief of Staff',
          role: 'staff',
          relationshipType: 'staff',
          organizationType: 'office',
          organizationName: 'Office of Ada Example',
          parentPersonFusionId: 'person-bioguide-S000148',
          officeType: 'capitol',
          issueAreas: ['Trade', 'Health'],
          contact: {
            emails: [{ emailAddress: 'uma@senate.example' }],
            phones: [{ number: '202-555-0100' }],
          },
        },
      ],
    });
    expect(staffer.fusionId).toMatch(/^person-list-[\da-f]{16}$/);
  });

  it('links a committee by its code and gives a person with two employers a single id', async () => {
    const committee = STAFF.replace('bioguide:S000148,Ada Example,,,Capitol', ',,HSAG,Agriculture,').replace(
      'Chief of Staff',
      'Counsel',
    );
    const [one, two] = await people([HEADER, STAFF, committee].join('\n'));
    expect(two?.roles).toMatchObject([
      { organizationType: 'committee', organizationFusionId: 'committee-us-hsag', organizationName: 'Agriculture' },
    ]);
    expect(two?.roles?.[0]).not.toHaveProperty('officeType');
    expect(two?.fusionId).toBe(one?.fusionId);
    expect(two?.part).not.toBe(one?.part);
  });

  it('reads people from a JSON array', async () => {
    const row = { place: 'us', name: 'Uma Counsel', title: 'Counsel', works_for_name: 'Ada Example' };
    const list = JSON.stringify([row, { ...row, name: 'Bo Clerk' }]);
    expect((await people(list, 'staff.json')).map(({ fullName }) => fullName)).toEqual(['Uma Counsel', 'Bo Clerk']);
  });

  it('tells apart two people who share the address of their office', async () => {
    const [one, two] = await people([HEADER, STAFF, STAFF.replace('Uma Counsel', 'Bo Clerk')].join('\n'));
    expect(two?.fusionId).not.toBe(one?.fusionId);
  });

  it('keeps the same position when a person is promoted in the same office', async () => {
    const [one, two] = await people([HEADER, STAFF, STAFF.replace('Chief of Staff', 'Advisor')].join('\n'));
    expect([two?.fusionId, two?.part]).toEqual([one?.fusionId, one?.part]);
  });

  it("reads members of other legislatures, such as Canada's, from CSV and JSON lines", async () => {
    const row = {
      place: 'ca',
      name: 'Bo Membre',
      title: 'Member of Parliament',
      type: 'member',
      chamber: 'lower',
      id: 'parl:123',
      district: 'Québec-Est',
      party: 'Liberal',
      started_on: '2025-04-28',
      website: 'https://parl.example/123',
    };
    expect(only(await people(JSON.stringify(row), 'members.jsonl'))).toMatchObject({
      fusionId: 'person-parl-123',
      fullSourceId: 'parl:123',
      isoCode: 'ca',
      parties: [{ rawParty: 'Liberal' }],
      roles: [
        {
          title: 'Member of Parliament',
          organizationType: 'legislative',
          chamber: 'lower',
          organizationName: 'House of Commons of Canada',
          seatDistrictName: 'Québec-Est',
          party: 'Liberal',
          activeStartDate: '2025-04-28',
        },
      ],
    });
  });

  it('loses only an invalid row and names its fault', async () => {
    expect(
      await reasons(
        STAFF.replace('us,', 'zz,'),
        STAFF.replace('Uma Counsel', ' '),
        STAFF.replace('bioguide:S000148', 'S000148'),
        STAFF.replace('Capitol', 'Basement'),
        STAFF.replace('uma@senate.example', 'uma'),
        STAFF.replace('bioguide:S000148,Ada Example', ','),
        `${STAFF},one field too many`,
        STAFF.replace(',,bioguide', ',member,bioguide'),
        STAFF,
      ),
    ).toEqual([
      expect.stringContaining('“zz” is not a known place'),
      expect.stringMatching(/^name: /),
      expect.stringContaining('works_for: “S000148” is not a key of a person'),
      expect.stringContaining('office_type: “Basement” is not one of capitol, district, executive'),
      expect.stringContaining('email: “uma” is not an e-mail address'),
      'works_for, works_for_name, committee and committee_name are all empty',
      expect.any(String),
      'chamber: a member needs one',
      'ok',
    ]);
  });

  it('reads 20,000 rows with malformed rows in between', async () => {
    const rows = Array.from({ length: 20_000 }, (_, number) =>
      number % 1000 === 7
        ? `us,"broken ${number}",`
        : STAFF.replace('Uma', `Uma${number}`).replace('uma@', `uma${number}@`),
    );
    let [read, lost] = [0, 0];
    for (const { ok } of await parsed([HEADER, ...rows].join('\n'))) {
      if (ok) read += 1;
      else lost += 1;
    }
    expect([read, lost]).toEqual([19_980, 20]);
  });
});
