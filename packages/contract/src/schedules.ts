import { CQ_TRANSCRIPT_TYPES } from '@rotunda/domain';
import { z } from 'zod';
import { call, fusionId, limitedRecord, unixSeconds } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { documentTypeSchema } from './enums.ts';
import { provenanceSchema } from './provenance.ts';
import { SCHEDULE_LIMITS } from './values/schedules.ts';

/** Id of a document that a schedule names; null if it is not in this installation. */
const heldId = fusionId.nullable();
const agendaId = z.string().min(1).max(200);

export const agendaSchema = z.object({
  agendaId,
  type: z.string().nullable(),
  location: z.string().nullable(),
  /** Midnight UTC of the day if the source gives no time. */
  date: unixSeconds.nullable(),
  hasTime: z.boolean(),
  notes: z.string().nullable(),
  panels: z.array(
    z.object({
      title: z.string().nullable(),
      people: z.array(
        z.object({ name: z.string(), position: z.string().nullable(), organization: z.string().nullable() }),
      ),
    }),
  ),
  bills: z.array(
    z.object({
      label: z.string(),
      title: z.string().nullable(),
      fusionId: heldId,
      documentType: documentTypeSchema,
      /** Note beside the bill in the agenda: `Refer to Finance`. */
      note: z.string().nullable(),
      /** The committee's decision as worded by the source. */
      outcome: z.string().nullable(),
    }),
  ),
});
export type Agenda = z.infer<typeof agendaSchema>;

/** A meeting with its agendas (SCH-01), public or from the licensed feed. */
export const scheduleSchema = z.object({
  fusionId,
  documentType: z.literal('CQSchedules'),
  title: z.string(),
  description: z.string().nullable(),
  /** Midnight UTC of the day if the source gives no time; null if it gives no day. */
  displayDate: unixSeconds.nullable(),
  hasDisplayTime: z.boolean(),
  type: z.string().nullable(),
  /** Committees that hold the meeting. */
  sponsors: z.array(z.object({ name: z.string(), fusionId: heldId })),
  eventNote: z.string().nullable(),
  cqOid: z.string().nullable(),
  /** `Scheduled`, `Rescheduled`, `Postponed`, `Canceled`, `Held`, or `Past` when a past meeting was only announced. */
  status: z.string().nullable(),
  location: z.string().nullable(),
  /** IANA name of the meeting's own time zone. */
  timeZone: z.string(),
  agendas: z.array(agendaSchema),
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
  /**
   * Null for a schedule of the licensed feed, which is not a public document and cannot have tags, projects or
   * comments.
   */
  card: documentCardSchema.nullable(),
  provenance: z.array(provenanceSchema),
});
export type Schedule = z.infer<typeof scheduleSchema>;

export const schedulesContract = {
  /** FORBIDDEN for a licensed schedule if the organization is not entitled to it. */
  get: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/cq/schedule/{id}', summary: 'A meeting with its agendas (SCH-01)' })
    .input(z.strictObject({ id: fusionId }))
    .output(scheduleSchema),
  /**
   * Finds all transcripts of the agendas, with an agenda's proofread transcript first. Agendas without transcripts are
   * left out.
   */
  findTranscripts: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/cq/transcripts', summary: 'Transcripts of agendas (SCH-01)' })
    .input(
      limitedRecord(agendaId, fusionId, { max: SCHEDULE_LIMITS.maxAgendas, error: 'Ask for fewer agendas.' }).describe(
        'Agenda id → schedule id',
      ),
    )
    .output(
      z.object({
        transcripts: z.array(
          z.object({
            transcriptUid: z.string(),
            agendaId,
            /** Null if the feed does not say. */
            type: z.enum(CQ_TRANSCRIPT_TYPES).nullable(),
            isAi: z.boolean(),
          }),
        ),
      }),
    ),
};
