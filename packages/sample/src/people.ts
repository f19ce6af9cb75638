import {
  addDays,
  type AddressFact,
  type Chamber,
  chamberName,
  type CommitteeRecord,
  committeeId,
  type ContactFact,
  type IsoDate,
  partyCode,
  personId,
  type PersonRecord,
  type RoleFact,
} from '@rotunda/domain';
import { type Legislature, SAMPLE_MARK } from './legislatures.ts';
import { inventName } from './names.ts';
import { createRandom } from './random.ts';
import { TOPICS } from './topics.ts';

export interface Legislator {
  record: PersonRecord;
  fusionId: string;
  fullName: string;
  chamber: Chamber;
  party: string;
  locality: string;
}

/** Members and committees of a legislature, from which bills, votes and hearings choose. */
export interface Roster {
  people: Legislator[];
  committees: CommitteeRecord[];
}

const CANADIAN_PARTIES = ['Prairie Union', 'Lakeshore Alliance', 'Independent'] as const;
const AMERICAN_PARTIES = ['Democratic', 'Republican', 'Democratic', 'Republican', 'Independent'] as const;

export function buildRoster(seed: string, legislature: Legislature, referenceDay: IsoDate): Roster {
  const people = Array.from({ length: legislature.counts.people }, (_, place) =>
    buildLegislator(seed, legislature, place + 1, referenceDay),
  );
  const committees = Array.from({ length: legislature.counts.committees }, (_, place) =>
    buildCommittee(seed, legislature, place, people),
  );
  return { people, committees };
}

function buildLegislator(seed: string, legislature: Legislature, number: number, referenceDay: IsoDate): Legislator {
  const { isoCode, shortName } = legislature;
  const key = `${isoCode}-${number}`;
  const fusionId = personId(SAMPLE_MARK, key);
  const random = createRandom(`${seed}:${fusionId}`);
  const name = inventName(random);
  const isCanadian = isoCode === 'ca' || isoCode.startsWith('ca-');
  const party = random.pick(isCanadian ? CANADIAN_PARTIES : AMERICAN_PARTIES);
  const chamber: Chamber = legislature.isSingleChamber || number % 2 === 0 ? 'upper' : 'lower';
  const isSenator = chamber === 'upper' && !legislature.isSingleChamber;
  const district = `District ${Math.ceil(number / 2)}`;
  const since = addDays(referenceDay, -random.int(200, 4000));
  const record: PersonRecord = {
    kind: 'person',
    fusionId,
    part: 'main',
    isoCode,
    fullSourceId: `${SAMPLE_MARK}:${key}`,
    ...name,
    birthday: addDays(referenceDay, -random.int(12_000, 26_000)),
    bioText: `${name.fullName} grew up in ${random.pick(['a mill town', 'a port city', 'the suburbs', 'farm country'])} and worked as a ${random.pick(['teacher', 'nurse', 'civil engineer', 'small business owner', 'county clerk'])} before running for office.`,
    parties: [{ partyCode: partyCode(party), rawParty: party }],
    roles: [
      {
        title: isSenator ? 'Senator' : legislature.level === 'parliament' ? 'Member of Parliament' : 'Representative',
        role: isSenator ? 'senator' : 'representative',
        organizationName: chamberName(isoCode, chamber),
        organizationType: 'legislative',
        isoCode,
        chamber,
        seatDistrictName: district,
        party,
        activeStartDate: since,
      },
    ],
    contact: {
      websites: [{ websiteType: 'official', url: `https://members.example.org/${key}` }],
      emails: [{ emailAddress: `${name.firstName}.${name.lastName}@legislature.example`.toLowerCase() }],
      // Numbers 555-01xx are reserved for fiction.
      phones: [{ phoneType: 'Office', number: `202-555-01${String(random.int(0, 99)).padStart(2, '0')}` }],
    },
  };
  const reached = buildOffices(createRandom(`${seed}:${fusionId}:offices`), name, shortName);
  record.contact = { ...record.contact, addresses: reached.addresses };
  record.contact.websites = [...(record.contact.websites ?? []), ...reached.accounts];
  const past = buildPast(createRandom(`${seed}:${fusionId}:past`), isoCode, since);
  record.roles = [...(record.roles ?? []), ...past.roles];
  record.bioText = [record.bioText, ...past.chapters].join('\n\n');
  return { record, fusionId, fullName: name.fullName, chamber, party, locality: `${shortName} ${district}` };
}

const BODIES = ['Harbor Museum', 'Mill Valley Hospital', 'Northern Land Trust', 'Sample State University'] as const;

