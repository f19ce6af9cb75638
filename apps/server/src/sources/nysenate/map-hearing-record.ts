import type { TranscriptRecord } from '@rotunda/domain';
import { definedFields } from '../mapping/defined-fields.ts';
import { easternInstant } from '../mapping/eastern-instant.ts';
import type { PrintedPage } from '../mapping/transcript/printed-pages.ts';
import { printedMoment } from '../mapping/transcript/printed-moment.ts';
import { transcriptSections } from '../mapping/transcript/transcript-sections.ts';
import { hearingHosts } from './hearing-hosts.ts';

const KIND = /\b(?:HEARING|FORUM|ROUNDTABLE|TOWN HALL|PUBLIC MEETING)\b/;

export function isHearingRecord(head: string): boolean {
  return KIND.test(head) && /\b(?:NEW YORK STATE|STANDING COMMITTEE)\b/.test(head);
}

/**
 * Maps the record of a public hearing of committees.
 * @returns the reason when its date cannot be read
 */
export function mapHearingRecord(head: string, pages: readonly PrintedPage[]): TranscriptRecord | string {
  const { hosts, title, place } = partsOfHead(head);
  const moment = printedMoment(place) ?? printedMoment(head);
  if (moment === undefined) return 'the day of the hearing cannot be read on its first page';
  const { date, time } = moment;
  const ts = time === undefined ? undefined : easternInstant(date, time);
  const fusionId = `hearing-us-ny-hearing-${date.replaceAll('-', '')}-${slug(title)}`;
  const fnDocumentId = `${fusionId}-transcript`;
  const location = getLocation(place);
  return definedFields({
    kind: 'transcript' as const,
    fusionId,
    part: fnDocumentId,
    fnDocumentId,
    agendaId: 'hearing',
    title: 'Transcript of the hearing',
    type: 'Proofread' as const,
    isAi: false,
    date,
    language: 'en' as const,
    sections: transcriptSections(pages),
    hearing: definedFields({
      isoCode: 'us-ny',
      eventId: `Hearing ${date}`,
      eventType: 'committee_hearing' as const,
      title,
      date,
      ts,
      hasStartTime: ts !== undefined,
      location,
      meetingStatus: 'Held',
      ...hearingHosts(hosts),
      agendas: [
        definedFields({
          agendaId: 'hearing',
          title: 'Public hearing',
          date,
          ts,
          location,
          bills: [],
        }),
      ],
    }),
  });
}

interface HeadParts {
  hosts: string;
  title: string;
  /** Place and time. */
  place: string;
}

/**
 * Splits the first page, down to the presiding members, into hosts, title, and place and time. The parts are separated
 * by rows of dashes or by many blank lines. When only two parts are printed, the first contains both hosts and title.
 */
function partsOfHead(head: string): HeadParts {
  const [announced = ''] = head.split(/^(?:PRESIDING|.*\bPRESENT|SPONSORS?|CO-SPONSORS?)\s*:/m);
  const parts = (/-{10,}/.test(announced) ? announced.split(/\s*-{10,}\s*/) : announced.split(/\n{5,}/))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const hosts = parts[0] ?? '';
  const titles = parts.length < 3 ? [hosts] : parts.slice(1, -1);
  return { hosts, title: titles.join(' ').replace(/\s+/g, ' '), place: parts.length < 2 ? '' : (parts.at(-1) ?? '') };
}

/** Returns the lines before the date. Labels such as `Date:` begin the lines after it. */
function getLocation(place: string): string | undefined {
  const lines = place.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const day = lines.findIndex((line) => printedMoment(line) !== undefined);
  const before = lines.slice(0, Math.max(day, 0)).filter((line) => line !== '');
  return before.length === 0 ? undefined : before.join(', ');
}

const SLUG_LENGTH = 80;

function slug(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, SLUG_LENGTH).replace(/-$/, '');
}
