import { dayOfJurisdiction } from './current-role.ts';
import type { IsoDate } from './record-identity.ts';

/** Whether and when a meeting takes place, in the words of the product. */
export type MeetingStatus = 'Scheduled' | 'Rescheduled' | 'Postponed' | 'Canceled' | 'Held';

/**
 * Wordings by status. Congress.gov states Scheduled, Rescheduled, Postponed or Canceled (`meetingStatus` in
 * https://github.com/LibraryOfCongress/api.congress.gov/blob/main/Documentation/CommitteeMeetingEndpoint.md); other
 * publishers spell the same words differently.
 */
const WORDINGS: readonly [MeetingStatus, RegExp][] = [
  ['Canceled', /^cancel+(?:ed|ation)?\b/i],
  ['Postponed', /^(?:indefinitely\s+)?(?:postpon|deferred\b)/i],
  ['Rescheduled', /^re-?\s?schedul/i],
  ['Scheduled', /^schedul/i],
  ['Held', /^(?:held|concluded|completed|adjourned)\b/i],
];

/** Words of an announcement that the meeting does not take place as it was first announced. */
const CHANGE = String.raw`(?<change>cancel+ed|postponed|re-?scheduled)`;
const CHANGES_IN_TITLE = [
  // "POSTPONED: Hearing on …", "*CANCELED* Markup", "[Rescheduled] Hearing"
  new RegExp(String.raw`^[\s*[(–—-]*(?:hearing|mark-?up|meeting)?\s*${CHANGE}\s*[\])*:–—-]`, 'i'),
  new RegExp(String.raw`^${CHANGE}\s+(?:[\w&,.'’-]+\s+){0,8}?(?:hearing|mark-?up|meeting)s?\b`, 'i'),
  // "Hearing on … (POSTPONED)", "Hearing on … - CANCELLED"
  new RegExp(String.raw`(?:[[(*]\s*|\s[–—-]+\s*)${CHANGE}\b[^\])*]{0,40}[\])*]*\s*$`, 'i'),
  // "Committee on House Administration Rescheduled Elections Subcommittee Hearing, …"
  /\b(?:[Cc]ommittee|[Ss]ubcommittee)\b[^,:;]*\s(?<change>Cancell?ed|Postponed|Rescheduled)\s+(?:[\w&.'’-]+\s+){0,5}?(?:Hearing|Mark-?up|Meeting)\b/,
];
/** "THIS MEETING HAS BEEN CANCELLED", "The hearing is postponed until further notice." */
const CHANGE_IN_NOTES = new RegExp(
  String.raw`\b(?:hearing|mark-?up|meeting|session)s?\s+(?:(?:has|have|had)\s+been|is|are|was|were)\s+(?:hereby\s+)?${CHANGE}\b`,
  'i',
);

/** What a record of a meeting says about whether it takes place. */
export interface StatedMeeting {
  meetingStatus?: string | undefined;
  title?: string | undefined;
  notes?: string | undefined;
}

/**
 * Returns the status of a meeting in one spelling; a wording that none of the rules knows stays as published.
 * Publishers often announce a change only in the title or notes and leave the status at Scheduled, so these decide
 * unless the status itself says more.
 */
export function getMeetingStatus({ meetingStatus, title, notes }: StatedMeeting): string | undefined {
  const stated = meetingStatus === undefined ? undefined : spelled(meetingStatus);
  if (stated !== undefined && stated !== 'Scheduled') return stated;
  return changeIn(title ?? '', CHANGES_IN_TITLE) ?? changeIn(notes ?? '', [CHANGE_IN_NOTES]) ?? stated;
}

function spelled(wording: string): string | undefined {
  const words = wording.trim();
  return words === '' ? undefined : (WORDINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? words);
}

function changeIn(text: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const change = pattern.exec(text.trim())?.groups?.['change'];
    if (change !== undefined) return spelled(change);
  }
  return undefined;
}

/** Whether the meeting does not take place on its day, so that nobody should go there. */
export function isMeetingOff(status: string | null | undefined): boolean {
  return status === 'Canceled' || status === 'Postponed';
}

/** Returns the status if it says that something about the announced meeting has changed; otherwise null. */
export function meetingChange(status: string | null | undefined): string | null {
  return status === 'Rescheduled' || (isMeetingOff(status) && status) ? status : null;
}

/**
 * Returns the status to show for a meeting on a day. An announcement says nothing about whether the meeting was held,
 * so a past meeting that is only announced is called `Past`.
 *
 * @param day where the meeting is
 */
export function meetingStatusOn(
  status: string | null,
  { day, isoCode }: { day: IsoDate | null; isoCode: string | null },
  nowMs: number,
): string | null {
  if (status !== 'Scheduled' && status !== 'Rescheduled') return status;
  return day !== null && day < dayOfJurisdiction(isoCode ?? 'us', nowMs) ? 'Past' : status;
}
