import { committeeId, personId, type Chamber, type CommitteeFact, type SponsorFact } from '@rotunda/domain';
import { definedFields, listOrUndefined } from '../defined-fields.ts';
import type { UpstreamCommittee, UpstreamLegislator } from './measure.ts';
import { upstreamDay } from './upstream-day.ts';

/** Maps a member of Congress to a sponsor, cosponsor or sponsor of an amendment. */
export function sponsorFact(legislator: UpstreamLegislator, type: 'primary' | 'cosponsor'): SponsorFact | undefined {
  const written = legislator.fullName ?? legislator.name;
  if (written === undefined) return undefined;
  const name = readMemberName(written);
  const seat = [legislator.state, legislator.district].filter((part) => part !== undefined).join('-');
  const isByRequest = legislator.isByRequest === 'Y' || legislator.byRequestType !== undefined;
  return definedFields({
    fullName: name.fullName,
    type,
    stakeholderType: /\bcommittee\b/i.test(written) ? ('committee' as const) : ('person' as const),
    fusionId: legislator.bioguideId === undefined ? undefined : personId('bioguide', legislator.bioguideId),
    party: legislator.party ?? name.party,
    locality: name.locality ?? (seat === '' ? undefined : seat),
    role: isByRequest ? `${name.role ?? 'Member'} (by request)` : name.role,
    sponsoredOn: upstreamDay(legislator.sponsorshipDate),
    withdrawnOn: upstreamDay(legislator.sponsorshipWithdrawnDate),
  });
}

interface MemberName {
  fullName: string;
  role?: string;
  party?: string;
  locality?: string;
}

/** Parses `Rep. Sensenbrenner, F. James, Jr. [R-WI-5]` into F. James Sensenbrenner, Jr., Rep., R, WI-5. */
export function readMemberName(written: string): MemberName {
  const seat = /^([^[]*)\[([A-Z]+)-([^[\]]+)\]$/.exec(written);
  const person = (seat?.[1] ?? written).trim();
  const titled = /^(Rep\.|Sen\.|Del\.|Com\.|Resident Commissioner|Res\. Comm?\.)\s+(.+)$/s.exec(person);
  const [last = '', first, ...suffixes] = (titled?.[2] ?? person).split(/,\s*/);
  const given = first === undefined ? last : `${first} ${last}`;
  return definedFields({
    fullName: [given, ...suffixes].join(', '),
    role: titled?.[1],
    party: seat?.[2],
    locality: seat?.[3],
  });
}

/** Maps a committee and its subcommittees, each to one fact. */
export function committeeFacts(committee: UpstreamCommittee): CommitteeFact[] {
  const chamber = chamberNamed(committee.chamber);
  return [committee, ...(committee.subcommittees ?? [])].flatMap(({ name, systemCode, activities }) => {
    if (name === undefined) return [];
    const done = (activities ?? []).flatMap((activity) =>
      // The Library writes `Unknown` where it has no name for what the committee did.
      activity.name === undefined || /^unknown$/i.test(activity.name)
        ? []
        : [definedFields({ name: activity.name, date: upstreamDay(activity.date) })],
    );
    return [
      definedFields({
        name,
        chamber,
        fusionId: systemCode === undefined ? undefined : committeeId('us', systemCode),
        activities: listOrUndefined(done),
      }),
    ];
  });
}

/** Returns the chamber for `House`, `House of Representatives`, `Senate`, `Joint`. */
export function chamberNamed(word: string | undefined): Chamber | undefined {
  if (word === undefined) return undefined;
  if (/^h/i.test(word)) return 'lower';
  if (/^s/i.test(word)) return 'upper';
  return /^j/i.test(word) ? 'joint' : undefined;
}
