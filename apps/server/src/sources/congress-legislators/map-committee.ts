import { committeeId, personId, type Chamber, type CommitteeRecord } from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import type { CommitteeMembers, UpstreamCommittee, UpstreamSubcommittee } from './schemas.ts';

const CHAMBER_OF_TYPE: Readonly<Record<UpstreamCommittee['type'], Chamber>> = {
  house: 'lower',
  senate: 'upper',
  joint: 'joint',
};

/** Returns the chamber of a THOMAS id, which begins with it: `HSAG`, `SSAF`, `JSEC`. */
function chamberOfThomasId(thomasId: string): Chamber | undefined {
  const first = thomasId[0];
  if (first === 'H') return 'lower';
  if (first === 'S') return 'upper';
  return first === 'J' ? 'joint' : undefined;
}

export function mapCommittee(committee: UpstreamCommittee): CommitteeRecord {
  return definedFields({
    kind: 'committee' as const,
    fusionId: committeeId('us', committee.thomas_id),
    part: 'main',
    isoCode: 'us',
    fullSourceId: `thomas:${committee.thomas_id}`,
    name: committee.name,
    chamber: CHAMBER_OF_TYPE[committee.type],
    classification: 'committee',
    url: textOrUndefined(committee.url),
    contact: getContact(committee.phone, committee.address, [
      ['official', committee.url],
      ['minority', committee.minority_url],
    ]),
    jurisdictionText: textOrUndefined(committee.jurisdiction),
    extra: definedFields({
      jurisdictionSource: textOrUndefined(committee.jurisdiction_source),
      wikipedia: textOrUndefined(committee.wikipedia),
      rssUrl: textOrUndefined(committee.rss_url),
      youtubeId: textOrUndefined(committee.youtube_id),
    }),
  });
}

/** Maps a subcommittee; upstream gives only the last two digits of its THOMAS id. */
export function mapSubcommittee(committee: UpstreamCommittee, subcommittee: UpstreamSubcommittee): CommitteeRecord {
  const thomasId = `${committee.thomas_id}${subcommittee.thomas_id}`;
  return definedFields({
    kind: 'committee' as const,
    fusionId: committeeId('us', thomasId),
    part: 'main',
    isoCode: 'us',
    fullSourceId: `thomas:${thomasId}`,
    name: subcommittee.name,
    chamber: CHAMBER_OF_TYPE[committee.type],
    classification: 'subcommittee',
    parentFusionId: committeeId('us', committee.thomas_id),
    parentName: committee.name,
    contact: getContact(subcommittee.phone, subcommittee.address, []),
    extra: definedFields({ wikipedia: textOrUndefined(subcommittee.wikipedia) }),
  });
}

export function mapMembers(thomasId: string, members: CommitteeMembers[string]): CommitteeRecord {
  return definedFields({
    kind: 'committee' as const,
    fusionId: committeeId('us', thomasId),
    part: 'members',
    isoCode: 'us',
    fullSourceId: `thomas:${thomasId}`,
    chamber: chamberOfThomasId(thomasId),
    members: members.map((member) =>
      definedFields({
        fullName: member.name,
        personFusionId: member.bioguide && personId('bioguide', member.bioguide),
        title: textOrUndefined(member.title),
        rank: member.rank,
        // Upstream calls the side of the aisle `party`; the member's party comes from legislators-current.
        side: getSide(member.party),
        chamber: chamberOfWord(member.chamber),
      }),
    ),
  });
}

function getSide(word: string | null | undefined): 'majority' | 'minority' | undefined {
  return word === 'majority' || word === 'minority' ? word : undefined;
}

/** Returns the chamber of a member of a joint committee, which is listed with the member. */
function chamberOfWord(word: string | null | undefined): Chamber | undefined {
  if (word === 'house') return 'lower';
  return word === 'senate' ? 'upper' : undefined;
}

function getContact(
  phone: string | null | undefined,
  address: string | null | undefined,
  websites: readonly (readonly [string, string | null | undefined])[],
): CommitteeRecord['contact'] {
  const number = textOrUndefined(phone);
  const street = textOrUndefined(address);
  const pages = websites.flatMap(([websiteType, url]) => (url ? [{ websiteType, url }] : []));
  if (number === undefined && street === undefined && pages.length === 0) return undefined;
  return definedFields({
    websites: listOrUndefined(pages),
    phones: number === undefined ? undefined : [{ phoneType: 'capitol', number }],
    addresses: street === undefined ? undefined : [{ addressType: 'capitol', street }],
  });
}
