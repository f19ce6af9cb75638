import { partyCode, personId, type CommitteeRecord, type PersonRecord, type UnixSeconds } from '@rotunda/domain';
import { ballotpediaId, namesPerson } from '../mapping/ballotpedia-id.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { namedCommitteeId } from '../mapping/named-committee.ts';
import { legislativeOffice } from '../mapping/office-titles.ts';
import { chamberOfRole } from './legiscan-words.ts';
import type { LegiscanPerson } from './schemas.ts';

/** The dataset that a person's facts come from. */
export interface PersonDataset {
  /**
   * Years of the session, such as `2025-2026`. Facts of each session are kept separately, because each dataset gives
   * the seat at its own time.
   */
  session: string;
  lastYear: number;
  /** Date of the dataset's latest data. */
  updatedTs?: UnixSeconds;
}

/**
 * Maps a legislator, or a committee, which is listed among the people because it sponsors bills.
 *
 * @param doubtful keys that several people claim, see `findAmbiguousKeys`
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
    otherIds: listOrUndefined(getOtherIds(person).filter((key) => !doubtful.has(key))),
    fullName: person.name,
    firstName: textOrUndefined(person.first_name),
    lastName: textOrUndefined(person.last_name),
    otherNames: getNickname(person),
    parties: party === undefined ? undefined : [{ partyCode: partyCode(party), rawParty: party }],
    roles:
      chamber === undefined
        ? undefined
        : [
            definedFields({
              ...legislativeOffice(isoCode, chamber),
              isoCode,
              chamber,
              seatDistrictName: district === undefined ? undefined : getSeat(district),
              party,
              // No dates are given; a seat in a session ends with its last year at the latest.
              activeEndDate: dataset === undefined ? undefined : `${dataset.lastYear}-12-31`,
            }),
          ],
  });
}

function getNickname({ nickname, last_name: lastName }: LegiscanPerson): string[] | undefined {
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
    // Committees keep their name when they are renumbered.
    part: [legiscanCommitteeId, dataset?.session].filter((word) => word !== undefined).join(' '),
    sourceUpdatedTs: dataset?.updatedTs,
    isoCode,
    fullSourceId: `legiscan-committee:${legiscanCommitteeId}`,
    name: person.name,
    chamber,
    extra: { legiscanPeopleId: person.people_id },
  });
}

/** Returns 14 for the seat `SD-014`, and California's 12 for `HD-CA-12` of a member of Congress. */
function getSeat(district: string): string {
  return district
    .replace(/^[A-Z]D-/, '')
    .replace(/^0+(?=\w)/, '')
    .replace('-', ' ');
}

function getOtherIds(person: LegiscanPerson): string[] {
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
 * Returns keys of other publishers that more than one of these people have: LegiScan gives some people a colleague's
 * number, and it is unknown whose it is.
 */
export function findAmbiguousKeys(people: readonly LegiscanPerson[]): Set<string> {
  const claimed = new Set<string>();
  const twice = new Set<string>();
  for (const key of people.flatMap(getOtherIds)) {
    if (claimed.has(key)) twice.add(key);
    claimed.add(key);
  }
  return twice;
}
