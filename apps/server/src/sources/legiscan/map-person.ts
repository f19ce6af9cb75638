import { partyCode, personId, type CommitteeRecord, type PersonRecord, type UnixSeconds } from '@rotunda/domain';
import { ballotpediaId, namesPerson } from '../mapping/ballotpedia-id.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { namedCommitteeId } from '../mapping/named-committee.ts';
import { legislativeOffice } from '../mapping/office-titles.ts';
import { chamberOfRole } from './legiscan-words.ts';
import type { LegiscanPerson } from './schemas.ts';

/** Which dataset tells of a person. */
export interface PersonDataset {
  /** `2025-2026`; facts of each session are kept apart, since each dataset tells the seat of its own time. */
  session: string;
  lastYear: number;
  /** How new the dataset is. */
  updatedTs?: UnixSeconds;
}

/**
 * A legislator, or the committee that stands among the people because it sponsors bills.
 *
 * @param doubtful keys that several people claim, see `keysClaimedTwice`
 */
export function mapPerson(
  person: LegiscanPerson,
  isoCode: string,
  dataset: PersonDataset | undefined,
  doubtful: ReadonlySet<string> = new Set(),
): PersonRecord | CommitteeRecord {
  if (person.committee_id) return mapCommittee(person, person.committee_id, isoCode, dataset);
  const chamber = chamberOfRole(person.role, isoCode);
  const party = textOrUndefined(person.party);
  const district = textOrUndefined(person.district);
  return definedFields({
    kind: 'person' as const,
    fusionId: personId('legiscan', person.people_id),
    part: dataset === undefined ? 'main' : `session-${dataset.session}`,
    sourceUpdatedTs: dataset?.updatedTs,
    sourceUrl: `https://legiscan.com/gaits/people/${person.people_id}`,
    isoCode,
    fullSourceId: `legiscan:${person.people_id}`,
    otherIds: listOrUndefined(otherIdsOf(person).filter((key) => !doubtful.has(key))),
    fullName: person.name,
    firstName: textOrUndefined(person.first_name),
    lastName: textOrUndefined(person.last_name),
    otherNames: nicknameOf(person),
    parties: party === undefined ? undefined : [{ partyCode: partyCode(party), rawParty: party }],
    roles:
      chamber === undefined
        ? undefined
        : [
            definedFields({
              ...legislativeOffice(isoCode, chamber),
              isoCode,
              chamber,
              seatDistrictName: district === undefined ? undefined : seatOf(district),
              party,
              // No dates are given; a seat held in a session is held until its last year ends at the latest.
              activeEndDate: dataset === undefined ? undefined : `${dataset.lastYear}-12-31`,
            }),
          ],
  });
}

function nicknameOf({ nickname, last_name: lastName }: LegiscanPerson): string[] | undefined {
  const [nick, family] = [textOrUndefined(nickname), textOrUndefined(lastName)];
  return nick === undefined || family === undefined ? undefined : [`${nick} ${family}`];
}

function mapCommittee(
  person: LegiscanPerson,
  legiscanCommitteeId: number,
  isoCode: string,
  dataset: PersonDataset | undefined,
): CommitteeRecord {
  const chamber = chamberOfRole(person.role, isoCode);
  return definedFields({
    kind: 'committee' as const,
    fusionId: namedCommitteeId(isoCode, chamber, person.name),
    // Renumbered committees keep their name.
    part: [legiscanCommitteeId, dataset?.session].filter((word) => word !== undefined).join(' '),
    sourceUpdatedTs: dataset?.updatedTs,
    isoCode,
    fullSourceId: `legiscan-committee:${legiscanCommitteeId}`,
    name: person.name,
    chamber,
    extra: { legiscanPeopleId: person.people_id },
  });
}

/** `SD-014` is the seat 14; `HD-CA-12` of a member of Congress is California's 12. */
function seatOf(district: string): string {
  return district
    .replace(/^[A-Z]D-/, '')
    .replace(/^0+(?=\w)/, '')
    .replace('-', ' ');
}

function otherIdsOf(person: LegiscanPerson): string[] {
  const followthemoney = person.followthemoney_eid ?? person.ftm_eid;
  const opensecrets = textOrUndefined(person.opensecrets_id);
  const page = textOrUndefined(person.ballotpedia);
  return [
    ...(person.votesmart_id ? [`votesmart:${person.votesmart_id}`] : []),
    ...(opensecrets === undefined ? [] : [`opensecrets:${opensecrets}`]),
    ...(page === undefined || !namesPerson(page, person.last_name ?? person.name) ? [] : [ballotpediaId(page)]),
    ...(followthemoney ? [`followthemoney:${followthemoney}`] : []),
    ...(person.knowwho_pid ? [`knowwho:${person.knowwho_pid}`] : []),
  ];
}

/**
 * Keys of other publishers that more than one of these people have: LegiScan gives some people a colleague's number,
 * and nothing tells whose it is.
 */
export function keysClaimedTwice(people: readonly LegiscanPerson[]): Set<string> {
  const claimed = new Set<string>();
  const twice = new Set<string>();
  for (const key of people.flatMap(otherIdsOf)) {
    if (claimed.has(key)) twice.add(key);
    claimed.add(key);
  }
  return twice;
}
