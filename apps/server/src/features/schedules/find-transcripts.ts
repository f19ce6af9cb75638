import { CQ_TRANSCRIPT_TYPES, cqFusionId, type CqTranscriptType } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { checkEntitled } from '../cq/index.ts';
import { createSchedulesRepository } from './schedules.repository.ts';

const LICENSED = cqFusionId('schedule', '');

export interface Transcript {
  transcriptUid: string;
  agendaId: string;
  type: CqTranscriptType | null;
}

/**
 * Transcripts of agendas of licensed schedules. Public sources link theirs as documents of the meeting, so that their
 * agendas have none.
 * @param wanted agenda id → schedule id
 * @throws AppError FORBIDDEN for a licensed schedule and an organization that is not entitled to it
 */
export async function findTranscripts(
  database: DatabaseHandle,
  actor: Actor,
  wanted: Readonly<Record<string, string>>,
): Promise<{ transcripts: Transcript[] }> {
  const licensed = Object.entries(wanted).flatMap(([agendaId, id]) =>
    id.startsWith(LICENSED) ? [{ agendaId, scheduleId: id.slice(LICENSED.length) }] : [],
  );
  if (licensed.length === 0) return { transcripts: [] };
  await checkEntitled(database, actor);
  const stored = await createSchedulesRepository(database).findTranscripts(licensed);
  return {
    transcripts: stored.flatMap(({ cqUid, agendaId, transcriptType }) =>
      agendaId === null ? [] : [{ transcriptUid: cqUid, agendaId, type: typeOf(transcriptType) }],
    ),
  };
}

function typeOf(stored: string | null): CqTranscriptType | null {
  return CQ_TRANSCRIPT_TYPES.find((type) => type === stored) ?? null;
}
