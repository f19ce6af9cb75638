import { committeeId, type CommitteeRecord, personId, type PersonRecord, type RoleFact } from '@rotunda/domain';
import { SAMPLE_MARK } from './legislatures.ts';
import { inventName } from './names.ts';
import type { Legislator, Roster } from './people.ts';
import { createRandom, type Random } from './random.ts';

/** Legislators with staff; the others have none, as in most sources. */
const STAFFED = 24;
const PLACES = [
  { officeType: 'capitol', titles: ['Chief of Staff', 'Legislative Director', 'Legislative Assistant'] },
  { officeType: 'capitol', titles: ['Communications Director', 'Legislative Assistant', 'Scheduler'] },
  { officeType: 'district', titles: ['District Director', 'Caseworker'] },
] as const;
const COMMITTEE_TITLES = ['Staff Director', 'Chief Counsel', 'Professional Staff Member'] as const;
const AREAS = ['Agriculture', 'Budget', 'Energy', 'Health', 'Housing', 'Trade', 'Transportation'] as const;

/** Builds the staff of the first legislators and of a legislature's committees. */
export function buildStaff(seed: string, { people, committees }: Roster): PersonRecord[] {
  return [
    ...people.slice(0, STAFFED).flatMap((employer) =>
      PLACES.map(({ officeType, titles }, place) =>
        buildStaffer(seed, `${employer.fusionId}-${place + 1}`, employer.record.isoCode, (random) => ({
          title: random.pick(titles),
          officeType,
          organizationType: 'office',
          organizationName: getOffice(employer),
          parentPersonFusionId: employer.fusionId,
          parentPersonName: employer.fullName,
        })),
      ),
    ),
    ...committees.flatMap((committee) =>
      COMMITTEE_TITLES.map((title, place) =>
        buildStaffer(seed, `${committee.fusionId}-${place + 1}`, committee.isoCode, () => ({
          title,
          organizationType: 'committee',
          organizationFusionId: committee.fusionId,
          organizationName: committee.name ?? 'Committee',
        })),
      ),
    ),
  ];
}

const getOffice = ({ fullName }: Legislator) => `Office of ${fullName}`;

type StaffRole = Pick<RoleFact, 'title' | 'organizationName' | 'organizationType'> & Partial<RoleFact>;

function buildStaffer(
  seed: string,
  key: string,
  isoCode: string,
  describe: (random: Random) => StaffRole,
): PersonRecord {
  const fusionId = personId(SAMPLE_MARK, `staff-${key}`);
  const random = createRandom(`${seed}:${fusionId}`);
  const name = inventName(random);
  const emailAddress = `${name.firstName}.${name.lastName}@staff.example`.toLowerCase();
  const number = `202-555-01${String(random.int(0, 99)).padStart(2, '0')}`;
  const contact = { emails: [{ emailAddress }], phones: [{ phoneType: 'office', number }] };
  const role = describe(random);
  return {
    kind: 'person',
    fusionId,
    part: 'main',
    isoCode,
    fullSourceId: `${SAMPLE_MARK}:staff-${key}`,
    ...name,
    roles: [
      {
        role: 'staff',
        relationshipType: 'staff',
        isoCode,
        issueAreas: random.some(AREAS, 2),
        contact,
        ...role,
      },
    ],
    contact,
  };
}

/** Builds two subcommittees for each of the first committees, with some of their members. */
export function buildSubcommittees(committees: readonly CommitteeRecord[]): CommitteeRecord[] {
  return committees.slice(0, 3).flatMap((parent) =>
    ['Oversight', 'Emerging Issues'].map((topic, place): CommitteeRecord => {
      const key = `${parent.fusionId}-sub-${place + 1}`;
      const members = (parent.members ?? []).filter((_, seat) => seat % 2 === place);
      return {
        kind: 'committee',
        fusionId: committeeId(SAMPLE_MARK, key),
        part: 'main',
        isoCode: parent.isoCode,
        fullSourceId: `${SAMPLE_MARK}:committee-${key}`,
        name: `Subcommittee on ${topic}`,
        classification: 'subcommittee',
        ...(parent.chamber === undefined ? {} : { chamber: parent.chamber }),
        parentFusionId: parent.fusionId,
        parentName: parent.name ?? 'Committee',
        members: members.map(({ title: _title, ...member }, rank) => ({
          ...member,
          rank: rank + 1,
          ...(rank === 0 ? { title: 'Chair' } : {}),
        })),
      };
    }),
  );
}
