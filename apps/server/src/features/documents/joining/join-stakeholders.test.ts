import type { CommitteeRecord, PersonRecord, SponsorFact, VoteRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';

const BILL = 'us-wy-2026-hb-7';

function member(id: string, fullName: string, district: string, changes: Partial<PersonRecord> = {}): PersonRecord {
  const [firstName = '', lastName = ''] = fullName.split(' ');
  return {
    kind: 'person',
    fusionId: `person-${id}`,
    part: 'main',
    isoCode: 'us-wy',
    fullSourceId: id,
    fullName,
    firstName,
    lastName,
    parties: [
      {
        partyCode: 'D',
        rawParty: 'Democratic',
      },
    ],
    roles: [
      {
        title: 'State Representative',
        organizationName: 'House',
        organizationType: 'legislative',
        isoCode: 'us-wy',
        chamber: 'lower',
        seatDistrictName: district,
        activeStartDate: '2025-01-06',
      },
    ],
    ...changes,
  };
}

const people = [
  member('ocd-1', 'Gary Brown', '41'),
  member('ocd-2', 'Landon Brown', '9'),
  member('ocd-3', 'Ana Núñez', '5'),
];
const committee: CommitteeRecord = {
  kind: 'committee',
  fusionId: 'committee-us-wy-joint-water',
  part: 'main',
  isoCode: 'us-wy',
  fullSourceId: 'water',
  name: 'Water Select',
  chamber: 'joint',
};
const sponsors: SponsorFact[] = [
  { fullName: 'Brown, G', type: 'primary', stakeholderType: 'person' },
  { fullName: 'NUNEZ', type: 'cosponsor', stakeholderType: 'person' },
  { fullName: 'Brown', type: 'cosponsor', stakeholderType: 'person' },
  { fullName: 'Select Committee on Water', type: 'primary', stakeholderType: 'committee' },
];
const bill = testBill(7, {
  fusionId: BILL,
  isoCode: 'us-wy',
  session: '2026',
  localityExternalId: 'WY HB 7',
  originatingChamber: 'lower',
  sponsors,
});
const vote: VoteRecord = {
  kind: 'vote',
  fusionId: 'vote-7',
  part: 'main',
  billFusionId: BILL,
  isoCode: 'us-wy',
  session: '2026',
  chamber: 'lower',
  motion: 'Third reading',
  date: '2026-02-20',
  voters: [
    {
      name: 'Brown, L',
      voteType: 'yes',
    },
    {
      name: 'Nuñez',
      voteType: 'no',
    },
    {
      name: 'Brown',
      voteType: 'no',
    },
  ],
};

describe('Sponsors and voters of a state bill', () => {
  const { api, ingest, user } = workspaceTest(
    { user: 'member' },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'votes', 'entity_aliases'] },
  );

  const shown = ([name, fusionId, party, locality]: readonly (string | null)[]) => ({
    fusionId,
    party,
    locality,
    name,
  });
  const sponsorsShown = (rows: readonly (readonly (string | null)[])[]) => ({
    sponsors: rows.map(shown).map(({ name, ...rest }) => ({ ...rest, fullName: name })),
  });
  const theBill = async () => (await api.call(user.token, 'GET', `/documents/legislation/${BILL}`)).body;
  const expected = [
    ['Brown, G', 'person-ocd-1', 'Democratic', '41'],
    ['NUNEZ', 'person-ocd-3', 'Democratic', '5'],
    ['Brown', null, null, null],
    ['Select Committee on Water', 'committee-us-wy-joint-water', null, null],
  ];

  it.each([
    ['the people come first', [...people, committee, bill]],
    ['the bill comes first', [bill, ...people, committee]],
  ])('are linked by name when %s', async (_name, records) => {
    for (const record of records) await ingest(record);
    expect(await theBill()).toMatchObject(sponsorsShown(expected));
  });

  it('carry party and district into a roll call', async () => {
    await ingest(bill, vote, ...people);
    const { body } = await api.call(user.token, 'GET', '/documents/votes/vote-7/voters');
    const rows = [
      ['Brown, L', 'person-ocd-2', 'Democratic', '9'],
      ['Nuñez', 'person-ocd-3', 'Democratic', '5'],
      ['Brown', null, null, null],
    ];
    expect(body).toMatchObject({ voters: rows.map(shown) });
  });

  it('are never joined to invented people of the sample workspace, nor are its voters to real people', async () => {
    await ingest(bill, vote, ...people, committee);
    await api.deps.database.$client.query("update documents set is_sample = true where document_type <> 'Legislation'");
    expect(await theBill()).toMatchObject(sponsorsShown(expected.map(([name = null]) => [name, null, null, null])));
    await api.deps.database.$client.query('update documents set is_sample = false');
    await api.deps.database.$client.query('update votes set is_sample = true');
    const { body } = await api.call(user.token, 'GET', '/documents/votes/vote-7/voters');
    expect(body).toMatchObject({ voters: [{ fusionId: null }, { fusionId: null }, { fusionId: null }] });
  });

  it('link to the Open States record instead of the LegiScan record of the same legislator', async () => {
    const observed = member('legiscan-9', 'Gary Brown', '041', {
      roles: people[0]?.roles?.map((role) => ({ ...role, seatDistrictName: '041' })) ?? [],
    });
    const sponsor: SponsorFact = {
      fullName: 'Gary Brown',
      type: 'primary',
      stakeholderType: 'person',
      fusionId: 'person-legiscan-9',
      role: 'Rep',
      locality: 'HD-041',
      party: 'D',
    };
    await ingest(observed, { ...bill, sponsors: [sponsor] });
    expect(await theBill()).toMatchObject(sponsorsShown([['Gary Brown', 'person-legiscan-9', 'D', 'HD-041']]));
    await ingest(...people);
    expect(await theBill()).toMatchObject(sponsorsShown([['Gary Brown', 'person-ocd-1', 'D', 'HD-041']]));
  });
});
