import { cqAgendas, cqPublications, cqRecords, cqSchedules, documents } from '@rotunda/database';
import type { CqAgenda } from '@rotunda/domain';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

export type StoredAgenda = Omit<typeof cqAgendas.$inferSelect, 'panels' | 'bills'> & Pick<CqAgenda, 'panels' | 'bills'>;
export type StoredSchedule = typeof cqSchedules.$inferSelect & {
  source: string;
  sourceUrl: string | null;
  fetchedTs: number;
  revisedTs: number | null;
  agendas: StoredAgenda[];
};
/** A stored document that a schedule names. */
export type ScheduleDocument = Pick<
  typeof documents.$inferSelect,
  'fusionId' | 'documentType' | 'localityExternalId' | 'title'
>;
export type StoredTranscript = Pick<typeof cqPublications.$inferSelect, 'cqUid' | 'agendaId' | 'transcriptType'>;

/**
 * Reads schedules of licensed feeds. They belong to no organization, so callers must call `checkEntitled` first. The
 * documents they name are public.
 */
export function createSchedulesRepository(db: DatabaseHandle) {
  return {
    async getLicensed(scheduleId: string): Promise<StoredSchedule | null> {
      const [row] = await db
        .select({
          schedule: cqSchedules,
          source: cqRecords.source,
          sourceUrl: cqRecords.sourceUrl,
          fetchedTs: cqRecords.fetchedTs,
          revisedTs: cqRecords.revisedTs,
        })
        .from(cqSchedules)
        .innerJoin(cqRecords, eq(cqRecords.fusionId, cqSchedules.recordId))
        .where(eq(cqSchedules.scheduleId, scheduleId));
      if (row === undefined) return null;
      const { schedule, ...rest } = row;
      const agendas = await db
        .select()
        .from(cqAgendas)
        .where(eq(cqAgendas.scheduleId, scheduleId))
        .orderBy(asc(cqAgendas.position), asc(cqAgendas.agendaId));
      return {
        ...schedule,
        ...rest,
        // Only the store writes both columns, always from a CqAgenda.
        agendas: agendas.map((agenda) => ({
          ...agenda,
          panels: agenda.panels as CqAgenda['panels'],
          bills: agenda.bills as CqAgenda['bills'],
        })),
      };
    },

    /** Returns stored documents by fusionId; ids that are not stored are absent. */
    async findHeld(fusionIds: readonly string[]): Promise<Map<string, ScheduleDocument>> {
      if (fusionIds.length === 0) return new Map();
      const { fusionId, documentType, localityExternalId, title } = documents;
      const rows = await db
        .select({ fusionId, documentType, localityExternalId, title })
        .from(documents)
        .where(isOneOf(fusionId, new Set(fusionIds)));
      return new Map(rows.map((row) => [row.fusionId, row]));
    },

    /**
     * Returns transcripts of those agendas that belong to the schedule they are requested with; the proofread one of an
     * agenda comes first.
     */
    async findTranscripts(wanted: readonly { agendaId: string; scheduleId: string }[]): Promise<StoredTranscript[]> {
      if (wanted.length === 0) return [];
      const agendaIds = sql.param(wanted.map(({ agendaId }) => agendaId));
      const scheduleIds = sql.param(wanted.map(({ scheduleId }) => scheduleId));
      const { cqUid, agendaId, transcriptType, displayTs } = cqPublications;
      return db
        .select({ cqUid, agendaId, transcriptType })
        .from(cqPublications)
        .innerJoin(cqAgendas, eq(cqAgendas.agendaId, agendaId))
        .where(
          and(
            isNotNull(agendaId),
            eq(cqPublications.category, 'transcripts'),
            sql`(${cqAgendas.agendaId}, ${cqAgendas.scheduleId}) in
              (select * from unnest(${agendaIds}::text[], ${scheduleIds}::text[]))`,
          ),
        )
        .orderBy(
          asc(agendaId),
          sql`array_position(array['Proofread', 'FirstDraft'], ${transcriptType}) nulls last`,
          sql`${displayTs} desc`,
          asc(cqUid),
        );
    },
  };
}