/** Builds a legislator's roles before the office and, for every third one, biography chapters about them. */
function buildPast(
  random: ReturnType<typeof createRandom>,
  isoCode: string,
  since: IsoDate,
): { roles: RoleFact[]; chapters: string[] } {
  const town = random.pick(TOWNS);
  const body = random.pick(BODIES);
  const began = addDays(since, -random.int(1500, 3000));
  const roles: RoleFact[] = [
    {
      title: 'Member',
      organizationName: `${town} City Council`,
      organizationType: 'legislative',
      isoCode,
      orgLevelType: 'municipal',
      activeStartDate: began,
      activeEndDate: addDays(since, -30),
    },
    {
      title: 'Trustee',
      organizationName: body,
      organizationType: 'association',
      isoCode,
      activeStartDate: addDays(began, 200),
      contact: {
        websites: [
          {
            websiteType: 'official',
            url: 'https://trustees.example.org',
          },
        ],
      },
    },
  ];
  if (random.int(1, 3) > 1) return { roles: roles.slice(0, random.int(0, 2)), chapters: [] };
  const chapters = [
    `On the ${town} City Council, the first years went to the water mains: the council replaced eleven miles of pipe without raising the base rate, and the plan was copied by two neighboring towns. The work meant hundreds of evenings in school gyms and church basements, where residents brought jars of brown water and asked when it would end.`,
    `As a trustee of the ${body}, the task was a budget that had not balanced in a decade. It balanced in the third year, after the trustees sold a building nobody used and asked every department to publish what it spent. The annual report, once ninety pages, became twelve, and people began to read it.`,
    `The campaign for the legislature was run from a kitchen table with forty volunteers. It promised three things: open meetings, roads before ribbons, and an answer to every letter within ten days. The office still counts its letters, and posts the count at the end of each month.`,
    `In the legislature the subjects have stayed the same: water, public records, and how small towns pay for what they share. Colleagues of the other party sponsor most of the bills that passed. Weekends are spent at home, on a bicycle when the weather allows, and in a choir that needs more tenors.`,
    `Every sentence here is invented, like the towns, the council and the choir; it is as long as a biography is, so that the page can show how it folds.`,
  ];
  return { roles, chapters };
}

const TOWNS = ['Alder Falls', 'Briar Creek', 'Cedar Point', 'Dunmore', 'Eastlake', 'Fern Hollow'] as const;
const STREETS = ['Main St', 'Market St', 'River Rd', 'Oak Ave', 'Second Ave'] as const;

/** Builds a legislator's capitol and district offices, and social accounts that nobody owns. */
function buildOffices(
  random: ReturnType<typeof createRandom>,
  { firstName, lastName }: { firstName: string; lastName: string },
  place: string,
): { addresses: AddressFact[]; accounts: NonNullable<ContactFact['websites']> } {
  const phone = () => `202-555-01${String(random.int(0, 99)).padStart(2, '0')}`;
  const handle = `sample_${firstName}${lastName}`.toLowerCase().replace(/[^a-z0-9_]/g, '');
  const towns = random.some(TOWNS, random.int(1, 3));
  return {
    addresses: [
      {
        addressType: 'capitol',
        building: 'Sample Legislative Building',
        room: `Room ${random.int(100, 499)}`,
        city: 'Capitol City',
        subdivision: place,
        phones: [phone()],
      },
      ...towns.map((city) => ({
        addressType: 'district',
        street: `${random.int(10, 990)} ${random.pick(STREETS)}`,
        city,
        subdivision: place,
        phones: [phone()],
      })),
    ],
    accounts: [
      { websiteType: 'twitter', url: handle },
      { websiteType: 'facebook', url: handle },
    ],
  };
}

function buildCommittee(seed: string, legislature: Legislature, place: number, people: Legislator[]): CommitteeRecord {
  const { isoCode } = legislature;
  const key = `${isoCode}-${place + 1}`;
  const fusionId = committeeId(SAMPLE_MARK, key);
  const random = createRandom(`${seed}:${fusionId}`);
  const chamber: Chamber = legislature.isSingleChamber || place % 2 === 1 ? 'upper' : 'lower';
  const areas = [...new Set(TOPICS.map((topic) => topic.policyArea))];
  const name = `${chamberName(isoCode, chamber)} Committee on ${areas[(place + random.int(0, 6)) % areas.length] ?? 'Rules'}`;
  const members = random.some(
    people.filter((person) => person.chamber === chamber),
    12,
  );
  const ranking = members.findIndex(({ party }) => party !== members[0]?.party);
  return {
    kind: 'committee',
    fusionId,
    part: 'main',
    isoCode,
    // People use the same keys, and each key must identify only one of the two.
    fullSourceId: `${SAMPLE_MARK}:committee-${key}`,
    name,
    chamber,
    jurisdictionText: `${name} considers measures referred to it and oversees the agencies that carry them out.`,
    members: members.map((member, rank) => ({
      fullName: member.fullName,
      personFusionId: member.fusionId,
      party: member.party,
      rank: rank + 1,
      ...getTitle(rank, ranking),
    })),
    contact: { websites: [{ websiteType: 'official', url: `https://committees.example.org/${key}` }] },
  };
}

/** Returns the title for a rank; the ranking member is the highest-ranked member of another party. */
function getTitle(rank: number, ranking: number): { title?: string } {
  if (rank === 0) return { title: 'Chair' };
  if (rank === ranking) return { title: 'Ranking Member' };
  return rank === (ranking === 1 ? 2 : 1) ? { title: 'Vice Chair' } : {};
}
