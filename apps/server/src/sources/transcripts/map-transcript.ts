import { createHash } from 'node:crypto';
import { timeZoneOfJurisdiction, type TextSection, type TranscriptRecord } from '@rotunda/domain';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import { localInstant } from '../mapping/local-time.ts';
import { namedCommitteeId } from '../mapping/named-committee.ts';
import { printedPages } from '../mapping/transcript/printed-pages.ts';
import { transcriptSections } from '../mapping/transcript/transcript-sections.ts';
import { type Validated, validateRecord } from '../mapping/validate-record.ts';
import { headSchema, type TranscriptHead } from './head-schema.ts';
import { plainTurns } from './plain-turns.ts';

const KINDS = {
  hearing: { eventType: 'committee_hearing', agenda: 'Hearing' },
  markup: { eventType: 'committee_markup', agenda: 'Markup' },
  session: { eventType: 'floor_session', agenda: 'Session' },
} as const;

/** More turns than any sitting has. */
const MAX_SECTIONS = 50_000;

/** @param head its lines by their names */
export function mapTranscript(head: ReadonlyMap<string, string>, body: string): Validated<TranscriptRecord> {
  const valid = validateRecord(headSchema, Object.fromEntries(head));
  if (!valid.ok) return valid;
  const sections = valid.value.layout === 'printed' ? transcriptSections(printedPages(body)) : plainTurns(body);
  if (sections.length === 0) return { ok: false, reason: 'there is no text behind the head' };
  if (sections.length > MAX_SECTIONS) {
    return { ok: false, reason: `${sections.length} turns, more than ${MAX_SECTIONS}` };
  }
  return { ok: true, value: recordOf(valid.value, sections) };
}

function recordOf(head: TranscriptHead, sections: TextSection[]): TranscriptRecord {
  const { place, title, date, time, chamber, location, type, source, kind = 'hearing' } = head;
  const { eventType, agenda } = KINDS[kind];
  const fusionId = head.meeting ?? `hearing-${place}-transcript-${date.replaceAll('-', '')}-${fingerprint(title)}`;
  // A draft and what people made of it stand beside each other: which is shown is the reader's side's choice.
  const fnDocumentId = `${fusionId}-transcript${type === undefined ? '' : `-${type.toLowerCase()}`}`;
  const ts = time === undefined ? undefined : localInstant(date, time, timeZoneOfJurisdiction(place));
  return definedFields({
    ...{ kind: 'transcript' as const, fusionId, part: fnDocumentId, fnDocumentId, agendaId: 'transcript' },
    title: type === 'FirstDraft' ? 'First draft of the transcript' : 'Transcript',
    type,
    // Nobody but a program writes drafts, unless the file says otherwise: a warning too many misleads nobody.
    isAi: head.written_by === undefined ? type === 'FirstDraft' : head.written_by === 'AI',
    ...{ date, language: head.language ?? ('en' as const), sections, sourceUrl: source },
    hearing: definedFields({
      ...{ isoCode: place, eventId: `${agenda} ${date}`, eventType, title, date, ts },
      ...{ hasStartTime: ts !== undefined, chamber, location, meetingStatus: 'Held' },
      committees: listOrUndefined(
        head.committees.map((name) => ({ name, fusionId: namedCommitteeId(place, chamber, name) })),
      ),
      agendas: [definedFields({ agendaId: 'transcript', title: agenda, date, ts, location, bills: [] })],
    }),
  });
}

/** A meeting is told from others of its day by its title, however its words are parted and written. */
function fingerprint(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 12);
}
