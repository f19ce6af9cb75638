import { createHash } from 'node:crypto';
import { congressesOfDays, timeZoneOfJurisdiction, type TextSection, type TranscriptRecord } from '@rotunda/domain';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import { localInstant } from '../mapping/local-time.ts';
import { namedCommitteeId } from '../mapping/named-committee.ts';
import { printedPages } from '../mapping/transcript/printed-pages.ts';
import { transcriptSections } from '../mapping/transcript/transcript-sections.ts';
import { type Validated, validateRecord } from '../mapping/validate-record.ts';
import { headSchema, type TranscriptHead } from './head-schema.ts';
import { splitPlainTurns } from './split-plain-turns.ts';

const KINDS = {
  hearing: { eventType: 'committee_hearing', agenda: 'Hearing' },
  markup: { eventType: 'committee_markup', agenda: 'Markup' },
  session: { eventType: 'floor_session', agenda: 'Session' },
} as const;

/** More turns than any meeting has. */
const MAX_SECTIONS = 50_000;

/**
 * Maps the text of a transcript.
 * @param head lines of the head by name
 */
export function mapTranscript(head: ReadonlyMap<string, string>, body: string): Validated<TranscriptRecord> {
  const valid = validateRecord(headSchema, Object.fromEntries(head));
  if (!valid.ok) return valid;
  const fault = contradictionOfMeeting(valid.value);
  if (fault !== undefined) return { ok: false, reason: fault };
  const sections = valid.value.layout === 'printed' ? transcriptSections(printedPages(body)) : splitPlainTurns(body);
  if (sections.length === 0) return { ok: false, reason: 'there is no text after the header' };
  if (sections.length > MAX_SECTIONS) {
    return { ok: false, reason: `${sections.length} turns, more than ${MAX_SECTIONS}` };
  }
  return { ok: true, value: getRecord(valid.value, sections) };
}

/** Returns the reason when the meeting of the head is of another place, Congress or day than the head says. */
function contradictionOfMeeting({ meeting, place, date }: TranscriptHead): string | undefined {
  if (meeting === undefined) return undefined;
  const of = `the head names the meeting ${meeting}`;
  if (!meeting.startsWith(`hearing-${place}-`)) return `${of}, but the place ${place}`;
  const congress = /^hearing-us-(\d{2,3})-/.exec(meeting)?.[1];
  if (congress !== undefined && !congressesOfDays([date]).includes(congress)) return `${of}, but the day ${date}`;
  const [, year, month, day] = /-((?:19|20)\d\d)(\d\d)(\d\d)(?=-|$)/.exec(meeting) ?? [];
  return year === undefined || `${year}-${month}-${day}` === date ? undefined : `${of}, but the day ${date}`;
}

function getRecord(head: TranscriptHead, sections: TextSection[]): TranscriptRecord {
  const { place, title, date, time, chamber, location, type, source, kind = 'hearing' } = head;
  const { eventType, agenda } = KINDS[kind];
  const fusionId = head.meeting ?? `hearing-${place}-transcript-${date.replaceAll('-', '')}-${fingerprint(title)}`;
  // A draft and its corrected version are stored as separate documents; the reading side chooses which to show.
  const language = head.language === undefined || head.language === 'en' ? '' : `-${head.language}`;
  const fnDocumentId = `${fusionId}-transcript${type === undefined ? '' : `-${type.toLowerCase()}`}${language}`;
  const ts = time === undefined ? undefined : localInstant(date, time, timeZoneOfJurisdiction(place));
  return definedFields({
    kind: 'transcript' as const,
    fusionId,
    part: fnDocumentId,
    fnDocumentId,
    agendaId: 'transcript',
    title: type === 'FirstDraft' ? 'First draft of the transcript' : 'Transcript',
    type,
    isAi: head.written_by === undefined ? type === 'FirstDraft' : head.written_by === 'AI',
    date,
    language: head.language ?? ('en' as const),
    sections,
    sourceUrl: source,
    hearing: definedFields({
      isoCode: place,
      eventId: `${agenda} ${date}`,
      eventType,
      title,
      date,
      ts,
      hasStartTime: ts !== undefined,
      chamber,
      location,
      meetingStatus: 'Held',
      committees: listOrUndefined(
        head.committees.map((name) => ({
          name,
          fusionId: namedCommitteeId(place, chamber, name),
        })),
      ),
      agendas: [
        definedFields({
          agendaId: 'transcript',
          title: agenda,
          date,
          ts,
          location,
          bills: [],
        }),
      ],
    }),
  });
}

/**
 * Returns a hash of the title that distinguishes a meeting from others of its day, ignoring case, spacing and
 * punctuation.
 */
function fingerprint(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 12);
}
