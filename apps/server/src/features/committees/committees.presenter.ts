import type { CommitteeDetail, CommitteeMember, DocumentCard, StaffMember } from '@rotunda/contract';
import { COMMITTEE_LEADER_TYPES } from '@rotunda/contract';
import {
  CHAMBERS,
  committeeLeader,
  type CommitteeMemberFact,
  type ContactFact,
  currentParty,
  currentRole,
  legislatureName,
  webAddress,
} from '@rotunda/domain';
import { presentProvenance } from '../documents/index.ts';
import type { MemberPerson, Subcommittee } from './committees.repository.ts';
import type { NamedParent } from './queries/find-parents.ts';
import { partyBreakdown } from './queries/party-breakdown.ts';
import type { StoredCommittee } from './queries/stored-committee.ts';

interface CommitteeParts extends Pick<CommitteeDetail, 'upcomingMeetings' | 'pastMeetings'> {
  document: Pick<StoredCommittee, 'facts' | 'provenance'>;
  card: DocumentCard;
  parent: NamedParent | null;
  subcommittees: readonly Subcommittee[];
  staffers: StaffMember[];
  /** Instant in milliseconds at which members' roles must be current. */
  nowMs: number;
  /** Returns the stored person with the given member id. */
  getPerson: (personFusionId: string) => MemberPerson | undefined;
}

/** Presents a committee with its page. This is the only code that builds a CommitteeDetail. */
export function presentCommittee(parts: CommitteeParts): CommitteeDetail {
  const { document, card, parent, subcommittees, staffers, nowMs, getPerson, upcomingMeetings, pastMeetings } = parts;
  const { facts } = document;
  const members = (facts.members ?? []).map((member) =>
    presentMember(member, member.personFusionId === undefined ? undefined : getPerson(member.personFusionId), nowMs),
  );
  return {
    ...card,
    fullSourceId: facts.fullSourceId,
    otherNames: facts.otherNames ?? [],
    classification: facts.classification ?? null,
    parent,
    legislatures: facts.chamber === undefined ? [] : [legislatureName(facts.isoCode, facts.chamber)],
    jurisdictionText: facts.jurisdictionText?.trim() || null,
    contact: presentContact(facts.contact, facts.url),
    partyBreakdown: partyBreakdown(members.map(({ party }) => party)),
    members,
    leaders: COMMITTEE_LEADER_TYPES.flatMap((type) => members.filter(({ leaderType }) => leaderType === type)),
    subcommittees: [...subcommittees],
    staffers,
    upcomingMeetings,
    pastMeetings,
    provenance: presentProvenance(document.provenance),
  };
}

/** The seat's own party takes precedence over the person's because it is what the committee's list states. */
function presentMember(member: CommitteeMemberFact, person: MemberPerson | undefined, nowMs: number): CommitteeMember {
  const stored = person && { roles: [...person.roles], parties: [...person.parties] };
  const role = currentRole(stored?.roles, nowMs);
  return {
    fullName: member.fullName,
    fusionId: person?.fusionId ?? null,
    fullSourceId: person?.fullSourceId ?? null,
    title: member.title ?? null,
    leaderType: committeeLeader(member.title),
    party: member.party ?? (stored && currentParty(stored, nowMs)) ?? null,
    side: member.side ?? null,
    rank: member.rank ?? null,
    seat: role?.seatDistrictName ?? null,
    chamber: member.chamber ?? CHAMBERS.find((chamber) => chamber === role?.chamber) ?? null,
    photoUrl: webAddress(person?.photoUrl),
  };
}

function presentContact(contact: ContactFact | undefined, url: string | undefined): CommitteeDetail['contact'] {
  const own = webAddress(url);
  const stated = contact?.websites ?? [];
  const isStated = own === null || stated.some((site) => site.url.replace(/\/$/, '') === own.replace(/\/$/, ''));
  return {
    websites: [...(isStated ? [] : [{ websiteType: 'official', url: own }]), ...stated],
    emails: contact?.emails ?? [],
    phones: contact?.phones ?? [],
    addresses: (contact?.addresses ?? []).map((address) => ({
      addressType: address.addressType,
      lines: [
        address.name,
        [address.building, address.room].filter(Boolean).join(', '),
        [address.street, address.street2].filter(Boolean).join(', '),
        [address.city, [address.subdivision, address.zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      ].filter((line): line is string => line !== undefined && line !== ''),
    })),
  };
}
