import { isoCodeOfOcdId, personId, type CommitteeRecord } from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { namedCommitteeId } from '../mapping/named-committee.ts';
import { chamberOfOrganization } from '../openstates/chamber-of-organization.ts';
import { capitalize } from '../mapping/office-titles.ts';
import type { ApiCommittee, UpstreamCommittee } from './schemas.ts';

/**
 * Maps a committee.
 * @returns the reason when the jurisdiction is unknown
 */
export function mapCommittee(committee: UpstreamCommittee): CommitteeRecord | string {
  const isoCode = isoCodeOfOcdId(committee.jurisdiction);
  if (isoCode === undefined) return `jurisdiction ${committee.jurisdiction} is not known`;
  const chamber = chamberOfOrganization(committee.chamber, isoCode);
  return definedFields({
    kind: 'committee' as const,
    fusionId: namedCommitteeId(isoCode, chamber, committee.name),
    // Separate part per id, because upstream has some committees twice under two ids.
    part: committee.id,
    isoCode,
    fullSourceId: committee.id,
    sourceUrl: committee.sources?.[0]?.url,
    name: committee.name,
    otherNames: listOrUndefined((committee.other_names ?? []).map(({ name }) => name)),
    classification: committee.classification,
    chamber,
    // Upstream gives only its own id of the parent.
    parentSourceId: textOrUndefined(committee.parent),
    url: committee.links?.[0]?.url,
    members: (committee.members ?? []).map((member) =>
      definedFields({
        fullName: member.name,
        // Some members have no id and are kept by name only.
        personFusionId: member.person_id ? personId('ocd', member.person_id) : undefined,
        title: getTitle(member.role),
      }),
    ),
    contact: getContact(committee.extras),
    extra: getExtra(committee),
  });
}

/** Jurisdiction and chamber of the API request, which the response does not state. */
export interface RequestedCommittee {
  /** OCD id or postal code. */
  jurisdiction: string;
  /** `upper`, `lower` or `legislature`. */
  chamber: string;
}

export function mapApiCommittee(
  committee: ApiCommittee,
  { jurisdiction, chamber }: RequestedCommittee,
): CommitteeRecord | string {
  const mapped = mapCommittee({
    id: committee.id,
    jurisdiction,
    classification: committee.classification,
    name: committee.name,
    chamber,
    parent: committee.parent_id?.startsWith('ocd-organization/') ? committee.parent_id : undefined,
    members: (committee.memberships ?? []).map((membership) => ({
      name: membership.person_name,
      role: membership.role,
      person_id: membership.person?.id,
    })),
    links: committee.links,
    sources: committee.sources,
    other_names: committee.other_names,
    extras: committee.extras,
  });
  return typeof mapped === 'string' ? mapped : { ...mapped, part: `api ${committee.id}` };
}

/** Returns the title of a member: none for plain members, Vice Chair for `vice chair`. */
function getTitle(role: string | null | undefined): string | undefined {
  const word = textOrUndefined(role);
  return word === undefined || word === 'member' ? undefined : capitalize(word);
}

function getContact(extras: UpstreamCommittee['extras']): CommitteeRecord['contact'] {
  const street = textOrUndefined(extras?.address);
  const room = textOrUndefined(extras?.room);
  const phone = textOrUndefined(extras?.phone);
  if (street === undefined && room === undefined && phone === undefined) return undefined;
  return definedFields({
    phones: phone === undefined ? undefined : [{ phoneType: 'capitol', number: phone }],
    addresses:
      street === undefined && room === undefined
        ? undefined
        : [definedFields({ addressType: 'capitol', street, room })],
  });
}

function getExtra(committee: UpstreamCommittee): Record<string, unknown> | undefined {
  return committee.extras ? { extras: committee.extras } : undefined;
}
