import { versionId, type TranscriptRecord } from '@rotunda/domain';
import { definedFields } from '../mapping/defined-fields.ts';
import { easternInstant } from '../mapping/eastern-instant.ts';
import type { PrintedPage } from '../mapping/transcript/printed-pages.ts';
import { printedMoment } from '../mapping/transcript/printed-moment.ts';
import { transcriptSections } from '../mapping/transcript/transcript-sections.ts';
import { senateSession } from './senate-meeting.ts';

/** Identifies the record of a session: `REGULAR SESSION`, `EXTRAORDINARY SESSION`. */
const SESSION = /\b(REGULAR|EXTRAORDINARY|SPECIAL|JOINT|ORGANIZATIONAL) SESSION\b/;

export function isSessionRecord(head: string): boolean {
  return SESSION.test(head) && /ALBANY, NEW YORK/i.test(head);
}

/**
 * Maps the stenographic record of a Senate session.
 * @returns the reason when its date cannot be read
 */
export function mapSessionRecord(head: string, pages: readonly PrintedPage[]): TranscriptRecord | string {
  const moment = printedMoment(head);
  if (moment === undefined) return 'the day of the session cannot be read on its first page';
  const { date, time } = moment;
  const kind = SESSION.exec(head)?.[1]?.toLowerCase() ?? 'regular';
  const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} session`;
  const { kind: _kind, fusionId, ...meeting } = senateSession(date);
  const agendaId = `session-${kind}-${time?.replace(':', '') ?? 'day'}`;
  const ts = time === undefined ? undefined : easternInstant(date, time);
  const fnDocumentId = versionId(fusionId, `transcript ${agendaId}`);
  return definedFields({
    kind: 'transcript' as const,
    fusionId,
    part: fnDocumentId,
    fnDocumentId,
    agendaId,
    title: `Stenographic record, ${kind} session`,
    type: 'Proofread' as const,
    isAi: false,
    date,
    language: 'en' as const,
    sections: transcriptSections(pages),
    hearing: definedFields({
      ...meeting,
      ts,
      hasStartTime: ts !== undefined,
      location: 'Albany, New York',
      meetingStatus: 'Held',
      agendas: [
        definedFields({
          agendaId,
          title,
          date,
          ts,
          location: 'Albany, New York',
          bills: [],
        }),
      ],
    }),
  });
}
